import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { getLacks, type Lack } from '@/lib/client/matching/lacks';
import { toMemberProfile } from '@/lib/client/member/member-values';
import { todayInIndia } from '@/lib/core/calendar';

/** What the viewer's own profile lacks for matches; nothing as long as it is not known. */
export function useLacks(): Lack[] {
	return useQuery({ ...apiQuery('GET /api/users/profile'), select: lacksIn }).data ?? [];
}

function lacksIn(profile: Reply<'GET /api/users/profile'>): Lack[] {
	return [
		...(profile.isHeldFromMatches ? (['held'] as const) : []),
		...getLacks(toMemberProfile(profile), todayInIndia(new Date())),
	];
}
