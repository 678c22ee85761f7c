import { fieldsWith, type MemberField, memberFields } from '@/lib/features/member/rules/member-fields';
import type { OwnProfile } from '@/lib/features/member/schema';
import type { FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';

/**
 * The relationship of a reader to a member. Family: a path of at most three links, each confirmed by both its members. A match
 * is one whom the member may marry, and who is shown to them by the member's own consent; agreed, once both wish to be
 * in touch, for as long as they do.
 */
export type Relation =
	| 'self'
	| 'administrator'
	| 'family'
	| 'agreed'
	| 'agreedThroughGuardian'
	| 'match'
	| 'member';

type Field = keyof OwnProfile;

const getFields = (reader: MemberField['visibleTo']): readonly Field[] =>
	fieldsWith('visibleTo').filter((field) => memberFields[field].visibleTo === reader);

const name: readonly Field[] = ['_id', ...getFields('everyone')];
const open: readonly Field[] = [
	...name,
	...getFields('members'),
	'isAdmin',
	'emailConfirmed',
	'isKnownToFamily',
	'createdAt',
];
const contact: readonly Field[] = [...getFields('contacts'), 'mobileE164'];
const familiar: readonly Field[] = [...open, ...contact, ...getFields('family')];

/** A marriage that has ended concerns a match, and no other reader, the family neither. */
const matched: readonly Field[] = [...open, ...getFields('matches')];
const reachable: readonly Field[] = [...matched, ...contact];

const shownTo = {
	private: { family: name, member: null },
	restricted: { family: familiar, member: null },
	public: { family: familiar, member: open },
} as const satisfies Record<FamilyTreePrivacy, Record<'family' | 'member', readonly Field[] | null>>;

/** The fields of a profile that a reader may see; `'all'`, or null when it is not there for this reader. */
export function fieldsShown(
	privacy: FamilyTreePrivacy,
	relation: Relation,
): readonly (keyof OwnProfile)[] | 'all' | null {
	switch (relation) {
		case 'self':
		case 'administrator':
			return 'all';
		// What they have agreed to goes beyond their privacy.
		case 'agreed':
			return reachable;
		// A guardian is reached in their place.
		case 'agreedThroughGuardian':
		case 'match':
			return matched;
		default:
			return shownTo[privacy][relation];
	}
}
