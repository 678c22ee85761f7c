import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ElkNode } from 'elkjs/lib/elk-api';
import * as z from 'zod';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import type { LayoutEngine } from '@/lib/rules/layout/arrangement';

/** Read from the project's folder: a thread is not part of the bundle. */
const program = path.join(
	/* turbopackIgnore: true */ process.cwd(),
	'lib/features/family/elk-thread-program.mjs',
);

/** `reason`: why elkjs could not lay out the graph. */
const answer = z.object({
	id: z.number(),
	laidOut: z.custom<ElkNode>().nullable(),
	reason: z.string().optional(),
});

/** One at a time, from the first layout on. */
let running: ElkThread | null = null;

const engine: LayoutEngine = {
	layout(graph) {
		running ??= new ElkThread((ended) => {
			if (running === ended) running = null;
		});
		return running.layout(graph);
	},
};

/** The only way to stop a layout is to end the thread, with all that is in it. */
const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 32 });

/**
 * Has `draw` use elkjs in a thread beside the server's own, which stays free; the thread never keeps the process alive.
 * One drawing at a time uses it; others wait.
 *
 * @throws when elkjs fails, `draw` takes longer than `timeLimitMs` without its wait, or too many wait
 */
export function drawInThread<Drawing>(
	draw: (engine: LayoutEngine) => Promise<Drawing>,
	timeLimitMs: number,
): Promise<Drawing> {
	return limiter.run(async () => {
		const timer = setTimeout(() => running?.stop(), timeLimitMs);
		try {
			return await draw(engine);
		} finally {
			clearTimeout(timer);
		}
	});
}

interface Waiting {
	resolve: (laidOut: ElkNode) => void;
	reject: (reason: Error) => void;
}

class ElkThread {
	private readonly thread = new Worker(program);
	private readonly waiting = new Map<number, Waiting>();
	private count = 0;
	private fault = new Error('the layout was stopped');

	constructor(private readonly onEnd: (ended: ElkThread) => void) {
		this.thread.unref();
		this.thread.on('message', (message) => {
			const { id, laidOut, reason } = answer.parse(message);
			const settled = this.waiting.get(id);
			this.waiting.delete(id);
			if (laidOut) settled?.resolve(laidOut);
			else settled?.reject(new Error(`elkjs could not lay out the graph: ${reason}`));
		});
		// A fault ends the thread too.
		this.thread.on('error', (error) => {
			this.fault = error;
			onEnd(this);
		});
		this.thread.on('exit', () => {
			onEnd(this);
			for (const { reject } of this.waiting.values()) reject(this.fault);
		});
	}

	layout(graph: ElkNode): Promise<ElkNode> {
		this.count += 1;
		const id = this.count;
		return new Promise((resolve, reject) => {
			this.waiting.set(id, { resolve, reject });
			this.thread.postMessage({ id, graph });
		});
	}

	/** Layouts that it has not made fail. */
	stop(): void {
		this.onEnd(this);
		void this.thread.terminate();
	}
}
