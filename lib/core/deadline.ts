import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from './errors';

const current = new AsyncLocalStorage<Deadline>();

const checkEveryMs = 200;

function expired() {
	return new DomainError('service.unavailable', { retryAfterSeconds: 5 });
}

/**
 * How long a call may take, in all, in milliseconds. Each single wait for the database or the store has a limit of its
 * own, but a call waits many times.
 */
export class Deadline {
	private timer: NodeJS.Timeout | null = null;
	private since = 0;
	private pauses = 0;
	private expire: ((reason: DomainError) => void) | null = null;

	constructor(private leftMs: number) {}

	/**
	 * Runs a part of the call. Work that is still running when the deadline expires continues, and its result is ignored.
	 *
	 * @throws DomainError `service.unavailable` when the time of all parts together has expired
	 */
	async within<T>(work: () => Promise<T>): Promise<T> {
		const expiry = new Promise<never>((_, reject) => {
			this.expire = reject;
		});
		this.run();
		try {
			return await Promise.race([current.run(this, work), expiry]);
		} finally {
			this.stop();
			this.expire = null;
		}
	}

	get isExpired(): boolean {
		return this.leftMs <= 0;
	}

	pause(): void {
		this.pauses += 1;
		this.stop();
	}

	resume(): void {
		this.pauses -= 1;
		if (this.pauses === 0 && this.expire) this.run();
	}

	private run(): void {
		const waitMs = Math.min(this.leftMs, checkEveryMs);
		this.since = performance.now();
		this.timer = setTimeout(() => {
			this.stop();
			if (this.isExpired) this.expire?.(expired());
			else this.run();
		}, waitMs);
	}

	/** A timer that fires late does so because this process was busy: that time is not counted against the caller. */
	private stop(): void {
		if (!this.timer) return;
		clearTimeout(this.timer);
		this.timer = null;
		this.leftMs = Math.max(0, this.leftMs - Math.min(performance.now() - this.since, 2 * checkEveryMs));
		if (this.leftMs < 1) this.leftMs = 0;
	}
}

/** Runs `work` with the deadline of its call paused: for waits that the caller did not cause, as in a queue. */
export async function pauseDeadline<T>(work: () => Promise<T>): Promise<T> {
	const deadline = current.getStore();
	deadline?.pause();
	try {
		return await work();
	} finally {
		deadline?.resume();
	}
}

/**
 * Call it before a write: the caller of an expired call has had an error and does not expect the change.
 *
 * @throws DomainError `service.unavailable` when the deadline of the call has expired
 */
export function throwIfExpired(): void {
	if (current.getStore()?.isExpired) throw expired();
}
