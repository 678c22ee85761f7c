import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { GET as getTree } from '@/app/api/family/tree/route';
import { type Read, read } from '@/app/prefetched';
import { readFamily } from '@/components/family/answers';
import { type LaidOut, layOut } from '@/components/family/lay-out';
import { firstLayoutJob, type LayoutJob, layoutKey } from '@/components/family/layout-job';
import { apiQuery } from '@/lib/client/api-query';
import { elkThread, stopElkThread } from '@/lib/features/family/elk-thread';

/** A page does not wait longer: the browser draws what it comes without. */
const timeLimitMs = 3_000;

/** Larger pictures are left to the browser. */
const maxCards = 400;

const pictures = new LRUCache<string, LaidOut>({ max: 500, maxSize: 50_000, sizeCalculation: sizeOf });

function sizeOf({ places, lines }: LaidOut): number {
	return places.size + lines.length;
}

const readTree = read('GET /api/family/tree', getTree);

/** The reader's tree with its first picture, so that the page arrives drawn. */
export const readDrawnTree: Read = async (client, language) => {
	await readTree(client, language);
	const reply = client.getQueryData(apiQuery('GET /api/family/tree').queryKey);
	const family = reply === undefined ? null : readFamily(reply);
	if (family === null || family.members.length < 2) return;
	const job = firstLayoutJob(family);
	if (job.members.length > maxCards) return;
	const picture = await draw(job);
	if (picture !== null) client.setQueryData(layoutKey(job), picture);
};

/** Null where it takes too long or fails. */
async function draw(job: LayoutJob): Promise<LaidOut | null> {
	const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
	const known = pictures.get(key);
	if (known) return known;
	const isOver = new AbortController();
	const tooLate = pause(timeLimitMs, null, { signal: isOver.signal }).catch(() => null);
	const picture = await Promise.race([layOut(elkThread, job).catch(() => null), tooLate]);
	isOver.abort();
	if (picture === null) stopElkThread();
	else pictures.set(key, picture);
	return picture;
}
