import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { GET as getQuestions } from '@/app/api/family/questions/route';
import { Prefetched, read } from '@/app/prefetched';
import { QuestionsPage } from '@/components/matching/elder-questions/questions-page';
import { pathIn } from '@/lib/core/localized-path';
import { questionsPath } from '@/lib/features/matching/elder-questions/constants';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Another address shows the member's own ancestors. */
const ofWhom = z.guid().nullable().catch(null);

interface ElderQuestionsProps {
	params: PageParams;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'elderQuestions' });
	return pageMetadata({
		path: '/family-tree/questions',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function Page({ params, searchParams }: ElderQuestionsProps) {
	const language = await languageOfPage(params);
	const of = ofWhom.parse((await searchParams).of);
	await requireMember(language, pathIn(language, questionsPath(of)));
	const query = of === null ? {} : { of };
	return (
		<Prefetched language={language} reads={[read('GET /api/family/questions', getQuestions, { query })]}>
			<QuestionsPage of={of} language={language} />
		</Prefetched>
	);
}
