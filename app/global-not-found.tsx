import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { setRequestLocale } from 'next-intl/server';
import { Chrome } from '@/components/layout/chrome';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { BellButton } from '@/components/messaging/notifications/bell-button';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pageLanguageHeader } from '@/lib/core/page-language';
import { getMessages } from '@/lib/platform/i18n/translate';
import LocaleLayout, { generateMetadata as layoutMetadata } from './[locale]/layout';

/** The language that the middleware has read from the address. */
async function readLanguage(): Promise<Language> {
	const language = (await headers()).get(pageLanguageHeader);
	return isLanguage(language) ? language : defaultLanguage;
}

export async function generateMetadata(): Promise<Metadata> {
	const language = await readLanguage();
	const { site, notFoundPage } = getMessages(language);
	const title = site.titleTemplate.replace('%s', notFoundPage.title);
	return { ...(await layoutMetadata({ params: Promise.resolve({ locale: language }) })), title };
}

/** What every address shows that no page has. Unlike `notFound()` in a page, it reads whole without scripts. */
export default async function GlobalNotFound() {
	const language = await readLanguage();
	setRequestLocale(language);
	return (
		<LocaleLayout params={Promise.resolve({ locale: language })}>
			<Chrome language={language} contact={null} bell={<BellButton />}>
				<NotFoundNotice language={language} />
			</Chrome>
		</LocaleLayout>
	);
}
