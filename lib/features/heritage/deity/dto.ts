import type { Language } from '@/lib/core/language';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { DeitySelect, DeityTextSelect } from '@/lib/platform/db/generated/models';
import { defaultPicturePath, getPicture, type Picture, pictureSelect } from '@/lib/platform/media/picture';
import { noTexts } from './rules/texts';
import type { DeityDetails, DeityDto, TextsByLanguage } from './schema';

export const deityColumns = {
	id: true,
	deityType: true,
	clans: true,
	version: true,
	createdAt: true,
} as const satisfies DeitySelect;

export const deityTextColumns = {
	language: true,
	name: true,
	alternateNames: true,
	description: true,
	rituals: true,
	location: true,
	district: true,
	temple: true,
	festival: true,
	history: true,
	legends: true,
	importance: true,
	additionalInfo: true,
} as const satisfies DeityTextSelect;

/** A deity with the texts of one language. */
export type DeityRow = Prisma.DeityGetPayload<{ select: typeof deityColumns }> &
	Prisma.DeityTextGetPayload<{ select: typeof deityTextColumns }> & {
		/** In their order. */
		mediaIds: string[];
	};

export function toDeityDto({ id, mediaIds, createdAt, ...deity }: DeityRow): DeityDto {
	const images = mediaIds.map((mediaId) => defaultPicturePath({ id: mediaId }));
	return {
		...deity,
		_id: id,
		type: deity.deityType === 'devi' ? 'Devi' : 'Devta',
		image: images[0] ?? null,
		images,
		createdAt: createdAt.toISOString(),
	};
}

export const publishedDeitySelect = {
	...deityColumns,
	texts: { select: deityTextColumns, orderBy: { language: 'asc' } },
	images: { select: { media: { select: pictureSelect } }, orderBy: { position: 'asc' } },
} as const satisfies DeitySelect;

export type PublishedDeityRow = Prisma.DeityGetPayload<{ select: typeof publishedDeitySelect }>;

/** A deity as the public pages show it. */
export interface PublishedDeity extends DeityDetails {
	pictures: Picture[];
}

/** With the texts in the reader's language, or in the other where that one is missing. */
export function toPublishedDeity(
	{ texts, images, ...deity }: PublishedDeityRow,
	language: Language,
): PublishedDeity {
	const text = texts.find((candidate) => candidate.language === language) ?? texts[0];
	if (!text) throw new Error(`deity ${deity.id} has no text`);
	return {
		...toDeityDto({ ...deity, ...text, mediaIds: images.map(({ media }) => media.id) }),
		texts: toTextsByLanguage(texts),
		pictures: images.map(({ media }) => getPicture(media)),
	};
}

export function toTextsByLanguage(texts: PublishedDeityRow['texts']): TextsByLanguage {
	const textsByLanguage = Object.fromEntries(texts.map(({ language, ...text }) => [language, text]));
	return { ...noTexts, ...textsByLanguage };
}
