import type { Limit } from '@/lib/platform/limits/limits';

/** Questions that one member sends, and links that they have made again. */
export const questionLimit: Limit = { name: 'elderQuestion', points: 10, seconds: 24 * 60 * 60 };

/** Answers from one address, with links that work or not. */
export const answerLimit: Limit = { name: 'elderAnswer', points: 30, seconds: 10 * 60 };

/** Where a member sees what verdicts on a marriage lack, unprefixed: of a card of their tree, or of themselves. */
export function questionsPath(of: string | null): string {
	return of === null ? '/family-tree/questions' : `/family-tree/questions?${new URLSearchParams({ of })}`;
}
