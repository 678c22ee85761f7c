import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { kinOptions } from '@/components/family/kin-options';
import { CheckPage } from '@/components/matrimonial/check-page';
import { checkPath } from '@/components/matrimonial/matrimonial-paths';
import { PageMessages } from '@/components/site/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { loadRelations } from '@/lib/features/family/loaders';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

interface MarriageCheckPageProps {
	params: PageParams;
	searchParams: Promise<{ one?: string | string[]; other?: string | string[] }>;
}

export async function generateMetadata({
	params,
}: Pick<MarriageCheckPageProps, 'params'>): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matrimonial' });
	return pageMetadata({
		path: '/matrimonial/check',
		language,
		title: t('check.title'),
		description: t('check.description'),
	});
}

const cardId = z.string().trim().min(1).nullable().catch(null);

export default async function MarriageCheckPage({ params, searchParams }: MarriageCheckPageProps) {
	const language = await languageOfPage(params);
	const query = await searchParams;
	const path = pathIn(language, checkPath(cardId.parse(query.one), cardId.parse(query.other)));
	const { memberId } = await requireMember(language, path);
	const asked = loadRelations(memberId, { from: null, to: null }, language, new Date());
	const { cards, meId } = await readFor(path, asked);
	return (
		<PageMessages
			language={language}
			paths={[
				'matrimonial.check',
				'matrimonial.verdict',
				'matrimonial.acting',
				'matrimonial.sections',
				'matrimonial.tryAgain',
				'marriage.self',
			]}
		>
			<CheckPage people={kinOptions(cards, language)} meId={meId} />
		</PageMessages>
	);
}
