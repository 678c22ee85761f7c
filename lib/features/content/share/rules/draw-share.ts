import sharp, { type OverlayOptions } from 'sharp';
import { cutTo } from '@/lib/core/graphemes';
import { escapeXml } from '@/lib/core/xml';
import { fontFamily, loadFonts } from '@/lib/platform/media/fonts';
import { sharePictureSize } from './share-path';

/** What a picture says; `picture` is shown in the window beside the words. */
export interface ShareWords {
	/** What kind of thing it is. */
	kind: string;
	title: string;
	/** Who, or where. */
	line: string | null;
	brand: string;
}

const { width, height } = sharePictureSize;
const ink = { title: '#fffbf3', kind: '#ebcb7a', line: '#f3e9d6', brand: '#ebcb7a' } as const;
const margin = 76;
const arch = { width: 395, height: 474, left: width - margin - 395, top: 78 } as const;
const column = arch.left - margin - 56;
const titleSizes = [62, 54, 46, 40] as const;
const longestTitle = 90;
const titleHeight = 290;
/** In characters as readers count them; some are wider than others. */
const lineLengths = [40, 28, 18] as const;
const lineHeight = 52;

/** As in components/ui/arch.tsx: a jharokha window, 100 wide and 120 high. */
const outline =
	'M0 120V40.8C0 25.3 10 22.85 17 20.4C19 12.24 30 11.42 36 10.6C38 5.3 46 3.67 50 0C54 3.67 62 5.3 64 10.6C70 11.42 81 12.24 83 20.4C90 22.85 100 25.3 100 40.8V120Z';

interface Block {
	image: Buffer;
	height: number;
}

/** A picture of 1200 × 630 as PNG; `picture` in any format that sharp reads. */
export async function drawShare(words: ShareWords, picture: Buffer | null): Promise<Buffer> {
	await loadFonts();
	const blocks = [
		await write(words.kind, { size: 30, colour: ink.kind }),
		await writeTitle(words.title),
		...(words.line ? [await writeLine(words.line)] : []),
	];
	const brand = await write(words.brand, { size: 34, colour: ink.brand });
	const brandTop = height - 84 - brand.height;
	return sharp(Buffer.from(ground(picture === null)))
		.composite([
			...stack(blocks, 70, brandTop - 24),
			{ input: brand.image, left: margin + 50, top: brandTop },
			...(picture ? await windowWith(picture) : []),
			{ input: Buffer.from(frame()), left: arch.left - 4, top: arch.top - 4 },
		])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/** Between `top` and `bottom`, one below the other and in the middle. */
function stack(blocks: readonly Block[], top: number, bottom: number): OverlayOptions[] {
	const gap = 26;
	const whole = blocks.reduce((sum, block) => sum + block.height, gap * (blocks.length - 1));
	let next = Math.max(top, Math.round((top + bottom - whole) / 2));
	return blocks.map(({ image, height: blockHeight }) => {
		const at = next;
		next += blockHeight + gap;
		return { input: image, left: margin, top: at };
	});
}

/** As large as it may be without running out of its place. */
function writeTitle(title: string): Promise<Block> {
	const text = cutTo(longestTitle, title);
	return firstWithin(titleHeight, titleSizes, (size) => write(text, { size, colour: ink.title }));
}

/** The longest text of one line. */
function writeLine(line: string): Promise<Block> {
	const look = { size: 32, colour: ink.line, weight: 'Regular' } as const;
	return firstWithin(lineHeight, lineLengths, (length) => write(cutTo(length, line), look));
}

/** What the first choice makes that is not too high, or else the last. */
async function firstWithin(
	most: number,
	choices: readonly [number, ...number[]],
	make: (choice: number) => Promise<Block>,
): Promise<Block> {
	const [choice, next, ...others] = choices;
	const block = await make(choice);
	return block.height <= most || next === undefined ? block : firstWithin(most, [next, ...others], make);
}

interface Writing {
	/** Pixels. */
	size: number;
	colour: string;
	weight?: 'Bold' | 'Regular';
}

async function write(text: string, { size, colour, weight = 'Bold' }: Writing): Promise<Block> {
	const { data, info } = await sharp({
		text: {
			text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
			font: `${fontFamily} ${weight} ${size}`,
			width: column,
			dpi: 72,
			rgba: true,
			wrap: 'word-char',
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	return { image: data, height: info.height };
}

async function windowWith(picture: Buffer): Promise<OverlayOptions[]> {
	const size = { width: arch.width, height: arch.height };
	const mask = svg(size, `<path d="${outline}" fill="#fff"/>`, '0 0 100 120');
	const input = await sharp(picture, { limitInputPixels: 4_000_000 })
		.resize({ ...size, fit: 'cover', position: 'top' })
		.ensureAlpha()
		.composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
		.png({ compressionLevel: 1 })
		.toBuffer();
	return [{ input, left: arch.left, top: arch.top }];
}

function frame(): string {
	const path = `<path d="${outline}" fill="none" stroke="#d9ae4a" stroke-width="1.6" stroke-linejoin="round"/>`;
	return svg({ width: arch.width + 8, height: arch.height + 8 }, path, '-1 -1 102 122');
}

/** Maroon between two bands of gold; a diamond is in the window that nothing else fills. */
function ground(isWindowEmpty: boolean): string {
	const diamonds = Array.from({ length: 26 }, (_, at) => at * 48 + 12);
	const band = (y: number) =>
		`<path d="M0 ${y - 11}H${width}M0 ${y + 11}H${width}" stroke="#d9ae4a" stroke-width="2"/>${diamonds
			.map((x) => `<path d="M${x} ${y - 5}l6 5-6 5-6-5z" fill="#d9ae4a"/>`)
			.join('')}`;
	const scale = arch.width / 100;
	const empty = `<g transform="translate(${arch.left} ${arch.top}) scale(${scale})"><path d="${outline}" fill="url(#window)"/>
		<path d="M50 46 64 68 50 90 36 68Z" fill="#d9ae4a"/><path d="M50 55 58 68 50 81 42 68Z" fill="#5c0f22"/>
		<path d="M22 68h6M72 68h6" stroke="#d9ae4a" stroke-width="3" stroke-linecap="round" stroke-opacity=".6"/></g>`;
	const mark = `<path d="M${margin + 16} ${height - 124}l16 24-16 24-16-24z" fill="#d9ae4a"/><path d="M${margin + 16} ${height - 112}l8 12-8 12-8-12z" fill="#5c0f22"/>`;
	return svg(
		sharePictureSize,
		`<defs>
			<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5c0f22"/><stop offset="1" stop-color="#2b0610"/></linearGradient>
			<linearGradient id="window" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8e2138"/><stop offset="1" stop-color="#2b0610"/></linearGradient>
		</defs>
		<path d="M0 0H${width}V${height}H0Z" fill="url(#ground)"/>
		${band(18)}${band(height - 18)}${isWindowEmpty ? empty : ''}${mark}`,
		`0 0 ${width} ${height}`,
	);
}

function svg(size: { width: number; height: number }, content: string, viewBox: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${content}</svg>`;
}
