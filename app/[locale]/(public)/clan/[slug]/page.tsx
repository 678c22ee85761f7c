import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClanArticle } from '@/components/clan/clan-article';
import { slugOfClan } from '@/lib/clan/slugs';
import { loadClan } from '@/lib/clan-page/loaders';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';

/** Made anew at most once a minute, and at once when what it shows changes. */
export const revalidate = 60;

interface ClanPageProps {
	params: Promise<{ locale: string; slug: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** A branch or another spelling leads to the page of its group. */
async function clanOf(params: ClanPageProps['params']) {
	const language = await languageOfPage(params);
	const { slug } = await params;
	const group = slugOfClan(decodeURIComponent(slug));
	if (group === null) notFound();
	if (group !== slug) permanentRedirect(pathIn(language, `/clan/${group}`));
	return { language, clan: (await loadClan(slug, language)) ?? notFound() };
}

export async function generateMetadata({ params }: ClanPageProps): Promise<Metadata> {
	const { language, clan } = await clanOf(params);
	const t = await getTranslations({ locale: language, namespace: 'clanPage' });
	return {
		title: t('title', { name: clan.name }),
		description: t('description', { name: clan.name }),
		alternates: alternatesOf(`/clan/${clan.slug}`, language),
	};
}

export default async function ClanPage({ params }: ClanPageProps) {
	const { language, clan } = await clanOf(params);
	return <ClanArticle clan={clan} language={language} />;
}
