export type GedcomVersion = '7.0' | '5.5.1';

const longestLine = 255;

/** Gathers the lines of a file. Texts of several lines, and in 5.5.1 those of more than 255 characters, are continued. */
export class LineWriter {
	readonly #lines: string[] = [];

	constructor(readonly version: GedcomVersion) {}

	text(): string {
		return `${this.#lines.join('\n')}\n`;
	}

	/** A line with a text, or without where there is none. */
	add(level: number, tag: string, value = ''): void {
		const [first = '', ...others] = value.split('\n');
		this.#addContinued(level, tag, first, level + 1);
		for (const other of others) this.#addContinued(level + 1, 'CONT', other, level + 1);
	}

	/** A line that points to a record. */
	point(level: number, tag: string, xref: string): void {
		this.#lines.push(`${level} ${tag} @${xref}@`);
	}

	/** The first line of a record. */
	open(xref: string, tag: string, value = ''): void {
		this.add(0, `@${xref}@ ${tag}`, value);
	}

	/** A date of 5.5.1, whose `@` stand for themselves. */
	addAsIs(level: number, tag: string, value: string): void {
		this.#push(level, tag, value);
	}

	#addContinued(level: number, tag: string, text: string, below: number): void {
		if (this.version === '7.0') {
			this.#push(level, tag, text.startsWith('@') ? `@${text}` : text);
			return;
		}
		const start = `${level} ${tag} `.length;
		const [first = '', ...others] = getPieces(
			text.replaceAll('@', '@@'),
			longestLine - Math.max(start, '99 CONC '.length),
		);
		this.#push(level, tag, first);
		for (const other of others) this.#push(below, 'CONC', other);
	}

	#push(level: number, tag: string, text: string): void {
		this.#lines.push(text === '' ? `${level} ${tag}` : `${level} ${tag} ${text}`);
	}
}

/** Cut between two characters as readers count them, not beside a space, which some programs take away. */
function getPieces(text: string, longest: number): string[] {
	if (text.length <= longest) return [text];
	const graphemes = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)].map(
		({ segment }) => segment,
	);
	const pieces: string[] = [];
	let piece: string[] = [];
	let length = 0;
	for (const grapheme of graphemes) {
		if (length + grapheme.length > longest && piece.length > 0) {
			const at = cutBefore(piece, grapheme);
			const kept = piece.slice(at);
			pieces.push(piece.slice(0, at).join(''));
			piece = kept;
			length = kept.join('').length;
		}
		piece.push(grapheme);
		length += grapheme.length;
	}
	return [...pieces, piece.join('')];
}

/** Where to cut a piece before which the next does not fit: the last place that is beside no space and within no `@@`. */
function cutBefore(piece: readonly string[], next: string): number {
	let ats = 0;
	const isWithin = piece.map((grapheme) => {
		const within = grapheme === '@' && ats % 2 === 1;
		ats = grapheme === '@' ? ats + 1 : 0;
		return within;
	});
	const isWithinNext = next === '@' && ats % 2 === 1;
	for (let at = piece.length; at > 0; at -= 1) {
		const [before, after = next] = [piece[at - 1], piece[at]];
		const isInside = at === piece.length ? isWithinNext : isWithin[at];
		if (before !== ' ' && after !== ' ' && !isInside) return at;
	}
	return piece.length;
}
