import { type ApiResult, callApi } from '@/lib/client/api';

/** Marks a match for the viewer alone; null takes the mark away. */
export function putMark(
	memberId: string,
	mark: 'shortlisted' | 'hidden' | 'blocked' | null,
): Promise<ApiResult> {
	return callApi(`/api/family/matches/${memberId}/mark`, { method: 'PUT', body: { mark } });
}
