import { dateTextOf551 } from './dates';
import type { Citation, Fact } from './facts';
import type { Spelling } from './family-file';
import type { LineWriter } from './lines';
import { isDevanagari, languages, ourLanguages, ourSpellingType, spellingTypes } from './spelling';
import { markSurname } from './surname';
import { familyTags, individualTags, isNamePart, nameTypes, valueTags } from './vocabulary';

const age = String.raw`[<>]?\s?(?=\d)(?:\d+y)?(?: ?\d+m)?(?: ?\d+w)?(?: ?\d+d)?`;
const ageWithWords = new RegExp(String.raw`^(${age}) \((.*)\)$`, 's');
const lastPhraseOnLine = 180;

/** Writes what is recorded of persons and couples, and gathers the sources that they name. */
export class FactWriter {
	readonly #sources = new Map<string, string>();
	/** Of 5.5.1, where only a note of its own can have sources. */
	readonly #notes: { xref: string; text: string; sources: readonly Citation[] }[] = [];

	constructor(readonly lines: LineWriter) {}

	write(fact: Fact): void {
		const { tag, value = '' } = fact;
		if (tag === 'SOUR') this.#writeSources(1, fact.sources);
		else if (tag === 'NOTE') this.#writeNote(value, fact.sources ?? []);
		else if (tag === 'NAME') this.writeName(fact);
		else this.#writeEvent(fact);
	}

	/** The records that the lines written so far point to. */
	writeRecords(): void {
		for (const { xref, text, sources } of this.#notes) {
			this.lines.open(xref, 'NOTE', text);
			this.#writeSources(1, sources);
		}
		for (const [title, xref] of this.#sources) {
			this.lines.open(xref, 'SOUR');
			this.lines.add(1, 'TITL', title);
		}
	}

	get #isSeven(): boolean {
		return this.lines.version === '7.0';
	}

	#writeNote(value: string, sources: readonly Citation[]): void {
		if (this.#isSeven || sources.length === 0) {
			this.lines.add(1, 'NOTE', value);
			this.#writeSources(2, sources);
			return;
		}
		const xref = `N${this.#notes.length + 1}`;
		this.#notes.push({ xref, text: value, sources });
		this.lines.point(1, 'NOTE', xref);
	}

	/** `spelling` is the same name in the other script. */
	writeName(fact: Fact, spelling?: Spelling): void {
		const { value = '', type, details = [] } = fact;
		this.lines.add(1, 'NAME', markSurname(value));
		if (type !== undefined) this.#writeNameType(type);
		for (const detail of details) if (isNamePart(detail.tag)) this.lines.add(2, detail.tag, detail.value);
		if (spelling) this.#writeSpelling(spelling);
		this.#writeNotesAndSources(fact);
	}

	/** 5.5.1 tells what is written by sound from what is written in Latin letters. */
	#writeSpelling({ text, isOurs }: Spelling): void {
		const script = isDevanagari(text) ? 'devanagari' : 'latin';
		const name = markSurname(text);
		if (this.#isSeven) {
			this.lines.add(2, 'TRAN', name);
			this.lines.add(3, 'LANG', (isOurs ? ourLanguages : languages)[script]);
			return;
		}
		this.lines.add(2, script === 'devanagari' ? 'FONE' : 'ROMN', name);
		this.lines.add(3, 'TYPE', isOurs ? ourSpellingType : spellingTypes[script]);
	}

	#writeNameType(type: string): void {
		if (!this.#isSeven) {
			this.lines.add(2, 'TYPE', nameTypes.has(type) ? type.toLowerCase() : type);
			return;
		}
		this.lines.add(2, 'TYPE', nameTypes.has(type) ? type : 'OTHER');
		if (!nameTypes.has(type)) this.lines.add(3, 'PHRASE', type);
	}

	#writeEvent(fact: Fact): void {
		const { tag, value = '', type, date, phrase, place, details = [] } = fact;
		if (this.#isSeven && isDenied(fact)) {
			this.lines.add(1, 'NO', type?.slice('NO '.length));
		} else {
			const hasMore = valueTags.has(tag) || date !== undefined || phrase !== undefined || place !== undefined;
			this.lines.add(1, tag, hasMore ? value : 'Y');
			if (type !== undefined) this.lines.add(2, 'TYPE', type);
		}
		this.#writeDate(date ?? '', phrase ?? '');
		if (place !== undefined) this.lines.add(2, 'PLAC', place);
		for (const detail of details) {
			const isSpouse = detail.tag === 'HUSB' || detail.tag === 'WIFE';
			if (isSpouse) this.lines.add(2, detail.tag);
			if (isSpouse) this.#writeAge(3, detail.value);
			else if (detail.tag === 'AGE') this.#writeAge(2, detail.value);
			else this.lines.add(2, detail.tag, detail.value);
		}
		this.#writeNotesAndSources(fact);
	}

	#writeDate(date: string, phrase: string): void {
		if (date === '' && phrase === '') return;
		if (this.#isSeven) {
			this.lines.add(2, 'DATE', date);
			if (phrase !== '') this.lines.add(3, 'PHRASE', phrase);
			return;
		}
		const written = dateTextOf551(date);
		const isPlain = !/^(?:ABT|CAL|EST|BEF|AFT|BET|FROM|TO) /.test(date);
		const isShort = phrase.length <= lastPhraseOnLine && !phrase.includes('@');
		if (phrase === '' || !isShort || !isPlain) {
			this.lines.addAsIs(2, 'DATE', written);
			if (phrase !== '') this.lines.add(3, '_PHRASE', phrase);
			return;
		}
		this.lines.addAsIs(2, 'DATE', date === '' ? `(${phrase})` : `INT ${written} (${phrase})`);
	}

	/** Version 7.0 takes numbers alone, and has another line for words. */
	#writeAge(level: number, text: string): void {
		const [, number, words] = ageWithWords.exec(text) ?? [];
		const isNumber = new RegExp(`^${age}$`).test(text);
		if (!this.#isSeven || isNumber) {
			this.lines.add(level, 'AGE', text);
			return;
		}
		this.lines.add(level, 'AGE', number ?? '');
		this.lines.add(level + 1, 'PHRASE', words ?? text);
	}

	#writeNotesAndSources({ notes = [], sources = [] }: Fact): void {
		for (const note of notes) this.lines.add(2, 'NOTE', note);
		this.#writeSources(2, sources);
	}

	#writeSources(level: number, sources: readonly Citation[] = []): void {
		for (const { source, page, text, quality } of sources) {
			this.lines.point(level, 'SOUR', this.#xrefOf(source));
			if (page !== undefined) this.lines.add(level + 1, 'PAGE', page);
			if (text !== undefined) {
				this.lines.add(level + 1, 'DATA');
				this.lines.add(level + 2, 'TEXT', text);
			}
			if (quality !== undefined) this.lines.add(level + 1, 'QUAY', quality);
		}
	}

	#xrefOf(source: string): string {
		const known = this.#sources.get(source);
		if (known !== undefined) return known;
		const xref = `S${this.#sources.size + 1}`;
		this.#sources.set(source, xref);
		return xref;
	}
}

/** That something has not been, which version 7.0 can say, for a time. */
function isDenied({ tag, value, type = '', date = 'FROM', place, details }: Fact): boolean {
	const denied = /^NO ([A-Z]{3,4})$/.exec(type)?.[1] ?? '';
	const isPeriod = /^(?:FROM|TO)\b/.test(date);
	const isBare = tag === 'EVEN' && value === undefined && place === undefined && details === undefined;
	return isBare && isPeriod && (individualTags.has(denied) || familyTags.has(denied));
}
