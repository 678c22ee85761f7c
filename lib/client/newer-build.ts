import { buildId, buildIdHeader, isNewerBuild } from '@/lib/core/build-id';

let isNewer = false;
const listeners = new Set<() => void>();

/** Notes which build has answered a call. */
export function noteBuild({ headers }: Response): void {
	if (isNewer || !isNewerBuild(headers.get(buildIdHeader) ?? '', buildId)) return;
	isNewer = true;
	for (const listener of listeners) listener();
}

/** Whether the server has been replaced by a newer build since the page was loaded. */
export function hasNewerBuild(): boolean {
	return isNewer;
}

export function subscribeToNewerBuild(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
