import { randomUUID } from 'node:crypto';
import { mayBeAdult } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import { type AddedRelative, statedIn } from '@/lib/features/family/cards/commands/add-relative';
import type { AddBody } from '@/lib/features/family/cards/schema';
import { derivedKinds, kindSaid, stepsBetween } from '@/lib/features/family/relations/rules/derive-relations';
import { type Path, placeAlong, placeRelative } from '@/lib/features/family/relations/rules/place-relative';
import type { Stated } from '@/lib/features/family/relations/rules/stated-relation';
import {
	lockOwnTree,
	noteChange,
	type OwnTree,
	readGraph,
	writeGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import {
	removePerson,
	type TreeGraph,
	type TreePerson,
	unknownPerson,
} from '@/lib/features/family/tree/rules/graph';
import { hasBlocked } from '@/lib/features/member/queries/blocked';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { RequestStatus } from '@/lib/platform/db/generated/enums';
import { inTransaction, type Leave } from '@/lib/platform/media/pictures';

// A link between two accounts is a request that both have agreed to. Each of the two has the other as a card in their
// own tree; the card alone gives nobody rights.

type LinkBody = Extract<AddBody, { way: 'link' }>;

interface Account {
	id: string;
	name: string;
	gender: 'Male' | 'Female' | null;
	bornOn: Date | null;
	isClaimed: boolean;
	/** Claimed, and of somebody who lives. */
	isThere: boolean;
}

interface Link {
	id: string;
	fromMemberId: string;
	toMemberId: string;
	personId: string | null;
	relatedToId: string | null;
	relation: string;
	status: RequestStatus;
	heldForIds: string[];
	answeredAt: Date | null;
	isByAddress: boolean;
}

const ofLink = {
	id: true,
	fromMemberId: true,
	toMemberId: true,
	personId: true,
	relatedToId: true,
	relation: true,
	status: true,
	heldForIds: true,
	answeredAt: true,
	isByAddress: true,
} as const;

/** Both have agreed: also while it gives no rights. */
export const isAgreed = (status: RequestStatus | undefined) => status === 'accepted' || status === 'held';

/**
 * Asks a member whether they are who the card says, which waits for their answer. Where they have asked the same the
 * other way round, the two have agreed.
 *
 * @throws DomainError `notFound` when there is no such account or card, or it hears of the sender no more, `family.self`, `family.alreadyAsked`,
 * `family.alreadyLinked`, `family.crossingRequest`, and what the place in the tree is refused for
 */
export async function askMember(
	senderId: string,
	typed: LinkBody,
	now: Date,
): Promise<AddedRelative & { requestId: string; isAccepted: boolean }> {
	const { familyMemberId: receiverId } = typed;
	if (receiverId === senderId) {
		throw new DomainError('family.self', { fields: [{ path: 'familyMemberId', message: 'invalid' }] });
	}
	return inTransaction(async (tx, leave) => {
		const [sender, receiver] = await lockAccounts(tx, senderId, receiverId);
		if (!receiver.isThere || !mayBeAdult(receiver.bornOn, now)) throw new DomainError('notFound');
		const found = await findLiving(tx, senderId, receiverId);
		const isUnknown = found?.isByAddress && found.status === 'pending' && found.fromMemberId === senderId;
		// As if it were not there: a refusal would say whose the address is.
		if (isUnknown) await endRequest(tx, found.id, { status: 'withdrawn', answeredAt: now });
		const living = isUnknown ? null : found;
		if (isAgreed(living?.status)) throw new DomainError('family.alreadyLinked');
		if (living?.fromMemberId === senderId) throw new DomainError('family.alreadyAsked');
		// As if they were not there, which tells nobody that they are blocked.
		if (!living && (await hasBlocked(tx, receiverId, senderId))) throw new DomainError('notFound');
		if (living) {
			// They have asked first: their card is in their tree, and what is said now is how they stand in this one.
			const added = await accept(tx, leave, { request: living, from: receiver, to: sender, typed }, now);
			return { ...added, requestId: living.id, isAccepted: true };
		}
		const added = await addAskedCard(tx, leave, { sender, receiver, typed }, now);
		return { ...added, isAccepted: false };
	});
}

/**
 * Holds two accounts in the order of their ids, so that changes of both wait for each other.
 *
 * @throws DomainError `notFound` when one of them is gone
 */
export async function lockAccounts(
	tx: Prisma.TransactionClient,
	oneId: string,
	otherId: string,
): Promise<[Account, Account]> {
	const rows = await tx.$queryRaw<Account[]>`
		SELECT "id"::text, "name", "gender"::text, "bornOn", "claimedAt" IS NOT NULL AS "isClaimed",
			"claimedAt" IS NOT NULL AND NOT "isDeceased" AS "isThere"
		FROM "Member" WHERE "id" IN (${oneId}::uuid, ${otherId}::uuid) ORDER BY "id" FOR NO KEY UPDATE`;
	const [a, b] = [oneId, otherId].map((id) => rows.find((row) => row.id === id));
	if (!a || !b) throw new DomainError('notFound');
	return [a, b];
}

/** The request between two members that waits, or their link, also a held one. */
export function findLiving(tx: Prisma.TransactionClient, oneId: string, otherId: string) {
	return tx.familyRequest.findFirst({
		where: {
			status: { in: ['pending', 'accepted', 'held'] },
			OR: [
				{ fromMemberId: oneId, toMemberId: otherId },
				{ fromMemberId: otherId, toMemberId: oneId },
			],
		},
		select: ofLink,
	});
}

async function addAskedCard(
	tx: Prisma.TransactionClient,
	leave: Leave,
	{ sender, receiver, typed }: { sender: Account; receiver: Account; typed: LinkBody },
	now: Date,
): Promise<AddedRelative & { requestId: string }> {
	const tree = await lockOwnTree(tx, sender.id);
	const before = await readGraph(tx, tree);
	const stated = statedIn(before, typed, tree.meId);
	const card = { ...getCard(receiver), gender: null };
	const { graph, personId, warnings } = placeRelative(
		withoutHeld(before, receiver.id),
		card,
		stated,
		randomUUID,
	);
	const words = {
		...getWords(receiver, sender.id, now),
		approvalStatus: 'pending' as const,
		...(typed.isVisible !== undefined && { isVisible: typed.isVisible }),
	};
	leave(await writeGraph(tx, tree.id, { before, after: graph, words }));
	const { id: requestId } = await tx.familyRequest.create({
		data: {
			fromMemberId: sender.id,
			toMemberId: receiver.id,
			personId,
			relatedToId: stated.anchorId,
			relation: typed.relation,
			message: typed.requestMessage ?? null,
			createdAt: now,
		},
		select: { id: true },
	});
	return { personId, warnings, requestId };
}

/** A card of the account that could have been brought back makes room for a new one. */
function withoutHeld(graph: TreeGraph, memberId: string): TreeGraph {
	const held = graph.people.find((person) => person.memberId === memberId && person.isHeld);
	return held ? removePerson(graph, held.id, randomUUID) : graph;
}

function getCard({ id, name, gender }: Account): TreePerson {
	const person = unknownPerson(randomUUID(), gender);
	return { ...person, isNamed: true, memberId: id, name, nameKey: searchKey(name) };
}

const getWords = ({ id, name }: Account, addedById: string, now: Date) => ({
	name,
	nameKey: searchKey(name),
	memberId: id,
	addedById,
	createdAt: now,
});

interface Acceptance {
	request: Link;
	/** Who has asked. */
	from: Account;
	to: Account;
	/** What the one asked says by themselves of who has asked; else it follows from the asker's tree. */
	typed?: LinkBody;
}

/** Makes a request a link: each of the two is an approved card in the other's tree. Answers that of who has asked. */
export async function accept(
	tx: Prisma.TransactionClient,
	leave: Leave,
	{ request, from, to, typed }: Acceptance,
	now: Date,
): Promise<AddedRelative> {
	const trees = await lockBothTrees(tx, from.id, to.id);
	const theirs = await readGraph(tx, trees.from);
	const before = await readGraph(tx, trees.to);
	if (request.personId) {
		const { count } = await tx.person.updateMany({
			where: { id: request.personId, OR: [{ memberId: null }, { memberId: to.id }] },
			data: { memberId: to.id, approvalStatus: 'approved' },
		});
		// The card has become another member's since.
		if (count === 0) throw new DomainError('family.askedOtherwise', { values: { name: from.name } });
	}
	const stated = typed && statedIn(before, typed, trees.to.meId);
	if (stated) refuseOtherwise(theirs, { cardId: request.personId, meId: trees.from.meId }, stated, trees.to);
	else refuseMoved(theirs, request, { name: from.name, meId: trees.from.meId });
	const card = {
		...getCard(from),
		gender: theirs.people.find(({ id }) => id === trees.from.meId)?.gender ?? null,
	};
	const free = withoutHeld(before, from.id);
	const placed = stated
		? placeRelative(free, { ...card, gender: null }, stated, randomUUID)
		: placeAlong(free, card, wayTo(theirs, request.personId, trees), randomUUID);
	leave(
		await writeGraph(tx, trees.to.id, {
			before,
			after: placed.graph,
			words: getWords(from, to.id, now),
		}),
	);
	await tx.person.updateMany({ where: { id: placed.personId }, data: { memberId: from.id } });
	await noteChange(tx, trees.from.id);
	await tx.familyRequest.update({
		where: { id: request.id },
		data: { status: agreedStatus(request), answeredAt: now },
		select: { id: true },
	});
	return placed;
}

/** A link that both have agreed to waits for the members whose address was proven first after it was asked. */
export const agreedStatus = ({ heldForIds }: Pick<Link, 'heldForIds'>) =>
	heldForIds.length > 0 ? ('held' as const) : ('accepted' as const);

/** In the order of the owners' ids, as everywhere. */
export async function lockBothTrees(
	tx: Prisma.TransactionClient,
	fromId: string,
	toId: string,
): Promise<{ from: OwnTree; to: OwnTree }> {
	if (fromId < toId) {
		const from = await lockOwnTree(tx, fromId);
		return { from, to: await lockOwnTree(tx, toId) };
	}
	const to = await lockOwnTree(tx, toId);
	return { from: await lockOwnTree(tx, fromId), to };
}

/**
 * The way from the one asked to the asker in the asker's tree, to be gone in the other's from their own card: by an
 * adoption or a later marriage that joins the two, else by blood and marriage.
 */
function wayTo(theirs: TreeGraph, cardId: string | null, { from, to }: { from: OwnTree; to: OwnTree }): Path {
	const anchorId = to.meId;
	const adoption = theirs.parentLinks.find(
		({ kind, childId, parentId }) =>
			kind !== 'birth' &&
			((childId === cardId && parentId === from.meId) || (childId === from.meId && parentId === cardId)),
	);
	if (adoption) {
		const step = adoption.childId === cardId ? adoption.role : 'child';
		return { anchorId, steps: [{ kind: step, gender: null }], parentKind: adoption.kind };
	}
	const steps = cardId === null ? null : stepsBetween(theirs, cardId, from.meId);
	return { anchorId, steps: steps ?? [] };
}

/** Two who ask each other must mean the same relation, where both say what it is. */
function refuseOtherwise(
	theirs: TreeGraph,
	{ cardId, meId }: { cardId: string | null; meId: string },
	{ relation, anchorId }: Stated,
	own: OwnTree,
): void {
	if (cardId === null || anchorId !== own.meId) return;
	const meant = derivedKinds(theirs, cardId).get(meId);
	const said = kindSaid(relation);
	if (said && meant && said !== meant) throw new DomainError('family.crossingRequest');
}

/**
 * What is agreed to is what was asked, no matter what the asker has done to their tree since: also where whose relative it was
 * is gone.
 */
function refuseMoved(
	theirs: TreeGraph,
	{ personId, relatedToId, relation }: Link,
	{ name, meId }: { name: string; meId: string },
): void {
	if (personId === null) return;
	const isThere = theirs.people.some(({ id, isNamed }) => id === relatedToId && isNamed);
	const kinds = derivedKinds(theirs, isThere && relatedToId ? relatedToId : meId);
	if (kindSaid(relation) !== (kinds.get(personId) ?? null))
		throw new DomainError('family.askedOtherwise', { values: { name } });
}

interface HeldRequest {
	request: Link;
	toMemberId: string;
	status: RequestStatus;
	from: Account;
	to: Account;
}

/** Holds a request with its two accounts. For anybody else it is not there. */
export async function lockRequest(
	tx: Prisma.TransactionClient,
	id: string,
	memberId: string,
): Promise<HeldRequest> {
	const found = await tx.familyRequest.findUnique({ where: { id }, select: ofLink });
	if (!found || ![found.fromMemberId, found.toMemberId].includes(memberId)) throw new DomainError('notFound');
	const [from, to] = await lockAccounts(tx, found.fromMemberId, found.toMemberId);
	// What was read before the two accounts were held may have changed.
	const request = await tx.familyRequest.findUniqueOrThrow({ where: { id }, select: ofLink });
	return { request, toMemberId: to.id, status: request.status, from, to };
}

export async function endRequest(
	tx: Prisma.TransactionClient,
	id: string,
	data: { status: 'rejected' | 'withdrawn'; answeredAt: Date },
): Promise<void> {
	await tx.familyRequest.update({ where: { id }, data, select: { id: true } });
}
