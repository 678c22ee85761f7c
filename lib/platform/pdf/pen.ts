import PDFDocument from 'pdfkit';
import { getGraphemes } from '@/lib/core/graphemes';
import type { Family, FontFile, Script, Weight } from './fonts';

export interface Writing {
	family: Family;
	weight: Weight;
	/** Points. */
	size: number;
	colour: string;
}

/** A part of a word that one font has. */
interface Run {
	font: string;
	text: string;
}

interface Word {
	text: string;
	runs: Run[];
	width: number;
}

/** A line of words with its width. */
interface Line {
	words: Word[];
	width: number;
}

export interface Paragraph {
	writing: Writing;
	lines: Line[];
	width: number;
	height: number;
}

/** Room for vowel signs above and below. */
const lineHeight = 1.5;
/** From the top of a line to where its letters are. */
const ascent = 1.06;

/** Writes shaped text onto a PDF so that it can be selected, copied and searched as it was typed. */
export class Pen {
	readonly doc: PDFKit.PDFDocument;
	readonly #fonts: ReadonlyMap<string, Buffer>;
	readonly #widths = new Map<string, number>();

	constructor(fonts: readonly FontFile[], { title, language }: { title: string; language: string }) {
		this.doc = new PDFDocument({
			...{ autoFirstPage: false, margin: 0, pdfVersion: '1.7', lang: language, displayTitle: true },
			// Fonts are embedded by their own names; the default one would be read from a file.
			font: '',
			info: { Title: title, Creator: 'Khamma Ghani', Producer: 'Khamma Ghani' },
		});
		this.#fonts = new Map(
			fonts.map(({ family, weight, script, bytes }) => [keyOf(family, weight, script), bytes]),
		);
		for (const [name, bytes] of this.#fonts) this.doc.registerFont(name, bytes);
	}

	/** Ends the document. */
	async finish(): Promise<Buffer<ArrayBuffer>> {
		const chunks: Uint8Array[] = [];
		this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
		const ended = new Promise<void>((resolve, reject) => {
			this.doc.once('end', resolve);
			this.doc.once('error', reject);
		});
		this.doc.end();
		await ended;
		return Buffer.concat(chunks);
	}

	/** A text broken into lines of this width. */
	set(text: string, writing: Writing, width: number): Paragraph {
		const space = this.#measureSpace(writing);
		const lines = text.split('\n').flatMap((line) => {
			const broken: Line[] = [];
			let current: Line = { words: [], width: 0 };
			for (const word of line.split(' ').flatMap((typed) => this.#getWords(typed, writing, width))) {
				const longer = current.width + (current.words.length > 0 ? space : 0) + word.width;
				if (current.words.length > 0 && longer > width) {
					broken.push(current);
					current = { words: [word], width: word.width };
				} else current = { words: [...current.words, word], width: longer };
			}
			return [...broken, current];
		});
		return { writing, lines, width, height: lines.length * writing.size * lineHeight };
	}

	widestWord(text: string, writing: Writing): number {
		return Math.max(...text.split(/\s/).map((word) => this.#getWord(word, writing).width));
	}

	/** Writes a paragraph with its top left corner there. */
	write(paragraph: Paragraph, left: number, top: number, align: 'left' | 'center' = 'left'): void {
		const { writing, lines, width } = paragraph;
		const { doc } = this;
		doc.fillColor(writing.colour).fontSize(writing.size);
		for (const [at, line] of lines.entries()) {
			const y = top + (at * lineHeight + ascent) * writing.size;
			let x = align === 'center' ? left + (width - line.width) / 2 : left;
			for (const word of line.words) {
				// The glyphs are in another order than the letters: what is copied is the word as it is typed. Its space is part of
				// it, since readers cannot tell in which direction a single letter goes.
				doc.markContent('Span', { actual: `${word.text} ` });
				this.#draw(word.runs, x, y, writing);
				doc.endMarkedContent();
				x += word.width + this.#measureSpace(writing);
			}
		}
	}

	#measureSpace(writing: Writing): number {
		return this.#measure({ font: keyOf(writing.family, writing.weight, 'latin'), text: ' ' }, writing);
	}

	#draw(runs: readonly Run[], left: number, y: number, writing: Writing): void {
		let x = left;
		for (const [at, run] of runs.entries()) {
			const text = at === runs.length - 1 ? `${run.text} ` : run.text;
			this.doc.font(run.font).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
			x += this.#measure(run, writing);
		}
	}

	/** The word, or its pieces where it alone is wider than a line. */
	#getWords(text: string, writing: Writing, width: number): Word[] {
		const word = this.#getWord(text, writing);
		if (word.width <= width) return [word];
		const pieces: string[] = [];
		let piece = '';
		for (const grapheme of getGraphemes(text)) {
			if (piece !== '' && this.#getWord(piece + grapheme, writing).width > width) {
				pieces.push(piece);
				piece = '';
			}
			piece += grapheme;
		}
		return [...pieces, piece].map((each) => this.#getWord(each, writing));
	}

	#getWord(text: string, writing: Writing): Word {
		const runs: Run[] = [];
		for (const grapheme of getGraphemes(text)) {
			const font = this.#findFont(grapheme, writing);
			const last = runs.at(-1);
			if (last?.font === font) last.text += grapheme;
			else runs.push({ font, text: grapheme });
		}
		return { text, runs, width: runs.reduce((sum, run) => sum + this.#measure(run, writing), 0) };
	}

	#findFont(grapheme: string, { family, weight }: Writing): string {
		return keyOf(family, weight, scriptOf(grapheme));
	}

	/** Widths grow with the size, so that each text is shaped once for its measure. */
	#measure({ font, text }: Run, { size }: Writing): number {
		const key = `${font}\n${text}`;
		const known = this.#widths.get(key);
		if (known !== undefined) return known * size;
		const width = this.doc.font(font).fontSize(100).widthOfString(text) / 100;
		this.#widths.set(key, width);
		return width * size;
	}
}

/** By its first letter. */
function scriptOf(grapheme: string): Script {
	if (/^[\p{Script=Devanagari}।॥₹]/u.test(grapheme)) return 'devanagari';
	const letter = grapheme.codePointAt(0) ?? 0;
	const isInLatin = letter <= 0xff || (letter >= 0x2000 && letter <= 0x206f) || /^[œŒ™−]/u.test(grapheme);
	return isInLatin ? 'latin' : 'latin-ext';
}

const keyOf = (family: Family, weight: Weight, script: Script) => `${family}-${weight}-${script}`;
