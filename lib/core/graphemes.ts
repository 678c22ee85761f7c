/** The characters of `text` as readers count them: a conjunct with its vowel sign is one. */
function* graphemesOf(text: string): Generator<string> {
	for (const { segment } of new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text))
		yield segment;
}

/** The first `limit` characters as readers count them, followed by an ellipsis when something was cut. */
export function cutTo(limit: number, text: string): string {
	let kept = '';
	let count = 0;
	for (const grapheme of graphemesOf(text)) {
		if (count === limit) return `${kept.trimEnd()}…`;
		kept += grapheme;
		count += 1;
	}
	return text;
}

/** Whether a text has more than so many characters as readers count them. */
export function isLongerThan(limit: number, text: string): boolean {
	if (text.length <= limit) return false;
	let count = 0;
	for (const _ of graphemesOf(text)) {
		count += 1;
		if (count > limit) return true;
	}
	return false;
}

/** The first character as readers count them, such as a person's initial; empty for an empty text. */
export function firstGrapheme(text: string): string {
	const [first = ''] = graphemesOf(text);
	return first;
}
