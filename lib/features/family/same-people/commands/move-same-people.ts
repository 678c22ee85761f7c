import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Gives a card what has been said of another card of its tree that becomes one with it: whom of other trees it is. Answers
 * the rows that have been changed.
 */
export async function moveSamePeople(
	tx: Prisma.TransactionClient,
	{ fromId, toId }: { fromId: string; toId: string },
): Promise<string[]> {
	const moved: string[] = [];
	for (const [own, other] of [
		['one', 'other'],
		['other', 'one'],
	] as const) {
		const [ownId, otherId] = [Prisma.raw(`"${own}Id"`), Prisma.raw(`"${other}Id"`)];
		const otherTreeId = Prisma.raw(`"${other}TreeId"`);
		const isAcross = Prisma.sql`same."oneTreeId" <> same."otherTreeId"`;
		await tx.$executeRaw`
			DELETE FROM "SamePerson" same USING "SamePerson" answered
			WHERE same.${ownId} = ${toId}::uuid AND answered.${ownId} = ${fromId}::uuid
				AND same.${otherId} = answered.${otherId} AND same."oneAnswer" IS NULL AND same."otherAnswer" IS NULL`;
		const rows = await tx.$queryRaw<{ id: string }[]>`
			UPDATE "SamePerson" same SET ${ownId} = ${toId}::uuid
			WHERE same.${ownId} = ${fromId}::uuid AND ${isAcross} AND NOT EXISTS (
				SELECT FROM "SamePerson" known
				WHERE known.${ownId} = ${toId}::uuid AND known.${otherTreeId} = same.${otherTreeId} AND (
					known.${otherId} = same.${otherId} OR known."oneAnswer" = 'yes' AND known."otherAnswer" = 'yes'
				)
			)
			RETURNING same."id"::text`;
		moved.push(...rows.map(({ id }) => id));
	}
	return moved;
}

/** Gives the rows back to the card that they have been of. */
export async function returnSamePeople(
	tx: Prisma.TransactionClient,
	ids: Prisma.Sql,
	{ fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
	await tx.$executeRaw`
		UPDATE "SamePerson" SET
			"oneId" = CASE WHEN "oneId" = ${fromId}::uuid THEN ${toId}::uuid ELSE "oneId" END,
			"otherId" = CASE WHEN "otherId" = ${fromId}::uuid THEN ${toId}::uuid ELSE "otherId" END
		WHERE "id" IN (${ids})`;
}
