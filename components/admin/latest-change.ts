import { callApi } from '@/lib/client/api';
import type { SubjectType } from '@/lib/features/audit/actions';
import { historyReply } from '@/lib/features/audit/schema';

export interface LatestChange {
	/** Null for an account that is removed. */
	who: string | null;
	/** In ISO. */
	when: string | null;
}

/** Who has last changed a record, as the history knows; nobody where it knows of none. Who only looks changes nothing. */
export async function findLatestChange(subjectType: SubjectType, subjectId: string): Promise<LatestChange> {
	const query = new URLSearchParams({ subjectType, subjectId, isChange: 'true', limit: '1' });
	const answer = await callApi(`/api/admin/history?${query}`);
	const read = historyReply.safeParse(answer.ok ? answer.data : null);
	const [entry] = read.data?.entries ?? [];
	return { who: entry?.actor?.name ?? null, when: entry?.at ?? null };
}
