import { rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { findBuiltFonts, unpackFonts } from './unpacked-fonts';

export const fontFamily = 'Noto Serif Devanagari';

let loaded: Promise<void> | undefined;

/** Makes the portal's serif known to everything that draws text in this process; the machine need not have any font. */
export function loadFonts(): Promise<void> {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	return loaded;
}

async function load(): Promise<void> {
	for (const fontfile of findBuiltFonts() ?? (await unpackForThisProcess())) {
		// A font that was named once stays known.
		await sharp({ text: { text: 'अ a', font: fontFamily, fontfile, rgba: true } }).toBuffer();
	}
}

async function unpackForThisProcess(): Promise<string[]> {
	const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-fonts-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	return unpackFonts(folder);
}
