import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { GET as getTree } from '@/app/api/family/tree/route';
import { type Read, read } from '@/app/prefetched';
import { readFamily } from '@/components/family/answers';
import { type LaidOut, layOut } from '@/components/family/lay-out';
import { firstLayoutJob, type LayoutJob, layoutKey } from '@/components/family/layout-job';
import { apiQuery } from '@/lib/client/api-query';
import { drawInThread } from '@/lib/features/family/elk-thread';
import { log } from '@/lib/platform/log/log';

/** A page does not wait longer, nor does a picture take longer: the browser draws what a page comes without. */
const timeLimitMs = 3_000;

/** Larger pictures are left to the browser. */
const maxCards = 400;

const pictures = new LRUCache<string, LaidOut, LayoutJob>({
	...{ max: 500, maxSize: 50_000, sizeCalculation: sizeOf },
	fetchMethod: (_key, _old, { context }) => drawInThread((engine) => layOut(engine, context), timeLimitMs),
});

function sizeOf({ places, lines }: LaidOut): number {
	return places.size + lines.length;
}

const readTree = read('GET /api/family/tree', getTree);

/** The reader's tree with its first picture, around them or another of the tree, so that the page arrives drawn. */
export function readDrawnTree(aroundId: string | null): Read {
	return async (client, language) => {
		await readTree(client, language);
		const reply = client.getQueryData(apiQuery('GET /api/family/tree').queryKey);
		const family = reply === undefined ? null : readFamily(reply);
		if (family === null || family.members.length < 2) return;
		const job = firstLayoutJob(family, aroundId);
		if (job.members.length > maxCards) return;
		const picture = await draw(job);
		if (picture) client.setQueryData(layoutKey(job), picture);
	};
}

/** Undefined where it takes too long or fails. One that comes too late for its page is there for the next. */
async function draw(job: LayoutJob): Promise<LaidOut | undefined> {
	const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
	const drawn = pictures.fetch(key, { context: job }).catch((error) => {
		log.warn({ err: error }, 'a tree arrives without its picture');
		return undefined;
	});
	const isOver = new AbortController();
	const tooLate = pause(timeLimitMs, undefined, { signal: isOver.signal }).catch(() => undefined);
	const picture = await Promise.race([drawn, tooLate]);
	isOver.abort();
	return picture;
}
