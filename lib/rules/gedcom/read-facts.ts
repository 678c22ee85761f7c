import { toLatinDigits } from '@/lib/core/digits';
import { cutToLength, withoutMarks } from '@/lib/core/text';
import { readDateText } from './dates';
import { isDenial } from './denial';
import type { Citation, DetailTag, Fact, FactTag } from './facts';
import type { Spelling } from './family-file';
import { isInOtherScript, isOurSpelling } from './spelling';
import { findChild, getChildren, getText, type Structure } from './structures';
import { omitUsualSlashes } from './surname';
import type { UnreadList } from './unread';
import {
	bookkeepingTags,
	countTags,
	familyTags,
	individualTags,
	isCircumstance,
	isFactTag,
	isNamePart,
	nameTypes,
	typedTags,
	valueTags,
} from './vocabulary';

/** What many people share is repeated in each of them: a small file could grow without an end. */
const maxShared = { notes: 8_000_000, sources: 16_000_000, names: 4_000_000 };
/** As much as this for each that is shared, however short. */
const minShared = 20;
const longestSource = 2000;
const longestName = 200;
/** Of one person or couple. */
const maxFacts = 500;
const longestText = 50_000;

/** A text as it is kept, without spaces around it, and empty where nothing is said. */
const whole = (text: string) => cutToLength(text.trim(), longestText);
const oneLine = (text: string) => whole(text.replace(/\s+/g, ' '));

function once<T>(known: Map<Structure, T>, of: Structure, make: () => T): T {
	const there = known.get(of);
	if (there !== undefined) return there;
	const made = make();
	known.set(of, made);
	return made;
}

/** Where links between persons and families are recorded, which are read apart. */
const linkTags: ReadonlySet<string> = new Set(['FAMC', 'FAMS', 'HUSB', 'WIFE', 'CHIL', 'SEX']);

/** A name in another way of writing. */
const spellingTags = ['TRAN', 'FONE', 'ROMN'] as const;

const isOurs = (structure: Structure) =>
	isOurSpelling(oneLine(getText(structure, 'LANG') || getText(structure, 'TYPE')));

/** Reads what the records of a file tell, with the shared notes and sources that they point to. */
export class FactReader {
	readonly #records: ReadonlyMap<string, Structure>;
	readonly #unread: UnreadList;
	readonly #sources = new Map<Structure, string>();
	readonly #names = new Map<Structure, string>();
	readonly #noteTexts = new Map<Structure, string[]>();
	readonly #noteCitations = new Map<Structure, Citation[]>();
	/** Which are read apart from the names. */
	readonly #spellings = new Set<Structure>();
	readonly #shared = { notes: 0, sources: 0, names: 0 };

	constructor(records: ReadonlyMap<string, Structure>, unread: UnreadList) {
		this.#records = records;
		this.#unread = unread;
	}

	/** What a person's record tells. */
	ofPerson(record: Structure): Fact[] {
		const sex = getText(record, 'SEX').toUpperCase();
		const other: Fact[] = /^[MFU]?$/.test(sex) ? [] : [{ tag: 'FACT', type: 'SEX', value: oneLine(sex) }];
		return this.#notTooMany(record, individualTags, other);
	}

	/** How a person's name is written in the other script; what the portal once wrote is not read again. */
	spellingOf(record: Structure): Spelling | null {
		const name = findChild(record, 'NAME');
		if (!name) return null;
		const others = getChildren(name, ...spellingTags).filter((other) => !isOurs(other));
		const found = others.find(
			({ value, children }) =>
				children.every(({ tag }) => tag === 'LANG' || tag === 'TYPE') && isInOtherScript(value, name.value),
		);
		if (!found) return null;
		this.#spellings.add(found);
		return { text: oneLine(found.value.replaceAll('/', ' ')), isOurs: false };
	}

	/** What the record of a couple tells. */
	ofFamily(record: Structure): Fact[] {
		return this.#notTooMany(record, familyTags, []);
	}

	#notTooMany(record: Structure, known: ReadonlySet<string>, other: readonly Fact[]): Fact[] {
		const facts: Fact[] = [];
		for (const child of record.children) {
			for (const fact of this.#factsOf(child, known)) facts.push(fact);
			if (facts.length > maxFacts) break;
		}
		facts.push(...other);
		const { line, tag, xref } = record;
		if (facts.length > maxFacts) this.#unread.add('tooMuchText', { line, text: `@${xref}@ ${tag}` });
		return facts.slice(0, maxFacts);
	}

	/** A record that a line points to; one that is missing is reported as unread. */
	findRecord(structure: Structure, tag: string): Structure | null {
		const { pointer, line } = structure;
		if (pointer === null || pointer === 'VOID') return null;
		const record = this.#records.get(pointer);
		if (record?.tag === tag) return record;
		this.#unread.add('missingRecord', { line, text: `${structure.tag} @${pointer}@` });
		return null;
	}

	#factsOf(structure: Structure, known: ReadonlySet<string>): Fact[] {
		const { tag } = structure;
		if (linkTags.has(tag)) return [];
		if (this.#isLeftOut(structure)) return [];
		if (tag === 'NAME') return this.#namesOf(structure);
		if (tag === 'NOTE' || tag === 'SNOTE') {
			const sources = this.#noteSources(structure);
			return this.#notesOf(structure).map((value, at) => ({
				tag: 'NOTE',
				value,
				...(at === 0 && sources.length > 0 && { sources }),
			}));
		}
		if (tag === 'SOUR')
			return this.#citationsOf(structure).map((cited) => ({ tag: 'SOUR', sources: [cited] }));
		if (isEventTag(tag, known) && isDenial(structure.value)) return this.#deniedEvent(structure, known);
		const value = countTags.has(tag) ? toLatinDigits(structure.value) : structure.value;
		const isCount = !countTags.has(tag) || /^\d+$/.test(value.trim());
		if (known.has(tag) && isFactTag(tag) && isCount) return [this.#eventOf({ ...structure, value }, tag)];
		return this.#otherFact(structure, known);
	}

	/**
	 * An event that its own line denies (`DEAT N`) is kept as version 7.0 denies it (`NO DEAT`), where it says more than that. That two
	 * are not married is always kept.
	 */
	#deniedEvent({ tag, ...structure }: Structure, known: ReadonlySet<string>): Fact[] {
		const denied = this.#otherFact({ ...structure, tag: 'NO', value: tag }, known);
		return denied.filter((fact) => tag === 'MARR' || Object.keys(fact).length > 2);
	}

	/** What neither version has under this name is kept as an event or a detail of that name. */
	#otherFact(structure: Structure, known: ReadonlySet<string>): Fact[] {
		const isDenied = structure.tag === 'NO';
		const isEvent = isDenied || getChildren(structure, 'DATE', 'PLAC').length > 0 || !known.has('FACT');
		const tag = isEvent ? 'EVEN' : 'FACT';
		const named = isDenied ? `NO ${structure.value.trim()}` : structure.tag;
		// Of an event each line beside it is a note; a detail is one line.
		const parts = structure.children.filter(
			(child) => isFactPart.has(child.tag) || this.#isDetail(child.tag),
		);
		const own = isEvent ? { ...structure, children: [] } : structure;
		const value = isDenied ? '' : this.#ownText(own);
		const children = isEvent ? structure.children : parts;
		const read = this.#eventOf({ ...structure, value: '', children }, tag);
		const { tag: _tag, type = 'Other', value: _value, ...more } = read;
		const said = type === 'Other' ? named : `${named}: ${type}`;
		if (value === '' && Object.keys(more).length === 0 && !isDenied) return [];
		return [{ tag, ...(value !== '' && { value }), type: oneLine(said), ...more }];
	}

	#eventOf(structure: Structure, tag: FactTag): Fact {
		const value = oneLine(structure.value).toUpperCase() === 'Y' ? '' : whole(structure.value);
		const type = oneLine(getText(structure, 'TYPE')) || (typedTags.has(tag) ? 'Other' : '');
		const [date, ...dates] = getChildren(structure, 'DATE');
		const [place, ...places] = getChildren(structure, 'PLAC');
		const details = structure.children.flatMap((child) => this.#detailOf(child));
		const readTags = new Set(['TYPE', 'NOTE', 'SNOTE', 'SOUR', 'FAMC']);
		const others = structure.children.filter(
			({ tag: childTag }) =>
				!readTags.has(childTag) && childTag !== 'DATE' && childTag !== 'PLAC' && !this.#isDetail(childTag),
		);
		const notes = [
			...(valueTags.has(tag) || value === '' ? [] : [value]),
			...getChildren(structure, 'NOTE', 'SNOTE').flatMap((note) => this.#notesOf(note)),
			...(place ? place.children : [])
				.filter(({ tag: childTag }) => childTag !== 'FORM' && childTag !== 'LANG' && childTag !== 'EXID')
				.flatMap((child) => this.#inWords(child)),
			...[...dates, ...places, ...others].flatMap((child) => this.#inWords(child)),
		];
		const notesWithSources = getChildren(structure, 'NOTE', 'SNOTE');
		const sources = [
			...getChildren(structure, 'SOUR').flatMap((cited) => this.#citationsOf(cited)),
			...notesWithSources.flatMap((note) => this.#noteSources(note)),
		];
		return {
			tag,
			...(valueTags.has(tag) && value !== '' && { value }),
			...(type !== '' && { type }),
			...(date && getDate(date)),
			...(place && oneLine(place.value) !== '' && { place: oneLine(place.value) }),
			...(details.length > 0 && { details }),
			...(notes.length > 0 && { notes }),
			...(sources.length > 0 && { sources }),
		};
	}

	#isDetail(tag: string): boolean {
		return isCircumstance(tag) || tag === 'HUSB' || tag === 'WIFE';
	}

	#detailOf(structure: Structure): { tag: DetailTag; value: string }[] {
		const { tag } = structure;
		if (tag === 'HUSB' || tag === 'WIFE') {
			const age = findChild(structure, 'AGE');
			const value = age ? getAge(age) : '';
			return value === '' ? [] : [{ tag, value }];
		}
		if (!isCircumstance(tag)) return [];
		const value = getDetailText(structure);
		return value === '' ? [] : [{ tag, value }];
	}

	#namesOf(structure: Structure): Fact[] {
		const parts = structure.children.flatMap(({ tag, value }) =>
			isNamePart(tag) && oneLine(value) !== '' ? [{ tag, value: oneLine(value) }] : [],
		);
		const composed = parts
			.filter(({ tag }) => tag !== 'NICK')
			.map(({ tag, value }) => (tag === 'SURN' ? `/${value}/` : value));
		const value = omitUsualSlashes(oneLine(structure.value) || whole(composed.join(' ')));
		const kind = findChild(structure, 'TYPE');
		const type = kind ? getNameType(oneLine(getText(kind, 'PHRASE') || kind.value)) : '';
		const notes = getChildren(structure, 'NOTE', 'SNOTE');
		const texts = notes.flatMap((note) => this.#notesOf(note));
		const sources = [
			...getChildren(structure, 'SOUR').flatMap((cited) => this.#citationsOf(cited)),
			...notes.flatMap((note) => this.#noteSources(note)),
		];
		const others = getChildren(structure, ...spellingTags)
			.filter((other) => !this.#spellings.has(other) && !isOurs(other))
			.flatMap((other) =>
				this.#namesOf(other).map((name) => {
					const said = oneLine(getText(other, 'LANG') || getText(other, 'TYPE')) || other.tag;
					return { ...name, type: getNameType(said) };
				}),
			)
			.slice(0, maxFacts);
		if (value.replaceAll('/', '').trim() === '') return others;
		const name: Fact = {
			tag: 'NAME',
			value,
			...(type !== '' && { type }),
			...(parts.length > 0 && { details: parts }),
			...(texts.length > 0 && { notes: texts }),
			...(sources.length > 0 && { sources }),
		};
		return [name, ...others];
	}

	/** The texts of a note and of its translations, of which a shared one is looked up. */
	#notesOf(structure: Structure): string[] {
		const isShared = structure.pointer !== null;
		const shared = isShared ? this.findRecord(structure, structure.tag) : structure;
		if (!shared) return [];
		const said = once(this.#noteTexts, shared, () => {
			const texts = [shared, ...getChildren(shared, 'TRAN')].map(({ value }) => whole(value));
			return [...new Set(texts)].filter((text) => text !== '');
		});
		return !isShared || this.#mayShare('notes', structure, () => said) ? said : [];
	}

	#noteSources(structure: Structure): Citation[] {
		const isShared = structure.pointer !== null;
		const shared = structure.pointer === null ? structure : this.#records.get(structure.pointer);
		if (!shared || shared.tag !== structure.tag) return [];
		const cited = once(this.#noteCitations, shared, () =>
			getChildren(shared, 'SOUR').flatMap((one) => this.#citationsOf(one)),
		);
		const texts = () => cited.flatMap(({ source, page = '', text = '' }) => [source, page, text]);
		return !isShared || this.#mayShare('sources', structure, texts) ? cited : [];
	}

	/** Whether the target of a line's pointer can be written here too; where it cannot, this is reported. */
	#mayShare(
		what: keyof typeof maxShared,
		{ line, tag, pointer }: Structure,
		texts: () => readonly string[],
	): boolean {
		const isRoom = () => this.#shared[what] <= maxShared[what];
		if (isRoom()) this.#shared[what] += texts().reduce((sum, { length }) => sum + length + minShared, 0);
		if (isRoom()) return true;
		this.#unread.add('tooMuchText', { line, text: `${tag} @${pointer}@` }, 'tooMuchText');
		return false;
	}

	#citationsOf(structure: Structure): Citation[] {
		const record = structure.pointer === null ? null : this.findRecord(structure, 'SOUR');
		const named = record ? this.#sourceOf(record) : oneLine(structure.value);
		const page = oneLine(getText(structure, 'PAGE'));
		const source = named || page;
		if (source === '' || (record && !this.#mayShare('sources', structure, () => [named]))) return [];
		const data = getChildren(structure, 'DATA').flatMap((child) => [
			...getChildren(child, 'DATE').flatMap((date) => this.#ownText(date) || []),
			...getChildren(child, 'TEXT').map(({ value }) => whole(value)),
		]);
		const notes = getChildren(structure, 'NOTE', 'SNOTE').flatMap((note) => this.#notesOf(note));
		const said = getChildren(structure, 'TEXT', 'EVEN').map((child) => this.#ownText(child));
		const text = whole([...data, ...said, ...notes].filter(Boolean).join('\n'));
		const quality = oneLine(getText(structure, 'QUAY'));
		return [
			{
				source,
				...(named !== '' && page !== '' && { page }),
				...(text !== '' && { text }),
				...(quality !== '' && { quality }),
			},
		];
	}

	/** A source in one line: its title, who has written it, where it is kept. */
	#sourceOf(record: Structure): string {
		const known = this.#sources.get(record);
		if (known !== undefined) return known;
		const own = ['TITL', 'AUTH', 'PUBL', 'ABBR', 'TEXT', 'NOTE'].flatMap((tag) =>
			getChildren(record, tag).map(({ value }) => oneLine(value)),
		);
		const kept = getChildren(record, 'REPO').map((child) => {
			const repository = child.pointer === null ? undefined : this.#records.get(child.pointer);
			const name = repository ? this.#nameOf(repository) : child.value;
			const numbers = new Set(getChildren(child, 'CALN').map(({ value }) => value));
			return oneLine([name, ...numbers].join(' '));
		});
		const said =
			[...own, ...kept].filter((part) => part !== '').join('; ') || oneLine(withoutMarks(record.xref ?? ''));
		const source = cutToLength(said, longestSource);
		this.#sources.set(record, source);
		return source;
	}

	/** Of a person or a repository. */
	#nameOf(record: Structure): string {
		return once(this.#names, record, () =>
			cutToLength(oneLine(getText(record, 'NAME').replaceAll('/', ' ')), longestName),
		);
	}

	/** What has no place of its own beside an event, in words: `SDATE: 27 MAR 2022`. */
	#inWords(structure: Structure): string[] {
		if (this.#isLeftOut(structure)) return [];
		const text = this.#ownText(structure);
		return text === '' ? [] : [whole(`${structure.tag}: ${text}`)];
	}

	/** A line with what hangs on it, one after the other. */
	#ownText(structure: Structure): string {
		const isText = (child: Structure) =>
			!bookkeepingTags.has(child.tag) && !isFactPart.has(child.tag) && child.tag !== 'OBJE';
		const record = structure.pointer === null ? null : this.#records.get(structure.pointer);
		const named = record ? this.#nameOf(record) : '';
		const name = named !== '' && this.#mayShare('names', structure, () => [named]) ? named : '';
		const isLine = structure.tag === 'DATE' || structure.tag === 'SDATE';
		const parts = [
			name,
			structure.value,
			...structure.children.filter((child) => isLine || isText(child)).map((child) => this.#ownText(child)),
		];
		return whole(
			parts
				.map((part) => part.trim())
				.filter((part) => part !== '')
				.join(', '),
		);
	}

	/** Tells of pictures and other files, and of what only the program that has written it can use. */
	#isLeftOut(structure: Structure): boolean {
		const { tag, line, value } = structure;
		if (tag === 'OBJE') {
			for (const file of getChildren(structure, 'FILE')) {
				this.#unread.add('file', { line: file.line, text: oneLine(file.value) });
			}
			return true;
		}
		if (!bookkeepingTags.has(tag)) return false;
		const text = [tag, structure.pointer ?? value].join(' ').trim();
		this.#unread.tell('notKept', { line, text }, { tag }, tag);
		return true;
	}
}

/** An event is denied by a text that an attribute could have as its value. */
const isEventTag = (tag: string, known: ReadonlySet<string>) =>
	known.has(tag) && isFactTag(tag) && !valueTags.has(tag);

/** What is read by itself at any place. */
const isFactPart: ReadonlySet<string> = new Set(['TYPE', 'DATE', 'PLAC', 'NOTE', 'SNOTE', 'SOUR']);

/** A time is in the text. */
function getDate(structure: Structure) {
	const words = ['TIME', 'PHRASE', '_PHRASE']
		.map((tag) => getText(structure, tag))
		.filter((text) => text !== '');
	const { date, phrase } = readDateText(structure.value, words.join(', '));
	return { ...(date !== undefined && { date }), ...(phrase !== undefined && { phrase: whole(phrase) }) };
}

function getDetailText(structure: Structure): string {
	switch (structure.tag) {
		case 'ADDR':
			return getAddress(structure);
		case 'AGE':
			return getAge(structure);
		case 'PHON':
		case 'FAX':
			return toLatinDigits(oneLine(structure.value));
		default:
			return oneLine(structure.value);
	}
}

function getAge(structure: Structure): string {
	const [age, phrase] = [toLatinDigits(oneLine(structure.value)), oneLine(getText(structure, 'PHRASE'))];
	if (phrase === '' || age === '') return age || phrase;
	return whole(`${age} (${phrase})`);
}

function getAddress(structure: Structure): string {
	const parts = ['ADR1', 'ADR2', 'ADR3', 'CITY', 'STAE', 'POST', 'CTRY'].map((tag) =>
		getText(structure, tag),
	);
	return whole(structure.value) || whole(parts.filter((part) => part !== '').join('\n'));
}

const getNameType = (type: string) => (nameTypes.has(type.toUpperCase()) ? type.toUpperCase() : type);
