// Values that occur nowhere else, and the search for them in everything that has been sent.
import { createHash, randomBytes } from 'node:crypto';
import { searchKey } from '@/lib/core/text-folding';
import { writtenIn } from '@/lib/rules/script/in-script';

/** Of syllables that folding leaves alone, so that a word is found in its folded form too. */
const syllables = [...'bgklmprstvj'].flatMap((consonant) => [...'iou'].map((vowel) => consonant + vowel));
const mark = 'juku';
const syllablesEach = 5;
const wordCount = syllables.length ** syllablesEach;
/** Has no divisor in common with the number of words, and spreads them: searches take no two for spellings of one. */
const stride = 15_485_863;
/** How Hindi pages write the mark, and what follows it. */
const devanagariWord = /जुक[\u0900-\u0963]+/gu;
const wordPattern = new RegExp(`${mark}(?:[bgklmprstvj][iou]){${syllablesEach}}`, 'gi');

const months = new Map(
	(['en', 'hi'] as const).flatMap((language) =>
		(['long', 'short'] as const).flatMap((month) =>
			Array.from({ length: 12 }, (_, at): [string, number] => {
				const day = new Date(Date.UTC(2000, at, 1));
				const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(day);
				return [name.toLowerCase(), at + 1];
			}),
		),
	),
);
const monthName = `[${'\\p{L}\\p{M}'}]+`;
const isoDay = /\b(\d{4})-(\d\d)-(\d\d)/g;
const dayFirst = new RegExp(`\\b(\\d{1,2})(?: |%20|\\+)(${monthName})\\.?,?(?: |%20|\\+)(\\d{4})\\b`, 'gu');
const monthFirst = new RegExp(`(${monthName})\\.? (\\d{1,2}), (\\d{4})\\b`, 'gu');
const inDigits = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g;

const dayMs = 24 * 60 * 60 * 1000;
const longNumber = /\d(?:[ ().\u00a0+-]*\d){9,}/g;
const mobileDigits = 10;
const hexId = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/gi;

/** What is shown to nobody, in any form. */
const secretPatterns = {
	// Encrypted tokens have five parts, of which the second is empty.
	'a session token': /eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+/,
	'a password hash': /argon2|passwordHash/i,
	'a code’s HMAC': /codeHmac|triesLeft|tokenHash|codeHash/,
	'a second factor': /otpauth:|encryptedSecret/,
	'a stored key': /emailKey|nameKey|clanKey|dynastyKey|titleKey|authorKey|foldedKey|searchText/,
	'a column of the account':
		/claimedAt|emailConfirmedAt|secondFactorSince|passwordResetAt|heldFromMatchesAt|isImported/,
	'a stack': /\n\s+at [\w.<>[\] ]+ \(?(?:file:|node:|\/)/,
	'what wrote it': /\bPrisma\w*Error|ECONNREFUSED|\bpg_\w+/,
} as const;

export type Secret = keyof typeof secretPatterns;

export class Canaries {
	/** By what is searched for, the name of the place that it was put into. */
	readonly #names = new Map<string, string>();
	/** The words as Hindi pages write them, of as many as have been asked for. */
	readonly #inDevanagari = new Map<string, string>();
	/** The others: to write a word takes some milliseconds, and what is planted for one call is read in English. */
	readonly #inLatinAlone: string[] = [];
	/** Searched for one by one, and never to be found. */
	readonly #literals = new Map<string, string>();
	#words = 0;
	#mobiles = 0;
	readonly #days = new Map<number, number>();
	readonly #takenDays: ReadonlySet<string>;

	/** `takenDays` (ISO) stand in the database already. */
	constructor(takenDays: ReadonlySet<string>) {
		this.#takenDays = takenDays;
	}

	get count(): number {
		return this.#names.size + this.#literals.size;
	}

	/** The names of all canaries that readers could see. */
	get names(): ReadonlySet<string> {
		return new Set(this.#names.values());
	}

	/** A word like a name, such as `Jukubigokulumiro`. */
	word(name: string): string {
		let rest = (this.#words++ * stride) % wordCount;
		let word = mark;
		for (let at = 0; at < syllablesEach; at++) {
			word += syllables[rest % syllables.length];
			rest = Math.floor(rest / syllables.length);
		}
		if (searchKey(word) !== word) throw new Error('No word left that folding leaves alone');
		const written = `${word[0]?.toUpperCase()}${word.slice(1)}`;
		this.#names.set(word, name);
		this.#inLatinAlone.push(written);
		return written;
	}

	/** Writes all words so far in Devanagari: for those who are looked at on Hindi pages, before the first of these comes. */
	writeInDevanagari(): void {
		while (this.#inLatinAlone.length > 0) this.#writeNewest();
	}

	#writeNewest(): void {
		const written = this.#inLatinAlone.pop();
		const name = this.#names.get(written?.toLowerCase() ?? '');
		if (written !== undefined && name !== undefined) this.#inDevanagari.set(writtenIn('hi', written), name);
	}

	/** Of words that are not written in Devanagari yet the newest are looked at first. */
	#nameOfDevanagari(word: string): string | undefined {
		while (!this.#inDevanagari.has(word) && this.#inLatinAlone.length > 0) this.#writeNewest();
		return this.#inDevanagari.get(word);
	}

	mobile(name: string): string {
		// Not round: sums of fractions end in zeros and a digit, too.
		const digits = `73${String(48_159_263 + this.#mobiles++)}`;
		this.#names.set(digits, name);
		return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
	}

	/** A day of its own, ISO, from the beginning of `year` on. */
	day(name: string, year: number): string {
		for (;;) {
			const at = this.#days.get(year) ?? 0;
			this.#days.set(year, at + 1);
			const day = new Date(Date.UTC(year, 0, 2) + at * dayMs).toISOString().slice(0, 10);
			if (this.#takenDays.has(day) || this.#names.has(day)) continue;
			this.#names.set(day, name);
			return day;
		}
	}

	/** Takes an id of 32 hexadecimal digits, with or without dashes, for a canary. */
	id(name: string, id: string): string {
		this.#names.set(id.replaceAll('-', '').toLowerCase(), name);
		return id;
	}

	/** 32 bytes that are never to be found, in any encoding. */
	bytes(name: string): Buffer {
		const bytes = createHash('sha256').update(randomBytes(32)).digest();
		for (const form of ['hex', 'base64', 'base64url'] as const) this.never(name, bytes.toString(form));
		return bytes;
	}

	/** A text that is never to be found. */
	never(name: string, text: string): string {
		this.#literals.set(text, name);
		return text;
	}

	/** The names of the canaries that stand in a text: plain, folded, in Devanagari, or escaped as JSON, HTML or in an address. */
	find(text: string): Set<string> {
		const found = new Set<string>();
		for (const form of this.#formsIn(text)) {
			const name = this.#names.get(form);
			if (name !== undefined) found.add(name);
		}
		for (const [word] of text.matchAll(devanagariWord)) {
			const name = this.#nameOfDevanagari(word);
			if (name !== undefined) found.add(name);
		}
		for (const [literal, name] of this.#literals)
			if (text.includes(literal) || text.includes(encodeURIComponent(literal))) found.add(name);
		return found;
	}

	*#formsIn(text: string): Generator<string> {
		for (const [word] of text.matchAll(wordPattern)) yield word.toLowerCase();
		for (const [id] of text.matchAll(hexId)) yield id.replaceAll('-', '').toLowerCase();
		for (const [, year, month, day] of text.matchAll(isoDay)) yield `${year}-${month}-${day}`;
		for (const [, day, month, year] of text.matchAll(dayFirst)) yield getIso(year, getMonth(month), day);
		for (const [, month, day, year] of text.matchAll(monthFirst)) yield getIso(year, getMonth(month), day);
		for (const [, day, month, year] of text.matchAll(inDigits)) yield getIso(year, Number(month), day);
		const spaced = text.replace(/%20|%2B|&nbsp;|&#x2B;|\\u002[bB]/g, ' ');
		for (const [number] of spaced.matchAll(longNumber)) {
			const digits = number.replace(/\D/g, '');
			for (let at = 0; at + mobileDigits <= digits.length; at++) yield digits.slice(at, at + mobileDigits);
		}
	}
}

function getMonth(name = ''): number {
	return months.get(name.toLowerCase()) ?? 0;
}

function getIso(year: string | undefined, month: number, day: string | undefined): string {
	return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** What of it is in a text that is never shown to anybody. */
export function findSecrets(text: string): Secret[] {
	const names = Object.keys(secretPatterns).filter((name): name is Secret => name in secretPatterns);
	return names.filter((name) => secretPatterns[name].test(text));
}
