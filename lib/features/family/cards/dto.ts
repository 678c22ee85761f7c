import type { FamilyMember } from '@/lib/features/family/schema';

/** A card as it is shown: what was typed is in the script of the page. */
export function cardInScript(card: FamilyMember): FamilyMember {
	const { familyMemberId: profile, written } = card;
	return { ...card, ...written, familyMemberId: profile && { ...profile, ...profile.written } };
}
