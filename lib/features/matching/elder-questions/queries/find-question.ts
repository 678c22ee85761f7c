import type { Language } from '@/lib/core/language';
import type { ClosedQuestion, OpenQuestion } from '@/lib/features/matching/elder-questions/dto/open-question';
import { firstNameIn, stepSentence } from '@/lib/features/matching/elder-questions/dto/words';
import { findChoice, writeChoice } from '@/lib/features/matching/elder-questions/rules/choices';
import { fieldsAsked } from '@/lib/features/matching/elder-questions/rules/fields';
import { getLinkHash } from '@/lib/platform/auth/link-secret';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import { checkChoice, getChoices } from './draw-choices';
import { openLink, saidIn } from './open-links';

/**
 * Finds what a link shows to a reader who says to be `caption` to the one who asks, or who has said nothing yet. A wrong choice ends the
 * link; a text that is none of the choices is no choice. Null for every link that does not work, no matter why.
 */
export async function findQuestion(
	secret: string,
	{ caption, language }: { caption: string | null; language: Language },
	now: Date,
): Promise<OpenQuestion | ClosedQuestion | null> {
	const owner = { select: { name: true, nameInOtherScript: true } } as const;
	const tokenHash = getLinkHash(secret);
	const row = await db.elderQuestion.findFirst({
		where: openLink(tokenHash, now),
		include: { confirms: true, tree: { select: { ownerId: true, owner } } },
	});
	if (!row) return null;
	const choices = await getChoices(row, { ownerId: row.tree.ownerId, now });
	if (!choices) return null;
	const { addressHi, addressEn, whoseHi, whoseEn, confirms, asks } = row;
	const [address, whose] = language === 'hi' ? [addressHi, whoseHi] : [addressEn, whoseEn];
	const asker = firstNameIn(language, row.tree.owner);
	const choice = caption === null ? null : findChoice(choices, caption);
	if (choice === null)
		return { asker, captions: choices.choices.map((shown) => writeChoice(shown, language)) };
	const { id } = row;
	if (!(await db.$transaction((tx) => checkChoice(tx, { id, tokenHash, choice, now })))) return null;
	const steps = fieldsAsked[asks].map((field) => ({ field, question: stepSentence(field, whose, language) }));
	return { ...{ address, whose, asker, steps }, said: confirms && getSaid(confirms, language) };
}

function getSaid(row: ElderQuestion, language: Language): NonNullable<OpenQuestion['said']> {
	const said = saidIn(language, row);
	return (['name', 'village', 'clan', 'gotra', 'year'] as const).flatMap((field) =>
		said[field] === null ? [] : [{ field, value: String(said[field]) }],
	);
}
