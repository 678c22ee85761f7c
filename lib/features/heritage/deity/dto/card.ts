import type { Language } from '@/lib/core/language';
import { type DeityRow, getText } from '@/lib/features/heritage/deity/queries';
import { getPicture, type Picture } from '@/lib/platform/media/picture';

/** A deity as a card of a list shows it. */
export interface DeityCard {
	id: string;
	name: string;
	location: string | null;
	clans: string[];
	deityType: 'devi' | 'devta';
	image: Picture | null;
	/** The language the texts are in, where the reader's own is missing. */
	textLanguage: Language;
}

export function deityCard(deity: DeityRow, language: Language): DeityCard {
	const text = getText(deity, language);
	const image = deity.images[0]?.media;
	return {
		id: deity.id,
		name: text.name,
		location: text.location,
		clans: deity.clans,
		deityType: deity.deityType,
		image: image ? getPicture(image) : null,
		textLanguage: text.language,
	};
}
