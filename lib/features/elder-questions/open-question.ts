import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
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

/** Null for every link that does not work, no matter why. */
export async function findOpenQuestion(
	secret: string,
	language: Language,
	now: Date,
): Promise<OpenQuestion | null> {
	const owner = { select: { name: true, nameInOtherScript: true } } as const;
	const row = await db.elderQuestion.findFirst({
		where: openLink(getHash(secret), now),
		include: { confirms: true, tree: { select: { owner } } },
	});
	if (!row) return null;
	const { addressHi, addressEn, whoseHi, whoseEn, confirms, asks } = row;
	const [address, whose] = language === 'hi' ? [addressHi, whoseHi] : [addressEn, whoseEn];
	const asker = firstNameIn(language, row.tree.owner);
	const steps = fieldsAsked[asks].map((field) => ({ field, question: stepSentence(field, whose, language) }));
	return { ...{ address, whose, asker, steps }, said: confirms && getSaid(confirms, language) };
}

function getSaid(row: ElderQuestion, language: Language): NonNullable<OpenQuestion['said']> {
	const said = saidIn(language, row);
	return (['name', 'village', 'clan', 'gotra', 'year'] as const).flatMap((field) =>
		said[field] === null ? [] : [{ field, value: String(said[field]) }],
	);
}
