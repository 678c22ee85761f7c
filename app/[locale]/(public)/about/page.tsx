import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/layout/structured-data';
import { AboutHeroPanel } from '@/components/site/about/about-hero-panel';
import { BuiltInAboutPanel } from '@/components/site/about/built-in-about-panel';
import { LeaderList } from '@/components/site/about/leader-list';
import { SectionedTextPanel } from '@/components/site/legal/sectioned-text-panel';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { loadPublishedText, loadSettings } from '@/lib/features/site/settings/loaders';
import { foundersIn } from '@/lib/features/site/settings/rules';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'about' });
	return pageMetadata({ path: '/about', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'about' });
	const [text, settings] = await Promise.all([loadPublishedText('about'), loadSettings()]);
	return (
		<>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/about' })]} />
			<AboutHeroPanel title={t('heroTitle')} text={t('heroText')} />
			{text ? (
				<div className="container-page pt-12 md:pt-18">
					<SectionedTextPanel text={text[language]} lang={language} className="mx-auto max-w-[45rem]" />
				</div>
			) : (
				<BuiltInAboutPanel language={language} />
			)}
			<LeaderList language={language} founders={foundersIn(settings, language)} />
			<section className="container-page pt-14 text-center md:pt-20">
				<h2 className="text-h2 md:text-h2-wide">{t('join.title')}</h2>
				<p className="mx-auto mt-3 max-w-xl text-text-muted">{t('join.text')}</p>
				<LinkButton href={pathIn(language, '/register')} className="mt-6 min-h-12 px-8">
					{t('join.button')}
				</LinkButton>
			</section>
		</>
	);
}
