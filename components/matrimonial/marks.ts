import { callApi } from '@/lib/client/api';

/** Marks a match for the viewer alone; null takes the mark away. */
export function putMark(memberId: string, mark: 'shortlisted' | 'hidden' | 'blocked' | null) {
	return callApi('PUT /api/family/matches/[id]/mark', { params: { id: memberId }, body: { mark } });
}
