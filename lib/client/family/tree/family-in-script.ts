import type { Family, FamilyMember } from '@/lib/client/family/cards/family';

/** A card as it is shown: what was typed is in the script of the page. Forms take it from the family as it is stored. */
function memberInScript(member: FamilyMember): FamilyMember {
	const { name, profession, location, addedBy, written } = member;
	return {
		...member,
		name: written?.name ?? name,
		profession: written?.profession ?? profession,
		location: written?.location ?? location,
		addedBy: addedBy && { ...addedBy, name: addedBy.written?.name ?? addedBy.name },
	};
}

/** The family as it is shown. */
export function familyInScript(family: Family): Family {
	return { ...family, members: family.members.map(memberInScript) };
}
