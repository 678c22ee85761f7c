import { type LaidOut, layOut } from './lay-out';
import type { LayoutJob } from './layout-job';

/** Null when it could not be made. */
export type LayoutAnswer = LaidOut | null;

addEventListener('message', async ({ data }: MessageEvent<LayoutJob>) => {
	const answer: LayoutAnswer = await layOut(data).catch(() => null);
	postMessage(answer);
});
