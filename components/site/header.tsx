import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { Navigation } from './navigation';
import { PageMessages } from './page-messages';

export async function Header({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	const page = (path: string, label: string) => ({ path, href: pathIn(language, path), label });
	return (
		<header className="on-maroon relative z-10 bg-maroon-800 in-[html:has([data-full-screen])]:hidden">
			<div className="container-page flex flex-wrap items-center gap-x-6 py-2 md:py-1 xl:without-token:min-h-18 xl:without-token:flex-nowrap">
				<Link
					href={pathIn(language, '/')}
					prefetch={false}
					className="inline-flex min-h-11 items-center whitespace-nowrap font-bold font-serif text-gold-300 text-h3 md:text-h3-wide"
				>
					{t('brand')}
				</Link>
				<PageMessages
					language={language}
					paths={['site.navigation', 'site.languages', 'site.pages', 'errors.auth.required']}
				>
					<Navigation
						language={language}
						pages={[
							page('/', t('pages.home')),
							page('/family-tree', t('pages.familyTree')),
							page('/matrimonial', t('pages.matrimonial')),
							page('/devi', t('pages.devi')),
							page('/devta', t('pages.devta')),
							page('/gallery', t('pages.gallery')),
							page('/blogs', t('pages.blogs')),
							page('/about', t('pages.about')),
							page('/contact', t('pages.contact')),
						]}
					/>
				</PageMessages>
			</div>
		</header>
	);
}
