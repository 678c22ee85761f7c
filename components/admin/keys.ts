import { getLetter, type Keystroke as ReviewKeystroke } from './review/keys';

type Keystroke = Omit<ReviewKeystroke, 'repeat'> & Pick<KeyboardEvent, 'target'>;

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
