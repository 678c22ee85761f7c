'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '@/lib/core/language';

/** Of both languages, and only in scripts that load when they are first used (lib/platform/i18n/deferred-messages.mjs). */
const messagesOf: Record<Language, Partial<Messages>> = JSON.parse(process.env.DEFERRED_MESSAGES ?? '{}');

/** Gives `children` the messages of what has just been loaded, besides those of the page. */
export function DeferredMessages({ children }: { children: ReactNode }) {
	const language = useLocale();
	const ofPage = useMessages();
	const messages = useMemo(() => ({ ...ofPage, ...messagesOf[language] }), [ofPage, language]);
	return (
		<NextIntlClientProvider locale={language} messages={messages}>
			{children}
		</NextIntlClientProvider>
	);
}
