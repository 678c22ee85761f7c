import { rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fontInWoff } from './woff';

export const fontFamily = 'Noto Serif Devanagari';

const folder = 'node_modules/@fontsource/noto-serif-devanagari/files';
const subsets = ['devanagari', 'latin', 'latin-ext'] as const;
const weights = [400, 700] as const;

let loaded: Promise<void> | undefined;

/** Makes the portal's serif known to whatever draws text in this process; the machine need not have any font. */
export function loadFonts(): Promise<void> {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	return loaded;
}

async function load(): Promise<void> {
	// Fonts are named by their files, and these have to be unpacked first.
	const unpacked = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-fonts-'));
	process.once('exit', () => rmSync(unpacked, { recursive: true, force: true }));
	for (const subset of subsets) {
		for (const weight of weights) {
			const name = `noto-serif-devanagari-${subset}-${weight}-normal`;
			const file = path.join(unpacked, `${name}.ttf`);
			const woff = path.join(/* turbopackIgnore: true */ process.cwd(), folder, `${name}.woff`);
			await fs.writeFile(file, fontInWoff(await fs.readFile(woff)));
			// A font that was named once stays known.
			await sharp({ text: { text: 'अ a', font: fontFamily, fontfile: file, rgba: true } }).toBuffer();
		}
	}
}
