import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageBanner } from '@/components/layout/page-banner';
import { PageMessages } from '@/components/layout/page-messages';
import { StructuredData } from '@/components/layout/structured-data';
import { textLink } from '@/components/layout/text-link';
import { ContactList } from '@/components/messaging/inbox/contact-list';
import { MessageForm } from '@/components/messaging/inbox/message-form';
import { Card } from '@/components/ui/card';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { loadSettings } from '@/lib/features/site/settings/loaders';
import { contactIn } from '@/lib/features/site/settings/rules';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'inbox.contact' });
	return pageMetadata({ path: '/contact', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'inbox' });
	const site = await getTranslations({ locale: language, namespace: 'site.footer' });
	const contact = contactIn(await loadSettings(), language);
	return (
		<>
			<StructuredData
				data={[breadcrumbs(siteIn(language), { name: t('contact.title'), path: '/contact' })]}
			/>
			<PageBanner title={t('contact.title')} text={t('contact.text')} />
			<div className="container-page grid grid-cols-1 items-start gap-x-8 gap-y-10 pt-10 md:pt-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<section>
					<h2 className="text-h2 md:text-h2-wide">{t('contact.formTitle')}</h2>
					<Card className="mt-4 p-5 md:p-8">
						<PageMessages language={language} name="contact">
							<MessageForm
								kind="contact"
								privacy={t.rich('privacy', { privacy: textLink(language, '/terms-privacy#stored') })}
							/>
						</PageMessages>
					</Card>
				</section>
				<section>
					<h2 className="text-h2 md:text-h2-wide">{t('contact.waysTitle')}</h2>
					<ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
						<ContactList contact={contact} language={language} />
					</ul>
					{contact.isSample && <p className="mt-3 text-sm text-text-muted">{site('placeholder')}</p>}
					<p className="mt-6">{t.rich('contact.feedback', { feedback: textLink(language, '/feedback') })}</p>
				</section>
			</div>
		</>
	);
}
