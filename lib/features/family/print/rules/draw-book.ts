import { colour } from '@/lib/platform/pdf/colour';
import type { FontFile } from '@/lib/platform/pdf/fonts';
import { a4 } from '@/lib/platform/pdf/paper';
import { type Paragraph, Pen, type Writing } from '@/lib/platform/pdf/pen';
import type { BookCover, BookItem, BookSection, BookTexts } from './book-texts';

const page = { width: a4.width, height: a4.height ?? 0 };
/** Points from the edge of the paper to the text. */
const margin = { side: 48, top: 46, bottom: 54 };
const columnGap = 22;
/** Below an item, and below a section. */
const gap = { item: 7, listed: 1.5, section: 16 };

const writings = {
	title: { family: 'serif', weight: 'bold', size: 16, colour: colour.deep },
	heading: { family: 'serif', weight: 'bold', size: 11.5, colour: colour.maroon },
	line: { family: 'serif', weight: 'regular', size: 9.6, colour: colour.ink },
	number: { family: 'sans', weight: 'regular', size: 8, colour: colour.muted },
} as const satisfies Record<string, Writing>;

/** The pages of a book and the day on which it is made, in words. */
export interface Book {
	pages: readonly BookTexts[];
	day: string;
}

/** A book as PDF: a cover, and the sections of its pages one after another. */
export async function drawBook(
	fonts: readonly FontFile[],
	{ pages, day }: Book,
): Promise<Uint8Array<ArrayBuffer>> {
	const [first] = pages;
	if (!first) throw new Error('a book without a page');
	const { title, cover, language } = first;
	const pen = new Pen(fonts, { title: `${title} – ${cover.family}`, language });
	drawCover(pen, cover, day);
	const flow = new Flow(pen);
	for (const section of joinSections(pages)) drawSection(pen, flow, section);
	return pen.finish();
}

/** A section that goes on over several pages of the book is one. */
export function joinSections(pages: readonly BookTexts[]): BookSection[] {
	const joined: { title: string; columns: 1 | 2; items: BookItem[] }[] = [];
	for (const { sections } of pages)
		for (const { items, ...section } of sections) {
			const last = joined.at(-1);
			if (last?.title === section.title) last.items.push(...items);
			else joined.push({ ...section, items: [...items] });
		}
	return joined;
}

/** A frame in maroon and gold around the name of the family. */
function drawCover(pen: Pen, cover: BookCover, day: string): void {
	const { doc } = pen;
	doc.addPage({ size: [page.width, page.height], margin: 0 });
	doc
		.rect(28, 28, page.width - 56, page.height - 56)
		.lineWidth(2)
		.stroke(colour.maroon);
	doc
		.rect(34, 34, page.width - 68, page.height - 68)
		.lineWidth(0.8)
		.stroke(colour.gold);
	const serif = (size: number, text: string, weight: 'regular' | 'bold' = 'bold'): Writing => ({
		family: 'serif',
		weight,
		size,
		colour: text,
	});
	const lines: readonly [string, Writing, number][] = [
		[cover.invocation, serif(14, colour.darkGold), 90],
		[cover.ofFamily, serif(13, colour.soft, 'regular'), 4],
		[cover.family, serif(30, colour.deep), 34],
		[cover.descendants, serif(15, colour.maroon), 16],
		[cover.count, serif(12, colour.soft, 'regular'), 6],
		[day, serif(10, colour.muted, 'regular'), 0],
	];
	const width = page.width - 2 * margin.side - 40;
	let y = 230;
	for (const [text, writing, below] of lines) {
		const paragraph = pen.set(text, writing, width);
		pen.write(paragraph, margin.side + 20, y, 'center');
		y += paragraph.height + below;
	}
}

function drawSection(pen: Pen, flow: Flow, { title, columns, items }: BookSection): void {
	const heading = pen.set(title, writings.title, flow.fullWidth);
	flow.begin(heading, columns);
	for (const item of items)
		flow.place(setItem(pen, item, flow.width), item.heading === null ? gap.listed : gap.item);
	flow.end();
}

function setItem(pen: Pen, { heading, lines }: BookItem, width: number): Paragraph[] {
	return [
		...(heading === null ? [] : [pen.set(heading, writings.heading, width)]),
		...lines.map((line) => pen.set(line, writings.line, width)),
	];
}

/** Fills columns and pages from top to bottom. */
class Flow {
	readonly fullWidth = page.width - 2 * margin.side;
	width = this.fullWidth;
	#columns = 1;
	#column = 0;
	#top = margin.top;
	#y = Number.POSITIVE_INFINITY;
	#lowest = margin.top;
	#pages = 0;

	constructor(private readonly pen: Pen) {}

	get #bottom(): number {
		return page.height - margin.bottom;
	}

	/** A title over all columns, never alone at the end of a page. */
	begin(title: Paragraph, columns: number): void {
		this.#columns = 1;
		if (this.#y + title.height + 60 > this.#bottom) this.#turnPage();
		this.pen.write(title, margin.side, this.#y);
		const line = this.#y + title.height;
		this.pen.doc
			.moveTo(margin.side, line)
			.lineTo(margin.side + this.fullWidth, line)
			.lineWidth(1)
			.stroke(colour.gold);
		this.#y = line + 8;
		this.#top = this.#y;
		this.#lowest = this.#y;
		this.#columns = columns;
		this.#column = 0;
		this.width = (this.fullWidth - columnGap * (columns - 1)) / columns;
	}

	/** Paragraphs that stay together where a column has room for all of them. */
	place(paragraphs: readonly Paragraph[], below: number): void {
		const height = paragraphs.reduce((sum, paragraph) => sum + paragraph.height, 0);
		const fitsColumn = height <= this.#bottom - margin.top;
		if (fitsColumn && this.#y + height > this.#bottom) this.#turn();
		for (const paragraph of paragraphs) {
			if (this.#y + paragraph.height > this.#bottom) this.#turn();
			this.pen.write(paragraph, margin.side + this.#column * (this.width + columnGap), this.#y);
			this.#y += paragraph.height;
		}
		this.#y += below;
		this.#lowest = Math.max(this.#lowest, this.#y);
	}

	/** The next title is placed below all columns. */
	end(): void {
		this.#y = this.#lowest + gap.section;
	}

	#turn(): void {
		if (this.#column + 1 < this.#columns) {
			this.#column += 1;
			this.#y = this.#top;
		} else this.#turnPage();
	}

	#turnPage(): void {
		const { pen } = this;
		pen.doc.addPage({ size: [page.width, page.height], margin: 0 });
		this.#pages += 1;
		const number = pen.set(String(this.#pages), writings.number, this.fullWidth);
		pen.write(number, margin.side, page.height - margin.bottom + 16, 'center');
		this.#column = 0;
		this.#top = margin.top;
		this.#y = margin.top;
		this.#lowest = margin.top;
	}
}
