import type { MatchReply } from '@/lib/features/matching/schema';

/** Where a match lives, as the page shows it. */
export function shownPlace({ location, district, written }: MatchReply): string | null {
	return location ? (written?.location ?? location) : (written?.district ?? district);
}
