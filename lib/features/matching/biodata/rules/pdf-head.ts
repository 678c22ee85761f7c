import { looks } from '@/lib/features/matching/biodata/constants/looks';
import type { Sheet } from '@/lib/features/matching/biodata/dto/sheet';
import { colour } from '@/lib/platform/pdf/colour';
import type { Paragraph, Writing } from '@/lib/platform/pdf/pen';
import { type Block, paragraphsBlock, type Setting, stack } from './pdf-blocks';

export interface Photo {
	/** JPEG, 4 wide and 5 high. */
	bytes: Buffer;
}

/** A photo as wide as this on A4. */
const photoWidth = { traditional: 92, modern: 96, compact: 70 } as const;

/** Invocation, name and photo above the parts. `pageWidth` is what a band of colour fills. */
export function headBlock(
	setting: Setting,
	sheet: Sheet,
	{ photo, width, pageWidth }: { photo: Photo | null; width: number; pageWidth: number },
): Block {
	const { pen, layout, scale } = setting;
	const { doc } = pen;
	const look = looks[layout];
	const isOnBand = layout === 'modern';
	const wide = photo ? photoWidth[layout] * Math.min(1, scale) : 0;
	const high = wide * 1.25;
	const textWidth = photo ? width - wide - 18 : width;
	const ink = isOnBand
		? { name: colour.ivory, first: colour.paleGold, others: colour.ivory }
		: { name: colour.deep, first: colour.darkGold, others: colour.soft };
	const nameSize = look.size.name * Math.min(1.1, scale) * (sheet.name.length > 1 ? 0.82 : 1);
	const names = sheet.name.map((text) =>
		pen.set(text, { family: 'serif', weight: 'bold', size: nameSize, colour: ink.name }, textWidth),
	);
	const lines = sheet.lines.map((texts, at) => {
		const writing: Writing = {
			...{ family: look.body, weight: at === 0 ? 'bold' : 'regular' },
			...{ size: look.size.body * 1.12 * scale, colour: at === 0 ? ink.first : ink.others },
		};
		const inOne = pen.set(texts.join('  |  '), writing, textWidth);
		return inOne.lines.length === 1 ? inOne : pen.set(texts.join('\n'), writing, textWidth);
	});
	const texts = paragraphsBlock(pen, [...names, ...lines], 'left');
	const beside: Block = {
		height: Math.max(texts.height, high),
		draw(left, top) {
			texts.draw(left, top + (this.height - texts.height) / 2);
			if (!photo) return;
			const x = left + width - wide;
			const y = top + (this.height - high) / 2;
			doc.image(photo.bytes, x, y, { width: wide, height: high });
			doc
				.rect(x, y, wide, high)
				.lineWidth(isOnBand ? 3 : 1.6)
				.stroke(isOnBand ? colour.ivory : colour.gold);
			if (layout === 'traditional')
				doc
					.rect(x - 3.5, y - 3.5, wide + 7, high + 7)
					.lineWidth(0.8)
					.stroke(colour.gold);
		},
	};
	const title = pen.set(
		sheet.title.join('  ·  '),
		{
			...{ family: 'serif', weight: 'bold', size: look.size.part * 1.15 },
			colour: isOnBand ? colour.paleGold : colour.deep,
		},
		width,
	);
	const invocation = pen.set(
		sheet.invocation.join('   '),
		{
			family: 'serif',
			weight: 'bold',
			size: look.size.body,
			colour: isOnBand ? colour.paleGold : colour.darkGold,
		},
		width,
	);
	if (layout === 'traditional')
		return stack([centred(setting, invocation), ruled(setting, title), beside], 8);
	if (layout === 'compact') return compactHead(setting, { title, beside, width });
	return bandHead(setting, { invocation, beside, pageWidth });
}

function centred({ pen }: Setting, paragraph: Paragraph): Block {
	return paragraphsBlock(pen, [paragraph], 'center');
}

/** Between two rules of gold. */
function ruled({ pen }: Setting, title: Paragraph): Block {
	return {
		height: title.height + 4,
		draw(left, top) {
			const words = Math.max(...title.lines.map((line) => line.width)) + 60;
			const x = left + (title.width - words) / 2;
			for (const y of [top, top + title.height + 2])
				pen.doc
					.moveTo(x, y)
					.lineTo(x + words, y)
					.lineWidth(0.9)
					.stroke(colour.gold);
			pen.write(title, left, top + 1, 'center');
		},
	};
}

function compactHead(
	{ pen }: Setting,
	{ title, beside, width }: { title: Paragraph; beside: Block; width: number },
): Block {
	const top = paragraphsBlock(pen, [title], 'left');
	const rule: Block = {
		height: 10,
		draw(left, y) {
			pen.doc
				.moveTo(left, y + 4)
				.lineTo(left + width, y + 4)
				.lineWidth(1.6)
				.stroke(colour.maroon);
			pen.doc
				.moveTo(left, y + 6.6)
				.lineTo(left + width, y + 6.6)
				.lineWidth(0.6)
				.stroke(colour.gold);
		},
	};
	return stack([top, beside, rule], 2);
}

function bandHead(
	{ pen, scale }: Setting,
	{ invocation, beside, pageWidth }: { invocation: Paragraph; beside: Block; pageWidth: number },
): Block {
	const content = stack([centred({ pen, layout: 'modern', scale }, invocation), beside], 8);
	const padding = { top: 16, bottom: 22 };
	const height = content.height + padding.top + padding.bottom;
	return {
		height: height + 6,
		draw(left, top) {
			const { doc } = pen;
			const ground = doc.linearGradient(0, top, pageWidth, top + height);
			ground.stop(0, '#74152b').stop(1, '#460b1a');
			doc.rect(0, top, pageWidth, height).fill(ground);
			doc.rect(0, top + height, pageWidth, 3).fill(colour.gold);
			content.draw(left, top + padding.top);
		},
	};
}
