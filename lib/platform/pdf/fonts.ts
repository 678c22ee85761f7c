import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontInWoff } from '@/lib/platform/media/woff';

export type Family = 'sans' | 'serif';
export type Weight = 'regular' | 'bold';

/** A font of one family and weight has a file for each script. */
const scripts = ['devanagari', 'latin', 'latin-ext'] as const;

export type Script = (typeof scripts)[number];

export interface FontFile {
	family: Family;
	weight: Weight;
	script: Script;
	bytes: Buffer;
}

const numberOf: Record<Weight, number> = { regular: 400, bold: 700 };

let read: Promise<FontFile[]> | undefined;

/** The portal's fonts, out of their packages. They stay in memory, some 700 KB. */
export function readFonts(): Promise<FontFile[]> {
	read ??= readFiles().catch((error) => {
		read = undefined;
		throw error;
	});
	return read;
}

const folders: Record<Family, string> = {
	sans: 'node_modules/@fontsource/noto-sans-devanagari/files',
	serif: 'node_modules/@fontsource/noto-serif-devanagari/files',
};

function readFiles(): Promise<FontFile[]> {
	const files = (['sans', 'serif'] as const).flatMap((family) =>
		(['regular', 'bold'] as const).flatMap((weight) => scripts.map((script) => ({ family, weight, script }))),
	);
	return Promise.all(
		files.map(async (file) => {
			const name = `noto-${file.family}-devanagari-${file.script}-${numberOf[file.weight]}-normal.woff`;
			const place = path.join(/* turbopackIgnore: true */ process.cwd(), folders[file.family], name);
			return { ...file, bytes: fontInWoff(await readFile(place)) };
		}),
	);
}
