/** Whether what a browser keeps (its If-None-Match) is what has this tag. */
export function isAmong(etag: string, ifNoneMatch: string | null): boolean {
	if (ifNoneMatch === null) return false;
	const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	return known.includes(etag) || known.includes('*');
}
