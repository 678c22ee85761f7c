import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactLines } from '@/components/layout/contact-lines';
import { PageBanner } from '@/components/layout/page-banner';
import { StructuredData } from '@/components/layout/structured-data';
import { BrowserStorageList } from '@/components/site/legal/browser-storage-list';
import { BuiltInTermsPanel } from '@/components/site/legal/built-in-terms-panel';
import { LegalSectionPanel } from '@/components/site/legal/legal-section-panel';
import { getContents, SectionedTextPanel } from '@/components/site/legal/sectioned-text-panel';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { terms } from '@/lib/features/site/pages/rules/outline';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { loadPublishedText, loadSettings } from '@/lib/features/site/settings/loaders';
import { contactIn } from '@/lib/features/site/settings/rules';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'terms' });
	return pageMetadata({ path: '/terms-privacy', language, title: t('title'), description: t('description') });
}

/** The text that members agree to: the last one that administrators have published, or the built-in one. */
export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'terms' });
	const [text, settings] = await Promise.all([loadPublishedText('terms'), loadSettings()]);
	const version = text?.version ?? builtInTermsVersion;
	const stays = (['grievance', 'storage'] as const).map((id) => ({ id, title: t(`${id}.title`) }));
	const contents = text
		? [...getContents(text[language]), ...stays]
		: terms.sections.map((id) => ({ id, title: t(`${id}.title`) }));
	return (
		<>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/terms-privacy' })]} />
			<PageBanner title={t('title')} text={t('text')} />
			<div className="container-page pt-10 md:pt-14">
				<div className="mx-auto flex max-w-[45rem] flex-col gap-12">
					<div>
						<p className="text-text-muted">{t('version', { version })}</p>
						{!text && <p className="mt-2">{t('changes.news', { version })}</p>}
						<nav aria-label={t('contents')} className="mt-4 rounded-card bg-raised px-5 py-3">
							<ul className="grid sm:grid-cols-2 sm:gap-x-6">
								{contents.map(({ id, title }) => (
									<li key={id}>
										<a
											href={`#${id}`}
											className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
										>
											{title}
										</a>
									</li>
								))}
							</ul>
						</nav>
					</div>
					{text ? (
						<SectionedTextPanel text={text[language]} lang={language} />
					) : (
						<BuiltInTermsPanel language={language} />
					)}
					<LegalSectionPanel id="grievance" title={t('grievance.title')} intro={t('grievance.text')}>
						<address className="mt-3 flex flex-col items-start rounded-card border border-line bg-surface px-5 py-4 not-italic">
							<ContactLines contact={contactIn(settings, language)} language={language} />
						</address>
					</LegalSectionPanel>
					<LegalSectionPanel id="storage" title={t('storage.title')} intro={t('storage.intro')}>
						<BrowserStorageList language={language} />
					</LegalSectionPanel>
					{!text && <LegalSectionPanel id="changes" title={t('changes.title')} intro={t('changes.text')} />}
				</div>
			</div>
		</>
	);
}
