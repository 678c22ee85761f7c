import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { LinkedBiodataPage } from '@/components/matching/biodata/linked-biodata-page';
import { composeSheet } from '@/lib/features/matching/biodata/dto/sheet';
import { findLinked } from '@/lib/features/matching/biodata/queries/list-biodatas';
import { loadKnown } from '@/lib/features/matching/biodata/queries/load-known';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** What it shows may be gone the next moment. */
export const dynamic = 'force-dynamic';

interface LinkedProps {
	params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: LinkedProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { token } = await params;
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	return pageMetadata({ path: `/biodata/${token}`, language, title: t('visitor.title') });
}

/** Where the link to a biodata leads. Opening it changes nothing: the page counts itself once it is shown. */
export default async function Page({ params }: LinkedProps) {
	const language = await languageOfPage(params);
	const { token } = await params;
	const now = new Date();
	const linked = (await findLinked(token, now)) ?? notFound();
	const sheet = composeSheet(await loadKnown(linked.ownerId, now), linked.biodata);
	return (
		<PageMessages language={language} name="biodata/token">
			<LinkedBiodataPage
				sentTo={linked.sentTo}
				biodata={linked.biodata}
				token={token}
				sheet={sheet}
				language={language}
			/>
		</PageMessages>
	);
}
