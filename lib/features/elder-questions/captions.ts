import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import { translator } from '@/lib/platform/i18n/translate';
import { getHash } from './link';
import { openLink } from './rows';

// Who opens a link says first what they are to who asks: a stranger who got hold of it is shown nothing else.

const maxWrong = 3;
const shownBeside = 3;
const otherTerms = ['FF', 'FM', 'MF', 'MM', 'FZ', 'FZH', 'MB', 'MBW', 'MZ', 'MZH', 'F', 'M'] as const;

/** Whether the link is open to who says to be `caption`. Counts what is wrong, and ends the link at the third. */
export async function findOpenedBy(tokenHash: string, caption: string, now: Date): Promise<boolean> {
	const row = await db.elderQuestion.findFirst({
		where: openLink(tokenHash, now),
		select: { id: true, captionHi: true, captionEn: true },
	});
	if (!row) return false;
	if (caption === row.captionHi || caption === row.captionEn) return true;
	const { wrongCaptions } = await db.elderQuestion.update({
		where: { id: row.id },
		data: { wrongCaptions: { increment: 1 } },
		select: { wrongCaptions: true },
	});
	if (wrongCaptions >= maxWrong)
		await db.elderQuestion.update({ where: { id: row.id }, data: { expiresAt: now }, select: { id: true } });
	return false;
}

/** The right one among others, in an order that is the same each time the link is opened. */
export function getCaptions(
	{ id, captionHi, captionEn }: Pick<ElderQuestion, 'id' | 'captionHi' | 'captionEn'>,
	language: Language,
): string[] {
	const t = translator(language);
	const right = { hi: captionHi, en: captionEn }[language];
	const byHash = (a: string, b: string) => (getHash(id + a) < getHash(id + b) ? -1 : 1);
	// "ताऊ / चाचा" holds both.
	const others = otherTerms
		.map((term) => t(`kinship.terms.${term}`))
		.filter((other) => !right.includes(other) && !other.includes(right));
	return [right, ...others.toSorted(byHash).slice(0, shownBeside)].toSorted(byHash);
}
