/** A name as the page shows it: in its script where the call gives it so. */
export function shownName<Name extends string | null>({
	name,
	written,
}: {
	name: Name;
	written?: { name?: string | undefined } | undefined;
}): string | Name {
	return written?.name ?? name;
}
