import { DomainError } from '@/lib/core/errors';
import { isUnavailable } from '@/lib/platform/db/errors';
import { log } from '@/lib/platform/log/log';
import { noteOutage } from '@/lib/platform/log/outage';

declare global {
	/** On the clock that never jumps: when a page last failed for want of the database or the store. */
	var pageFailedAt: number | undefined;
}

/** Tells of what has gone wrong in a page, and lets scripts/server.mjs know when nothing but an outage is to blame. */
export function notePageFailure(error: unknown, route: string): void {
	const isStorage = error instanceof DomainError && error.code === 'service.unavailable';
	if (!isStorage && !isUnavailable(error)) {
		log.error({ err: error, route }, 'unexpected');
		return;
	}
	globalThis.pageFailedAt = performance.now();
	noteOutage(isStorage ? 'storage' : 'database', isStorage ? error.cause : error, { route });
}
