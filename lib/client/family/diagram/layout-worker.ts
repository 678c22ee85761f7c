import Elk from 'elkjs/lib/elk-api';
import type { LayoutJob } from '@/lib/rules/layout/compute-layout';
import { computeLayout } from '@/lib/rules/layout/compute-layout';
import type { PackedPicture } from '@/lib/rules/layout/packed-picture';

/** Null when it could not be made. */
export type LayoutAnswer = PackedPicture | null;

/** elkjs answers every message of the thread that it is in, so that it has one below this one, which ends with it. */
const elk = new Worker(new URL('./elk-worker.ts', import.meta.url), { type: 'module' });
const engine = new Elk({ workerFactory: () => elk });
const broken = new Promise<null>((resolve) => elk.addEventListener('error', () => resolve(null)));

// The first layout takes longest.
void engine.layout({ id: 'first', children: [{ id: 'only', width: 1, height: 1 }] }).catch(() => null);

addEventListener('message', async ({ data }: MessageEvent<LayoutJob>) => {
	const answer: LayoutAnswer = await Promise.race([computeLayout(engine, data), broken]).catch(() => null);
	postMessage(answer);
});
