'use client';

import './globals.css';
import type { Messages } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ErrorNotice } from '@/components/layout/error-notice';
import { adminLanguageKey, findAdminAddress } from '@/lib/core/admin-language';
import { defaultLanguage, type Language } from '@/lib/core/language';
import { languageOfPath } from '@/lib/platform/auth/guards';

/** next.config.ts writes them into the build: a browser is never sent all messages. */
const messagesOf: Record<Language, Messages['errorPage']> = JSON.parse(process.env.ERROR_PAGE_TEXTS ?? '{}');

/**
 * The page that is shown when no other can be, not even its layout. The build renders it once for every address, in the
 * default language; the browser then shows the reader's.
 */
export default function GlobalError() {
	const language = useSyncExternalStore(subscribe, readLanguage, () => defaultLanguage);
	const errorPage = messagesOf[language];
	return (
		<html lang={language} data-fonts>
			<body>
				<title>{errorPage.title}</title>
				<meta name="robots" content="noindex" />
				<ErrorNotice language={language} texts={errorPage} retry={() => location.reload()} />
			</body>
		</html>
	);
}

/** The address does not change while this page is shown. */
const subscribe = () => () => {};

function readLanguage(): Language {
	if (!findAdminAddress(location.pathname)) return languageOfPath(location.pathname);
	return document.cookie.includes(`${adminLanguageKey}=hi`) ? 'hi' : 'en';
}
