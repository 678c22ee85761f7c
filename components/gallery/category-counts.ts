/**
 * The categories of some pictures with how many are in each: the largest first, alike ones by name, letter for letter:
 * server and browser may hold different alphabets.
 */
export function categoryCounts(
	images: readonly { category: string }[],
): { category: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const { category } of images) counts.set(category, (counts.get(category) ?? 0) + 1);
	return [...counts]
		.map(([category, count]) => ({ category, count }))
		.sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1));
}
