import type { AnswerField } from '@/lib/features/matching/elder-questions/rules/fields';

/** A question as its link shows it: nothing of the tree but what it needs. */
export interface OpenQuestion {
	/** How the page speaks to the relative, and who is asked about: empty for themselves. */
	address: string;
	whose: string;
	/** The questions, one fact each. */
	steps: { field: AnswerField; question: string }[];
	/** The first name of who asks. */
	asker: string;
	/** The statements of another relative, to be confirmed. */
	said: { field: AnswerField; value: string }[] | null;
}

/** A question as its link shows it before the reader has said how they are related. */
export interface ClosedQuestion {
	/** The first name of who asks. */
	asker: string;
	/** Relations that the reader may have to the asker; one of these is right. */
	captions: string[];
}
