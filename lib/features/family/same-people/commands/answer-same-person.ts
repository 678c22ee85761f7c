import { DomainError } from '@/lib/core/errors';
import { getPairs } from '@/lib/features/family/same-people/queries/get-pairs';
import { findState, type SameState } from '@/lib/features/family/same-people/rules';
import { getOwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import { db } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { SameAnswer } from '@/lib/platform/db/generated/enums';

/** Whether owners of other trees may be asked if an ancestor of the member's is theirs too, and the member themselves. */
export async function setComparable(memberId: string, isComparable: boolean): Promise<void> {
	const { id } = await getOwnTree(memberId);
	await db.familyTree.updateMany({ where: { id }, data: { isComparable } });
}

interface HeldPair {
	isWithin: boolean;
	isOne: boolean;
	ownAnswer: SameAnswer | null;
	otherAnswer: SameAnswer | null;
}

/**
 * Says whether two cards are one person. Two yes join them, and a no of either ends that; both cards stay as they are.
 *
 * @throws DomainError `notFound` for a pair that is none of the member's or that they may not know of, `family.joinedOtherwise` when either card is joined with another one of the other's tree,
 * `input.invalid` for a yes within one tree, where the two cards are to be merged
 */
export async function answerSamePerson(
	memberId: string,
	{ id, answer }: { id: string; answer: SameAnswer },
	now: Date,
): Promise<SameState> {
	return db
		.$transaction(async (tx) => {
			const { isWithin, isOne, ownAnswer, otherAnswer } = await getHeldPair(tx, memberId, id);
			const isYesWithin = isWithin && answer === 'yes';
			if (isYesWithin)
				throw new DomainError('input.invalid', { fields: [{ path: 'answer', message: 'invalid' }] });
			if (!isWithin && findState(ownAnswer, otherAnswer) === null) throw new DomainError('notFound');
			const data = isOne
				? { oneAnswer: answer, oneAnsweredAt: now }
				: { otherAnswer: answer, otherAnsweredAt: now };
			await tx.samePerson.update({ where: { id }, data, select: { id: true } });
			return findState(answer, otherAnswer) ?? 'asked';
		})
		.catch((error: unknown) => {
			throw isUniqueViolation(error) ? new DomainError('family.joinedOtherwise') : error;
		});
}

/** The pair as the member may see it, held until the transaction ends. */
async function getHeldPair(tx: Prisma.TransactionClient, memberId: string, id: string): Promise<HeldPair> {
	await tx.$queryRaw`SELECT FROM "SamePerson" WHERE "id" = ${id}::uuid FOR UPDATE`;
	const [pair] = await tx.$queryRaw<HeldPair[]>`
		SELECT "isWithin", "ownAnswer"::text, "otherAnswer"::text,
			("ownTreeId", "ownId") < ("otherTreeId", "otherId") AS "isOne"
		FROM ${getPairs(memberId)} pair WHERE "id" = ${id}::uuid`;
	if (!pair) throw new DomainError('notFound');
	return pair;
}
