import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/**
 * The TrueType font inside a WOFF file, for what cannot read WOFF itself (W3C, "WOFF File Format 1.0": the same
 * tables, packed one by one).
 */
export function fontInWoff(woff: Buffer): Buffer {
	if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
	const count = woff.readUInt16BE(12);
	const directory = Buffer.alloc(fontHeader + fontEntry * count);
	// The search fields that OpenType wants: of the largest power of two up to the number of tables.
	const exponent = Math.floor(Math.log2(count));
	const searchRange = 2 ** exponent * 16;
	woff.copy(directory, 0, 4, 8);
	directory.writeUInt16BE(count, 4);
	directory.writeUInt16BE(searchRange, 6);
	directory.writeUInt16BE(exponent, 8);
	directory.writeUInt16BE(count * 16 - searchRange, 10);
	const parts: Buffer[] = [directory];
	let offset = directory.length;
	for (let table = 0; table < count; table++) {
		const from = woffHeader + woffEntry * table;
		const start = woff.readUInt32BE(from + 4);
		const packed = woff.readUInt32BE(from + 8);
		const length = woff.readUInt32BE(from + 12);
		const bytes = woff.subarray(start, start + packed);
		const padding = Buffer.alloc((4 - (length % 4)) % 4);
		const entry = fontHeader + fontEntry * table;
		woff.copy(directory, entry, from, from + 4);
		woff.copy(directory, entry + 4, from + 16, from + 20);
		directory.writeUInt32BE(offset, entry + 8);
		directory.writeUInt32BE(length, entry + 12);
		parts.push(packed < length ? inflateSync(bytes) : bytes, padding);
		offset += length + padding.length;
	}
	return Buffer.concat(parts);
}
