import { getLetter } from './review/keys';

interface Keystroke {
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

/** Whether keys mean letters where they are pressed, or belong to a dialog that is open. */
export function isTaken({ target }: Pick<Keystroke, 'target'>): boolean {
	if (document.querySelector('dialog:modal') !== null) return true;
	if (!(target instanceof Element)) return false;
	return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}

/** `z` unless single keys are switched off, or as everywhere Ctrl+Z or Cmd+Z. */
export function isUndoKey(keystroke: Keystroke, areSingleKeysOn: boolean): boolean {
	if (keystroke.altKey || getLetter(keystroke).toLowerCase() !== 'z' || isTaken(keystroke)) return false;
	const isHeld = keystroke.ctrlKey || keystroke.metaKey;
	return isHeld ? !keystroke.shiftKey : areSingleKeysOn;
}
