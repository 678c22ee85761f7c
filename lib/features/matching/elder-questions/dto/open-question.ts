import type { AnswerField } from '@/lib/features/matching/elder-questions/rules/fields';

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
