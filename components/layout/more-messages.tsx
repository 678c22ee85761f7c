'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '@/lib/core/language';

interface MoreMessagesProps {
	messagesOf: Record<Language, Partial<Messages>>;
	children: ReactNode;
}

/** Gives `children` messages that a script has brought, besides those of the page. */
export function MoreMessages({ messagesOf, children }: MoreMessagesProps) {
	const language = useLocale();
	const ofPage = useMessages();
	const messages = useMemo(() => ({ ...ofPage, ...messagesOf[language] }), [ofPage, messagesOf, language]);
	return (
		<NextIntlClientProvider locale={language} messages={messages}>
			{children}
		</NextIntlClientProvider>
	);
}
