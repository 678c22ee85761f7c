import { DomainError } from '@/lib/core/errors';
import { isUnavailable } from '@/lib/platform/db/errors';
import { log } from '@/lib/platform/log/log';
import { noteOutage } from '@/lib/platform/log/outage';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';

/**
 * Logs what has gone wrong in a page: a failure of ours each time, an outage once. The response of a page that an outage has
 * made fail then is 503, as for a call.
 */
export function notePageFailure(error: unknown, route: string): void {
	const isStorage = error instanceof DomainError && error.code === 'service.unavailable';
	if (!isStorage && !isUnavailable(error)) {
		log.error({ err: error, route }, 'unexpected');
		return;
	}
	noteOutage(isStorage ? 'storage' : 'database', isStorage ? error.cause : error, { route });
	requestScope.getStore()?.noteOutage?.();
}
