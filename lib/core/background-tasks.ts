declare global {
	var workUnderWay: Set<Promise<unknown>> | undefined;
}

/**
 * What goes on without anybody waiting for its answer, and is to be done before this process ends. Shared with
 * scripts/server.mjs, which waits for it.
 */
export function underWay<T>(work: Promise<T>): Promise<T> {
	globalThis.workUnderWay ??= new Set();
	const { workUnderWay } = globalThis;
	const settled = work.then(
		() => {},
		() => {},
	);
	workUnderWay.add(settled);
	settled.then(() => workUnderWay.delete(settled));
	return work;
}
