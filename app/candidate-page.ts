import { GET as getGuardians } from '@/app/api/family/guardians/route';
import { findCandidateId } from '@/lib/features/matching/rules/candidate-address';
import type { PageParams } from '@/lib/platform/i18n/page';
import { type Read, read } from './prefetched';

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A page about matches, which guardians open for their candidates too. */
export interface CandidatePageProps {
	params: PageParams;
	searchParams: SearchParams;
}

/** The candidate for whom the page is opened, as its address names them. */
export async function readCandidateId(searchParams: SearchParams): Promise<string | null> {
	const { for: id } = await searchParams;
	return findCandidateId({ get: () => [id].flat()[0] ?? null });
}

/** What says on such a page who the candidate is. */
export function candidateReads(candidateId: string | null): Read[] {
	return candidateId === null ? [] : [read('GET /api/family/guardians', getGuardians)];
}
