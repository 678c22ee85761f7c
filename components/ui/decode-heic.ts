import type { HeicReply } from './heic-worker';

const timeLimitMs = 60_000;

/** Decodes a HEIC photo where the browser cannot, beside the page; null when it cannot be read. */
export function decodeHeic(file: ArrayBuffer): Promise<HeicReply> {
	const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
	return new Promise<HeicReply>((resolve) => {
		setTimeout(() => resolve(null), timeLimitMs);
		worker.addEventListener('message', ({ data }: MessageEvent<HeicReply>) => resolve(data));
		worker.addEventListener('error', () => resolve(null));
		worker.postMessage(file, [file]);
	}).finally(() => worker.terminate());
}
