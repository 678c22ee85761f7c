/** Where a member sees what verdicts on a marriage lack, unprefixed: of a card of their tree, or of themselves. */
export function questionsPath(of: string | null): string {
	return of === null ? '/family-tree/questions' : `/family-tree/questions?${new URLSearchParams({ of })}`;
}
