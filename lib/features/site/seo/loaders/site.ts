import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getEnv } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';

/** The portal as structured data tells of it, in one language. */
export interface Site {
	language: Language;
	name: string;
	description: string;
	/** What the home page is called. */
	home: string;
	/** The absolute address of a path that is the same in every language, such as a picture's. */
	address(path: string): string;
	/** The absolute address of a page, by its unprefixed path. */
	page(path: string, language?: Language): string;
}

export function siteIn(language: Language): Site {
	const t = translator(language);
	const { appUrl } = getEnv();
	const address = (path: string) => new URL(path, appUrl).href;
	return {
		language,
		name: t('site.brand'),
		description: t('site.description'),
		home: t('site.pages.home'),
		address,
		page: (path, of = language) => address(pathIn(of, path)),
	};
}
