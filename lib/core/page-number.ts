/** The number in the address of a list's page after its first, which has an address without one; null for any other. */
export function findPageNumber(text: string): number | null {
	return /^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : null;
}
