import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLanguage, type Language } from '@/lib/core/language';

/** The parameters of every layout and page under `[locale]`. */
export type PageParams = Promise<{ locale: string }>;

/** The language of a page, set for next-intl so that the page can stay static. Other prefixes are not found. */
export async function languageOfPage(params: PageParams): Promise<Language> {
	const { locale } = await params;
	if (!isLanguage(locale)) notFound();
	setRequestLocale(locale);
	return locale;
}
