'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { findChoice, keepChoice } from '@/lib/client/kept-choice';
import { createStore } from '@/lib/client/store';

const key = 'typingHelp';
/** Counts the changes of the switch. */
const changes = createStore(0);
const isOn = () => findChoice(key, ['on']) !== null;

/** Whether words are turned into Hindi as they are typed: on Hindi pages, while the switch of this browser is on. */
export function useTypingHelp(): boolean {
	const language = useLocale();
	const isTurnedOn = useSyncExternalStore(changes.subscribe, isOn, () => false);
	return language === 'hi' && isTurnedOn;
}

export function turnTypingHelp(next: boolean): void {
	keepChoice(key, next ? 'on' : 'off');
	changes.set(changes.get() + 1);
}
