import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FamilyDaysPage } from '@/components/family-days/family-days-page';
import { PageMessages } from '@/components/site/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { loadFamilyDays } from '@/lib/features/family-days/queries';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'familyDays' });
	return pageMetadata({ path: '/family-tree/days', language, title: t('title'), description: t('intro') });
}

export default async function FamilyDays({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const path = pathIn(language, '/family-tree/days');
	const { memberId } = await requireMember(language, path);
	const found = await readFor(path, loadFamilyDays(memberId, language, new Date()));
	return (
		<PageMessages language={language} paths={['familyDays', 'dateParts']}>
			<FamilyDaysPage found={found} language={language} />
		</PageMessages>
	);
}
