/** What of a keystroke is looked at. */
interface Stroke {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
	target: EventTarget | null;
}

/** Whether keys mean letters where they are pressed, or belong to a dialog that is open. */
export function isTaken({ target }: Pick<Stroke, 'target'>): boolean {
	if (!(target instanceof Element)) return false;
	if (document.querySelector('dialog:modal') !== null) return true;
	const field = target.closest('input, textarea, select, [contenteditable]');
	return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox');
}

/** Whether a key pressed alone is `key`, anywhere but where it would be typed. */
export function isStroke(event: Stroke, key: string): boolean {
	const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
	return isAlone && event.key.toLowerCase() === key && !isTaken(event);
}

/** `z`, or as everywhere Ctrl+Z or Cmd+Z. */
export function isUndoStroke(event: Stroke): boolean {
	const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
	return isStroke(event, 'z') || (isHeld && event.key.toLowerCase() === 'z' && !isTaken(event));
}
