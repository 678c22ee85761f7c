import type { Reply } from '@/lib/client/api';

type OwnProfile = Reply<'GET /api/users/profile'>;

/** A member as the list of the back office shows one. Null is what they have not given. */
export type AdminMember = Pick<
	OwnProfile,
	| (
			| '_id'
			| '__v'
			| 'name'
			| 'nameInOtherScript'
			| 'email'
			| 'photo'
			| 'mobileNumber'
			| 'mobileE164'
			| 'createdAt'
	  )
	| ('clan' | 'dynasty' | 'location' | 'written' | 'isAdmin' | 'isDeceased' | 'dob' | 'dod')
>;

/** What members' records hold, with how many do. */
export type MemberFilterValues = Reply<'GET /api/users/filters'>;

export type FilterValue = MemberFilterValues['clans'][number];

/** Whether a record is whole, as it is for administrators. */
export function isWhole<User extends { _id: string }>(user: User): user is User & AdminMember {
	return 'email' in user && '__v' in user;
}
