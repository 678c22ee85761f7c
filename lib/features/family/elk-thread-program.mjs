// @ts-check
// elkjs in a thread of its own, so that a layout blocks nobody else. Started by elk-thread.ts.
import { parentPort } from 'node:worker_threads';
import ELK from 'elkjs/lib/elk.bundled.js';

const elk = new ELK();

parentPort?.on('message', async ({ id, graph }) => {
	const laidOut = await elk.layout(graph).catch(() => null);
	parentPort?.postMessage({ id, laidOut });
});
