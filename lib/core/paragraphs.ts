/** The paragraphs of a text: it is split at line breaks, blank lines are left out. */
export function splitParagraphs(text: string): string[] {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => paragraph !== '');
}
