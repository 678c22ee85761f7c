import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageBanner } from '@/components/layout/page-banner';
import { StructuredData } from '@/components/layout/structured-data';
import { HelpQuestionList, questions } from '@/components/site/help/help-question-list';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs, questionsData } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'help' });
	return pageMetadata({ path: '/help', language, title: t('title'), description: t('description') });
}

const guidelines = ['truth', 'relatives', 'respect', 'privacy', 'password', 'stories'] as const;

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'help' });
	const site = siteIn(language);
	const asWords = (words: string) => words;
	const asked = questions.map((question) => ({
		question: t(`faq.${question}`),
		answer: t.markup(`faq.${question}Answer`, {
			tree: asWords,
			profile: asWords,
			matrimonial: asWords,
			contact: asWords,
		}),
	}));
	return (
		<>
			<StructuredData
				data={[questionsData(site, '/help', asked), breadcrumbs(site, { name: t('title'), path: '/help' })]}
			/>
			<PageBanner title={t('title')} text={t('text')} />
			<div className="container-page pt-10 md:pt-14">
				<div className="mx-auto flex max-w-[45rem] flex-col gap-12">
					<section>
						<h2 className="text-h2 md:text-h2-wide">{t('faq.title')}</h2>
						<div className="mt-4">
							<HelpQuestionList language={language} />
						</div>
					</section>
					<section>
						<h2 className="text-h2 md:text-h2-wide">{t('guidelines.title')}</h2>
						<ul className="mt-3 flex list-disc flex-col gap-2.5 pl-5 marker:text-gold">
							{guidelines.map((guideline) => (
								<li key={guideline}>{t(`guidelines.${guideline}`)}</li>
							))}
						</ul>
					</section>
				</div>
			</div>
		</>
	);
}
