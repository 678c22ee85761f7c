import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fontFamily, loadFonts } from '@/lib/platform/media/fonts';
import { fontInWoff } from '@/lib/platform/media/woff';
import { drawShare } from './draw-share';

const words = { kind: 'देवी', title: 'श्री नागणेच्या माता', line: 'नागाणा, बाड़मेर', brand: 'खम्मा घणी' };

async function getWidth(text: string): Promise<number> {
	await loadFonts();
	const { info } = await sharp({ text: { text, font: `${fontFamily} Bold 100`, dpi: 72, rgba: true } })
		.png()
		.toBuffer({ resolveWithObject: true });
	return info.width;
}

const getPixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/** As TrueType adds a table up: its 32-bit numbers. */
function checksum(table: Buffer): number {
	let sum = 0;
	for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
	return sum;
}

describe('the font', () => {
	it('comes out of its WOFF file whole, table by table', () => {
		const file =
			'node_modules/@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff';
		const font = fontInWoff(readFileSync(path.join(process.cwd(), file)));
		const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
		expect(tables.map((at) => font.toString('latin1', at, at + 4))).toEqual(
			expect.arrayContaining(['GSUB', 'GPOS', 'cmap', 'glyf', 'head', 'name']),
		);
		for (const at of tables) {
			// The table `head` holds a sum of the whole file, which is left out of its own.
			if (font.toString('latin1', at, at + 4) === 'head') continue;
			const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
			expect(checksum(font.subarray(start, start + Math.ceil(length / 4) * 4))).toBe(
				font.readUInt32BE(at + 4),
			);
		}
	});

	it('is none in another file', () => {
		expect(() => fontInWoff(Buffer.from('OTTO'))).toThrow('not a WOFF file');
	});
});

describe('Devanagari', () => {
	// A joiner that keeps the letters apart makes what a shaper does visible in the width.
	it.each(['क्ष', 'त्र', 'ज्ञ', 'श्र', 'द्ध', 'र्य', 'द्य', 'ट्ठ'])('joins %s', async (conjunct) => {
		const apart = conjunct.replace('्', '्\u200c');
		expect(await getWidth(conjunct)).toBeLessThan(await getWidth(apart));
	});

	it('is drawn by the portal’s own font, not as boxes', async () => {
		expect(await getWidth('क्षत्रिय')).toBeLessThan(400);
	});
});

describe('drawShare', () => {
	it('is a PNG of the size that networks show', async () => {
		const metadata = await sharp(await drawShare(words, null)).metadata();
		expect(metadata).toMatchObject({ format: 'png', width: 1200, height: 630 });
	});

	it('shows the words as they are, markup among them', async () => {
		const plain = await getPixels(await drawShare(words, null));
		const other = await getPixels(await drawShare({ ...words, title: '<b>&amp;</b> & "' }, null));
		expect(other.equals(plain)).toBe(false);
	});

	it('shows the picture in the window', async () => {
		const picture = await sharp({
			create: { width: 600, height: 400, channels: 3, background: '#00ff00' },
		})
			.webp()
			.toBuffer();
		const pixels = await getPixels(await drawShare(words, picture));
		const at = (x: number, y: number) => [...pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
		const [red = 255, green = 0, blue = 255] = at(926, 400);
		expect(green).toBeGreaterThan(240);
		expect(Math.max(red, blue)).toBeLessThan(20);
		// Outside of the arch is the ground.
		expect(at(732, 84)[1]).toBeLessThan(40);
	});

	it('finds room for the longest words', async () => {
		const long = { ...words, title: 'क्षत्रियत्व '.repeat(60), line: 'श्री'.repeat(200) };
		expect(await sharp(await drawShare(long, null)).metadata()).toMatchObject({ width: 1200, height: 630 });
		const unbroken = { ...words, title: 'W'.repeat(500) };
		expect(await sharp(await drawShare(unbroken, null)).metadata()).toMatchObject({ height: 630 });
	});
});
