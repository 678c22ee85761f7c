const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** UTF-16 units. Engines take the longer for each character the longer the text is that they are given. */
const pieceLength = 256;

/** The characters of `text` as readers count them: a conjunct with its vowel sign is one. */
export function* getGraphemes(text: string): Generator<string> {
	let start = 0;
	let length = pieceLength;
	while (start < text.length) {
		const isLast = start + length >= text.length;
		const units = text.slice(start, start + length);
		// Not half a surrogate pair at its end.
		const piece = isLast ? units : units.replace(/[\ud800-\udbff]$/, '');
		let done = 0;
		for (const { segment, index } of segmenter.segment(piece)) {
			// It may go on in the next piece.
			if (!isLast && index + segment.length === piece.length) break;
			yield segment;
			done = index + segment.length;
		}
		start += done;
		length = done === 0 ? length * 2 : pieceLength;
	}
}

/** The first `limit` characters as readers count them, followed by `ellipsis` when something was cut. */
export function cutTo(limit: number, text: string, ellipsis = '…'): string {
	let kept = '';
	let count = 0;
	for (const grapheme of getGraphemes(text)) {
		if (count === limit) return kept.trimEnd() + ellipsis;
		kept += grapheme;
		count += 1;
	}
	return text;
}

/** The same without a part of a word at its end; only a word that is alone is cut. */
export function cutToWord(limit: number, text: string): string {
	const cut = cutTo(limit, text, '');
	if (cut === text) return text;
	const isWhole = /\s/.test(text.charAt(cut.length));
	return `${isWhole ? cut : cut.replace(/\s+\S*$/, '')}…`;
}

/** Whether a text has more than so many characters as readers count them. */
export function isLongerThan(limit: number, text: string): boolean {
	if (text.length <= limit) return false;
	let count = 0;
	for (const _ of getGraphemes(text)) {
		count += 1;
		if (count > limit) return true;
	}
	return false;
}

/** How many characters readers count in a text. */
export function countGraphemes(text: string): number {
	let count = 0;
	for (const _ of getGraphemes(text)) count += 1;
	return count;
}

/** The first character as readers count them, such as a person's initial; empty for an empty text. */
export function firstGrapheme(text: string): string {
	const [first = ''] = getGraphemes(text);
	return first;
}
