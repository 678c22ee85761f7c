import { type OpenTree, openTree } from '@/lib/features/family/tree/queries/open-tree';
import { queueWrongChoiceMail } from '@/lib/features/matching/elder-questions/mails';
import { type Choices, drawChoices } from '@/lib/features/matching/elder-questions/rules/choices';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion, Prisma } from '@/lib/platform/db/generated/client';
import type { KinCode } from '@/lib/rules/kinship/kin-choices';
import { openLink } from './open-links';

/** Draws the choices of a question to a relative; null where nothing joins the two. */
export async function drawChoicesIn(tree: OpenTree, elderId: string): Promise<Choices | null> {
	const [ways] = await tree.ask('kin', { fromId: tree.meId, toIds: [elderId] });
	return ways && ways.steps.length > 0 ? drawChoices(ways) : null;
}

/**
 * The choices of a question. A question of the version before gets its own with the first opening of its link: null where
 * nothing joins the two any more.
 */
export async function getChoices(
	{ id, elderId, kin, choices }: Choices & Pick<ElderQuestion, 'id' | 'elderId'>,
	{ ownerId, now }: { ownerId: string; now: Date },
): Promise<Choices | null> {
	if (kin !== null) return { kin, choices };
	const drawn = await drawChoicesIn(await openTree(ownerId, 'hi', now), elderId);
	if (!drawn) return null;
	// Two openings at once draw two sets: the one that is stored first is shown to both.
	await db.elderQuestion.updateMany({ where: { id, kin: null }, data: drawn });
	return db.elderQuestion.findUnique({ where: { id }, select: { kin: true, choices: true } });
}

interface Opening {
	id: string;
	tokenHash: string;
	/** The relation that the reader has chosen. */
	choice: KinCode;
	now: Date;
}

/**
 * Whether the reader of a link is what they say to be. The first wrong choice ends the link, also when a right one comes at the same
 * moment, and the one who asks is notified. Locks the tree.
 */
export async function checkChoice(
	tx: Prisma.TransactionClient,
	{ id, tokenHash, choice, now }: Opening,
): Promise<boolean> {
	// The tree is locked before its questions, as everywhere.
	await tx.$queryRaw`
		SELECT FROM "FamilyTree" WHERE "id" = (SELECT "treeId" FROM "ElderQuestion" WHERE "id" = ${id}::uuid) FOR UPDATE`;
	const question = await tx.elderQuestion.findFirst({
		where: { id, ...openLink(tokenHash, now) },
		select: { kin: true, tree: { select: { ownerId: true } } },
	});
	if (!question) return false;
	if (question.kin === choice) return true;
	await tx.elderQuestion.update({ where: { id }, data: { wrongChoiceAt: now }, select: { id: true } });
	await queueWrongChoiceMail(tx, question.tree.ownerId, now);
	return false;
}
