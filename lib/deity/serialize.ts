import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { defaultPicturePath } from '@/lib/media/picture';
import { type DeityRow, textOf } from './queries';
import type { deityReply } from './schema';

export function serializeDeity(deity: DeityRow, language: Language): z.input<typeof deityReply> {
	const { language: textLanguage, ...text } = textOf(deity, language);
	const images = deity.images.map(({ media }) => defaultPicturePath(media));
	return {
		_id: deity.id,
		deityType: deity.deityType,
		type: deity.deityType === 'devi' ? 'Devi' : 'Devta',
		clans: deity.clans,
		image: images[0] ?? null,
		images,
		...text,
		language: textLanguage,
		createdAt: deity.createdAt.toISOString(),
	};
}
