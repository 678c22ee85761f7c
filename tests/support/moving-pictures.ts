import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A WebP with two frames. */
export async function makeMovingWebp(): Promise<Buffer> {
	const frame = (background: string) =>
		sharp({ create: { width: 40, height: 30, channels: 3, background } })
			.png()
			.toBuffer();
	return sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
		.webp({ loop: 0, delay: [100, 100] })
		.toBuffer();
}

/** A PNG with two frames, which sharp cannot write: the second one is as the first. */
export async function makeMovingPng(): Promise<Buffer> {
	const still = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
		.png()
		.toBuffer();
	const firstPixels = still.indexOf('IDAT') - 4;
	const pixels = deflateSync(Buffer.from('\0zzzzzz\0zzzzzz'));
	const frame = (order: number) => chunk('fcTL', Buffer.concat([numbers(order, 2, 2, 0, 0), frameTail]));
	return Buffer.concat([
		still.subarray(0, firstPixels),
		chunk('acTL', numbers(2, 0)),
		frame(0),
		still.subarray(firstPixels, still.indexOf('IEND') - 4),
		frame(1),
		chunk('fdAT', Buffer.concat([numbers(2), pixels])),
		still.subarray(still.indexOf('IEND') - 4),
	]);
}

/** A tenth of a second, drawn over the frame before. */
const frameTail = Buffer.from([0, 1, 0, 10, 0, 0]);

function numbers(...values: number[]): Buffer {
	const bytes = Buffer.alloc(values.length * 4);
	values.forEach((value, at) => {
		bytes.writeUInt32BE(value, at * 4);
	});
	return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name), data]);
	return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
}

function crc32(bytes: Uint8Array): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
	}
	return (sum ^ 0xffffffff) >>> 0;
}
