export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A word in Latin letters and where it ends in the text of its field. */
export interface TypedWord {
	letters: string;
	end: number;
}

const latinWord = /[a-z]+$/i;

/** Of what is written in Latin letters or digits in any language. */
const plainModes = new Set(['numeric', 'decimal', 'tel', 'email', 'url']);

/** A field for words: no email address, password, number or code, none in English, and none with a list of its own. */
export function isHelpedField(target: EventTarget | null): target is TextField {
	const isText =
		target instanceof HTMLTextAreaElement ||
		(target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'));
	if (!isText) return false;
	return (
		!target.readOnly &&
		target.getAttribute('role') !== 'combobox' &&
		target.autocapitalize !== 'none' &&
		target.getAttribute('spellcheck') !== 'false' &&
		!plainModes.has(target.inputMode) &&
		target.closest('[lang]')?.getAttribute('lang') !== 'en'
	);
}

/** The word that ends at the caret. */
export function wordAtCaret(field: TextField): TypedWord | null {
	const end = field.selectionStart ?? field.value.length;
	const letters = latinWord.exec(field.value.slice(0, end))?.[0];
	return letters === undefined ? null : { letters, end };
}

/** Writes `offer` for the word, and the caret behind it and the space that follows. */
export function replaceWord(field: TextField, { letters, end }: TypedWord, offer: string): void {
	const { value } = field;
	const before = value.slice(0, end - letters.length) + offer;
	const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
	// React looks at what it wrote itself to know whether a field has changed.
	Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, before + value.slice(end));
	const caret = before.length + (value[end] === ' ' ? 1 : 0);
	field.setSelectionRange(caret, caret);
}
