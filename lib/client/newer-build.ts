import { buildId, buildIdHeader, isNewerBuild } from '@/lib/core/build-id';
import { createStore } from './store';

/** Whether the server has been replaced by a newer build since the page was loaded. */
export const newerBuild = createStore(false);

/** Notes which build has answered a call. */
export function noteBuild({ headers }: Response): void {
	if (!newerBuild.get() && isNewerBuild(headers.get(buildIdHeader) ?? '', buildId)) newerBuild.set(true);
}
