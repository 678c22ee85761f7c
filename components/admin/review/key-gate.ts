import { createStore } from '@/lib/client/store';

/**
 * For how long no letter may be typed before letters count again: longer than the pauses of somebody who types a text,
 * so that what was typed too early is never taken for commands.
 */
export const quietMs = 1000;

/** When letters count as commands again, in milliseconds since 1970; 0 while they do. */
export const closedUntil = createStore(0);

let isPending = () => false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps letters from counting whenever `pending` says so. Answers what ends that. */
export function watchPending(pending: () => boolean): () => void {
	isPending = pending;
	return () => {
		isPending = () => false;
	};
}

/** Whether a letter that is pressed now counts as a command. One that does not holds back those that follow it closely. */
export function admitsLetter(): boolean {
	if (!isPending() && Date.now() >= closedUntil.get()) return true;
	ignoreLetter();
	return false;
}

/** A letter that meant nothing: a text is being typed, most likely, whose other letters must mean nothing either. */
export function ignoreLetter(): void {
	closedUntil.set(Date.now() + quietMs);
	clearTimeout(timer);
	timer = setTimeout(() => closedUntil.set(0), quietMs);
}
