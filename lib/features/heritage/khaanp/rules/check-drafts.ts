import type { FieldError } from '@/lib/core/errors';
import { foldedSpelling } from '@/lib/core/text-folding';
import {
	type KhaanpField,
	type KhaanpTexts,
	mapFields,
	ownKulAnswers,
} from '@/lib/features/heritage/khaanp/schema';
import type { KhaanpRow, Seat, Spellings, Statement } from '@/lib/rules/clan/khaanp-row';
import { seatDistricts } from '@/lib/rules/clan/seat-districts';

/** A row of the atlas as it is stored. */
export interface KhaanpRecord extends Omit<KhaanpRow, 'name' | 'parent' | 'otherKul'> {
	id: string;
	version: number;
	parentId: string | null;
	otherKulId: string | null;
}

export type KhaanpContent = Omit<KhaanpRecord, 'id' | 'version'>;

/** The rows by name, of which an atlas is made. */
export function getRows(records: readonly KhaanpRecord[]): KhaanpRow[] {
	const findName = getNamer(records);
	return records.map(({ id: _id, version: _version, parentId, otherKulId, ...row }) => ({
		...row,
		name: nameIn(row),
		parent: findName(parentId),
		otherKul: findName(otherKulId),
	}));
}

/** By the id of a khaanp, its English name. */
function getNamer(records: readonly KhaanpRecord[]): (id: string | null) => string | null {
	const names = new Map(records.map((record) => [record.id, nameIn(record)]));
	return (id) => (id === null ? null : (names.get(id) ?? null));
}

export function nameIn({ spellings }: Pick<KhaanpRow, 'spellings'>): string {
	return spellings.en[0] ?? '';
}

/** Each as forms and files write it. */
export function getTexts(records: readonly KhaanpRecord[]): Map<string, KhaanpTexts> {
	const findName = getNamer(records);
	return new Map(
		records.map((record) => [
			record.id,
			{
				spellingsEn: record.spellings.en.join('/'),
				spellingsHi: record.spellings.hi.join('/'),
				parent: findName(record.parentId) ?? '',
				isOwnKul: record.isOwnKul,
				otherKul: findName(record.otherKulId) ?? '',
				saysEn: record.says?.en ?? '',
				saysHi: record.says?.hi ?? '',
				seats: record.seats.map(seatText).join(', '),
				kuldeviEn: joined(record.kuldevi, 'en'),
				kuldeviHi: joined(record.kuldevi, 'hi'),
				gotraEn: joined(record.gotra, 'en'),
				gotraHi: joined(record.gotra, 'hi'),
				sourceEn: record.source?.en ?? '',
				sourceHi: record.source?.hi ?? '',
			},
		]),
	);
}

function joined(spellings: Spellings | null, language: 'hi' | 'en'): string {
	return spellings?.[language].join('/') ?? '';
}

function seatText({ spellings, district }: Seat): string {
	const names = `${spellings.en.join('/')}=${spellings.hi.join('/')}`;
	return district === null ? names : `${names}:${district}`;
}

/** The texts of a khaanp that is not there yet. */
export const noTexts: KhaanpTexts = mapFields(() => '');

/** What a khaanp is to be. */
export interface Draft {
	/** Null for a new one. */
	before: KhaanpRecord | null;
	texts: KhaanpTexts;
}

export interface CheckedDraft {
	content: KhaanpContent;
	/** Why it cannot be so. */
	faults: FieldError[];
}

/**
 * Reads drafts, by their ids, and checks them against each other and against the rows that stay as they are: each spelling
 * leads to one khaanp, each seat's to one seat, and nobody is above themselves.
 */
export function checkDrafts(
	records: readonly KhaanpRecord[],
	drafts: ReadonlyMap<string, Draft>,
): Map<string, CheckedDraft> {
	const findName = getNamer(records);
	const read = new Map([...drafts].map(([id, { texts }]) => [id, readTexts(texts)]));
	const all = [
		...records.filter(({ id }) => !read.has(id)),
		...[...read].map(([id, { content }]) => ({ id, ...content })),
	];
	const [byName, bySeat] = [
		idsBySpelling(all, ({ spellings }) => spellings),
		idsBySpelling(all, ({ seats }) => seats.map(({ spellings }) => spellings)),
	];
	const owners = new Map(all.map((one) => [one.id, nameIn(one)]));
	const isOwnKul = new Map(all.map((one) => [one.id, one.isOwnKul === 'yes']));
	const find = (name: string, known: string | null) => {
		// What is written as before means the same, also where that one has another name now.
		if (name === (findName(known) ?? '')) return known;
		return byName.get(foldedSpelling(name))?.[0] ?? null;
	};
	const parentOf = new Map(records.map(({ id, parentId }) => [id, parentId]));
	for (const [id, { before, texts }] of drafts)
		parentOf.set(id, find(texts.parent, before?.parentId ?? null));

	return new Map(
		[...read].map(([id, { content, faults }]): [string, CheckedDraft] => {
			const { before = null, texts = noTexts } = drafts.get(id) ?? {};
			const parentId = parentOf.get(id) ?? null;
			const isDisputed = content.isOwnKul === 'disputed';
			const otherKulId = isDisputed ? find(texts.otherKul, before?.otherKulId ?? null) : null;
			const takenBy = (spelling: string, ids: ReadonlyMap<string, readonly string[]>) =>
				ids.get(foldedSpelling(spelling))?.find((other) => other !== id);
			const taken = (path: KhaanpField, spellings: readonly string[], ids: typeof byName): FieldError[] => {
				const spelling = spellings.find((one) => takenBy(one, ids) !== undefined);
				if (spelling === undefined) return [];
				const owner = owners.get(takenBy(spelling, ids) ?? '') ?? '';
				return [{ path, message: 'spellingTaken', values: { spelling, owner } }];
			};
			const unknown = (path: 'parent' | 'otherKul', foundId: string | null): FieldError[] =>
				texts[path] !== '' && foundId === null
					? [{ path, message: 'unknownKhaanp', values: { name: texts[path] } }]
					: [];
			return [
				id,
				{
					content: { ...content, parentId, otherKulId },
					faults: firstOfEach([
						...faults,
						...taken('spellingsEn', content.spellings.en, byName),
						...taken('spellingsHi', content.spellings.hi, byName),
						...taken(
							'seats',
							content.seats.flatMap(({ spellings: { en, hi } }) => [...en, ...hi]),
							bySeat,
						),
						...unknown('parent', parentId),
						...(isAbove(id, parentId, parentOf) ? [{ path: 'parent', message: 'khaanpCircle' }] : []),
						...(texts.parent === '' && content.isOwnKul !== 'yes'
							? [{ path: 'isOwnKul', message: 'kulIsOwn' }]
							: []),
						...(isDisputed ? unknown('otherKul', otherKulId) : []),
						...(otherKulId !== null && (otherKulId === id || !isOwnKul.get(otherKulId))
							? [{ path: 'otherKul', message: 'notAKul', values: { name: texts.otherKul } }]
							: []),
					]),
				},
			];
		}),
	);
}

/** One fault a field. */
function firstOfEach(faults: readonly FieldError[]): FieldError[] {
	return [...new Map(faults.map((fault) => [fault.path, fault] as const).reverse()).values()].reverse();
}

type Identified = Pick<KhaanpContent, 'spellings' | 'seats'> & { id: string };

/** By a folded spelling the ids of those that have it, each once. */
export function idsBySpelling(
	all: readonly Identified[],
	spellingsOf: (of: Identified) => Spellings | Spellings[],
): Map<string, string[]> {
	const ids = new Map<string, string[]>();
	for (const one of all)
		for (const { en, hi } of [spellingsOf(one)].flat())
			for (const spelling of [...en, ...hi]) {
				const key = foldedSpelling(spelling);
				const known = ids.get(key) ?? [];
				if (!known.includes(one.id)) ids.set(key, [...known, one.id]);
			}
	return ids;
}

function isAbove(id: string, parentId: string | null, parentOf: ReadonlyMap<string, string | null>): boolean {
	const seen = new Set<string>();
	for (let at = parentId; at !== null && !seen.has(at); at = parentOf.get(at) ?? null) {
		if (at === id) return true;
		seen.add(at);
	}
	return false;
}

interface ReadTexts {
	content: KhaanpContent;
	faults: FieldError[];
}

const maxSpellings = 20;
const maxSeats = 60;
/** Of one name. */
const maxNameLength = 80;

/** A khaanp without those that it is linked to. */
function readTexts(texts: KhaanpTexts): ReadTexts {
	const faults: FieldError[] = [];
	const isOwnKul =
		texts.isOwnKul === ''
			? texts.parent === ''
				? 'yes'
				: 'no'
			: ownKulAnswers.find((answer) => answer === texts.isOwnKul);
	if (isOwnKul === undefined) faults.push({ path: 'isOwnKul', message: 'notInList' });
	const spellings = {
		en: readNames('spellingsEn', texts.spellingsEn, 'en', faults),
		hi: readNames('spellingsHi', texts.spellingsHi, 'hi', faults),
	};
	if (spellings.en.length === 0) faults.push({ path: 'spellingsEn', message: 'required' });
	if (spellings.hi.length === 0) faults.push({ path: 'spellingsHi', message: 'required' });
	const kuldevi = {
		en: readNames('kuldeviEn', texts.kuldeviEn, 'en', faults),
		hi: readNames('kuldeviHi', texts.kuldeviHi, 'hi', faults),
	};
	const gotra = {
		en: readNames('gotraEn', texts.gotraEn, 'en', faults),
		hi: readNames('gotraHi', texts.gotraHi, 'hi', faults),
	};
	const isDisputed = isOwnKul === 'disputed';
	if (isDisputed)
		for (const path of ['saysEn', 'saysHi'] as const)
			if (texts[path] === '') faults.push({ path, message: 'required' });
	for (const [a, b] of [
		['kuldeviEn', 'kuldeviHi'],
		['gotraEn', 'gotraHi'],
		['sourceEn', 'sourceHi'],
	] as const) {
		if (texts[a] === '' && texts[b] !== '') faults.push({ path: a, message: 'required' });
		if (texts[b] === '' && texts[a] !== '') faults.push({ path: b, message: 'required' });
	}
	return {
		content: {
			spellings,
			isOwnKul: isOwnKul ?? 'no',
			parentId: null,
			otherKulId: null,
			says: isDisputed ? findStatement(texts.saysEn, texts.saysHi) : null,
			seats: readSeats(texts.seats, faults),
			kuldevi: kuldevi.en.length > 0 ? kuldevi : null,
			gotra: gotra.en.length > 0 ? gotra : null,
			source: findStatement(texts.sourceEn, texts.sourceHi),
		},
		faults,
	};
}

function findStatement(en: string, hi: string): Statement | null {
	return en === '' ? null : { en, hi };
}

const letters = { en: /^[A-Za-z][A-Za-z '’.-]*$/, hi: /^[\p{Script=Devanagari} .-]+$/u } as const;
const wrongLetters = { en: 'latinLetters', hi: 'devanagariLetters' } as const;

/** Names with a slash between them. */
function readNames(path: KhaanpField, text: string, language: 'hi' | 'en', faults: FieldError[]): string[] {
	const names = text
		.split('/')
		.map((name) => name.replaceAll(/\s+/g, ' ').trim())
		.filter((name) => name !== '');
	if (names.length > maxSpellings) faults.push({ path, message: 'tooMany', values: { max: maxSpellings } });
	if (names.some((name) => name.length > maxNameLength))
		faults.push({ path, message: 'tooLong', values: { max: maxNameLength } });
	else if (names.some((name) => !letters[language].test(name)))
		faults.push({ path, message: wrongLetters[language] });
	return [...new Set(names)].slice(0, maxSpellings);
}

/** By the name of a district in either language, folded, its English name. */
const districtByKey = new Map(
	Object.entries(seatDistricts).flatMap(([en, hi]) => [en, hi].map((name) => [foldedSpelling(name), en])),
);

function readSeats(text: string, faults: FieldError[]): Seat[] {
	const entries = text
		.split(/[\n,]/)
		.map((entry) => entry.trim())
		.filter((entry) => entry !== '');
	if (entries.length > maxSeats)
		faults.push({ path: 'seats', message: 'tooMany', values: { max: maxSeats } });
	return entries.slice(0, maxSeats).flatMap((entry) => {
		const [names = '', place = '', ...more] = entry.split(':');
		const [english = '', hindi = '', ...others] = names.split('=');
		const own: FieldError[] = [];
		const spellings = {
			en: readNames('seats', english, 'en', own),
			hi: readNames('seats', hindi, 'hi', own),
		};
		const isWhole = spellings.en.length > 0 && spellings.hi.length > 0;
		if (!isWhole || own.length + more.length + others.length > 0) {
			faults.push({ path: 'seats', message: 'seat', values: { seat: entry } });
			return [];
		}
		const district = districtByKey.get(foldedSpelling(place)) ?? null;
		if (district === null && place.trim() !== '')
			faults.push({ path: 'seats', message: 'unknownDistrict', values: { district: place.trim() } });
		return [{ spellings, district }];
	});
}
