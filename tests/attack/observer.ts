import { Worker } from 'node:worker_threads';
import * as z from 'zod';

const reportForm = z.object({
	answers: z.number(),
	/** Of answers that were not 200, their status or what was wrong. */
	failures: z.array(z.string()),
	slowestMs: z.number(),
});

type Report = z.output<typeof reportForm>;

/** Somebody who asks for one address again and again, in a thread of their own. */
export interface Observer {
	/** What has been answered since the last report, at least two answers. */
	report(): Promise<Report>;
	stop(): Promise<number>;
}

export function startObserver(url: string, everyMs: number, headers: Record<string, string> = {}): Observer {
	const worker = new Worker(new URL('./observer-thread.mjs', import.meta.url), {
		workerData: { url, headers, everyMs },
	});
	return {
		report: () =>
			new Promise((resolve, reject) => {
				worker.once('error', reject);
				worker.once('message', (message) => {
					worker.off('error', reject);
					resolve(reportForm.parse(message));
				});
				worker.postMessage('report');
			}),
		stop: () => worker.terminate(),
	};
}
