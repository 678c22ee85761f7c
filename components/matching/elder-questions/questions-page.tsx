import { getTranslations } from 'next-intl/server';
import { FamilySectionPage } from '@/components/family/tree/family-section-page';
import { PageMessages } from '@/components/layout/page-messages';
import { BackLink } from '@/components/ui/back-link';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { ElderQuestionList } from './elder-question-list';

interface QuestionsPageProps {
	/** Of whose ancestors: a card of the member's tree; null for themselves. */
	of: string | null;
	language: Language;
}

/** What a member's tree lacks for a marriage, and what they have asked their elders. */
export async function QuestionsPage({ of, language }: QuestionsPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'elderQuestions' });
	return (
		<FamilySectionPage current="questions" language={language}>
			<div className="flex max-w-4xl flex-col gap-5">
				<div>
					<BackLink href={pathIn(language, '/family-tree')} label={t('back')} />
					<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
					<p className="mt-2 text-text-soft">{t('intro')}</p>
				</div>
				<PageMessages language={language} name="questions-page">
					<ElderQuestionList of={of} />
				</PageMessages>
			</div>
		</FamilySectionPage>
	);
}
