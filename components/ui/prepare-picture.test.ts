import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePicture } from './prepare-picture';

const megabyte = 1024 * 1024;

/** What the browser provides here: what it decodes, what lies on its canvas, and how large each quality gets. */
const browser = {
	decodes: true,
	size: { width: 100, height: 50 },
	alpha: 255,
	bytesOf: (_quality: number) => 10,
	drawn: [] as { width: number; height: number; type: string; quality: number }[],
};

class Canvas {
	constructor(
		readonly width: number,
		readonly height: number,
	) {}
	getContext() {
		return { drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, browser.alpha] }) };
	}
	async convertToBlob({ type, quality }: { type: string; quality: number }) {
		browser.drawn.push({ width: this.width, height: this.height, type, quality });
		return new Blob([new Uint8Array(browser.bytesOf(quality))], { type });
	}
}

beforeEach(() => {
	Object.assign(browser, { decodes: true, size: { width: 100, height: 50 }, alpha: 255, drawn: [] });
	browser.bytesOf = () => 10;
	vi.stubGlobal('OffscreenCanvas', Canvas);
	vi.stubGlobal('createImageBitmap', async () => {
		if (!browser.decodes) throw new Error('no picture');
		return { ...browser.size, close: () => {} };
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

async function getFile(format: 'jpeg' | 'png' | 'webp', bytes = 0): Promise<File> {
	const picture = sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } });
	const padding = new Uint8Array(bytes);
	const content = [new Uint8Array(await picture.toFormat(format).toBuffer()), padding];
	return new File(content, `IMG.1.${format}`, { type: `image/${format}` });
}

const namesIn = (prepared: Awaited<ReturnType<typeof preparePicture>>) =>
	'file' in prepared ? [prepared.file.name, prepared.file.type] : prepared.error;

it.each(['jpeg', 'png', 'webp'] as const)('leaves a small %s as it is', async (format) => {
	const file = await getFile(format);
	const prepared = await preparePicture(file);
	expect('file' in prepared && prepared.file).toBe(file);
	expect(browser.drawn).toEqual([]);
});

it('shrinks a 12-megapixel photo to 2,560 pixels on its longest side', async () => {
	browser.size = { width: 3000, height: 4000 };
	expect(namesIn(await preparePicture(await getFile('jpeg', 6 * megabyte)))).toEqual([
		'IMG.1.jpg',
		'image/jpeg',
	]);
	expect(browser.drawn).toEqual([{ width: 1920, height: 2560, type: 'image/jpeg', quality: 0.9 }]);
});

it('lowers the quality until the picture may be sent, and refuses one that stays too large', async () => {
	browser.size = { width: 2560, height: 2560 };
	browser.bytesOf = (quality) => (quality > 0.7 ? 6 * megabyte : megabyte);
	await preparePicture(await getFile('jpeg', 6 * megabyte));
	expect(browser.drawn.map(({ quality }) => quality)).toEqual([0.9, 0.8, 0.6]);
	browser.bytesOf = () => 6 * megabyte;
	expect(await preparePicture(await getFile('jpeg', 6 * megabyte))).toEqual({ error: 'tooLarge' });
});

it('makes a picture as small as the host takes it, and says so where it cannot', async () => {
	vi.stubGlobal('document', { documentElement: { dataset: { maxFormBytes: '4500000' } } });
	expect(namesIn(await preparePicture(await getFile('jpeg', 3 * megabyte)))).toEqual([
		'IMG.1.jpeg',
		'image/jpeg',
	]);
	expect(browser.drawn).toEqual([]);
	browser.bytesOf = (quality) => (quality > 0.7 ? 4 * megabyte : 3 * megabyte);
	const prepared = await preparePicture(await getFile('jpeg', 4.5 * megabyte));
	expect('file' in prepared && prepared.file.size).toBe(3 * megabyte);
	browser.bytesOf = () => 4 * megabyte;
	expect(await preparePicture(await getFile('jpeg', 4.5 * megabyte))).toEqual({ error: 'tooLargeHere' });
});

it('keeps what is transparent, and makes a JPEG of what is not', async () => {
	browser.size = { width: 5000, height: 100 };
	browser.alpha = 0;
	expect(namesIn(await preparePicture(await getFile('png')))).toEqual(['IMG.1.webp', 'image/webp']);
	browser.alpha = 255;
	expect(namesIn(await preparePicture(await getFile('png')))).toEqual(['IMG.1.jpg', 'image/jpeg']);
});

it('sends HEIC as JPEG where the browser decodes it', async () => {
	const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
	const file = new File([heic], 'IMG_2.HEIC', { type: 'image/heic' });
	expect(namesIn(await preparePicture(file))).toEqual(['IMG_2.jpg', 'image/jpeg']);
	vi.stubGlobal(
		'Worker',
		class {
			constructor() {
				throw new Error('no worker');
			}
		},
	);
	browser.decodes = false;
	expect(await preparePicture(file)).toEqual({ error: 'heic' });
});

it('says why a file is not sent', async () => {
	const gif = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
		.gif()
		.toBuffer();
	const moving = new File([new Uint8Array(gif)], 'x.png', { type: 'image/png' });
	expect(await preparePicture(moving)).toEqual({ error: 'animated' });
	const text = (length: number, type: string) => new File(['x'.repeat(length)], 'x', { type });
	expect(await preparePicture(text(9, 'image/jpeg'))).toEqual({ error: 'notAPicture' });
	expect(await preparePicture(text(6 * megabyte, 'application/pdf'))).toEqual({ error: 'notAPicture' });
	expect(await preparePicture(text(6 * megabyte, 'image/jpeg'))).toEqual({ error: 'tooLarge' });
	browser.decodes = false;
	expect(await preparePicture(await getFile('jpeg'))).toEqual({ error: 'notAPicture' });
});

it('decodes nothing whose header claims more pixels than a phone can hold', async () => {
	const claimed = new Uint8Array(await (await getFile('png')).arrayBuffer());
	new DataView(claimed.buffer).setUint32(16, 20_000);
	new DataView(claimed.buffer).setUint32(20, 20_000);
	browser.decodes = false;
	expect(await preparePicture(new File([claimed], 'x.png', { type: 'image/png' }))).toEqual({
		error: 'tooManyPixels',
	});
});
