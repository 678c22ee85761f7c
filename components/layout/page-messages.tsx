import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { clientMessages, type MessagePath } from '@/lib/platform/i18n/client-messages';

interface PageMessagesProps {
	language: Language;
	paths?: readonly MessagePath[];
	children: ReactNode;
}

const everywhere: readonly MessagePath[] = [
	'errorPage',
	'site.unsaved',
	'site.close',
	'site.cancel',
	'site.inScript',
];
/** For the help of `TypingHelp`. */
const everywhereIn: Record<Language, readonly MessagePath[]> = { hi: ['typingHelp'], en: [] };

/** Gives the client components below it the messages at `paths`, and those that every page has. */
export function PageMessages({ language, paths = [], children }: PageMessagesProps) {
	return (
		<NextIntlClientProvider
			locale={language}
			messages={clientMessages(language, [...everywhere, ...everywhereIn[language], ...paths])}
		>
			{children}
		</NextIntlClientProvider>
	);
}
