import { defineRouting } from 'next-intl/routing';
import { defaultLanguage, languages } from '@/lib/core/language';

/** Hindi is at the documented addresses, English under `/en`. */
export const routing = defineRouting({
	locales: languages,
	defaultLocale: defaultLanguage,
	localePrefix: 'as-needed',
	localeDetection: false,
	localeCookie: false,
});
