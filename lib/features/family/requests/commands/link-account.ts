import { randomUUID } from 'node:crypto';
import { mayBeAdult } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import { type AddedRelative, statedIn } from '@/lib/features/family/cards/commands/add-relative';
import {
	findEndedLink,
	findGuardianships,
	keepLink,
	restoreGuardianships,
	undoMs,
} from '@/lib/features/family/cards/commands/undo-move';
import { derivedKinds, kindSaid, stepsBetween } from '@/lib/features/family/relations/rules/derive-relations';
import {
	type Path,
	placeAlong,
	placeRelative,
	type Stated,
} from '@/lib/features/family/relations/rules/place-relative';
import type { AddBody } from '@/lib/features/family/schema';
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
const isAgreed = (status: RequestStatus | undefined) => status === 'accepted' || status === 'held';

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
async function accept(
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

/**
 * What the member of a card that is moved is asked to confirm moves with it as long as the account waits to be claimed:
 * its owner reads it in the portal, no matter what a mail has called it.
 *
 * @throws DomainError `family.awaitsAnswer` when they have been asked for the former place
 */
export async function moveRequest(
	tx: Prisma.TransactionClient,
	personId: string,
	{ relation, anchorId }: Stated,
): Promise<void> {
	const moved = await tx.$queryRaw<{ isClaimed: boolean }[]>`
		UPDATE "FamilyRequest" request SET "relation" = ${relation}, "relatedToId" = ${anchorId}::uuid
		FROM "Member" asked
		WHERE asked."id" = "toMemberId" AND "personId" = ${personId}::uuid AND request."status" = 'pending'
			AND NOT request."isByAddress"
		RETURNING "claimedAt" IS NOT NULL AS "isClaimed"`;
	if (moved.some(({ isClaimed }) => isClaimed)) throw new DomainError('family.awaitsAnswer');
}

/**
 * Refuses a change of a tree by which somebody would be asked to confirm another relation than the one that they have
 * read. `joined` are people who have become others, `exceptId` is a card whose own request changes with it.
 *
 * @throws DomainError `family.awaitsAnswer`
 */
export async function refuseMovedRequests(
	tx: Prisma.TransactionClient,
	{ ownerId, meId }: OwnTree,
	{
		before,
		after,
		joined,
		exceptId,
	}: { before: TreeGraph; after: TreeGraph; joined: ReadonlyMap<string, string>; exceptId?: string },
): Promise<void> {
	const requests = await tx.familyRequest.findMany({
		where: { fromMemberId: ownerId, status: 'pending', personId: { not: null }, isByAddress: false },
		select: { personId: true, relatedToId: true, relation: true },
	});
	for (const { personId, relatedToId, relation } of requests) {
		if (personId === null || personId === exceptId) continue;
		const [said, anchorId] = [kindSaid(relation), relatedToId ?? meId];
		const kindIn = (graph: TreeGraph, id: string) => derivedKinds(graph, id).get(personId) ?? null;
		if (kindIn(before, anchorId) !== said) continue;
		if (kindIn(after, joined.get(anchorId) ?? anchorId) !== said)
			throw new DomainError('family.awaitsAnswer');
	}
}

/**
 * Answers a request of somebody else's. Accepted, each of the two is in the other's tree; refused, the card goes out of
 * the asker's, unless it was written without the account.
 *
 * @throws DomainError `notFound`, `family.requestAnswered`, `family.askedOtherwise`, and what the place in the own tree is
 * refused for
 */
export async function answerRequest(
	receiverId: string,
	{ requestId, response }: { requestId: string; response: 'accept' | 'reject' },
	now: Date,
): Promise<void> {
	await inTransaction(async (tx, leave) => {
		const request = await lockRequest(tx, requestId, receiverId);
		if (request.toMemberId !== receiverId) throw new DomainError('notFound');
		if (request.status !== 'pending') throw new DomainError('family.requestAnswered');
		if (response === 'accept') {
			await accept(tx, leave, request, now);
			return;
		}
		const { id: ownerId } = request.from;
		const tree = await lockOwnTree(tx, ownerId);
		await releaseCard(tx, leave, tree, receiverId);
		await endRequest(tx, requestId, { status: 'rejected', answeredAt: now });
	});
}

/**
 * Withdraws a request that waits for its answer, or ends a link, which either of the two may. What was written on
 * their cards without the account stays. An account that was made for a relative goes with the request, once that
 * can no longer be undone; answers whether it was one.
 *
 * @throws DomainError `notFound`, `auth.notAllowed` for a request that is to be answered, `family.requestAnswered`
 */
export async function withdrawRequest(
	memberId: string,
	requestId: string,
	now: Date,
): Promise<{ isAccount: boolean; isUndoable: boolean }> {
	return inTransaction(async (tx, leave) => {
		const { request, status, from, to } = await lockRequest(tx, requestId, memberId);
		if (status === 'pending' && memberId === to.id) throw new DomainError('auth.notAllowed');
		if (status !== 'pending' && !isAgreed(status)) throw new DomainError('family.requestAnswered');
		const otherId = memberId === from.id ? to.id : from.id;
		const find = (ownerId: string, accountId: string) =>
			tx.person.findFirst({
				where: { memberId: accountId, tree: { ownerId } },
				select: { id: true, approvalStatus: true },
			});
		const [card, theirs] = [await find(memberId, otherId), await find(otherId, memberId)];
		if (isAgreed(status)) await releaseBoth(tx, leave, from.id, to.id);
		else {
			const tree = await lockOwnTree(tx, from.id);
			if (card?.approvalStatus === 'pending') {
				// It is kept like a card that is taken out, and can be brought back.
				const data = { approvalStatus: 'rejected' as const, updatedAt: now };
				await tx.person.update({ where: { id: card.id }, data, select: { id: true } });
				await noteChange(tx, tree.id);
			} else await releaseCard(tx, leave, tree, to.id);
		}
		const cardId = card?.id ?? (isAgreed(status) ? null : request.personId);
		if (cardId && card?.approvalStatus !== 'pending') {
			await keepLink(tx, cardId, {
				...{ requestId, endedAt: now.getTime(), until: now.getTime() + undoMs },
				memberId: card && otherId,
				theirCardId: isAgreed(status) ? (theirs?.id ?? null) : null,
				...{ status, answeredAt: request.answeredAt, unclaimedId: to.isClaimed ? null : to.id },
				guardianshipIds: await findGuardianships(tx, from.id, to.id),
			});
		}
		await endRequest(tx, requestId, { status: 'withdrawn', answeredAt: now });
		return { isAccount: !to.isClaimed, isUndoable: cardId !== null };
	});
}

/**
 * Makes a request or a link that a member has just ended what it was before. False for a card of their tree that has not
 * been parted from an account by it.
 *
 * @throws DomainError `notFound` where the other account is gone, `family.tooLateToUndo`
 */
export async function undoWithdrawal(memberId: string, cardId: string, now: Date): Promise<boolean> {
	return inTransaction(async (tx) => {
		const link = await findEndedLink(tx, cardId);
		if (!link) return false;
		const { request, from, to } = await lockRequest(tx, link.requestId, memberId);
		const trees = link.theirCardId
			? Object.values(await lockBothTrees(tx, from.id, to.id))
			: [await lockOwnTree(tx, memberId)];
		const isEnded =
			request.status === 'withdrawn' &&
			request.answeredAt?.getTime() === link.endedAt &&
			now.getTime() <= link.until;
		const otherId = memberId === from.id ? to.id : from.id;
		const isBlocked = await hasBlocked(tx, otherId, memberId);
		if (!isEnded || isBlocked || (await findLiving(tx, from.id, to.id)))
			throw new DomainError('family.tooLateToUndo');
		const parted = [
			{ id: cardId, accountId: link.memberId },
			{ id: link.theirCardId, accountId: memberId },
		];
		for (const { id, accountId } of parted) {
			if (!id || !accountId) continue;
			const { count } = await tx.person.updateMany({
				where: { id, memberId: null, approvalStatus: 'approved' },
				data: { memberId: accountId },
			});
			if (count === 0) throw new DomainError('family.tooLateToUndo');
		}
		const { status, answeredAt } = link;
		await tx.familyRequest.update({
			where: { id: request.id },
			data: { status, answeredAt },
			select: { id: true },
		});
		await restoreGuardianships(tx, link.guardianshipIds);
		await tx.$executeRaw`UPDATE "Person" SET "changeUndo" = NULL WHERE "id" = ${cardId}::uuid`;
		for (const tree of trees) await noteChange(tx, tree.id);
		return true;
	});
}

/**
 * Takes a member out of another's tree who says that it is not them, or who does not want to stand there: a request is
 * refused, a link ends for both, and what the other has written stays as their own words.
 *
 * @throws DomainError `notFound` where that tree does not name them
 */
export async function leaveTree(memberId: string, ownerId: string, now: Date): Promise<void> {
	if (memberId === ownerId) throw new DomainError('notFound');
	await inTransaction(async (tx, leave) => {
		await lockAccounts(tx, memberId, ownerId);
		const living = await findLiving(tx, memberId, ownerId);
		const isLinked = isAgreed(living?.status);
		const isNamed = await tx.person.count({ where: { memberId, tree: { ownerId } } });
		const isAsked = living?.status === 'pending' && living.toMemberId === memberId;
		if (!isLinked && !isAsked && isNamed === 0) throw new DomainError('notFound');
		if (isLinked) await releaseBoth(tx, leave, memberId, ownerId);
		else await releaseCard(tx, leave, await lockOwnTree(tx, ownerId), memberId);
		if (living && (isLinked || isAsked)) {
			await endRequest(tx, living.id, { status: isLinked ? 'withdrawn' : 'rejected', answeredAt: now });
		}
	});
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

/** Parts each of two from the other's card. */
async function releaseBoth(
	tx: Prisma.TransactionClient,
	leave: Leave,
	oneId: string,
	otherId: string,
): Promise<void> {
	const { from, to } = await lockBothTrees(tx, oneId, otherId);
	await releaseCard(tx, leave, from, otherId);
	await releaseCard(tx, leave, to, oneId);
}

/** Parts the card that represents an account, in a tree that is held, from it; one that only waited for its answer goes. */
async function releaseCard(
	tx: Prisma.TransactionClient,
	leave: Leave,
	tree: OwnTree,
	memberId: string,
): Promise<void> {
	const card = await tx.person.findFirst({
		where: { treeId: tree.id, memberId },
		select: { id: true, approvalStatus: true },
	});
	if (!card) return;
	const before = await readGraph(tx, tree);
	const isWaiting = card.approvalStatus === 'pending';
	const after = isWaiting ? removePerson(before, card.id, randomUUID) : before;
	leave(await writeGraph(tx, tree.id, { before, after }));
	await tx.person.updateMany({ where: { id: card.id }, data: { memberId: null } });
}

async function endRequest(
	tx: Prisma.TransactionClient,
	id: string,
	data: { status: 'rejected' | 'withdrawn'; answeredAt: Date },
): Promise<void> {
	await tx.familyRequest.update({ where: { id }, data, select: { id: true } });
}
