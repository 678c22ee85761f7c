import { findExogamousGroup, groupByTradition } from '@/lib/rules/clan/groups';
import type { FamilyMember } from './family';

/** Two people who say different clans. */
export interface ClanPair {
	name: string;
	clan: string;
	otherName: string;
	otherClan: string;
}

/**
 * The clans of two who are said to be brothers or sisters, where they belong to different kuls, which two with one
 * father cannot by birth. Null for other relations, and where one of the clans is not known.
 */
export function differentClans(
	relation: string,
	{ name, clan }: { name: string; clan: string | null },
	sibling: FamilyMember,
): ClanPair | null {
	if (relation !== 'Brother' && relation !== 'Sister') return null;
	const otherClan = findClan(sibling);
	if (clan === null || otherClan === null) return null;
	const [a, b] = [clan, otherClan].map((name) => groupByTradition(name) ?? findExogamousGroup(name));
	if (!a || !b || a.key === b.key) return null;
	return { name, clan, otherName: sibling.name, otherClan };
}

/** Where the card or the linked profile has it. */
export function findClan({ values, profile }: Pick<FamilyMember, 'values' | 'profile'>): string | null {
	return profile?.values.clan ?? values.clan;
}
