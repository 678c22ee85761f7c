/** What of a keystroke is looked at. */
interface Stroke {
	/** What it writes: with a Hindi keyboard no Latin letter. */
	key: string;
	/** The key itself, such as `KeyZ`. */
	code: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
	target: EventTarget | null;
}

/** Whether a key pressed alone is that of a Latin letter (given small), anywhere but where it would be typed. */
export function isStroke(event: Stroke, letter: string): boolean {
	const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
	return isAlone && isLetter(event, letter) && !isTaken(event);
}

/** `z`, or as everywhere Ctrl+Z or Cmd+Z. */
export function isUndoStroke(event: Stroke): boolean {
	const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
	return isStroke(event, 'z') || (isHeld && isLetter(event, 'z') && !isTaken(event));
}

function isLetter({ key, code }: Stroke, letter: string): boolean {
	const isLatin = /^[a-z]$/i.test(key);
	return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

/** Whether keys mean letters where they are pressed, or belong to a dialog that is open. */
function isTaken({ target }: Stroke): boolean {
	if (document.querySelector('dialog:modal') !== null) return true;
	if (!(target instanceof Element)) return false;
	return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}
