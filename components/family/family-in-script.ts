import type { Language } from '@/lib/core/language';
import { writtenIn } from '@/lib/rules/script/in-script';
import type { Family, FamilyMember } from './answers';

/** A card as it is shown: what was typed is in the script of the page. Forms take it from the family as it is stored. */
function memberInScript(language: Language, member: FamilyMember): FamilyMember {
	const { name, profession, location, addedBy } = member;
	return {
		...member,
		name: writtenIn(language, name),
		profession: profession && writtenIn(language, profession, 'profession'),
		location: location && writtenIn(language, location, 'place'),
		addedBy: addedBy && { ...addedBy, name: writtenIn(language, addedBy.name) },
	};
}

/** The family as it is shown. */
export function familyInScript(language: Language, family: Family): Family {
	return {
		...family,
		members: family.members.map((member) => memberInScript(language, member)),
		hidden: family.hidden.map(({ id, name }) => ({ id, name: writtenIn(language, name) })),
	};
}
