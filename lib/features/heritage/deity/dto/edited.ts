import type { DeityRow } from '@/lib/features/heritage/deity/queries';
import type { DeityType, TextsByLanguage } from '@/lib/features/heritage/deity/rules/texts';
import { defaultPicturePath } from '@/lib/platform/media/picture';

/** A deity as the form that changes it begins with: with its texts in every language. */
export interface EditedDeity {
	id: string;
	version: number;
	deityType: DeityType;
	clans: string[];
	/** Addresses of the pictures, in their order. */
	images: string[];
	texts: TextsByLanguage;
}

export function editedDeity({ id, version, deityType, clans, texts, images }: DeityRow): EditedDeity {
	const textsByLanguage = Object.fromEntries(texts.map(({ language, ...text }) => [language, text]));
	return {
		id,
		version,
		deityType,
		clans,
		images: images.map(({ media }) => defaultPicturePath(media)),
		texts: { hi: null, en: null, ...textsByLanguage },
	};
}
