import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiFailure } from '@/lib/client/api';
import { isTokenRefused } from './use-refused-session';

/** Why a query has nothing to show; null while it is asked, and when its refusal leads to the login. */
export function shownFailure({ data, error, isFetching }: UseQueryResult<unknown>): ApiFailure | null {
	return data !== undefined || error === null || isFetching || isTokenRefused(error) ? null : error;
}
