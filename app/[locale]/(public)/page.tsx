import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { StructuredData } from '@/components/layout/structured-data';
import { BlogSectionPanel } from '@/components/site/home/blog-section-panel';
import { CommunitySearchPanel } from '@/components/site/home/community-search-panel';
import { DeitySectionPanel } from '@/components/site/home/deity-section-panel';
import { HeroPanel } from '@/components/site/home/hero-panel';
import { JoinPanel, MatchesPanel } from '@/components/site/home/promise-panels';
import { StatCards } from '@/components/site/home/stat-cards';
import { loadHome } from '@/lib/features/site/home/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { homeData } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return pageMetadata({ path: '/', language: await languageOfPage(params), hasFeed: true });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const { counts, hasSampleMembers, devis, devtas, blogs } = await loadHome(language);
	return (
		<PageMessages language={language} name="home">
			<StructuredData data={homeData(siteIn(language))} />
			<HeroPanel language={language} />
			<StatCards language={language} counts={counts} />
			{hasSampleMembers && (
				<p className="container-page mt-4 text-sm text-text-muted">{t('home.stats.sample')}</p>
			)}
			<CommunitySearchPanel language={language} />
			<DeitySectionPanel language={language} kind="devis" deities={devis} />
			<DeitySectionPanel language={language} kind="devtas" deities={devtas} />
			<BlogSectionPanel language={language} blogs={blogs} />
			<MatchesPanel language={language} />
			<JoinPanel language={language} />
		</PageMessages>
	);
}
