// @ts-check
// elkjs in a thread of its own, so that a layout blocks nobody else. Started by elk-thread.ts.
import { parentPort } from 'node:worker_threads';
import ELK from 'elkjs/lib/elk.bundled.js';

const elk = new ELK();

parentPort?.on('message', async ({ id, graph }) => {
	const answer = await elk.layout(graph).then(
		(laidOut) => ({ id, laidOut }),
		(error) => ({ id, laidOut: null, reason: String(error) }),
	);
	parentPort?.postMessage(answer);
});
