import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageBanner } from '@/components/layout/page-banner';
import { PageMessages } from '@/components/layout/page-messages';
import { StructuredData } from '@/components/layout/structured-data';
import { textLink } from '@/components/layout/text-link';
import { MessageForm } from '@/components/messaging/inbox/message-form';
import { Card } from '@/components/ui/card';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'inbox.feedback' });
	return pageMetadata({ path: '/feedback', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'inbox' });
	return (
		<>
			<StructuredData
				data={[breadcrumbs(siteIn(language), { name: t('feedback.title'), path: '/feedback' })]}
			/>
			<PageBanner title={t('feedback.title')} text={t('feedback.text')} />
			<div className="container-page pt-10 md:pt-14">
				<section className="mx-auto max-w-[45rem]">
					<h2 className="text-h2 md:text-h2-wide">{t('feedback.formTitle')}</h2>
					<Card className="mt-4 p-5 md:p-8">
						<PageMessages language={language} name="feedback">
							<MessageForm
								kind="feedback"
								privacy={t.rich('privacy', { privacy: textLink(language, '/terms-privacy#stored') })}
							/>
						</PageMessages>
					</Card>
					<p className="mt-6">{t.rich('feedback.contact', { contact: textLink(language, '/contact') })}</p>
				</section>
			</div>
		</>
	);
}
