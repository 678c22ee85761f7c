import type { CardFact, QuestionSubject } from '@/lib/platform/db/generated/enums';

/** One thing that an answer holds. */
export type AnswerField = 'name' | 'village' | 'clan' | 'gotra' | 'year';

/** In the order in which the page asks. Without the first one there is no answer. */
export const fieldsAsked = {
	father: ['name', 'village'],
	mother: ['name', 'village', 'clan'],
	clan: ['clan'],
	gotra: ['gotra'],
	birth: ['year'],
} as const satisfies Record<QuestionSubject, readonly AnswerField[]>;

/** What verdicts on marriages read of an answer. */
const factsOf = {
	name: 'name',
	clan: 'clan',
	gotra: 'gotra',
	year: 'birth',
} as const satisfies Partial<Record<AnswerField, CardFact>>;

export function factsAsked(asks: QuestionSubject): CardFact[] {
	return fieldsAsked[asks].flatMap((field) => (field === 'village' ? [] : [factsOf[field]]));
}
