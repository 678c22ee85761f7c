import type { Language } from '@/lib/core/language';
import { type DeityRow, getText } from '@/lib/features/heritage/deity/queries';
import { getPicture, type Picture } from '@/lib/platform/media/picture';

/** A deity as its own page shows it. */
export interface DeityProfile {
	id: string;
	deityType: 'devi' | 'devta';
	name: string;
	alternateNames: string[];
	clans: string[];
	pictures: Picture[];
	location: string | null;
	district: string | null;
	temple: string | null;
	festival: string | null;
	/** Paragraphs end at line breaks, here and below. */
	description: string;
	rituals: string | null;
	history: string | null;
	legends: string | null;
	importance: string | null;
	additionalInfo: string | null;
	/** The language the texts are in, where the reader's own is missing. */
	textLanguage: Language;
	/** The languages something is written in. */
	writtenIn: Language[];
}

export function deityProfile(deity: DeityRow, language: Language): DeityProfile {
	const { language: textLanguage, ...text } = getText(deity, language);
	return {
		...text,
		id: deity.id,
		deityType: deity.deityType,
		clans: deity.clans,
		pictures: deity.images.map(({ media }) => getPicture(media)),
		textLanguage,
		writtenIn: deity.texts.map((written) => written.language),
	};
}
