'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

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

/** Turns the help for people without a Hindi keyboard on and off; for Hindi pages. */
export function TypingSwitch() {
	const t = useTranslations('typingHelp');
	const language = useLocale();
	const isHelping = useTypingHelp();
	if (language !== 'hi') return null;
	const turn = (next: boolean) => {
		try {
			localStorage.setItem(key, next ? 'on' : 'off');
		} catch {
			return;
		}
		for (const listener of listeners) listener();
	};
	return (
		<div>
			<Checkbox
				label={t('label')}
				checked={isHelping}
				onChange={({ currentTarget }) => turn(currentTarget.checked)}
				className="text-sm"
			/>
			{isHelping && <p className="text-sm text-text-muted">{t('hint')}</p>}
		</div>
	);
}
