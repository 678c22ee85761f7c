import { type LaidOut, type LayoutJob, layOut } from './lay-out';

/** Null when it could not be made. */
export type LayoutAnswer = LaidOut | null;

addEventListener('message', async ({ data }: MessageEvent<LayoutJob>) => {
	const answer: LayoutAnswer = await layOut(data).catch(() => null);
	postMessage(answer);
});
