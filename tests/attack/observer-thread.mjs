// A worker of the attacks: asks for one address at fixed times, while the attack does other work.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers, everyMs } = workerData;
const agent = new http.Agent({ keepAlive: true });
const maxWaitMs = 60_000;
/** Fewer answers than this say nothing about what happened meanwhile. */
const minAnswers = 2;

/** @type {Set<Promise<void>>} */
const waiting = new Set();
let seen = { answers: 0, failures: [], slowestMs: 0 };

function ask() {
	const startedAt = performance.now();
	const asked = new Promise((resolve) => {
		const finish = (failure) => {
			const tookMs = performance.now() - startedAt;
			seen.answers += 1;
			seen.slowestMs = Math.max(seen.slowestMs, tookMs);
			if (failure !== null) seen.failures.push(failure);
			resolve();
		};
		const request = http.get(url, { headers, agent, timeout: maxWaitMs }, (response) => {
			response.resume();
			response.once('close', () => finish(response.statusCode === 200 ? null : `${response.statusCode}`));
		});
		request.once('timeout', () => request.destroy(new Error(`no answer in ${maxWaitMs} ms`)));
		request.once('error', (error) => {
			// A connection that was kept may be closed at the moment it is used again.
			if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') ask().then(resolve);
			else finish(error.message);
		});
	});
	waiting.add(asked);
	asked.then(() => waiting.delete(asked));
	return asked;
}

setInterval(ask, everyMs);

parentPort?.on('message', async () => {
	while (seen.answers < minAnswers) await ask();
	await Promise.all(waiting);
	const report = seen;
	seen = { answers: 0, failures: [], slowestMs: 0 };
	parentPort?.postMessage(report);
});
