import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeityPage } from '@/components/heritage/deity/deity-page';
import { AbsentRecord } from '@/components/layout/absent-record';
import { StructuredData } from '@/components/layout/structured-data';
import { languages } from '@/lib/core/language';
import { recordPicture } from '@/lib/features/content/share/rules/share-path';
import { loadDeity, wasDeityRemoved } from '@/lib/features/heritage/deity/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs, templeData } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { findDescription } from '@/lib/features/site/seo/rules/description';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface DeityPageProps {
	params: Promise<{ locale: string; id: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

async function getDeity(params: DeityPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, id, deity: await loadDeity(id, language) };
}

export async function generateMetadata({ params }: DeityPageProps): Promise<Metadata> {
	const { language, deity } = await getDeity(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!deity) notFound();
	return pageMetadata({
		path: `/deity/${deity._id}`,
		language,
		title: deity.name,
		description: findDescription(deity.description),
		writtenIn: languages.filter((each) => deity.texts[each] !== null),
		picture: recordPicture(deity.language, { kind: 'deity', id: deity._id, name: deity.name }),
	});
}

export default async function Page({ params }: DeityPageProps) {
	const { language, id, deity } = await getDeity(params);
	if (!deity) return <AbsentRecord kind="deity" isRemoved={await wasDeityRemoved(id)} />;
	const t = await getTranslations({ locale: language });
	const site = siteIn(language);
	const list = deity.deityType;
	const way = breadcrumbs(
		site,
		{ name: t(`site.pages.${list}`), path: `/${list}` },
		{ name: deity.name || t('fallback.unnamed'), path: `/deity/${deity._id}` },
	);
	return (
		<>
			<StructuredData data={[...templeData(site, deity), way]} />
			<DeityPage deity={deity} language={language} />
		</>
	);
}
