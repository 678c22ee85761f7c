export interface LockHolder {
	pid: number;
	/** When that process started, as the system tells it; a later process with the same number has another. */
	started: string;
}

export interface Lock {
	/** Gives the lock back. Of no effect when it is no longer ours. */
	release(): void;
}

/**
 * Takes the lock that the file stands for, or tells which living process holds it. A lock whose holder is gone,
 * however it ended, counts as free. Its folder must exist.
 */
export function acquireLock(file: string): Promise<{ lock: Lock } | { holder: LockHolder }>;

/** Waits for the lock for as long as its holder lives. `onWait` is called once, when there is someone to wait for. */
export function waitForLock(file: string, onWait: (holder: LockHolder) => void): Promise<Lock>;

/** What tells a process from a later one with the same number; null when there is no such process. */
export function startOfProcess(pid: number): string | null;
