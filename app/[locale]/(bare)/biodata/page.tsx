import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BiodataSheet } from '@/components/biodata/biodata-sheet';
import { PageMessages } from '@/components/site/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { loadBiodata } from '@/lib/features/family/biodata';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	return pageMetadata({ path: '/biodata', language, title: t('title'), description: t('description') });
}

export default async function BiodataPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const path = pathIn(language, '/biodata');
	const { memberId } = await requireMember(language, path);
	const biodata = await readFor(path, loadBiodata(memberId, language, new Date()));
	return (
		<PageMessages
			language={language}
			paths={['biodata.tools', 'biodata.showContact', 'biodata.showContactHint', 'biodata.print']}
		>
			<BiodataSheet biodata={biodata} language={language} />
		</PageMessages>
	);
}
