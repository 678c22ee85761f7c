/** The page that tells how two cards are related, without its language; from the viewer where `fromId` is null. */
export function relationPath(fromId: string | null, toId: string | null): string {
	const query = new URLSearchParams({ ...(fromId && { from: fromId }), ...(toId && { to: toId }) });
	return query.size === 0 ? '/family-tree/relation' : `/family-tree/relation?${query}`;
}
