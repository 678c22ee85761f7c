import type { Reply } from '@/lib/client/api';
import { ownProfile } from '@/lib/features/member/schema';

export type OwnProfile = Reply<'GET /api/users/profile'>;

const nothingGiven = Object.fromEntries(Object.keys(ownProfile.shape).map((field) => [field, null]));

/** The own record of a member who has given little, with `fields` for the rest. */
export function member(fields: Partial<OwnProfile> = {}): OwnProfile {
	return ownProfile.parse({
		...nothingGiven,
		_id: 'c0ffee00c0ffee00c0ffee01',
		__v: 1,
		createdAt: '2026-01-14T09:30:00.000Z',
		name: 'Asha Rathore',
		email: 'asha@example.org',
		emailConfirmed: true,
		isAdmin: false,
		isDeceased: false,
		isListed: true,
		matrimonialConsent: false,
		mayIntroduce: false,
		isHeldFromMatches: false,
		isPhotoBlurred: false,
		isKnownToFamily: false,
		familyTreePrivacy: 'private',
		isMarried: false,
		isMarriedKnown: true,
		isManglik: false,
		isManglikKnown: true,
		prefix: 'Smt',
		gender: 'Female',
		written: undefined,
		...fields,
	});
}

export function administrator(fields: Partial<OwnProfile> = {}): OwnProfile {
	return member({ name: 'Mohan Chauhan', email: 'mohan@example.org', isAdmin: true, ...fields });
}
