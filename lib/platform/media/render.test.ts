import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { makeMovingPng, makeMovingWebp } from '@/tests/support/moving-pictures';
import { renderPicture } from './render';

const photo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } });

/** Left half red, right half blue. */
const twoHalves = (width: number, height: number) =>
	photo(width, height).composite([
		{ input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
		{
			input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
			left: width / 2,
			top: 0,
		},
	]);

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const crc = Buffer.alloc(4);
	crc.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, crc]);
}

function crc32(bytes: Buffer): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	}
	return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG of a few bytes that says it is as large as this. */
function claimedPng(width: number, height: number, data: Buffer): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return Buffer.concat([
		signature,
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(data)),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

async function getRefusal(bytes: Uint8Array): Promise<string> {
	try {
		await renderPicture(bytes);
	} catch (error) {
		if (error instanceof DomainError) return error.code;
		throw error;
	}
	return 'taken';
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

describe('what is a picture', () => {
	it.each(['jpeg', 'png', 'webp'] as const)('takes %s', async (format) => {
		const picture = await renderPicture(await photo(300, 200).toFormat(format).toBuffer());
		expect(picture).toMatchObject({ width: 300, height: 200 });
	});

	it.each([
		['nothing', Buffer.alloc(0)],
		['a text', Buffer.from('Khamma Ghani')],
		['SVG', Buffer.from(svg)],
		['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
		['AVIF', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1')],
		['a RIFF that is sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
		[
			'SVG behind the first bytes of a JPEG',
			Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
		],
		[
			'SVG behind the first bytes of a PNG',
			Buffer.concat([claimedPng(1, 1, Buffer.alloc(4)).subarray(0, 8), Buffer.from(svg)]),
		],
		['the first bytes of a WebP alone', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
	])('refuses %s', async (_, bytes) => expect(await getRefusal(bytes)).toBe('picture.notAPicture'));

	it('refuses TIFF', async () => {
		expect(await getRefusal(await photo(9, 9).tiff().toBuffer())).toBe('picture.notAPicture');
	});

	it('names HEIC, which only the browser can read', async () => {
		const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
		expect(await getRefusal(heic)).toBe('picture.heic');
	});

	it('names what moves: GIF, and PNG and WebP with several frames', async () => {
		expect(await getRefusal(await photo(9, 9).gif().toBuffer())).toBe('picture.animated');
		expect(await getRefusal(await makeMovingWebp())).toBe('picture.animated');
		expect(await getRefusal(await makeMovingPng())).toBe('picture.animated');
	});

	it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s that was cut off', async (format) => {
		const noise = await sharp({
			create: {
				width: 400,
				height: 400,
				channels: 3,
				background: 'white',
				noise: { type: 'gaussian', mean: 120, sigma: 50 },
			},
		})
			.toFormat(format)
			.toBuffer();
		expect(await getRefusal(noise.subarray(0, Math.floor(noise.length / 2)))).toBe('picture.notAPicture');
	});

	it('keeps nothing of what hangs behind a picture', async () => {
		const jpeg = await photo(200, 200).jpeg().toBuffer();
		const { variants } = await renderPicture(
			Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
		);
		for (const { bytes } of variants) {
			expect(bytes.includes('<script>')).toBe(false);
			expect(bytes.includes('PK\x03\x04')).toBe(false);
		}
	});
});

describe('how large a picture may be', () => {
	it('takes 5 MiB and refuses a byte more', async () => {
		const png = await photo(50, 50).png().toBuffer();
		const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
		expect(await getRefusal(padded(5 * 1024 * 1024))).toBe('taken');
		expect(await getRefusal(padded(5 * 1024 * 1024 + 1))).toBe('picture.tooLarge');
	});

	it('takes 24 megapixels', async () => {
		const large = await photo(6000, 4000).jpeg().toBuffer();
		expect(await renderPicture(large)).toMatchObject({ width: 1600, height: 1067 });
	});

	it('refuses more by its header, before decoding', async () => {
		// Decoded, this one would be found broken: it has no pixels.
		expect(await getRefusal(claimedPng(60_000, 60_000, Buffer.alloc(10)))).toBe('picture.tooManyPixels');
		expect(await getRefusal(claimedPng(6000, 4001, Buffer.alloc(10)))).toBe('picture.tooManyPixels');
		expect(await getRefusal(claimedPng(1, 65_536, Buffer.alloc(10)))).toBe('picture.tooManyPixels');
		expect(await getRefusal(claimedPng(600, 400, Buffer.alloc(10)))).toBe('picture.notAPicture');
	});
});

describe('the variants', () => {
	const getWidths = async (width: number, height: number) =>
		(await renderPicture(await photo(width, height).png().toBuffer())).variants.map(
			(variant) => variant.width,
		);

	it.each([
		[3000, 2000, [160, 480, 720, 960, 1600]],
		[1600, 900, [160, 480, 720, 960, 1600]],
		[800, 600, [160, 480, 720, 800]],
		[160, 160, [160]],
		[1, 1, [1]],
		[20, 20_000, [4]],
		[20_000, 20, [160, 480, 720, 960, 1600]],
	])('of %i × %i are never wider than the picture', async (width, height, widths) =>
		expect(await getWidths(width, height)).toEqual(widths),
	);

	it('are what they say they are', async () => {
		const { width, height, variants } = await renderPicture(await photo(1200, 900).jpeg().toBuffer());
		expect([width, height]).toEqual([1200, 900]);
		for (const variant of variants) {
			const { format, width: real, height: realHeight } = await sharp(variant.bytes).metadata();
			expect([format, real, realHeight]).toEqual(['webp', variant.width, variant.height]);
			expect(variant.height / variant.width).toBeCloseTo(0.75, 2);
		}
	});

	it('come with a tiny blurred one', async () => {
		const { blur } = await renderPicture(await photo(1200, 900).jpeg().toBuffer());
		expect(blur).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/);
		expect(blur.length).toBeLessThan(600);
	});

	it('are upright, no matter how the camera was held', async () => {
		const turned = await twoHalves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
		const { width, height, variants } = await renderPicture(turned);
		expect([width, height]).toEqual([200, 400]);
		const { data, info } = await sharp(variants.at(-1)?.bytes).raw().toBuffer({ resolveWithObject: true });
		const pixel = (x: number, y: number) =>
			[...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
		const [red, , blueOfTop] = pixel(100, 50);
		const [redOfBottom, , blue] = pixel(100, 350);
		expect(red).toBeGreaterThan(200);
		expect(blueOfTop).toBeLessThan(60);
		expect(redOfBottom).toBeLessThan(60);
		expect(blue).toBeGreaterThan(200);
	});

	it('carry no metadata: no place, no camera, no profile', async () => {
		const jpeg = await photo(700, 500)
			.withExif({
				IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
				IFD3: {
					GPSLatitudeRef: 'N',
					GPSLatitude: '26/1 17/1 0/1',
					GPSLongitudeRef: 'E',
					GPSLongitude: '73/1 1/1 0/1',
				},
			})
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretXmp</secret></x:xmpmeta>')
			.withIccProfile('p3')
			.jpeg()
			.toBuffer();
		const before = await sharp(jpeg).metadata();
		expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
		const { variants, blur } = await renderPicture(jpeg);
		const tiny = Buffer.from(blur.split(',')[1] ?? '', 'base64');
		for (const bytes of [...variants.map((variant) => variant.bytes), tiny]) {
			const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
			expect([exif, xmp, icc, iptc, orientation]).toEqual([
				undefined,
				undefined,
				undefined,
				undefined,
				undefined,
			]);
			expect(bytes.includes('Secret')).toBe(false);
		}
	});

	it('keep what is transparent', async () => {
		const clear = sharp({
			create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
		});
		const { variants } = await renderPicture(await clear.png().toBuffer());
		expect((await sharp(variants[0]?.bytes).stats()).isOpaque).toBe(false);
	});

	it.each([
		['grey', (image: Sharp) => image.toColourspace('b-w').jpeg()],
		['print colours', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
		['16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
	])('of a picture in %s are in sRGB', async (_, made) => {
		const { variants } = await renderPicture(await made(photo(120, 90)).toBuffer());
		expect(await sharp(variants[0]?.bytes).metadata()).toMatchObject({
			space: 'srgb',
			depth: 'uchar',
			width: 120,
		});
	});
});
