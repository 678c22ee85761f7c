import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import { checkCaption, getCaptions } from './captions';
import { type AnswerField, fieldsAsked } from './fields';
import { getHash } from './link';
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
 * What a link shows to who says to be `caption` to who asks, or to who has said nothing yet. The third that is wrong
 * ends the link. Null for every link that does not work, no matter why.
 */
export async function findQuestion(
	secret: string,
	{ caption, language }: { caption: string | null; language: Language },
	now: Date,
): Promise<OpenQuestion | ClosedQuestion | null> {
	const owner = { select: { name: true, nameInOtherScript: true } } as const;
	const where = openLink(getHash(secret), now);
	const row = await db.elderQuestion.findFirst({
		where,
		include: { confirms: true, tree: { select: { owner } } },
	});
	if (!row) return null;
	const { addressHi, addressEn, whoseHi, whoseEn, confirms, asks } = row;
	const [address, whose] = language === 'hi' ? [addressHi, whoseHi] : [addressEn, whoseEn];
	const asker = firstNameIn(language, row.tree.owner);
	const closed = { asker, captions: getCaptions(row, language) };
	if (caption === null) return closed;
	if (!(await checkCaption(row, caption)))
		return (await db.elderQuestion.count({ where })) > 0 ? closed : null;
	const steps = fieldsAsked[asks].map((field) => ({ field, question: stepSentence(field, whose, language) }));
	return { ...{ address, whose, asker, steps }, said: confirms && getSaid(confirms, language) };
}

function getSaid(row: ElderQuestion, language: Language): NonNullable<OpenQuestion['said']> {
	const said = saidIn(language, row);
	return (['name', 'village', 'clan', 'gotra', 'year'] as const).flatMap((field) =>
		said[field] === null ? [] : [{ field, value: String(said[field]) }],
	);
}
