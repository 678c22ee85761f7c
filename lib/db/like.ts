/** Text as Prisma's `contains` and `startsWith` must be given it: they pass LIKE's wildcards through. */
export function literally(text: string): string {
	return text.replace(/[\\%_]/g, '\\$&');
}
