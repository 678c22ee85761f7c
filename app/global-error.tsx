'use client';

import './globals.css';
import { useSyncExternalStore } from 'react';
import { ErrorNotice, type ErrorNoticeTexts } from '@/components/site/error-notice';
import { adminAddressOf, adminLanguageKey } from '@/lib/core/admin-language';
import { defaultLanguage, type Language } from '@/lib/core/language';
import { languageOfPath } from '@/lib/platform/auth/guards';

/** next.config.ts writes them into the build: a browser is never sent all messages. */
const textsOf: Record<Language, ErrorNoticeTexts> = JSON.parse(process.env.ERROR_PAGE_TEXTS ?? '{}');

/**
 * The page that is shown when no other can be, not even its layout. The build renders it once for every address, in the
 * default language; the browser then shows the reader's.
 */
export default function GlobalError() {
	const language = useSyncExternalStore(subscribe, readLanguage, () => defaultLanguage);
	const texts = textsOf[language];
	return (
		<html lang={language}>
			<body>
				<title>{texts.title}</title>
				<meta name="robots" content="noindex" />
				<ErrorNotice language={language} texts={texts} retry={() => location.reload()} />
			</body>
		</html>
	);
}

/** The address does not change while this page is shown. */
const subscribe = () => () => {};

function readLanguage(): Language {
	if (!adminAddressOf(location.pathname)) return languageOfPath(location.pathname);
	return document.cookie.includes(`${adminLanguageKey}=hi`) ? 'hi' : 'en';
}
