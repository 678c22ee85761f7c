import { type Draft, readProfile } from '@/components/member/drafts';
import type { Language } from '@/lib/core/language';
import { numberOf, recordOf, rowsOf, textOf, textsOf } from './reading';

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

/** Reads the answer of GET /api/family/tree; null when it is no tree. */
export function readFamily(answer: unknown): Family | null {
	const { familyTree, familyMembers, hiddenMembers, links } = recordOf(answer);
	const { name, currentUserId, isCreator } = recordOf(familyTree);
	if (typeof currentUserId !== 'string' || !Array.isArray(familyMembers)) return null;
	return {
		name: textOf(name),
		currentUserId,
		isCreator: isCreator === true,
		members: familyMembers.flatMap((row: unknown) => memberOf(row) ?? []),
		hidden: rowsOf(hiddenMembers).flatMap(({ _id, name }) =>
			typeof _id === 'string' ? [{ id: _id, name: textOf(name) ?? '' }] : [],
		),
		links: linksOf(links),
	};
}

function memberOf(row: unknown): FamilyMember | null {
	const record = recordOf(row);
	const id = textOf(record._id);
	if (id === null) return null;
	const profile = profileOf(record.familyMemberId);
	return {
		id,
		version: numberOf(record.__v),
		name: textOf(record.name) ?? '',
		relation: textOf(record.relation) ?? 'Other',
		relationWords: wordsOf(record.relationWords),
		relatedToId: textOf(record.relatedTo),
		gender: textOf(record.gender),
		profession: textOf(record.profession),
		dob: textOf(record.dob),
		dod: textOf(record.dod),
		age: numberOf(record.age),
		location: textOf(record.location),
		mobileNumber: textOf(record.mobileNumber),
		mobileE164: textOf(record.mobileE164),
		photo: textOf(record.photo),
		isVisible: record.isVisible !== false,
		isDeceased: record.isDeceased === true,
		isPending: record.approvalStatus === 'pending',
		requestId: textOf(record.requestId),
		invitedAt: textOf(record.invitedAt),
		addedBy: personOf(record.addedBy),
		isProfileLinked: record.isProfileLinked === true && profile !== null,
		profile,
		values: readProfile(row)?.values ?? {},
		facts: rowsOf(record.facts).map(factOf),
	};
}

function factOf({ kind, type, date, place, text, sources }: Record<string, unknown>): Fact {
	return {
		kind: textOf(kind) ?? '',
		type: textOf(type),
		date: wordsOf(date),
		place: textOf(place),
		text: textOf(text),
		sources: textsOf(sources),
	};
}

/** Somebody as `{ _id, name }`, or as an id alone. */
function personOf(value: unknown): { id: string; name: string | null } | null {
	if (typeof value === 'string') return { id: value, name: null };
	const { _id, name } = recordOf(value);
	return typeof _id === 'string' ? { id: _id, name: textOf(name) } : null;
}

function profileOf(value: unknown): LinkedProfile | null {
	const person = personOf(value);
	if (!person) return null;
	const record = recordOf(value);
	const values: LinkedProfile['values'] = {};
	for (const field of linkedFields) {
		const text = textOf(record[field]);
		if (text !== null) values[field] = text;
	}
	return { id: person.id, values };
}

function wordsOf(value: unknown): FamilyMember['relationWords'] {
	const { hi, en } = recordOf(value);
	return typeof hi === 'string' && typeof en === 'string' ? { hi, en } : null;
}

function linksOf(value: unknown): FamilyLinks {
	const { parentLinks, unions } = recordOf(value);
	return {
		parents: rowsOf(parentLinks).flatMap(({ childId, parentId, role, kind }) =>
			typeof childId === 'string' && typeof parentId === 'string'
				? [{ childId, parentId, role: textOf(role), kind: textOf(kind) }]
				: [],
		),
		unions: rowsOf(unions).flatMap(({ partnerAId, partnerBId }) =>
			typeof partnerAId === 'string' && typeof partnerBId === 'string'
				? [[partnerAId, partnerBId] as const]
				: [],
		),
	};
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

/** Reads the answer of GET /api/family/pending-requests. */
export function readRequests(answer: unknown): FamilyRequest[] {
	return rowsOf(answer).flatMap((row) => {
		const id = textOf(row.requestId) ?? textOf(row._id);
		const { name, photo } = recordOf(row.fromUser);
		if (id === null) return [];
		return [
			{
				id,
				name: textOf(name) ?? '',
				photo: textOf(photo),
				...claimOf(row),
				message: textOf(row.message),
			},
		];
	});
}

function claimOf({ relation, relationWords, relatedToName }: Record<string, unknown>): Claim {
	return {
		relation: textOf(relation) ?? 'Other',
		relationWords: wordsOf(relationWords),
		relatedToName: textOf(relatedToName),
	};
}

/** Another's tree that names the viewer. */
export interface NamingTree {
	ownerId: string;
	ownerName: string;
	/** Null where the owner has said nothing, but was asked by the viewer. */
	claim: Claim | null;
}

/** Reads the answer of GET /api/family/named-in. */
export function readNamingTrees(answer: unknown): NamingTree[] {
	return rowsOf(answer).flatMap((row) => {
		const owner = personOf(row.owner);
		if (!owner) return [];
		const claim = row.relation === null ? null : claimOf(row);
		return [{ ownerId: owner.id, ownerName: owner.name ?? '', claim }];
	});
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

/** Reads the answer of GET /api/users/search. */
export function readFoundMembers(answer: unknown): FoundMember[] {
	return rowsOf(answer).flatMap(({ _id, name, photo, clan, location }) => {
		const id = textOf(_id);
		if (id === null) return [];
		return [
			{
				id,
				name: textOf(name) ?? '',
				photo: textOf(photo),
				clan: textOf(clan),
				location: textOf(location),
			},
		];
	});
}

/** Reads the answer of GET /api/users/check-email. */
export function doesEmailExist(answer: unknown): boolean {
	return recordOf(answer).exists === true;
}

/** The server's sentence about what it has done. */
export function messageOf(answer: unknown): string | null {
	return textOf(recordOf(answer).message);
}

/** The card that an answer brings with it; null when it brings none. */
export function cardIn(answer: unknown): FamilyMember | null {
	return memberOf(recordOf(answer).member);
}

/** What the server found odd about what it has done, as sentences. */
export function warningsOf(answer: unknown): string[] {
	return rowsOf(recordOf(answer).warnings).flatMap(({ message }) => textOf(message) ?? []);
}
