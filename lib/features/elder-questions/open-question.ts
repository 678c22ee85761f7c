import type { Language } from '@/lib/core/language';
import { getLinkHash } from '@/lib/platform/auth/link-secret';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import { findChoice, writeChoice } from './choices';
import { type AnswerField, fieldsAsked } from './fields';
import { checkChoice, getChoices } from './opening';
import { openLink, saidIn } from './rows';
import { firstNameIn, stepSentence } from './words';

/** A question as its link shows it: nothing of the tree but what it needs. */
export interface OpenQuestion {
	/** How the page speaks to the relative, and who is asked about: empty for themselves. */
	address: string;
	whose: string;
	/** What is asked, one thing at a time. */
	steps: { field: AnswerField; question: string }[];
	/** The first name of who asks. */
	asker: string;
	/** What another relative has said, to be confirmed. */
	said: { field: AnswerField; value: string }[] | null;
}

/** What a link shows before it is known who reads it. */
export interface ClosedQuestion {
	/** The first name of who asks. */
	asker: string;
	/** What the reader may be to them; one of these is right. */
	captions: string[];
}

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
