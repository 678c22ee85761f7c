import type { Reply } from '@/lib/client/api';
import { shownName } from '@/lib/features/member/rules/shown-name';

type TreeReply = Reply<'GET /api/family/tree'>;

/** Parents and spouses are in the links. */
type Card = Omit<TreeReply['familyMembers'][number], 'parents' | 'spouses'>;

export const linkedFields = [
	...(['clan', 'dynasty', 'sakh', 'gotra', 'motherClan'] as const),
	...(['villageAddress', 'tehsil', 'district'] as const),
] as const;

/** What of a linked account the viewer may see. */
interface LinkedProfile {
	id: string;
	/** Set fields only, by their names on the wire. */
	values: Partial<Record<(typeof linkedFields)[number], string>>;
	written?: Card['written'];
}

type CardField =
	| (
			| 'name'
			| 'nameInOtherScript'
			| 'relation'
			| 'relationWords'
			| 'relationNote'
			| 'addressWord'
			| 'bahi'
			| 'gender'
			| 'profession'
			| 'dob'
			| 'dod'
			| 'age'
			| 'location'
	  )
	| ('mobileNumber' | 'mobileE164' | 'photo' | 'isVisible' | 'isDeceased' | 'requestId' | 'invitedAt')
	| ('addedBy' | 'isProfileLinked' | 'facts' | 'written' | 'unconfirmed');

/** A card of the tree. Null is what nobody has entered. */
export interface FamilyMember extends Pick<Card, CardField> {
	id: string;
	/** Of the record that was read, so that another's change is not written over. */
	version: number;
	/** The card through which they are connected with the viewer; null where nothing connects them. */
	relatedToId: string | null;
	isPending: boolean;
	profile: LinkedProfile | null;
	/** The card as it is stored, for forms. */
	values: Card;
}

/** What a file has of somebody, and no field has. */
export type Fact = Card['facts'][number];

/** Two people that belong together; people without a card are in it too, because others hang together by them. */
export interface FamilyLinks {
	parents: TreeReply['links']['parentLinks'];
	unions: readonly (readonly [string, string])[];
	/** The unions that ended in divorce. */
	divorces?: readonly (readonly [string, string])[];
}

export interface Family extends Pick<TreeReply['familyTree'], 'currentUserId' | 'isCreator'> {
	name: string | null;
	members: readonly FamilyMember[];
	hidden: readonly { id: string; name: string }[];
	links: FamilyLinks;
}

/** A tree as calls answer it, whole or in part. */
type ReadTree = Omit<TreeReply, 'familyMembers'> & { familyMembers: readonly Card[] };

export function readFamily({ familyTree, familyMembers, hiddenMembers, links }: ReadTree): Family {
	return {
		...familyTree,
		name: shownName(familyTree),
		members: familyMembers.map(getMember),
		hidden: hiddenMembers.map(({ _id, name, written }) => ({ id: _id, name: shownName({ name, written }) })),
		links: getLinks({ links }),
	};
}

function getLinks({ links }: Pick<TreeReply, 'links'>): FamilyLinks {
	return {
		parents: links.parentLinks,
		unions: links.unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
		divorces: links.unions
			.filter(({ endedBy }) => endedBy === 'divorce')
			.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
	};
}

function getMember(card: Card): FamilyMember {
	const profile = card.familyMemberId && getProfile(card.familyMemberId);
	return {
		...card,
		...{ id: card._id, version: card.__v, relatedToId: card.relatedTo, profile },
		isPending: card.approvalStatus === 'pending',
		isProfileLinked: card.isProfileLinked && profile !== null,
		values: card,
	};
}

function getProfile({ _id, written, ...texts }: NonNullable<Card['familyMemberId']>): LinkedProfile {
	const values: LinkedProfile['values'] = {};
	for (const field of linkedFields) {
		const text = texts[field];
		if (text) values[field] = text;
	}
	return { id: _id, values, written };
}

/** Somebody who asks to be a relative. */
export type FamilyRequest = Reply<'GET /api/family/pending-requests'>[number];

/** Another's tree that names the viewer. */
export type NamingTree = Reply<'GET /api/family/named-in'>[number];

/** What the calls that change a card answer. */
export interface CardAnswer {
	message: string;
	member?: Card;
	/** What the server found odd about what it has done. */
	warnings?: Reply<'PUT /api/family/update/[id]'>['warnings'];
	/** Until then it can be undone, where it can. */
	restorableUntil?: string;
}

/** The card that an answer brings with it; null when it brings none. */
export function cardIn({ member }: CardAnswer): FamilyMember | null {
	return member ? getMember(member) : null;
}
