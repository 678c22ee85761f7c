import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FamilyDaysPage } from '@/components/family/days/family-days-page';
import { PageMessages } from '@/components/layout/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { loadFamilyDays } from '@/lib/features/family/days/queries/load-days';
import { daysPath } from '@/lib/features/family/rules/paths';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { pageNumber } from '../page-number';

interface FamilyDaysProps {
	params: PageParams;
	searchParams: Promise<{ page?: string | string[]; couples?: string | string[] }>;
}

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'familyDays' });
	return pageMetadata({ path: '/family-tree/days', language, title: t('title'), description: t('intro') });
}

export default async function Page({ params, searchParams }: FamilyDaysProps) {
	const language = await languageOfPage(params);
	const query = await searchParams;
	const [page, couplesPage] = [pageNumber.parse(query.page), pageNumber.parse(query.couples)];
	const path = pathIn(language, daysPath(page, couplesPage));
	const { memberId } = await requireMember(language, path);
	const found = await readFor(path, loadFamilyDays(memberId, language, new Date()));
	return (
		<PageMessages language={language} name="family-tree/days">
			<FamilyDaysPage found={found} page={page} couplesPage={couplesPage} language={language} />
		</PageMessages>
	);
}
