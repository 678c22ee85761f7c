// The program of the thread that draws whole books. Started by `print/loaders.ts`.

import type { BookTexts } from '@/lib/features/family/print/rules/book-texts';
import { drawBook } from '@/lib/features/family/print/rules/draw-book';
import { readFonts } from '@/lib/platform/pdf/fonts';
import { carryOutTasks } from '@/lib/platform/threads/program';

export interface BookTask {
	/** The texts of each page, as JSON in UTF-8. */
	pages: readonly Uint8Array[];
	day: string;
}

carryOutTasks(async ({ pages, day }: BookTask) =>
	drawBook(await readFonts(), { pages: pages.map(readPage), day }),
);

const readPage = (json: Uint8Array): BookTexts => JSON.parse(new TextDecoder().decode(json));
