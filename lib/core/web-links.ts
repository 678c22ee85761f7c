/** A part of a text; `href` is where it leads if it is a web address, else null. */
export interface TextPart {
	text: string;
	href: string | null;
}

const address = /(?<![\p{L}\p{M}\p{N}@.])(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu;
/** What ends a sentence behind an address does not belong to it. */
const endOfSentence = new Set(".,;:!?'’*।॥…");
/** Closing brackets with what opens them: "(https://example.org/a)", but "https://example.org/Fort_(Mewar)". */
const brackets = new Map([
	[')', '('],
	[']', '['],
]);

/** A text in parts, its web addresses (http, https and www) apart from what is between them. */
export function splitWebLinks(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let end = 0;
	const add = (until: number, href: string | null) => {
		if (until > end) parts.push({ text: text.slice(end, until), href });
		end = until;
	};
	for (const { 0: found, index } of text.matchAll(address)) {
		const typed = withoutEnd(found);
		const href = findHref(typed);
		if (href === null) continue;
		add(index, null);
		add(index + typed.length, href);
	}
	add(text.length, null);
	return parts;
}

/** In linear time, because anybody writes blogs. */
function withoutEnd(found: string): string {
	const counts = new Map<string, number>();
	const count = (letter: string) => counts.get(letter) ?? 0;
	for (const letter of found) counts.set(letter, count(letter) + 1);
	let end = found.length;
	for (; end > 0; end -= 1) {
		const last = found.charAt(end - 1);
		const opening = brackets.get(last);
		const isUnopened = opening !== undefined && count(last) > count(opening);
		if (!isUnopened && !endOfSentence.has(last)) break;
		counts.set(last, count(last) - 1);
	}
	return found.slice(0, end);
}

/** Null for what is no address of the public web, and for one that shows another host than it leads to (`user@`). */
function findHref(typed: string): string | null {
	const href = /^www\./i.test(typed) ? `https://${typed}` : typed;
	const url = URL.canParse(href) ? new URL(href) : null;
	if (!url || !/[^.]\.[^.]/.test(url.hostname) || url.username !== '' || url.password !== '') return null;
	return url.href;
}
