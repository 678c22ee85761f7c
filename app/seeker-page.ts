import { GET as getGuardians } from '@/app/api/family/guardians/route';
import { findSeekerId } from '@/lib/features/matching/rules/seeker-address';
import type { PageParams } from '@/lib/platform/i18n/page';
import { type Read, read } from './prefetched';

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A page about matches, which guardians open for a seeker too. */
export interface SeekerPageProps {
	params: PageParams;
	searchParams: SearchParams;
}

/** The seeker for whom the page is opened, as its address names them. */
export async function readSeekerId(searchParams: SearchParams): Promise<string | null> {
	const { for: id } = await searchParams;
	return findSeekerId({ get: () => [id].flat()[0] ?? null });
}

/** The reads that name the seeker on such a page. */
export function seekerReads(seekerId: string | null): Read[] {
	return seekerId === null ? [] : [read('GET /api/family/guardians', getGuardians)];
}
