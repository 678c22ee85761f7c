import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClanCard } from '@/components/heritage/clan/clan-card';
import { PageBanner } from '@/components/layout/page-banner';
import { StructuredData } from '@/components/layout/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { readClans } from '@/lib/features/heritage/clan/queries';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'clanPage.directory' });
	return pageMetadata({ path: '/clan', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'clanPage.directory' });
	const clans = await readClans(language);
	return (
		<>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/clan' })]} />
			<PageBanner title={t('title')} text={t('text')} />
			<div className="container-page pt-8 md:pt-10">
				{clans.length === 0 ? (
					<EmptyState title={t('empty')} text={t('soon')} />
				) : (
					<ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
						{clans.map((clan) => (
							<li key={clan.slug}>
								<ClanCard clan={clan} language={language} />
							</li>
						))}
					</ul>
				)}
			</div>
		</>
	);
}
