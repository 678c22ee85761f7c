import { DomainError } from '@/lib/core/errors';
import { inOrder } from '@/lib/core/in-order';
import type { Language } from '@/lib/core/language';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { DeitySelect } from '@/lib/db/generated/models';
import { matchKey } from '@/lib/db/key-match';
import { pictureSelect } from '@/lib/media/picture';

const select = {
	id: true,
	deityType: true,
	clans: true,
	createdAt: true,
	texts: {
		select: {
			language: true,
			name: true,
			alternateNames: true,
			description: true,
			rituals: true,
			location: true,
			temple: true,
			festival: true,
			history: true,
			legends: true,
			importance: true,
			additionalInfo: true,
		},
	},
	images: { select: { media: { select: pictureSelect } }, orderBy: { position: 'asc' } },
} satisfies DeitySelect;

/** All deities in their order; of a search, those with a name like it in either script, the best first. */
export async function listDeities(search: string) {
	const { matches, rank } = matchKey(Prisma.sql`"nameKey"`, search);
	const found = await db.$queryRaw<{ id: string }[]>`
		SELECT "id"::text FROM "Deity"
		JOIN (SELECT "deityId", min(${rank}) AS "rank" FROM "DeityText" WHERE ${matches} GROUP BY "deityId") AS named
			ON "deityId" = "id"
		ORDER BY "rank", "position", "id"`;
	const ids = found.map(({ id }) => id);
	return inOrder(ids, await db.deity.findMany({ where: { id: { in: ids } }, select }));
}

export function listFirstDeities(deityType: 'devi' | 'devta', count: number) {
	return db.deity.findMany({
		where: { deityType },
		select,
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
		take: count,
	});
}

export function findDeity(id: string) {
	return db.deity.findUnique({ where: { id }, select });
}

/** @throws DomainError `notFound` */
export async function getDeity(id: string) {
	const deity = await findDeity(id);
	if (!deity) throw new DomainError('notFound');
	return deity;
}

export type DeityRow = Awaited<ReturnType<typeof getDeity>>;

/** What is said of a deity in the reader's language, or in the other where that one is missing. */
export function textOf(deity: DeityRow, language: Language): DeityRow['texts'][number] {
	const text = deity.texts.find((candidate) => candidate.language === language) ?? deity.texts[0];
	if (!text) throw new Error(`deity ${deity.id} has no text`);
	return text;
}
