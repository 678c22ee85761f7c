import { randomUUID } from 'node:crypto';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { birthText, type Life, lifeAfter } from '@/lib/core/life';
import { partialDateText } from '@/lib/core/partial-date';
import { searchKey } from '@/lib/core/text-folding';
import {
	auditChange,
	type Caller,
	getChangeable,
	readCardRecord,
} from '@/lib/features/family/cards/queries/read-changeable';
import { type ChangeBody, type ConnectBody, changedWords } from '@/lib/features/family/cards/schema';
import type { RelationWarning } from '@/lib/features/family/relations/rules/check-ages';
import { connectPerson } from '@/lib/features/family/relations/rules/connect-person';
import { derivedRelations, stepsBetween } from '@/lib/features/family/relations/rules/derive-relations';
import type { Joined } from '@/lib/features/family/relations/rules/join-people';
import { correctPerson, placeRelative } from '@/lib/features/family/relations/rules/place-relative';
import { isSameRelation, type Stated, sexSaid } from '@/lib/features/family/relations/rules/stated-relation';
import { moveRequest, refuseMovedRequests } from '@/lib/features/family/requests/commands/move-request';
import type { FamilyMember } from '@/lib/features/family/schema';
import {
	lockOwnTree,
	type OwnTree,
	readGraph,
	writeGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import {
	getDraft,
	getLine,
	getPartners,
	removePerson,
	type TreeGraph,
	type TreePerson,
} from '@/lib/features/family/tree/rules/graph';
import { withClanName } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { checkMobileNumber, withE164 } from '@/lib/features/member/commands/fill-mobile-e164';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { CardFact } from '@/lib/platform/db/generated/enums';
import {
	deleteMedia,
	insertMedia,
	inTransaction,
	type StoredObjects,
	withNewPicture,
} from '@/lib/platform/media/pictures';
import { statedIn } from './add-relative';
import { dateMove, keepMove } from './undo-move';
import { writeUnionWords } from './write-union-words';

interface CardChange {
	changes: Omit<ChangeBody, 'photo'>;
	/** Null takes the photo away. */
	photo: Uint8Array | null | undefined;
	/** Whose tree the card is in, and how they see it. */
	ownerId: string;
	shown: FamilyMember;
}

/**
 * Writes what has changed of a card, and moves it where another relation is said. Of somebody with an account of their
 * own only the place in the tree and whether the card is shown can be changed.
 *
 * @throws DomainError `notFound`, `family.ownCard`, `family.ownProfile`, `family.awaitsAnswer`, `record.stale`,
 * `input.invalid`, what a place in the tree is refused for, and what storing a picture throws
 */
export async function changeCard(
	id: string,
	{ changes, photo, ownerId, shown }: CardChange,
	{ caller, now }: { caller: Caller; now: Date },
): Promise<{ warnings: RelationWarning[]; isMoved: boolean }> {
	if (shown.familyMemberId !== null) refuseOwnProfile(changes, photo, shown);
	else checkMobileNumber(changes.mobileNumber, shown.mobileNumber);
	return withNewPicture(shown.familyMemberId === null ? photo : undefined, async (tx, newPhoto, leave) => {
		const tree = await lockOwnTree(tx, ownerId);
		const card = await getChangeable(id, caller, tx);
		if (card.isRemoved) throw new DomainError('notFound');
		await takeVersion(tx, id, changes.__v);
		const life = shown.familyMemberId === null ? lifeAfter(card, changes, todayInIndia(now)) : null;
		const birth = life && { bornOn: life.bornOn, bornPrecision: life.bornPrecision };
		const before = await readGraph(tx, tree);
		const placed = placeAnew(before, { ...getPerson(before, id), ...birth }, changes, tree);
		const isMoved = placed.stated !== undefined;
		if (isMoved) await keepMove(tx, id, { before, after: placed.graph });
		if (placed.stated) await moveRequest(tx, id, placed.stated);
		const isNoted = caller.memberId !== ownerId;
		const recordBefore = isNoted ? await readCardRecord(tx, id) : {};
		const change = { before, graph: placed.graph, joined: placed.joined, exceptId: id };
		leave(await writeChange(tx, tree, change));
		const words =
			shown.familyMemberId === null
				? withE164(await withClanName(tx, changedWords.parse(changes)))
				: { ...(changes.isVisible !== undefined && { isVisible: changes.isVisible }) };
		const photoId = newPhoto && (await insertMedia(tx, newPhoto, ownerId));
		await tx.person.update({
			where: { id },
			data: {
				...words,
				...life,
				...('name' in words && words.name !== undefined && { nameKey: searchKey(words.name) }),
				...(photoId !== undefined && { photoId }),
				...(shown.unconfirmed && {
					unconfirmed: stillUnconfirmed(shown.unconfirmed, { shown, words, life }),
				}),
			},
			select: { id: true },
		});
		if (isNoted) {
			const relationIn = (graph: TreeGraph) => ({ relation: derivedRelations(graph, tree.meId).get(id) });
			await auditChange(tx, card, caller, {
				action: 'person.update',
				before: { ...recordBefore, ...relationIn(before) },
				after: { ...(await readCardRecord(tx, id)), ...relationIn(placed.graph) },
			});
		}
		if (photoId !== undefined && card.photoId !== null) leave(await deleteMedia(tx, [card.photoId]));
		if (isMoved) await dateMove(tx, id, now);
		return { warnings: placed.warnings, isMoved };
	});
}

/**
 * Connects somebody of the owner's tree with somebody else of it. Everybody who hangs on either stays with them.
 *
 * @throws DomainError `notFound`, `family.ownCard`, `family.awaitsAnswer`, and what `connectPerson` throws
 */
export function connectCard(
	ownerId: string,
	id: string,
	{ place, now }: { place: ConnectBody; now: Date },
): Promise<RelationWarning[]> {
	return inTransaction(async (tx, leave) => {
		const tree = await lockOwnTree(tx, ownerId);
		if (id === tree.meId) throw new DomainError('family.ownCard');
		const before = await readGraph(tx, tree);
		if (!before.people.some((person) => person.id === id && person.isNamed))
			throw new DomainError('notFound');
		const stated = statedIn(before, place, tree.meId);
		const { graph, joined, warnings } = connectPerson(before, id, stated, randomUUID);
		await keepMove(tx, id, { before, after: graph });
		await moveRequest(tx, id, stated);
		leave(await writeChange(tx, tree, { before, graph, joined, exceptId: id }));
		await dateMove(tx, id, now);
		return warnings;
	});
}

/** A move of a card, before it is made. */
export interface MovePreview {
	from: Surroundings;
	to: Surroundings;
	/** How many descendants move with the card, and how many stay in their places. */
	following: number;
	staying: number;
	warnings: RelationWarning[];
}

/** Parents and partners with cards, by their ids. */
interface Surroundings {
	parentIds: string[];
	partnerIds: string[];
}

export type MoveQuery = Pick<
	ChangeBody,
	'relation' | 'relatedToMemberId' | 'side' | 'parentKind' | 'isCouple' | 'otherParent' | 'gender' | 'dob'
>;

/**
 * Tells how a change of a card's relation would move it in the tree; null where it stays in its place.
 *
 * @throws DomainError what `changeCard` throws for a place in the tree
 */
export function previewMove(
	id: string,
	changes: MoveQuery,
	{ caller, now }: { caller: Caller; now: Date },
): Promise<MovePreview | null> {
	return inTransaction(async (tx) => {
		const { ownerId } = await getChangeable(id, caller, tx);
		const tree = await lockOwnTree(tx, ownerId);
		const card = await getChangeable(id, caller, tx);
		if (card.isRemoved) throw new DomainError('notFound');
		const { bornOn, bornPrecision } = lifeAfter(card, changes, todayInIndia(now));
		const before = await readGraph(tx, tree);
		const person = getPerson(before, id);
		const born = card.memberId === null ? { bornOn, bornPrecision } : {};
		const { graph, stated, warnings } = placeAnew(before, { ...person, ...born }, changes, tree);
		if (!stated) return null;
		const descendants = findDescendants(before, id);
		const later = new Set(findDescendants(graph, id));
		const following = descendants.filter((one) => later.has(one)).length;
		return {
			...{ from: getSurroundings(before, id), to: getSurroundings(graph, id) },
			...{ following, staying: descendants.length - following, warnings },
		};
	});
}

function getSurroundings(graph: TreeGraph, id: string): Surroundings {
	const draft = getDraft(graph);
	const isCard = (one: string) => draft.people.get(one)?.isNamed ?? false;
	const links = draft.parentLinks.filter(({ childId }) => childId === id);
	return {
		parentIds: links.map(({ parentId }) => parentId).filter(isCard),
		partnerIds: getPartners(draft, id)
			.map((partner) => partner.id)
			.filter(isCard),
	};
}

function findDescendants(graph: TreeGraph, id: string): string[] {
	const line = getLine(getDraft(graph), id, 'descendants');
	return line.filter(({ isNamed }) => isNamed).map((person) => person.id);
}

/** @throws DomainError `notFound` for a person who is not in the tree */
function getPerson({ people }: TreeGraph, id: string): TreePerson {
	const person = people.find((one) => one.id === id);
	if (!person) throw new DomainError('notFound');
	return person;
}

interface TreeChange {
	before: TreeGraph;
	graph: TreeGraph;
	/** Null where nobody has become one with another. */
	joined: Joined | null;
	/** The card whose own request has been moved. */
	exceptId: string;
}

async function writeChange(
	tx: Prisma.TransactionClient,
	tree: OwnTree,
	{ before, graph: after, joined, exceptId }: TreeChange,
): Promise<StoredObjects> {
	if (!joined) return writeGraph(tx, tree.id, { before, after });
	await refuseMovedRequests(tx, tree, { before, after, joined, exceptId });
	const unions = await tx.union.findMany({ where: { treeId: tree.id } });
	const left = await writeGraph(tx, tree.id, { before, after });
	await writeUnionWords(tx, unions, joined);
	return left;
}

/** Forms send everything back: what is as it was is no change. */
function refuseOwnProfile(
	changes: CardChange['changes'],
	photo: CardChange['photo'],
	shown: FamilyMember,
): void {
	const {
		dob,
		dod,
		age,
		relation,
		isVisible,
		isCouple,
		relatedToMemberId,
		side,
		parentKind,
		otherParent,
		__v,
		...words
	} = changes;
	const values = new Map<string, unknown>(Object.entries(shown));
	const isOther = Object.entries(words).some(([field, value]) => value !== values.get(field));
	const isOtherDate = (['dob', 'dod'] as const).some((name) => {
		const date = changes[name];
		return date && partialDateText(date) !== shown[name];
	});
	const isAgedOtherwise = age !== undefined && age !== null && age !== shown.age;
	if (isOther || isOtherDate || isAgedOtherwise || photo) throw new DomainError('family.ownProfile');
}

interface Written {
	shown: FamilyMember;
	words: { name?: string; clan?: string | null; gotra?: string | null };
	life: Life | null;
}

/** What somebody changes is their own word: it waits for no second relative. */
function stillUnconfirmed(unconfirmed: readonly CardFact[], { shown, words, life }: Written): CardFact[] {
	return unconfirmed.filter((fact) =>
		fact === 'birth'
			? life === null || birthText(life) === shown.dob
			: words[fact] === undefined || words[fact] === shown[fact],
	);
}

async function takeVersion(
	tx: Prisma.TransactionClient,
	id: string,
	version: number | undefined,
): Promise<void> {
	const { count } = await tx.person.updateMany({
		where: { id, ...(version !== undefined && { version }) },
		data: { version: { increment: 1 } },
	});
	if (count === 0) throw new DomainError('record.stale');
}

/** `stated` is where the person has been moved to. */
function placeAnew(
	before: TreeGraph,
	person: TreePerson,
	changes: MoveQuery,
	{ meId }: OwnTree,
): { graph: TreeGraph; warnings: RelationWarning[]; stated?: Stated; joined: Joined | null } {
	const { relation, gender, relatedToMemberId = meId } = changes;
	const derived = derivedRelations(before, relatedToMemberId).get(person.id) ?? 'Other';
	const isMoved =
		relation !== undefined && (!isSameRelation(relation, derived) || changes.side || changes.parentKind);
	if (!isMoved) {
		return { ...correctPerson(before, { ...person, gender: gender ?? person.gender }), joined: null };
	}
	if (stepsBetween(before, relatedToMemberId, person.id) === null) {
		// Nothing has led from the one to the other: the person comes with everybody who hangs on them.
		const people = before.people.map((one) =>
			one.id === person.id ? { ...person, gender: gender ?? person.gender } : one,
		);
		const stated = statedIn(before, { ...changes, relation }, meId);
		return { ...connectPerson({ ...before, people }, person.id, stated, randomUUID), stated };
	}
	const vacated = removePerson(before, person.id, randomUUID);
	const stated = statedIn(vacated, { ...changes, relation }, meId);
	const statedGender = gender ?? (sexSaid(relation) ? null : person.gender);
	// Without the account, which stays on this card: it is not to be given to another.
	return {
		...placeRelative(vacated, { ...person, memberId: null, gender: statedGender }, stated, randomUUID),
		stated,
		joined: null,
	};
}
