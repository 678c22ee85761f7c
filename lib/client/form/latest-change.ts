import { callApi } from '@/lib/client/api';
import type { SubjectType } from '@/lib/platform/audit/actions';

export interface LatestChange {
	/** Null for an account that is removed. */
	who: string | null;
	/** In ISO. */
	when: string | null;
}

/** Who has last changed a record, as the history knows; nobody where it knows of none. Who only looks changes nothing. */
export async function findLatestChange(subjectType: SubjectType, subjectId: string): Promise<LatestChange> {
	const query = { subjectType, subjectId, isChange: 'true', limit: 1 } as const;
	const answer = await callApi('GET /api/admin/history', { query });
	const [entry] = answer.ok ? answer.data.entries : [];
	return { who: entry?.actor?.name ?? null, when: entry?.at ?? null };
}
