import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import type { DeitySelect } from '@/lib/db/generated/models';
import { literally } from '@/lib/db/like';
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

/** All deities in their order; `search` finds names in either script. */
export async function listDeities(search: string) {
	return db.deity.findMany({
		where: search ? { texts: { some: { nameKey: { contains: literally(searchKey(search)) } } } } : {},
		select,
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
	});
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
