import { type Look, looks } from '@/lib/features/matching/biodata/constants/looks';
import type { SheetPart, SheetRow, Texts } from '@/lib/features/matching/biodata/dto/sheet';
import type { BiodataLayout } from '@/lib/platform/db/generated/enums';
import { colour } from '@/lib/platform/pdf/colour';
import type { Paragraph, Pen, Writing } from '@/lib/platform/pdf/pen';

/** Something with a height that is drawn with its top left corner at a point. */
export interface Block {
	height: number;
	draw(left: number, top: number): void;
}

export interface Setting {
	pen: Pen;
	layout: BiodataLayout;
	/** How much larger or smaller than usual everything is. */
	scale: number;
}

/** One below the other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
	return {
		height: blocks.reduce((sum, { height }) => sum + height, gap * Math.max(0, blocks.length - 1)),
		draw(left, top) {
			let y = top;
			for (const block of blocks) {
				block.draw(left, y);
				y += block.height + gap;
			}
		},
	};
}

export const space = (height: number): Block => ({ height, draw() {} });

const between = 18;

/** The languages of a sheet beside each other. */
function inColumns(texts: Texts, width: number) {
	const each = (width - between * (texts.length - 1)) / texts.length;
	return { each, leftOf: (at: number) => at * (each + between) };
}

/** The blocks of a part: its heading with the first row, and the other rows, none of which is torn. */
export function partBlocks(setting: Setting, { title, rows }: SheetPart, width: number): Block[] {
	const [first, ...others] = rows.map((row) => rowBlock(setting, row, width));
	if (!first) return [];
	return [stack([headingBlock(setting, title, width), first]), ...others];
}

function headingBlock({ pen, layout, scale }: Setting, title: Texts, width: number): Block {
	const look = looks[layout];
	const size = look.size.part * scale;
	const writing: Writing = {
		...{ family: 'serif', weight: 'bold', size },
		colour: layout === 'modern' ? colour.maroon : colour.deep,
	};
	const { each, leftOf } = inColumns(title, width);
	const inset = { traditional: 0, modern: size * 0.75, compact: 5 * scale }[layout];
	const paragraphs = title.map((text) => pen.set(text, writing, each - inset));
	const height = Math.max(...paragraphs.map((paragraph) => paragraph.height));
	return {
		height: height + 4 * scale,
		draw(left, top) {
			const { doc } = pen;
			for (const [at, paragraph] of paragraphs.entries()) {
				const x = left + leftOf(at);
				if (layout === 'compact') doc.rect(x, top, each, height).fill(colour.sand);
				if (layout === 'modern') doc.rect(x, top + size * 0.32, size * 0.28, size * 0.95).fill(colour.gold);
				pen.write(paragraph, x + inset, top);
				if (layout === 'traditional') {
					const y = top + height - 1;
					doc
						.moveTo(x, y)
						.lineTo(x + each, y)
						.lineWidth(0.8)
						.stroke(colour.gold);
					const half = 2.4 * scale;
					drawDiamond(pen, x + each - half, y, half);
				}
			}
		},
	};
}

export function drawDiamond({ doc }: Pen, x: number, y: number, half: number): void {
	doc
		.moveTo(x, y - half)
		.lineTo(x + half, y)
		.lineTo(x, y + half)
		.lineTo(x - half, y)
		.closePath()
		.fill(colour.gold);
}

/** What is the same in all languages, and written in one of them, is there once. */
function rowBlock(setting: Setting, row: SheetRow, width: number): Block {
	if (isInWords(row)) return wordsBlock(setting, row, width);
	const columns = inColumns(row.label, width);
	const pairs = row.label.map((label, at) =>
		pairBlock(setting, { label, value: row.value[at] ?? row.value[0] ?? '' }, columns.each),
	);
	const { gap } = looks[setting.layout];
	const height = Math.max(...pairs.map((pair) => pair.height)) + gap.row * setting.scale;
	return {
		height,
		draw(left, top) {
			for (const [at, pair] of pairs.entries()) {
				const x = left + columns.leftOf(at);
				pair.draw(x, top);
				if (setting.layout === 'modern') drawRule(setting, { x, y: top + height, width: columns.each });
			}
		},
	};
}

/** Below a row. */
function drawRule(
	{ pen, layout, scale }: Setting,
	{ x, y, width }: { x: number; y: number; width: number },
): void {
	const at = y - (looks[layout].gap.row * scale) / 2;
	pen.doc
		.moveTo(x, at)
		.lineTo(x + width, at)
		.lineWidth(0.4)
		.stroke(colour.line);
}

const isInWords = ({ field }: SheetRow) =>
	field === 'about' || field === 'aboutFamily' || field === 'lookingFor';

function pairBlock(
	{ pen, layout, scale }: Setting,
	{ label, value }: { label: string; value: string },
	width: number,
): Block {
	const look = looks[layout];
	const labelWidth = width * 0.37;
	const gap = 6 * scale;
	const writing = bodyWriting(look, scale, 'value');
	const beside = width - labelWidth - gap;
	// An address that the column has no room for is below its label.
	const isBelow = pen.widestWord(value, writing) > beside;
	const name = pen.set(label, bodyWriting(look, scale, 'label'), isBelow ? width : labelWidth);
	const text = pen.set(value, writing, isBelow ? width : beside);
	return {
		height: isBelow ? name.height + text.height : Math.max(name.height, text.height),
		draw(left, top) {
			pen.write(name, left, top);
			if (isBelow) pen.write(text, left, top + name.height);
			else pen.write(text, left + labelWidth + gap, top);
		},
	};
}

/** A text of several lines below its label. */
function wordsBlock({ pen, layout, scale }: Setting, { label, value }: SheetRow, width: number): Block {
	const look = looks[layout];
	const name = pen.set(label.join(' · '), bodyWriting(look, scale, 'label'), width);
	const text = pen.set(value[0] ?? '', { ...bodyWriting(look, scale, 'value'), weight: 'regular' }, width);
	return {
		height: name.height + text.height + look.gap.row * 2 * scale,
		draw(left, top) {
			pen.write(name, left, top);
			pen.write(text, left, top + name.height);
		},
	};
}

function bodyWriting(look: Look, scale: number, of: 'label' | 'value'): Writing {
	return {
		...{ family: look.body, size: look.size.body * scale },
		...(of === 'label'
			? ({ weight: 'regular', colour: colour.muted } as const)
			: ({ weight: 'bold', colour: colour.ink } as const)),
	};
}

/** Paragraphs below each other, in the middle or at the left. */
export function paragraphsBlock(pen: Pen, paragraphs: readonly Paragraph[], align: 'left' | 'center'): Block {
	return stack(
		paragraphs.map((paragraph) => ({
			height: paragraph.height,
			draw: (left: number, top: number) => pen.write(paragraph, left, top, align),
		})),
	);
}
