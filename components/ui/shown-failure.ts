import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiFailure } from '@/lib/client/api';

/** True when a response says that the session of this browser is no longer valid. */
export function isTokenRefused({ status, message }: ApiFailure): boolean {
	return status === 401 || /token/i.test(message);
}

/** Why a query has nothing to show; null while it is asked, and when its refusal leads to the login. */
export function shownFailure({ data, error, isFetching }: UseQueryResult<unknown>): ApiFailure | null {
	return data !== undefined || error === null || isFetching || isTokenRefused(error) ? null : error;
}
