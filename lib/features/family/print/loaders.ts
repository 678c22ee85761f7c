import { setImmediate as nextRound } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Language } from '@/lib/core/language';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { privateFileReply } from '@/lib/platform/http/replies';
import { formatDay } from '@/lib/platform/i18n/format';
import type { ThreadProgram } from '@/lib/platform/threads/lane';
import { longLane } from '@/lib/platform/threads/lanes';
import type { BookTask } from './queries/thread-program';

const program: ThreadProgram = {
	name: 'book',
	start: () => new Worker(new URL('./queries/thread-program.ts', import.meta.url)),
};

/** A book of 5,000 people takes some twenty seconds on a quiet machine. */
const timeLimitMs = 180_000;

interface WantedBook {
	memberId: string;
	/** The card that it begins with; null for the one that it begins with by itself. */
	personId: string | null;
	language: Language;
	now: Date;
}

/**
 * The whole book of a member's own tree as PDF, without the photos of its pages. Each page is written apart, so that no other job of the
 * short lane waits for all of them.
 *
 * @throws DomainError `service.unavailable` when too many wait
 */
export async function drawWholeBook({ memberId, personId, language, now }: WantedBook): Promise<Response> {
	const tree = await openTree(memberId, language, now);
	const pages: Uint8Array[] = [];
	for (let [page, last] = [1, 1]; page <= last; page++) {
		const written = await tree.ask('bookTexts', { personId, page });
		pages.push(written.json);
		last = written.pages;
		// The pages of a small tree are written on this thread.
		await nextRound();
	}
	const task: BookTask = { pages, day: formatDay(now.toISOString(), language) ?? '' };
	const pdf = await longLane.run<Uint8Array<ArrayBuffer>>(program, task, { asker: memberId, timeLimitMs });
	return privateFileReply(pdf, { name: 'family-book.pdf', type: 'application/pdf' });
}
