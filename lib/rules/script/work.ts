import { searchKey } from '@/lib/core/text-folding';
import type { KnownWord } from '@/lib/core/word-pairs';

/** Words of one row at most: competitive exams have five. */
const longestRow = 5;
/** Letters. Shorter keys are those of words that are not the same. */
const minFoldedKey = 5;
/** Written with a capital letter also inside a text. */
const proper =
	/^(?:Rajasthan|Indian?\b|Hindi|English|Sanskrit|Tehsildar|Naib|Patwari|Sarpanch|Panchayat|Gram|Subedar|Havildar|Naik|Sepoy|Lance|Major|Colonel|Captain|High Court|Supreme Court|Anganwadi|Munshi|Jagirdar|Shastri|Acharya|Gaushala)/;
/** As a word of its own: Latin letters, Devanagari, dots of abbreviations and hyphens between them. */
const word = /[\p{L}\p{M}\d][\p{L}\p{M}\p{Cf}\d.'’-]*/gu;
const ordinal = { latin: /^(\d+)(?:st|nd|rd|th)$/i, devanagari: /^(\d+)(?:वीं|वी|वाँ|वां)$/ };
/** Between what is owned or sold and its business, which English writes side by side. */
const isOf = (text: string) => /^(?:का|की|के)$/.test(text);

const exactKey = (text: string) =>
	text.normalize('NFC').toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim();

/** A piece of a text, and what it means in the other language. */
interface Piece {
	text: string;
	meaning: string | null;
}

export interface Meaning {
	text: string;
	/** Of words without a meaning, which are written by `spell`. */
	isSpelled: boolean;
}

/** Reads texts about work or education in one language as the other by `rows`, the longest ones first. */
export function learnMeanings(rows: readonly KnownWord[]) {
	const exact = new Map<string, KnownWord>();
	const folded = new Map<string, KnownWord>();
	for (const row of rows)
		for (const spelling of [...row.devanagari, ...row.latin]) {
			const [key, fold] = [exactKey(spelling), searchKey(spelling)];
			if (!exact.has(key)) exact.set(key, row);
			if (fold.length >= minFoldedKey && !folded.has(fold)) folded.set(fold, row);
		}
	const find = (text: string) => exact.get(exactKey(text)) ?? folded.get(searchKey(text));

	/** The words of a text with what is between them; a word that a row has joins the words behind it that it has too. */
	function getPieces(text: string, script: 'latin' | 'devanagari'): Piece[] {
		const words = [...text.matchAll(word)].map(({ 0: found, index }) => ({
			index,
			end: index + found.length,
		}));
		const pieces: Piece[] = [];
		let from = 0;
		for (let at = 0; at < words.length; ) {
			const first = words[at];
			if (!first) break;
			pieces.push({ text: text.slice(from, first.index), meaning: '' });
			let length = Math.min(longestRow, words.length - at);
			let row: KnownWord | undefined;
			for (; length > 0; length--) {
				const last = words[at + length - 1];
				const isOneLine = last && !/[,;/()&]/.test(text.slice(first.index, last.end));
				row = isOneLine ? find(text.slice(first.index, last.end)) : undefined;
				if (row) break;
			}
			const end = words[at + Math.max(length, 1) - 1]?.end ?? first.end;
			pieces.push({ text: text.slice(first.index, end), meaning: row?.[script][0] ?? null });
			from = end;
			at += Math.max(length, 1);
		}
		return [...pieces, { text: text.slice(from), meaning: '' }];
	}

	/** `spell` writes a word that no row has; where it gives null, the whole text has no meaning. */
	function plainMeaning(
		text: string,
		script: 'latin' | 'devanagari',
		spell: (text: string) => string | null,
	) {
		const written: string[] = [];
		let isSpelled = false;
		for (const piece of getPieces(text, script)) {
			if (piece.meaning === '') {
				written.push(piece.text);
				continue;
			}
			const number = ordinal[script === 'latin' ? 'devanagari' : 'latin'].exec(piece.text)?.[1];
			if (number) written.push(number + (script === 'latin' ? 'th' : 'वीं'));
			else if (script === 'latin' && isOf(piece.text)) written.pop();
			else if (piece.meaning) {
				const isFirst = written.join('').trim() === '';
				written.push(isFirst ? piece.meaning : insideText(piece.meaning));
			} else {
				const spelled = spell(piece.text);
				if (spelled === null) return null;
				isSpelled ||= spelled !== piece.text;
				written.push(spelled);
			}
		}
		return { text: written.join(''), isSpelled };
	}

	return (
		text: string,
		script: 'latin' | 'devanagari',
		spell: (text: string) => string | null,
	): Meaning | null => {
		const inside =
			script === 'latin' ? /^(.+\S)\s+में\s+(\S.*)$/.exec(text) : /^(.+\S)\s+(?:in|at)\s+(\S.*)$/i.exec(text);
		if (!inside?.[1] || !inside[2] || find(text)) return plainMeaning(text, script, spell);
		const [first, second] = [inside[2], inside[1]].map((part) => plainMeaning(part, script, spell));
		if (!first || !second) return null;
		const between = script === 'latin' ? 'in' : 'में';
		const end = script === 'latin' ? insideText(second.text) : second.text;
		return { text: `${first.text} ${between} ${end}`, isSpelled: first.isSpelled || second.isSpelled };
	};
}

const insideText = (meaning: string) =>
	proper.test(meaning) || /^\S?[A-Z.]/.test(meaning.slice(1))
		? meaning
		: meaning.charAt(0).toLowerCase() + meaning.slice(1);
