import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeMovingPng, makeMovingWebp } from '@/tests/support/moving-pictures';
import { findClaimedSize, findPictureFormat } from './picture-format';

const plain = (width = 30, height = 20) =>
	sharp({ create: { width, height, channels: 3, background: '#8e2138' } });
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('the format of a file', () => {
	it.each(['jpeg', 'png', 'webp'] as const)('is %s by its first bytes', async (format) => {
		expect(findPictureFormat(await plain().toFormat(format).toBuffer())).toBe(format);
	});

	it('is animated of a GIF, and of PNG and WebP with several frames', async () => {
		expect(findPictureFormat(await plain().gif().toBuffer())).toBe('animated');
		expect(findPictureFormat(await makeMovingWebp())).toBe('animated');
		expect(findPictureFormat(await makeMovingPng())).toBe('animated');
	});

	it('is not animated of a WebP that is only transparent', async () => {
		const clear = { r: 0, g: 0, b: 0, alpha: 0.5 };
		const webp = sharp({ create: { width: 9, height: 9, channels: 4, background: clear } }).webp();
		expect(findPictureFormat(await webp.withExif({ IFD0: { Make: 'x' } }).toBuffer())).toBe('webp');
	});

	it.each([
		['an iPhone’s HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
		['HEIC by a compatible brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
		['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif', null],
		['AVIF by a compatible brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif', null],
		['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42', null],
		['a brand behind the box', '\0\0\0\x10ftypmif1\0\0\0\0heic', null],
		['nothing', '', null],
		['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
		['PDF', '%PDF-1.7\n', null],
	])('of %s', (_, text, format) => expect(findPictureFormat(latin(text))).toBe(format));

	it('ends with the file, wherever that is cut off', async () => {
		for (const whole of [await makeMovingPng(), await plain().jpeg().toBuffer(), await makeMovingWebp()])
			for (let length = 0; length < 120; length += 1) {
				findPictureFormat(whole.subarray(0, length));
				findClaimedSize(whole.subarray(0, length));
			}
	});
});

describe('the size that a header claims', () => {
	it.each(['jpeg', 'png'] as const)('is read of %s', async (format) => {
		const picture = await plain(123, 45).toFormat(format).toBuffer();
		expect(findClaimedSize(picture)).toEqual({ width: 123, height: 45 });
	});

	it('is read behind what a camera writes first', async () => {
		const jpeg = await plain(123, 45)
			.jpeg({ progressive: true })
			.withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
			.toBuffer();
		expect(findClaimedSize(jpeg)).toEqual({ width: 123, height: 45 });
		expect(findClaimedSize(jpeg.subarray(0, 1000))).toBeNull();
	});

	it('is not known of other files', async () => {
		expect(findClaimedSize(await plain().webp().toBuffer())).toBeNull();
		expect(findClaimedSize(latin('Khamma Ghani'))).toBeNull();
	});
});
