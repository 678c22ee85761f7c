import type { Reply } from '@/lib/client/api';
import { type Family, readFamily } from '@/lib/client/family/cards/family';
import { profileTexts } from '@/lib/features/member/schema';

type TreeReply = Reply<'GET /api/family/tree'>;

interface FamilyInput {
	familyTree?: object;
	familyMembers: readonly object[];
	links?: object;
}

/** A family as the page reads it, of as much of the reply as a test is about. */
export function familyWith(input: FamilyInput): Family {
	return readFamily(treeReplyWith(input));
}

/** The reply itself. */
export function treeReplyWith({ familyTree, familyMembers, links }: FamilyInput): TreeReply {
	return {
		familyTree: { ...tree, ...familyTree },
		familyMembers: familyMembers.map((record) => ({ ...card, ...record })),
		hiddenMembers: [],
		links: { parentLinks: [], unions: [], ...links },
	};
}

const tree = { _id: 'tree', name: 'Family', currentUserId: 'account', isCreator: true, isPublic: false };

const emptyTexts = Object.fromEntries(Object.keys(profileTexts).map((name) => [name, null])) as Record<
	keyof typeof profileTexts,
	null
>;

const card: TreeReply['familyMembers'][number] = {
	...emptyTexts,
	_id: 'card',
	__v: 0,
	name: '',
	relation: 'Other',
	relationWords: { hi: '', en: '' },
	addressWord: null,
	bahi: null,
	...{ dob: null, dod: null, age: null, photo: null },
	...{ isVisible: true, isDeceased: false, approvalStatus: 'approved', addedBy: null, relatedTo: null },
	...{ familyMemberId: null, isProfileLinked: false, requestId: null, invitedAt: null },
	...{ parents: [], spouses: [], isMarried: null, isManglik: null, facts: [] },
};
