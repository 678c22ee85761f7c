import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClanPage } from '@/components/heritage/clan/clan-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { StructuredData } from '@/components/layout/structured-data';
import { languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { recordPicture } from '@/lib/features/content/share/rules/share-path';
import { loadClan } from '@/lib/features/heritage/clan/loaders';
import { loadDeities } from '@/lib/features/heritage/deity/loaders';
import { loadAtlas } from '@/lib/features/heritage/khaanp/queries';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { findDescription } from '@/lib/features/site/seo/rules/description';
import { languageOfPage } from '@/lib/platform/i18n/page';
import { slugOfClan } from '@/lib/rules/clan/slugs';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface ClanPageProps {
	params: Promise<{ locale: string; slug: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** The clan that an address names; empty for what is no address. */
function clanIn(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return '';
	}
}

/** The clan is null when there is none at this address. A branch or another spelling leads to the page of its group. */
async function getClan(params: ClanPageProps['params']) {
	const language = await languageOfPage(params);
	const { slug } = await params;
	const group = slugOfClan(clanIn(slug));
	if (group === null) return { language, clan: null };
	if (group !== slug) permanentRedirect(pathIn(language, `/clan/${group}`));
	return { language, clan: await loadClan(slug, language) };
}

export async function generateMetadata({ params }: ClanPageProps): Promise<Metadata> {
	const { language, clan } = await getClan(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!clan) notFound();
	const t = await getTranslations({ locale: language, namespace: 'clanPage' });
	const title = t('title', { name: clan.name });
	return pageMetadata({
		path: `/clan/${clan.slug}`,
		language,
		title,
		description:
			findDescription([clan.vansh, clan.about ?? ''].join('\n')) ?? t('description', { name: clan.name }),
		writtenIn: languages.filter((each) => clan.texts[each] !== null),
		picture: recordPicture(language, { kind: 'clan', id: clan.slug, name: title }),
	});
}

export default async function Page({ params }: ClanPageProps) {
	const { language, clan } = await getClan(params);
	if (!clan) return <NotFoundNotice language={language} />;
	const [{ khaanps }, deities] = await Promise.all([loadAtlas(), loadDeities(language)]);
	const t = await getTranslations({ locale: language, namespace: 'clanPage' });
	const way = breadcrumbs(
		siteIn(language),
		{ name: t('directory.title'), path: '/clan' },
		{ name: t('title', { name: clan.name }), path: `/clan/${clan.slug}` },
	);
	return (
		<>
			<StructuredData data={[way]} />
			<ClanPage {...{ clan, khaanps, deities, language }} />
		</>
	);
}
