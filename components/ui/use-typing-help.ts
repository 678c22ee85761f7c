'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';

const key = 'typingHelp';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function isOn(): boolean {
	try {
		return localStorage.getItem(key) === 'on';
	} catch {
		// The browser keeps nothing for this page.
		return false;
	}
}

/** Whether words are turned into Hindi as they are typed: on Hindi pages, while the switch of this browser is on. */
export function useTypingHelp(): boolean {
	const language = useLocale();
	const isTurnedOn = useSyncExternalStore(subscribe, isOn, () => false);
	return language === 'hi' && isTurnedOn;
}

export function turnTypingHelp(next: boolean): void {
	try {
		localStorage.setItem(key, next ? 'on' : 'off');
	} catch {
		return;
	}
	for (const listener of listeners) listener();
}
