import { expect } from 'vitest';
import type { Reply } from '@/lib/client/api';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { respond } from './calls';
import { member } from './members';

type Tree = Reply<'GET /api/family/tree'>;
export type Card = Tree['familyMembers'][number];

export const meId = '00000000-0000-4000-8000-000000000001';
export const fatherId = '00000000-0000-4000-8000-000000000002';

/** A card of which little is known, with `fields` for the rest. */
export function card(fields: Pick<Card, '_id' | 'name' | 'relation'> & Partial<Card>): Card {
	return {
		__v: 1,
		relationWords: { hi: '', en: '' },
		addressWord: null,
		bahi: null,
		dob: null,
		dod: null,
		age: null,
		photo: null,
		isVisible: true,
		isDeceased: false,
		approvalStatus: 'approved',
		addedBy: null,
		relatedTo: null,
		familyMemberId: null,
		isProfileLinked: false,
		requestId: null,
		invitedAt: null,
		parents: [],
		spouses: [],
		isMarried: null,
		isManglik: null,
		nameInOtherScript: null,
		prefix: null,
		gender: null,
		education: null,
		profession: null,
		location: null,
		mobileNumber: null,
		mobileE164: null,
		fatherName: null,
		clan: null,
		dynasty: null,
		sakh: null,
		gotra: null,
		motherClan: null,
		villageAddress: null,
		ancestralResidence: null,
		tehsil: null,
		district: null,
		lordName: null,
		lordPlace: null,
		ancestorPlace: null,
		familyGoddess: null,
		familyGod: null,
		marriagePlace: null,
		fatherInLawName: null,
		fatherInLawFatherName: null,
		inLawDynasty: null,
		inLawSakh: null,
		inLawTehsil: null,
		inLawDistrict: null,
		inLawState: null,
		facts: [],
		...fields,
	};
}

const { _id: ownerId, name } = member();

/** The card of the member whose tree it is. */
const me: Card = card({
	_id: meId,
	name,
	relation: 'Me',
	gender: 'Female',
	familyMemberId: { _id: ownerId },
	isProfileLinked: true,
});

/** The card of their father, who has no account. */
export function father(fields: Partial<Card> = {}): Card {
	return card({
		_id: fatherId,
		name: 'Ranjit',
		relation: 'Father',
		gender: 'Male',
		relatedTo: meId,
		relationWords: { hi: 'पिता', en: 'Father' },
		addedBy: { _id: ownerId, name },
		...fields,
	});
}

interface BesideTheCards {
	hidden?: Tree['hiddenMembers'];
	requests?: Reply<'GET /api/family/pending-requests'>;
}

/** The tree of a member with these cards; a father is linked with them. */
function treeOf(relatives: readonly Card[], hiddenMembers: Tree['hiddenMembers']): Tree {
	const fathers = relatives.filter(({ relation }) => relation === 'Father');
	return {
		familyTree: {
			_id: '00000000-0000-4000-8000-00000000000f',
			name,
			currentUserId: ownerId,
			isCreator: true,
			isPublic: false,
		},
		familyMembers: [me, ...relatives],
		hiddenMembers,
		links: {
			parentLinks: fathers.map(({ _id }) => ({
				childId: meId,
				parentId: _id,
				role: 'father',
				kind: 'biological',
			})),
			unions: [],
		},
	};
}

/** Has the calls of the tree's page respond, with these cards beside the member's own. */
export async function respondWithTree(
	relatives: readonly Card[] = [],
	{ hidden = [], requests = [] }: BesideTheCards = {},
): Promise<void> {
	await respond('GET /api/family/tree', treeOf(relatives, hidden));
	await respond('GET /api/family/pending-requests', requests);
	await respond('GET /api/family/named-in', []);
	await respond('GET /api/users/addressoptions', noAddressOptions);
}

/** Opens the generations of the list, of which all but the own one are folded at first. */
export async function unfoldGenerations(): Promise<void> {
	const generations = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:has(h3)')];
	await expect.poll(() => generations().length).toBeGreaterThan(0);
	for (const generation of generations()) generation.open = true;
}
