import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AnswerPage } from '@/components/matching/elder-questions/answer-page';
import { CaptionForm } from '@/components/matching/elder-questions/caption-form';
import { findQuestion } from '@/lib/features/matching/elder-questions/queries/find-question';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** What it shows may be gone the next moment. */
export const dynamic = 'force-dynamic';

interface AskPageProps {
	params: Promise<{ locale: string; token: string }>;
	searchParams: Promise<{ as?: string | string[] }>;
}

export async function generateMetadata({ params }: AskPageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { token } = await params;
	const t = await getTranslations({ locale: language, namespace: 'elderAnswer' });
	return pageMetadata({ path: `/ask/${token}`, language, title: t('title') });
}

/** Where the link to a question leads the relative who is asked: they say first who they are. Opening it changes nothing. */
export default async function Page({ params, searchParams }: AskPageProps) {
	const language = await languageOfPage(params);
	const { token } = await params;
	const { as } = await searchParams;
	const caption = typeof as === 'string' ? as : null;
	const question = (await findQuestion(token, { caption, language }, new Date())) ?? notFound();
	if ('captions' in question) return <CaptionForm {...question} />;
	return <AnswerPage token={token} caption={caption ?? ''} question={question} />;
}
