import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import { translator } from '@/lib/platform/i18n/translate';
import { getHash } from './link';

// Who opens a link says first what they are to who asks: a stranger who got hold of it is shown nothing else.

const shownBeside = 3;
const otherTerms = ['FF', 'FM', 'MF', 'MM', 'FZ', 'FZH', 'MB', 'MBW', 'MZ', 'MZH', 'F', 'M'] as const;

type Captioned = Pick<ElderQuestion, 'id' | 'captionHi' | 'captionEn'>;

/** Whether the reader of an open link is what they say to be. Notes each wrong choice once: the third ends the link. */
export async function checkCaption(question: Captioned, caption: string): Promise<boolean> {
	if (caption === question.captionHi || caption === question.captionEn) return true;
	const choice = getHash(caption);
	await db.$executeRaw`
		UPDATE "ElderQuestion" SET "wrongCaptions" = "wrongCaptions" + 1,
			"wrongChoices" = array_append("wrongChoices", ${choice})
		WHERE "id" = ${question.id}::uuid AND NOT ${choice} = ANY(coalesce("wrongChoices", '{}'))`;
	return false;
}

/** The right one among others, in an order that is the same each time the link is opened. */
export function getCaptions({ id, captionHi, captionEn }: Captioned, language: Language): string[] {
	const t = translator(language);
	const right = { hi: captionHi, en: captionEn }[language];
	const byHash = (a: string, b: string) => (getHash(id + a) < getHash(id + b) ? -1 : 1);
	// "ताऊ / चाचा" holds both.
	const others = otherTerms
		.map((term) => t(`kinship.terms.${term}`))
		.filter((other) => !right.includes(other) && !other.includes(right));
	return [right, ...others.toSorted(byHash).slice(0, shownBeside)].toSorted(byHash);
}
