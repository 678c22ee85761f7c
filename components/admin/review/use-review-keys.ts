import { useEffect, useRef } from 'react';
import { admitsLetter, ignoreLetter } from './key-gate';
import { findAction, getLetter, isPlain, type KeyAction } from './keys';
import { areKeysOn } from './use-keys-switch';

/** Whether keys mean letters where they are pressed, or belong to a dialog that is open. */
export function isTaken({ target }: Pick<KeyboardEvent, 'target'>): boolean {
	if (document.querySelector('dialog:modal') !== null) return true;
	if (!(target instanceof Element)) return false;
	return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}

/** Listens for keystrokes anywhere but where letters are typed or a dialog is open; `onKey` says true for one that it used. */
export function useKeystrokes(onKey: (event: KeyboardEvent) => boolean): void {
	const latest = useRef(onKey);
	latest.current = onKey;
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (!event.defaultPrevented && !isTaken(event) && latest.current(event)) event.preventDefault();
		};
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
	}, []);
}

/** `r` opens the queue, unless single keys are switched off. */
export function useReviewKey(open: () => void): void {
	useKeystrokes((event) => {
		const isOurs = isPlain(event) && getLetter(event) === 'r' && areKeysOn();
		if (isOurs) open();
		return isOurs;
	});
}

/** The keys of the queue; `act` answers false for what the page sees to elsewhere. */
export function useReviewKeys(act: (action: KeyAction) => boolean): void {
	useKeystrokes((event) => {
		const action = findAction(event);
		return action !== null && act(action);
	});
}

/** The same once it is open: letters count as commands only while nothing is pending and no text is being typed. */
export function useOpenQueueKeys(areLettersOn: boolean, act: (action: KeyAction) => boolean): void {
	useKeystrokes((event) => {
		const action = findAction(event);
		const isLetter = event.key.length === 1 && event.key !== ' ' && action !== 'help';
		if (!isLetter) return action !== null && act(action);
		if (!areLettersOn) return false;
		if (action !== null) return !admitsLetter() || act(action);
		if (isPlain(event)) ignoreLetter();
		return false;
	});
}
