import type { Prisma } from '@/lib/platform/db/generated/client';

/** The cards that a question to a relative is about. */
interface Asked {
	id: string;
	elderId: string;
	personId: string;
	resultId: string | null;
}

/** Gives a card the questions to and about another card of its tree that becomes one with it. Answers them as they were. */
export async function moveQuestions(
	tx: Prisma.TransactionClient,
	{ fromId, toId }: { fromId: string; toId: string },
): Promise<Asked[]> {
	const asked = await tx.elderQuestion.findMany({
		where: { OR: [{ elderId: fromId }, { personId: fromId }, { resultId: fromId }] },
		select: { id: true, elderId: true, personId: true, resultId: true },
	});
	const moved = (id: string) => (id === fromId ? toId : id);
	for (const { id, elderId, personId, resultId } of asked)
		await tx.elderQuestion.update({
			where: { id },
			data: { elderId: moved(elderId), personId: moved(personId), resultId: resultId && moved(resultId) },
			select: { id: true },
		});
	return asked;
}

/** @param asked a JSON array of the questions as they were, or null */
export async function returnQuestions(tx: Prisma.TransactionClient, asked: Prisma.Sql): Promise<void> {
	await tx.$executeRaw`
		UPDATE "ElderQuestion" question
		SET "elderId" = former."elderId", "personId" = former."personId", "resultId" = former."resultId"
		FROM jsonb_to_recordset(coalesce(${asked}, '[]'))
			AS former("id" uuid, "elderId" uuid, "personId" uuid, "resultId" uuid)
		WHERE question."id" = former."id"`;
}
