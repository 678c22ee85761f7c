import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { clientMessages } from '@/lib/platform/i18n/client-messages';
import pages from '@/messages/pages.json' with { type: 'json' };

interface PageMessagesProps {
	language: Language;
	/** A name of its own for the module that renders it; `npm run page-messages` lists its messages under it. */
	name: keyof typeof pages;
	children: ReactNode;
}

/** Gives the client components below it the messages that they read, and no others. */
export function PageMessages({ language, name, children }: PageMessagesProps) {
	return (
		<NextIntlClientProvider locale={language} messages={clientMessages(language, pages[name])}>
			{children}
		</NextIntlClientProvider>
	);
}
