import { type Draft, valuesOf } from '@/components/member/drafts';
import type { Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';

type TreeReply = Reply<'GET /api/family/tree'>;

type Card = TreeReply['familyMembers'][number];

/** What of a linked account the viewer may see. */
interface LinkedProfile {
	id: string;
	/** Set fields only, by their names on the wire. */
	values: Partial<Record<LinkedField, string>>;
}

export const linkedFields = [
	...(['clan', 'dynasty', 'sakh', 'gotra', 'motherClan'] as const),
	...(['villageAddress', 'tehsil', 'district'] as const),
] as const;

type LinkedField = (typeof linkedFields)[number];

/** A card of the tree. Null is what nobody has told. */
export interface FamilyMember {
	id: string;
	/** Of the record that was read, so that another's change is not written over. */
	version: number | null;
	name: string;
	/** What they are to the viewer, such as `Father`; `Me` for the viewer's own card. */
	relation: string;
	relationWords: Readonly<Record<Language, string>> | null;
	/** The card through which they are connected with the viewer; null where nothing connects them. */
	relatedToId: string | null;
	gender: string | null;
	profession: string | null;
	/** A day, a month `1921-03`, a year, or about a year `1921~`. */
	dob: string | null;
	/** Of death, as `dob`. */
	dod: string | null;
	age: number | null;
	location: string | null;
	mobileNumber: string | null;
	/** The same number, for links; null where it cannot be dialled. */
	mobileE164: string | null;
	/** An address the browser can open. */
	photo: string | null;
	isVisible: boolean;
	isDeceased: boolean;
	isPending: boolean;
	/** Of the request or link with their account, to be withdrawn by. */
	requestId: string | null;
	/** Since when the viewer waits for their answer, or for them to take over their account: an instant. */
	invitedAt: string | null;
	addedBy: { id: string; name: string | null } | null;
	isProfileLinked: boolean;
	profile: LinkedProfile | null;
	/** All that is told, as the fields of a form take it. */
	values: Draft;
	facts: readonly Fact[];
}

/** What a file has told of somebody, and no field has. */
export interface Fact {
	/** Such as `burial`. */
	kind: string;
	/** What kind of it, as somebody has written. */
	type: string | null;
	/** In words. */
	date: Readonly<Record<Language, string>> | null;
	place: string | null;
	/** May have several lines. */
	text: string | null;
	sources: readonly string[];
}

/** Two people that belong together; people without a card are in it too, because others hang together by them. */
export interface FamilyLinks {
	parents: readonly { childId: string; parentId: string; role: string | null; kind: string | null }[];
	unions: readonly (readonly [string, string])[];
}

export interface Family {
	name: string | null;
	currentUserId: string;
	isCreator: boolean;
	members: readonly FamilyMember[];
	/** Whose cards are not shown. */
	hidden: readonly { id: string; name: string }[];
	links: FamilyLinks;
}

export function readFamily({ familyTree, familyMembers, hiddenMembers, links }: TreeReply): Family {
	return {
		name: familyTree.name,
		currentUserId: familyTree.currentUserId,
		isCreator: familyTree.isCreator,
		members: familyMembers.map(memberOf),
		hidden: hiddenMembers.map(({ _id, name }) => ({ id: _id, name })),
		links: {
			parents: links.parentLinks,
			unions: links.unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
		},
	};
}

function memberOf(card: Card): FamilyMember {
	const profile = card.familyMemberId && profileOf(card.familyMemberId);
	return {
		id: card._id,
		version: card.__v,
		name: card.name,
		relation: card.relation,
		relationWords: card.relationWords,
		relatedToId: card.relatedTo,
		gender: card.gender,
		profession: card.profession,
		dob: card.dob,
		dod: card.dod,
		age: card.age,
		location: card.location,
		mobileNumber: card.mobileNumber,
		mobileE164: card.mobileE164,
		photo: card.photo,
		isVisible: card.isVisible,
		isDeceased: card.isDeceased,
		isPending: card.approvalStatus === 'pending',
		requestId: card.requestId,
		invitedAt: card.invitedAt,
		addedBy: card.addedBy && { id: card.addedBy._id, name: card.addedBy.name },
		isProfileLinked: card.isProfileLinked && profile !== null,
		profile,
		values: valuesOf(card),
		facts: card.facts,
	};
}

function profileOf({ _id, ...told }: NonNullable<Card['familyMemberId']>): LinkedProfile {
	const values: LinkedProfile['values'] = {};
	for (const field of linkedFields) {
		const text = told[field];
		if (text) values[field] = text;
	}
	return { id: _id, values };
}

/** What somebody says that the viewer is. */
export interface Claim {
	/** To them, or to whom `relatedToName` names. */
	relation: string;
	relationWords: FamilyMember['relationWords'];
	/** Whose relative the viewer is said to be, where that is not who says it. */
	relatedToName: string | null;
}

/** Somebody who asks to be a relative. */
export interface FamilyRequest extends Claim {
	id: string;
	name: string;
	photo: string | null;
	message: string | null;
}

export function readRequests(reply: Reply<'GET /api/family/pending-requests'>): FamilyRequest[] {
	return reply.map(({ requestId, fromUser, relation, relationWords, relatedToName, message }) => ({
		...{ id: requestId, name: fromUser.name, photo: fromUser.photo ?? null },
		...{ relation, relationWords, relatedToName, message },
	}));
}

/** Another's tree that names the viewer. */
export interface NamingTree {
	ownerId: string;
	ownerName: string;
	/** Null where the owner has said nothing, but was asked by the viewer. */
	claim: Claim | null;
}

export function readNamingTrees(reply: Reply<'GET /api/family/named-in'>): NamingTree[] {
	return reply.map(({ owner, relation, relationWords, relatedToName }) => ({
		ownerId: owner._id,
		ownerName: owner.name,
		claim: relation === null ? null : { relation, relationWords, relatedToName },
	}));
}

/** A member whom one can ask to be a relative. */
export interface FoundMember {
	id: string;
	name: string;
	photo: string | null;
	/** Clan and place, as far as they may be seen. */
	clan: string | null;
	location: string | null;
}

export function readFoundMembers(reply: Reply<'GET /api/users/search'>): FoundMember[] {
	return reply.map(({ _id, name, photo, clan, location }) => ({
		...{ id: _id, name, photo: photo ?? null, clan: clan ?? null, location: location ?? null },
	}));
}

/** What the calls that change a card answer. */
export interface CardAnswer {
	message: string;
	member?: Card;
	/** What the server found odd about what it has done. */
	warnings?: Reply<'PUT /api/family/update/[id]'>['warnings'];
}

/** The card that an answer brings with it; null when it brings none. */
export function cardIn({ member }: CardAnswer): FamilyMember | null {
	return member ? memberOf(member) : null;
}
