import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import type { Read } from '@/app/prefetched';
import { readFamily } from '@/lib/client/family/cards/family';
import { findMiddle, firstLayoutJob, layoutJob, layoutKey } from '@/lib/client/family/diagram/layout-job';
import { nearQuery } from '@/lib/client/family/diagram/near-family';
import { drawInThread } from '@/lib/features/family/tree/queries/answer-in-thread';
import { isLarge, type OpenTree } from '@/lib/features/family/tree/queries/open-tree';
import { log } from '@/lib/platform/log/log';
import type { LayoutJob } from '@/lib/rules/layout/compute-layout';
import type { PackedPicture } from '@/lib/rules/layout/packed-picture';
import { findTree, treeKey } from '../own-tree';

/** A page does not wait longer: the browser draws what a page comes without. */
const timeLimitMs = 3_000;

/** Larger pictures are left to the browser. */
const maxCards = 400;

const pictures = new LRUCache<string, PackedPicture, { job: LayoutJob; asker: string }>({
	...{ max: 500, maxSize: 50_000, sizeCalculation: getSize },
	fetchMethod: (_key, _old, { context: { job, asker } }) => drawInThread(job, asker),
});

function getSize({ places, lines }: PackedPicture): number {
	return places.length + lines.length;
}

/** The reader's tree, of a large one the part that is drawn, with its first picture, around them or another of the tree, so that the page arrives drawn. */
export function readDrawnTree(memberId: string, aroundId: string | null): Read {
	return async (client, language) => {
		const tree = await findTree(memberId, language);
		if (!tree) return;
		const bring = isLarge(tree) ? bringPart : bringWhole;
		const job = await bring(client, tree, aroundId);
		if (job.cardIds.length < 2) return;
		if (job.members.length > maxCards) return;
		const picture = await draw(job, memberId);
		if (picture) client.setQueryData(layoutKey(job), picture);
	};
}

/** @returns the picture that it opens with */
async function bringPart(client: QueryClient, tree: OpenTree, aroundId: string | null): Promise<LayoutJob> {
	const view = { aroundId, open: [] };
	const near = await tree.ask('near', { ...view, towardId: null, known: null });
	client.setQueryData(nearQuery(view).queryKey, near);
	const family = readFamily(near);
	return layoutJob(family, new Set(near.beyond.drawn), findMiddle(family, aroundId)?.id);
}

/** @returns the picture that it opens with */
async function bringWhole(client: QueryClient, tree: OpenTree, aroundId: string | null): Promise<LayoutJob> {
	const reply = await tree.ask('whole', null);
	client.setQueryData(treeKey, reply);
	return firstLayoutJob(readFamily(reply), aroundId);
}

/** Undefined where it takes too long or fails. One that comes too late for its page is there for the next. */
async function draw(job: LayoutJob, asker: string): Promise<PackedPicture | undefined> {
	const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
	const drawn = pictures.fetch(key, { context: { job, asker } }).catch((error) => {
		log.warn({ err: error }, 'a tree arrives without its picture');
		return undefined;
	});
	const isOver = new AbortController();
	const tooLate = pause(timeLimitMs, undefined, { signal: isOver.signal }).catch(() => undefined);
	const picture = await Promise.race([drawn, tooLate]);
	isOver.abort();
	return picture;
}
