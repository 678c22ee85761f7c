// The program of the thread that draws biodatas. Started by `biodata/loaders.ts`.

import { type Drawing, drawSheet } from '@/lib/features/matching/biodata/rules/draw-sheet';
import { renderPage } from '@/lib/features/matching/biodata/rules/render-page';
import { readFonts } from '@/lib/platform/pdf/fonts';
import { carryOutTasks } from '@/lib/platform/threads/program';

export interface DrawingTask extends Omit<Drawing, 'photo'> {
	/** JPEG. */
	photo: Uint8Array | null;
	format: 'pdf' | 'jpeg';
}

async function draw({ photo, format, ...task }: DrawingTask): Promise<Uint8Array> {
	// A Buffer arrives from another thread as plain bytes.
	const pdf = await drawSheet(await readFonts(), { ...task, photo: photo && { bytes: Buffer.from(photo) } });
	return format === 'pdf' ? pdf : renderPage(pdf);
}

carryOutTasks(draw);
