import { looks } from '@/lib/features/matching/biodata/constants/looks';
import type { Sheet, SheetPart } from '@/lib/features/matching/biodata/dto/sheet';
import type { BiodataLayout } from '@/lib/platform/db/generated/enums';
import { colour } from '@/lib/platform/pdf/colour';
import type { FontFile } from '@/lib/platform/pdf/fonts';
import type { Paper } from '@/lib/platform/pdf/paper';
import { Pen } from '@/lib/platform/pdf/pen';
import { type Block, drawDiamond, partBlocks, type Setting, space, stack } from './pdf-blocks';
import { headBlock, type Photo } from './pdf-head';

export interface Drawing {
	sheet: Sheet;
	layout: BiodataLayout;
	photo: Photo | null;
	paper: Paper;
}

/** From large to small: the first with which a sheet fits one page. */
const scales = [1.3, 1.22, 1.14, 1.07, 1, 0.94, 0.88, 0.83] as const;
/** Of a sheet of several pages. */
const scaleOfMany = 0.94;

const columnGap = 22;

/** A biodata as PDF with its text in it. */
export async function drawSheet(fonts: readonly FontFile[], drawing: Drawing): Promise<Buffer<ArrayBuffer>> {
	const { sheet, layout, paper } = drawing;
	const [title = '', name = ''] = [sheet.title[0], sheet.name[0]];
	const pen = new Pen(fonts, { title: `${title} – ${name}`, language: sheet.languages[0] ?? 'hi' });
	const fitting =
		paper.height === null ? undefined : scales.find((scale) => plan(pen, drawing, scale).length === 1);
	const scale = paper.height === null ? 1 : (fitting ?? scaleOfMany);
	const pages = plan(pen, drawing, scale);
	const { margin } = looks[layout];
	for (const [at, page] of pages.entries()) {
		const height = paper.height ?? page.height + margin.top + margin.bottom;
		pen.doc.addPage({ size: [paper.width, height], margin: 0 });
		drawFrame(pen, layout, { width: paper.width, height });
		page.draw(margin.side, at === 0 ? margin.top : laterTop(layout));
		if (pages.length > 1)
			drawNumber(pen, `${at + 1} / ${pages.length}`, { width: paper.width, bottom: height - margin.bottom });
	}
	return pen.finish();
}

/** A page below the first has no band of colour to begin with. */
const laterTop = (layout: BiodataLayout) => Math.max(looks[layout].margin.top, 34);

/** What is on each page. */
function plan(pen: Pen, { sheet, layout, photo, paper }: Drawing, scale: number): Block[] {
	const setting: Setting = { pen, layout, scale };
	const look = looks[layout];
	const width = paper.width - 2 * look.margin.side;
	const gap = look.gap.part * scale;
	const head = stack([headBlock(setting, sheet, { photo, width, pageWidth: paper.width }), space(gap)]);
	const heightFrom = (top: number) =>
		paper.height === null ? Number.POSITIVE_INFINITY : paper.height - top - look.margin.bottom;
	const count = sheet.languages.length > 1 ? 1 : paper.columns;
	const each = (width - columnGap * (count - 1)) / count;
	const columns = { count, each, gap };
	const inColumns = sheet.parts.filter(({ part }) => part !== 'words');
	const inWords = sheet.parts.filter(({ part }) => part === 'words');
	const blocksOf = (parts: readonly SheetPart[], wide: number) =>
		parts.map((part) => partBlocks(setting, part, wide));
	const tail = blocksOf(inWords, width).map((blocks) => stack(blocks));
	const pages: Block[] = [];
	let open: Block[] = [head];
	let room = heightFrom(look.margin.top) - head.height;
	const turn = () => {
		pages.push(stack(open));
		open = [];
		room = heightFrom(laterTop(layout));
	};
	let rest = blocksOf(inColumns, each);
	while (rest.length > 0) {
		const { block, left } = fill(rest, columns, room);
		open.push(block);
		room -= block.height;
		rest = left;
		if (rest.length > 0) turn();
	}
	for (const block of tail) {
		if (block.height + gap > room) turn();
		open.push(...(open.length > 0 ? [space(gap)] : []), block);
		room -= block.height + gap;
	}
	return [...pages, stack(open)];
}

interface Columns {
	count: number;
	each: number;
	/** Between parts. */
	gap: number;
}

/** Parts in columns that are about as high as each other, as many as there is room for; and those that are left. */
function fill(parts: readonly Block[][], columns: Columns, room: number): { block: Block; left: Block[][] } {
	const whole = parts.map((blocks) => [stack(blocks)]);
	const height = whole.flat().reduce((sum, block) => sum + block.height + columns.gap, 0);
	// As low as they can be.
	for (let least = height / columns.count; least <= Math.min(room, height); least += 3) {
		const { filled, left } = pour(whole, columns, least);
		if (left.length === 0) return { block: beside(filled, columns), left };
	}
	if (height <= room) return { block: beside(pour(whole, columns, height).filled, columns), left: [] };
	// A part is torn where it is higher than most of a page alone.
	const parted = parts.map((blocks, at) => {
		const one = whole[at] ?? [];
		return (one[0]?.height ?? 0) > room * 0.6 ? blocks : one;
	});
	const { filled, left } = pour(parted, columns, room);
	// What no page has room for is not waited for.
	const isStuck = filled.every((column) => column.length === 0);
	const [first = [], ...others] = parts;
	return isStuck ? { block: stack(first), left: others } : { block: beside(filled, columns), left };
}

/** Blocks one after the other into columns of this height; those of a part may go on in the next. */
function pour(parts: readonly Block[][], { count, gap }: Columns, height: number) {
	const filled: Block[][] = Array.from({ length: count }, () => []);
	let column = 0;
	let used = 0;
	for (const [at, blocks] of parts.entries()) {
		for (const [place, block] of blocks.entries()) {
			const before = () => (place === 0 && used > 0 ? gap : 0);
			if (used + before() + block.height > height) {
				column += 1;
				used = 0;
			}
			const target = filled[column];
			if (!target) return { filled, left: [blocks.slice(place), ...parts.slice(at + 1)] };
			if (before() > 0) target.push(space(gap));
			used += before() + block.height;
			target.push(block);
		}
	}
	return { filled, left: [] };
}

function beside(filled: readonly Block[][], { each }: Columns): Block {
	const stacks = filled.map((blocks) => stack(blocks));
	return {
		height: Math.max(...stacks.map(({ height }) => height)),
		draw(left, top) {
			for (const [at, column] of stacks.entries()) column.draw(left + at * (each + columnGap), top);
		},
	};
}

function drawFrame(
	pen: Pen,
	layout: BiodataLayout,
	{ width, height }: { width: number; height: number },
): void {
	const { doc } = pen;
	doc.rect(0, 0, width, height).fill(layout === 'traditional' ? colour.ivory : '#ffffff');
	if (layout === 'modern') doc.rect(0, height - 10, width, 10).fill(colour.maroon);
	if (layout === 'compact')
		doc
			.rect(12, 12, width - 24, height - 24)
			.lineWidth(0.8)
			.stroke(colour.gold);
	if (layout !== 'traditional') return;
	doc
		.rect(18, 18, width - 36, height - 36)
		.lineWidth(2)
		.stroke(colour.maroon);
	doc
		.rect(23, 23, width - 46, height - 46)
		.lineWidth(0.8)
		.stroke(colour.gold);
	for (const y of [33, height - 33]) {
		doc
			.moveTo(30, y)
			.lineTo(width - 30, y)
			.lineWidth(0.5)
			.stroke(colour.gold);
		const count = Math.floor((width - 72) / 14);
		const first = (width - (count - 1) * 14) / 2;
		for (let at = 0; at < count; at++) drawDiamond(pen, first + at * 14, y, 3);
	}
}

/** Below the text. */
function drawNumber(pen: Pen, text: string, { width, bottom }: { width: number; bottom: number }): void {
	const writing = { family: 'sans', weight: 'regular', size: 8, colour: colour.muted } as const;
	pen.write(pen.set(text, writing, width), 0, bottom + 1, 'center');
}
