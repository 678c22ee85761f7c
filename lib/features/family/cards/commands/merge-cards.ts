import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { isPossible } from '@/lib/core/life';
import type { MergeAnswers } from '@/lib/features/family/cards/schema';
import { withFactsOfCard } from '@/lib/features/family/gedcom/rules/card-facts';
import type { RelationWarning } from '@/lib/features/family/relations/rules/check-ages';
import { type Joined, joinPeople } from '@/lib/features/family/relations/rules/join-people';
import { correctPerson } from '@/lib/features/family/relations/rules/place-relative';
import { refuseMovedRequests } from '@/lib/features/family/requests/commands/move-request';
import { withdrawAddressRequests } from '@/lib/features/family/requests/commands/withdraw-address-requests';
import {
	moveSamePeople,
	returnSamePeople,
} from '@/lib/features/family/same-people/commands/move-same-people';
import {
	lockOwnTree,
	type OwnTree,
	readGraph,
	writeGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import {
	birthParent,
	getDraft,
	getGraph,
	type TreeGraph,
	type TreePerson,
} from '@/lib/features/family/tree/rules/graph';
import { withE164 } from '@/lib/features/member/commands/fill-mobile-e164';
import type { Person } from '@/lib/platform/db/generated/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { inTransaction } from '@/lib/platform/media/pictures';
import { facts as storedFacts } from '@/lib/rules/gedcom/facts';
import { type MergeConflict, type MergedWords, mergeWords } from './merge-words';
import { moveQuestions, returnQuestions } from './move-questions';
import { putRowsBack, selectRows } from './undo-move';
import { writeUnionWords } from './write-union-words';

// Two cards that turn out to be one person. The one that stays has all that both have and all their relatives; the
// other is kept as a card that has been taken out, with what has to be put back, as long as that can be undone.

interface Merge {
	/** A card of the owner's tree. */
	id: string;
	otherId: string;
	answers: MergeAnswers;
}

export interface MergePreview {
	kept: { id: string; name: string };
	other: { id: string; name: string };
	conflicts: MergeConflict[];
	/** Of the tree, to be sent back with the answers. */
	version: number;
}

/**
 * What two cards of the owner's tree tell differently, and which of them stays: the one that represents an account.
 *
 * @throws DomainError what `mergeCards` throws
 */
export function previewMerge(ownerId: string, merge: Omit<Merge, 'answers'>): Promise<MergePreview> {
	return inTransaction(async (tx) => {
		const tree = await lockOwnTree(tx, ownerId);
		const { kept, other, conflicts } = await planMerge(tx, tree, { ...merge, answers: {} });
		const named = ({ id, name }: Person) => ({ id, name: name ?? '' });
		return {
			...{ kept: named(kept), other: named(other), conflicts },
			version: await readVersion(tx, tree.id),
		};
	});
}

export interface Merged {
	keptId: string;
	/** Of the card that has gone, to be brought back by. */
	otherId: string;
	otherName: Pick<Person, 'nameInOtherScript'> & { name: string };
	warnings: RelationWarning[];
}

/**
 * Makes two cards of the owner's tree one. Can be undone for a moment, as a removal can.
 *
 * @throws DomainError `notFound`, `record.stale` when the tree has changed since the preview, `family.twoAccounts`,
 * `family.notOnePerson`, `family.awaitsAnswer`, `input.invalid` for a difference about which nothing is answered, and
 * what `correctPerson` throws
 */
export function mergeCards(
	ownerId: string,
	{ version, ...merge }: Merge & { version: number },
	now: Date,
): Promise<Merged> {
	return inTransaction(async (tx, leave) => {
		const tree = await lockOwnTree(tx, ownerId);
		if ((await readVersion(tx, tree.id)) !== version) throw new DomainError('record.stale');
		const plan = await planMerge(tx, tree, merge);
		const { kept, other, before, after, joined, merged, conflicts } = plan;
		const open = conflicts.filter(({ field }) => merge.answers[field] === undefined);
		if (open.length > 0) {
			const fields = open.map(({ field }) => ({ path: `answers.${field}`, message: 'required' }));
			throw new DomainError('input.invalid', { fields });
		}
		const unions = await tx.union.findMany({ where: { treeId: tree.id } });
		await keepForUndo(tx, plan, now);
		leave(await writeGraph(tx, tree.id, { before, after }));
		await writeUnionWords(tx, unions, joined);
		await tx.person.update({
			where: { id: kept.id },
			data: {
				...withE164(merged),
				facts: mergeFacts(kept, other, merged, now),
				isVisible: kept.isVisible || other.isVisible,
				version: { increment: 1 },
			},
			select: { id: true },
		});
		await refuseMovedRequests(tx, tree, { before, after, joined });
		await withdrawAddressRequests(tx, [kept.id, other.id], now);
		await tx.familyRequest.updateMany({ where: { relatedToId: other.id }, data: { relatedToId: kept.id } });
		const moved = { fromId: other.id, toId: kept.id };
		const samePeople = await moveSamePeople(tx, moved);
		const questions = JSON.stringify(await moveQuestions(tx, moved));
		const written = await readVersion(tx, tree.id);
		await tx.$executeRaw`UPDATE "Person"
			SET "mergeUndo" = "mergeUndo"
				|| jsonb_build_object('treeVersion', ${written}::int, 'samePeople', to_jsonb(${samePeople}::text[]))
				|| jsonb_build_object('questions', ${questions}::jsonb)
			WHERE "id" = ${other.id}::uuid`;
		return { keptId: kept.id, otherId: other.id, otherName: getName(other), warnings: plan.warnings };
	});
}

const getName = ({ name, nameInOtherScript }: Person) => ({ name: name ?? '', nameInOtherScript });

async function readVersion(tx: Prisma.TransactionClient, treeId: string): Promise<number> {
	const tree = await tx.familyTree.findUniqueOrThrow({ where: { id: treeId }, select: { version: true } });
	return tree.version;
}

interface Plan {
	kept: Person;
	other: Person;
	before: TreeGraph;
	after: TreeGraph;
	joined: Joined;
	merged: MergedWords;
	conflicts: MergeConflict[];
	warnings: RelationWarning[];
}

async function planMerge(
	tx: Prisma.TransactionClient,
	tree: OwnTree,
	{ id, otherId, answers }: Merge,
): Promise<Plan> {
	const before = await readGraph(tx, tree);
	const [asked, second] = [id, otherId].map((cardId) =>
		before.people.find((person) => person.id === cardId && person.isNamed),
	);
	if (!asked || !second) throw new DomainError('notFound');
	if (id === otherId)
		throw new DomainError('input.invalid', { fields: [{ path: 'otherId', message: 'invalid' }] });
	if (asked.memberId && second.memberId) throw new DomainError('family.twoAccounts');
	// What refers to an account stays where it is.
	const [known, gone] = second.memberId ? [second, asked] : [asked, second];
	const rows = await tx.person.findMany({ where: { id: { in: [known.id, gone.id] } } });
	const [kept, other] = [known.id, gone.id].map((cardId) => rows.find((row) => row.id === cardId));
	if (!kept || !other) throw new DomainError('notFound');
	if (rows.some(({ approvalStatus }) => approvalStatus === 'pending'))
		throw new DomainError('family.awaitsAnswer');
	const hasAccount = known.memberId !== null;
	const { merged, conflicts } = mergeWords(kept, other, { answers, hasAccount });
	if (!isPossible(merged)) {
		throw new DomainError('input.invalid', { fields: [{ path: 'answers.diedOn', message: 'date' }] });
	}
	const parents = differentParents(before, known, gone);
	const draft = getDraft(before);
	const joined = joinPeople(
		draft,
		{ keptId: known.id, otherId: gone.id },
		{ father: answers.father ?? 'kept', mother: answers.mother ?? 'kept' },
	);
	const { bornOn, bornPrecision } = hasAccount ? known : merged;
	const gender = known.gender ?? gone.gender;
	const corrected = correctPerson(getGraph(draft), { ...known, gender, bornOn, bornPrecision });
	const held = { ...gone, isNamed: false, isHeld: true };
	return {
		...{ kept, other, before, joined, merged },
		after: { ...corrected.graph, people: [...corrected.graph.people, held] },
		conflicts: [...parents, ...conflicts],
		warnings: corrected.warnings,
	};
}

function differentParents(graph: TreeGraph, kept: TreePerson, other: TreePerson): MergeConflict[] {
	const draft = getDraft(graph);
	return (['father', 'mother'] as const).flatMap((role) => {
		const [mine, theirs] = [birthParent(draft, kept.id, role), birthParent(draft, other.id, role)];
		if (!mine?.isNamed || !theirs?.isNamed || mine.id === theirs.id) return [];
		return [{ field: role, kept: mine.name ?? '', other: theirs.name ?? '' }];
	});
}

/** The other's name stays as another name, and the facts from files of both. */
function mergeFacts(kept: Person, other: Person, merged: MergedWords, now: Date) {
	const isOtherName = other.name !== null && other.name !== kept.name;
	const names = [kept.name, other.name].filter((name) => name !== null && name !== merged.name);
	const othersFacts = storedFacts.parse(other.facts);
	return withFactsOfCard(
		storedFacts.parse(kept.facts),
		[
			...(isOtherName ? names.map((value) => ({ tag: 'NAME' as const, value: value ?? '' })) : []),
			...othersFacts,
		],
		{ ...kept, ...merged },
		todayInIndia(now),
	);
}

// ── Undoing ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Takes the other card out, with all rows that the merge is going to change. */
async function keepForUndo(
	tx: Prisma.TransactionClient,
	{ kept, other, before, after, merged }: Plan,
	now: Date,
): Promise<void> {
	// The picture that nobody looks at any more goes with this card.
	const unusedPhotoId = merged.photoId === other.photoId ? kept.photoId : other.photoId;
	await tx.$executeRaw`
		UPDATE "Person" SET
			"approvalStatus" = 'rejected',
			"updatedAt" = ${now},
			"photoId" = ${unusedPhotoId}::uuid,
			"mergeUndo" = ${selectRows({ before, after }, [kept.id, other.id])} || jsonb_build_object(
				'kept', (SELECT to_jsonb(t) FROM "Person" t WHERE t."id" = ${kept.id}::uuid),
				'photoId', ${other.photoId}::text,
				'requests', (
					SELECT coalesce(jsonb_agg("id"), '[]') FROM "FamilyRequest" WHERE "relatedToId" = ${other.id}::uuid
				)
			)
		WHERE "id" = ${other.id}::uuid`;
}

const columnsOfTheirOwn = [
	...['id', 'treeId', 'kind', 'memberId', 'addedById', 'approvalStatus', 'version', 'createdAt', 'updatedAt'],
	...['mergeUndo', 'changeUndo'],
];

const restoredColumns = Prisma.raw(
	Object.values(Prisma.PersonScalarFieldEnum)
		.filter((column) => !columnsOfTheirOwn.includes(column))
		.map((column) => `"${column}" = former."${column}"`)
		.join(),
);

/**
 * Puts back what a card and the one it has become part of have been, in a tree that the transaction holds. Nothing for a
 * card that has been taken out by itself.
 *
 * @throws DomainError `family.changedSinceMerge`
 */
export async function undoMerge(tx: Prisma.TransactionClient, id: string): Promise<void> {
	const [merge] = await tx.$queryRaw<{ isUnchanged: boolean; keptId: string }[]>`
		SELECT tree."version" = (other."mergeUndo"->>'treeVersion')::int AS "isUnchanged",
			other."mergeUndo"#>>'{kept,id}' AS "keptId"
		FROM "Person" other JOIN "FamilyTree" tree ON tree."id" = other."treeId"
		WHERE other."id" = ${id}::uuid AND other."mergeUndo" IS NOT NULL`;
	if (!merge) return;
	if (!merge.isUnchanged) throw new DomainError('family.changedSinceMerge');
	const undo = Prisma.sql`(SELECT "mergeUndo" FROM "Person" WHERE "id" = ${id}::uuid)`;
	await putRowsBack(tx, undo);
	await tx.$executeRaw`
		UPDATE "Person" kept SET ${restoredColumns}, "version" = kept."version" + 1, "updatedAt" = now()
		FROM jsonb_populate_record(NULL::"Person", ${undo}->'kept') former WHERE kept."id" = former."id"`;
	await tx.$executeRaw`
		UPDATE "FamilyRequest" SET "relatedToId" = ${id}::uuid
		WHERE "id" IN (SELECT value::uuid FROM jsonb_array_elements_text(${undo}->'requests'))`;
	const samePeople = Prisma.sql`
		SELECT value::uuid FROM jsonb_array_elements_text(coalesce(${undo}->'samePeople', '[]'))`;
	await returnSamePeople(tx, samePeople, { fromId: merge.keptId, toId: id });
	await returnQuestions(tx, Prisma.sql`${undo}->'questions'`);
	await tx.$executeRaw`
		UPDATE "Person" SET "photoId" = ("mergeUndo"->>'photoId')::uuid, "mergeUndo" = NULL WHERE "id" = ${id}::uuid`;
}
