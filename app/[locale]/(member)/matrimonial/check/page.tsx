import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { PageMessages } from '@/components/layout/page-messages';
import { CheckPage } from '@/components/matching/check-page';
import { getChoices } from '@/lib/client/family/relation/kin-options';
import { pathIn } from '@/lib/core/localized-path';
import { checkPath } from '@/lib/core/matching-paths';
import { loadPicked } from '@/lib/features/family/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
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
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return pageMetadata({
		path: '/matrimonial/check',
		language,
		title: t('check.title'),
		description: t('check.description'),
	});
}

const cardId = z.string().trim().min(1).nullable().catch(null);

export default async function Page({ params, searchParams }: MarriageCheckPageProps) {
	const language = await languageOfPage(params);
	const query = await searchParams;
	const [one, other] = [cardId.parse(query.one), cardId.parse(query.other)];
	const path = pathIn(language, checkPath(one, other));
	const { memberId } = await requireMember(language, path);
	const picked = loadPicked(memberId, [one, other], language, new Date());
	const { choices, cards, cardCount, meId } = await readFor(path, picked);
	return (
		<PageMessages language={language} name="matrimonial/check">
			<CheckPage choices={getChoices(choices, cards, language)} isAlone={cardCount === 1} meId={meId} />
		</PageMessages>
	);
}
