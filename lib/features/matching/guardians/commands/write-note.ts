import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { serializeName } from '@/lib/features/family/tree/dto/card';
import { checkKnown } from '@/lib/features/matching/commands/set-mark';
import { type Acting, checkActing, noteAct } from '@/lib/features/matching/guardians/queries/acting';
import { agreementsInForce } from '@/lib/features/matching/guardians/queries/in-force';
import type { NoteBody, NotesReply } from '@/lib/features/matching/guardians/schema';
import { checkSeen, findUnseen } from '@/lib/features/matching/queries/own-blocks';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { GuardianWord } from '@/lib/platform/db/generated/enums';

interface NoteRow {
	otherId: string;
	authorId: string;
	name: string;
	nameInOtherScript: string | null;
	hi: string | null;
	en: string | null;
	word: GuardianWord | null;
	text: string | null;
	createdAt: Date;
}

/** More than a family writes. */
const maxListed = 500;

/** What a candidate and their guardians have noted. What a guardian has noted goes with the agreement. */
export async function readNotes(
	{ seekerId, actorId }: Acting,
	language: Language,
	now: Date,
): Promise<NotesReply> {
	const inForce = agreementsInForce(
		Prisma.sql`guardian."id", guardianship."guardianHi" AS "hi", guardianship."guardianEn" AS "en"`,
		Prisma.sql`candidate."id" = ${seekerId}::uuid`,
		now,
	);
	const rows = await db.$queryRaw<(NoteRow | { otherId: null })[]>`
		WITH "inForce" AS (${inForce}),
		author AS (
			SELECT "id", "hi", "en" FROM "inForce"
			UNION ALL SELECT ${seekerId}::uuid, NULL, NULL WHERE EXISTS (SELECT FROM "inForce")
		)
		SELECT note."otherId"::text, author."id"::text AS "authorId", member."name", member."nameInOtherScript",
			author."hi", author."en", note."word"::text, note."text", note."createdAt"
		FROM author JOIN "Member" member ON member."id" = author."id"
		LEFT JOIN "GuardianNote" note ON note."authorId" = author."id" AND note."candidateId" = ${seekerId}::uuid
		ORDER BY note."createdAt", author."id" LIMIT ${maxListed}`;
	const unseen = await findUnseen({ seekerId, actorId });
	return {
		isShared: rows.length > 0,
		notes: rows.flatMap((row) => {
			if (row.otherId === null || unseen.has(row.otherId)) return [];
			const { authorId, hi, en, otherId, word, text } = row;
			return [
				{
					...{ otherId, word, text, createdAt: row.createdAt.toISOString() },
					author: {
						...serializeName(authorId, row, language),
						isMe: authorId === actorId,
						words: hi !== null && en !== null ? { hi, en } : null,
					},
				},
			];
		}),
	};
}

/**
 * Writes what the actor notes about somebody whom the candidate has met among the matches; without a word and a text it goes.
 *
 * @throws DomainError `notFound`
 */
export async function writeNote(
	acting: Acting,
	otherId: string,
	{ word, text }: NoteBody,
	now: Date,
): Promise<void> {
	const { seekerId: candidateId, actorId: authorId } = acting;
	if (otherId === candidateId || otherId === authorId) throw new DomainError('notFound');
	await checkKnown(candidateId, otherId, now);
	await db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT FROM "Member" WHERE "id" IN (${candidateId}::uuid, ${otherId}::uuid) ORDER BY "id" FOR KEY SHARE`;
		await checkSeen(await checkActing(tx, acting, now), otherId, tx);
		const key = { candidateId, otherId, authorId };
		await tx.guardianNote.deleteMany({ where: key });
		if (word === null && !text) return;
		const data = { ...key, word, text: text || null, createdAt: now };
		await tx.guardianNote.create({ data, select: { otherId: true } });
		await noteAct(tx, acting, { action: 'noted', otherId }, now);
	});
}
