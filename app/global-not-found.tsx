import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pageLanguageHeader } from '@/lib/core/page-language';
import LocaleLayout, { generateMetadata as layoutMetadata } from './[locale]/layout';
import NotFound from './[locale]/not-found';

/** The language that the middleware has read from the address. */
async function readLanguage(): Promise<Language> {
	const language = (await headers()).get(pageLanguageHeader);
	return isLanguage(language) ? language : defaultLanguage;
}

export async function generateMetadata(): Promise<Metadata> {
	const language = await readLanguage();
	const t = await getTranslations({ locale: language });
	const title = t('site.titleTemplate').replace('%s', t('notFoundPage.title'));
	return { ...(await layoutMetadata({ params: Promise.resolve({ locale: language }) })), title };
}

/** What every address shows that no page has. Unlike `notFound()` in a page, it reads whole without scripts. */
export default async function GlobalNotFound() {
	const language = await readLanguage();
	setRequestLocale(language);
	return (
		<LocaleLayout params={Promise.resolve({ locale: language })}>
			<NotFound />
		</LocaleLayout>
	);
}
