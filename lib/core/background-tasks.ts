declare global {
	var backgroundTasks: Set<Promise<unknown>> | undefined;
}

/**
 * Registers work that no request waits for. The server's script waits for all of it before the process ends: the set is
 * global so that both share it.
 */
export function trackBackgroundTask<T>(work: Promise<T>): Promise<T> {
	globalThis.backgroundTasks ??= new Set();
	const { backgroundTasks } = globalThis;
	const settled = work.then(
		() => {},
		() => {},
	);
	backgroundTasks.add(settled);
	settled.then(() => backgroundTasks.delete(settled));
	return work;
}
