import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { bellTexts } from '@/components/notification/texts';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { Navigation } from './navigation';

export async function Header({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language });
	const page = (path: string, label: string) => ({ path, href: pathIn(language, path), label });
	return (
		<header className="on-maroon relative z-10 bg-maroon-800">
			<div className="container-page flex flex-wrap items-center gap-x-6 py-2 md:py-1 xl:without-token:min-h-18 xl:without-token:flex-nowrap">
				<Link
					href={pathIn(language, '/')}
					prefetch={false}
					className="inline-flex min-h-11 items-center whitespace-nowrap font-bold font-serif text-gold-300 text-h3 md:text-h3-wide"
				>
					{t('site.brand')}
				</Link>
				<Navigation
					language={language}
					pages={[
						page('/', t('site.pages.home')),
						page('/family-tree', t('site.pages.familyTree')),
						page('/matrimonial', t('site.pages.matrimonial')),
						page('/devi', t('site.pages.devi')),
						page('/devta', t('site.pages.devta')),
						page('/gallery', t('site.pages.gallery')),
						page('/blogs', t('site.pages.blogs')),
						page('/about', t('site.pages.about')),
						page('/contact', t('site.pages.contact')),
					]}
					texts={{
						label: t('site.navigation.label'),
						menu: t('site.navigation.menu'),
						loading: t('site.navigation.loading'),
						loginRequired: t('site.navigation.loginRequired'),
						loginFirst: t('errors.auth.required'),
						dashboard: t('site.pages.dashboard'),
						profile: t('site.pages.profile'),
						admin: t('site.pages.admin'),
						login: t('site.pages.login'),
						register: t('site.pages.register'),
						logout: t('site.navigation.logout'),
						loggingOut: t('site.navigation.loggingOut'),
						language: t('site.navigation.language'),
						languages: { hi: t('site.languages.hi'), en: t('site.languages.en') },
						theme: t('site.navigation.theme'),
						bell: bellTexts(language),
					}}
				/>
			</div>
		</header>
	);
}
