/** Text as a part of a LIKE pattern that means nothing but itself. */
export function literally(text: string): string {
	return text.replace(/[\\%_]/g, '\\$&');
}
