import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from './errors';

const current = new AsyncLocalStorage<Patience>();

const lookEveryMs = 200;

function worn() {
	return new DomainError('service.unavailable', { retryAfterSeconds: 5 });
}

/**
 * How long a call may be kept waiting, in all. Each single wait for the database or the store has a limit of its own,
 * but a call waits many times.
 */
export class Patience {
	private timer: NodeJS.Timeout | null = null;
	private since = 0;
	private pauses = 0;
	private giveUp: ((reason: DomainError) => void) | null = null;

	constructor(private leftMs: number) {}

	/**
	 * Does a part of the call. What is given up goes on by itself, heard by nobody.
	 *
	 * @throws DomainError `service.unavailable` when the time of all parts together is over
	 */
	async within<T>(work: () => Promise<T>): Promise<T> {
		const lost = new Promise<never>((_, reject) => {
			this.giveUp = reject;
		});
		this.run();
		try {
			return await Promise.race([current.run(this, work), lost]);
		} finally {
			this.stop();
			this.giveUp = null;
		}
	}

	get isOver(): boolean {
		return this.leftMs <= 0;
	}

	pause(): void {
		this.pauses += 1;
		this.stop();
	}

	resume(): void {
		this.pauses -= 1;
		if (this.pauses === 0 && this.giveUp) this.run();
	}

	private run(): void {
		const waitMs = Math.min(this.leftMs, lookEveryMs);
		this.since = performance.now();
		this.timer = setTimeout(() => {
			this.stop();
			if (this.isOver) this.giveUp?.(worn());
			else this.run();
		}, waitMs);
	}

	/** A look that comes late was late because this process had too much to do, which is nobody else's fault. */
	private stop(): void {
		if (!this.timer) return;
		clearTimeout(this.timer);
		this.timer = null;
		this.leftMs = Math.max(0, this.leftMs - Math.min(performance.now() - this.since, 2 * lookEveryMs));
		if (this.leftMs < 1) this.leftMs = 0;
	}
}

/** Does what takes its time with nobody to blame: the call that it belongs to is not kept waiting by it. */
export async function unhurried<T>(work: () => Promise<T>): Promise<T> {
	const patience = current.getStore();
	patience?.pause();
	try {
		return await work();
	} finally {
		patience?.resume();
	}
}

/**
 * To be called before a write that nobody waits for any more would surprise.
 *
 * @throws DomainError `service.unavailable` when the call that this belongs to has been given up
 */
export function refuseWhenGivenUp(): void {
	if (current.getStore()?.isOver) throw worn();
}
