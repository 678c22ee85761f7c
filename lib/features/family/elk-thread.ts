import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ElkNode } from 'elkjs/lib/elk-api';
import * as z from 'zod';
import type { LayoutEngine } from '@/lib/rules/layout/arrangement';

/** Read from the project's folder: a thread is not part of the bundle. */
const program = path.join(
	/* turbopackIgnore: true */ process.cwd(),
	'lib/features/family/elk-thread-program.mjs',
);

const answer = z.object({ id: z.number(), laidOut: z.custom<ElkNode>().nullable() });

type Settle = (laidOut: ElkNode | null) => void;

/** One at a time, from the first layout on. */
let running: ElkThread | null = null;

/** elkjs in a thread beside the server's own, which stays free; the thread never keeps the process alive. */
export const elkThread: LayoutEngine = {
	async layout(graph) {
		running ??= new ElkThread((ended) => {
			if (running === ended) running = null;
		});
		const laidOut = await running.layout(graph);
		if (laidOut === null) throw new Error('elkjs could not lay out the graph');
		return laidOut;
	},
};

/** Ends the thread, the only way to stop a layout. Layouts that it has not made fail. */
export function stopElkThread(): void {
	running?.stop();
	running = null;
}

class ElkThread {
	private readonly thread = new Worker(program);
	private readonly waiting = new Map<number, Settle>();
	private count = 0;

	constructor(onEnd: (ended: ElkThread) => void) {
		this.thread.unref();
		this.thread.on('message', (message) => {
			const { id, laidOut } = answer.parse(message);
			this.waiting.get(id)?.(laidOut);
			this.waiting.delete(id);
		});
		// A fault ends the thread too.
		this.thread.on('error', () => onEnd(this));
		this.thread.on('exit', () => {
			onEnd(this);
			for (const settle of this.waiting.values()) settle(null);
		});
	}

	layout(graph: ElkNode): Promise<ElkNode | null> {
		this.count += 1;
		const id = this.count;
		return new Promise((resolve) => {
			this.waiting.set(id, resolve);
			this.thread.postMessage({ id, graph });
		});
	}

	stop(): void {
		void this.thread.terminate();
	}
}
