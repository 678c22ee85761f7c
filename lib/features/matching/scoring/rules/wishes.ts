import type { PartnerWishes } from '@/lib/features/matching/schema';
import { criteria } from './criteria';
import type { ScoringProfile, Wish, WishOwner } from './criterion';

/** The wishes of a member who has stored none. */
export const noWishes: PartnerWishes = {
	ageFrom: null,
	ageTo: null,
	isAgeMust: false,
	districts: [],
	isPlaceMust: false,
	education: null,
	isEducationMust: false,
	clans: [],
	isClanMust: false,
	manglik: null,
	isManglikMust: false,
	formerMarriage: null,
	isFormerMarriageMust: false,
	minGunas: null,
};

/** Makes stored wishes ready for many candidates; those that wish nothing are left out. */
export function readWishes(wishes: PartnerWishes, owner: WishOwner): Wish[] {
	const found: Wish[] = [];
	for (const { key, wishes: finders } of criteria)
		for (const findWish of finders) {
			const wish = findWish(key, wishes, owner);
			if (wish) found.push(wish);
		}
	return found;
}

/**
 * Whether a candidate meets every must. A value that is missing, or not understood, meets none: a seeker who insists on
 * graduates sees graduates. Both directions count; ask for each.
 */
export function meetsMusts(candidate: ScoringProfile, wishes: readonly Wish[]): boolean {
	for (const wish of wishes) if (wish.isMust && wish.test(candidate) !== 'met') return false;
	return true;
}
