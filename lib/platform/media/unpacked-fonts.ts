import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { fontInWoff } from './woff';

const packed = 'node_modules/@fontsource/noto-serif-devanagari/files';
const subsets = ['devanagari', 'latin', 'latin-ext'] as const;
const weights = [400, 700] as const;

const names = subsets.flatMap((subset) =>
	weights.map((weight) => `noto-serif-devanagari-${subset}-${weight}-normal`),
);

/** Where a build leaves the fonts, so that a server that may write nowhere draws with them too. */
export const builtFontsFolder = path.join('.next', 'share-fonts');

/** Fonts are named by their files, which have to be unpacked first. Answers the files. */
export async function unpackFonts(folder: string): Promise<string[]> {
	return Promise.all(
		names.map(async (name) => {
			const file = path.join(folder, `${name}.ttf`);
			const woff = path.join(/* turbopackIgnore: true */ process.cwd(), packed, `${name}.woff`);
			await fs.writeFile(file, fontInWoff(await fs.readFile(woff)));
			return file;
		}),
	);
}

/** The files that the build has left; null when there was none. */
export function findBuiltFonts(): string[] | null {
	const folder = path.join(/* turbopackIgnore: true */ process.cwd(), builtFontsFolder);
	const files = names.map((name) => path.join(/* turbopackIgnore: true */ folder, `${name}.ttf`));
	return files.every((file) => existsSync(file)) ? files : null;
}
