import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BrowserStorage } from '@/components/legal/browser-storage';
import { LegalPoints, LegalSection } from '@/components/legal/legal-section';
import { NamedPoints } from '@/components/legal/named-points';
import { PageBanner } from '@/components/site/page-banner';
import { StructuredData } from '@/components/site/structured-data';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { consentTextVersion } from '@/lib/member/consent';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteIn } from '@/lib/seo/site';
import { breadcrumbs } from '@/lib/seo/structured-data';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'terms' });
	return pageMetadata({ path: '/terms-privacy', language, title: t('title'), description: t('description') });
}

const sections = [
	'rules',
	'stored',
	'kept',
	'sight',
	'consent',
	'rights',
	'grievance',
	'storage',
	'changes',
] as const;
const rules = ['age', 'email', 'truth', 'tree', 'content', 'conduct', 'matches', 'law'] as const;
const stored = [
	'account',
	'profile',
	'matches',
	'relatives',
	'stories',
	'pictures',
	'messages',
	'consents',
	'sessions',
	'limits',
	'audit',
] as const;
const kept = ['account', 'stories', 'trash', 'messages', 'traces', 'audit'] as const;
const settings = ['private', 'restricted', 'public'] as const;
const consents = ['matrimonial', 'matchesSight', 'contact', 'withdraw'] as const;
const rights = ['access', 'correct', 'erase', 'nominate', 'breach', 'complain'] as const;

/** The text that members agree to. A change to what it says needs a new `consentTextVersion`. */
export default async function TermsPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'terms' });
	const site = await getTranslations({ locale: language, namespace: 'site.footer' });
	const version = consentTextVersion;
	return (
		<>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/terms-privacy' })]} />
			<PageBanner title={t('title')} text={t('text')} />
			<div className="container-page pt-10 md:pt-14">
				<div className="mx-auto flex max-w-[45rem] flex-col gap-12">
					<div>
						<p className="text-text-muted">{t('version', { version })}</p>
						<nav aria-label={t('contents')} className="mt-4 rounded-card bg-raised px-5 py-3">
							<ul className="grid sm:grid-cols-2 sm:gap-x-6">
								{sections.map((section) => (
									<li key={section}>
										<a
											href={`#${section}`}
											className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
										>
											{t(`${section}.title`)}
										</a>
									</li>
								))}
							</ul>
						</nav>
					</div>
					<LegalSection id="rules" title={t('rules.title')}>
						<NamedPoints
							points={rules.map((rule) => ({ title: t(`rules.${rule}Title`), text: t(`rules.${rule}`) }))}
						/>
					</LegalSection>
					<LegalSection id="stored" title={t('stored.title')} intro={t('stored.intro')}>
						<LegalPoints points={stored.map((kind) => t(`stored.${kind}`))} />
						<p className="mt-4">{t('stored.purpose')}</p>
					</LegalSection>
					<LegalSection id="kept" title={t('kept.title')}>
						<LegalPoints points={kept.map((kind) => t(`kept.${kind}`))} />
					</LegalSection>
					<LegalSection id="sight" title={t('sight.title')} intro={t('sight.intro')}>
						<NamedPoints
							points={settings.map((setting) => ({
								title: t(`sight.${setting}Title`),
								text: t(`sight.${setting}`),
							}))}
						/>
						<LegalPoints
							points={[
								t('sight.lists'),
								t('sight.stories'),
								t('sight.messages'),
								t('sight.administrators'),
								t('sight.never'),
							]}
						/>
					</LegalSection>
					<LegalSection id="consent" title={t('consent.title')}>
						<LegalPoints
							points={[
								t('consent.terms', { version }),
								...consents.map((consent) => t(`consent.${consent}`)),
							]}
						/>
					</LegalSection>
					<LegalSection id="rights" title={t('rights.title')} intro={t('rights.intro')}>
						<LegalPoints points={rights.map((right) => t(`rights.${right}`))} />
						<p className="mt-4">{t('rights.how')}</p>
					</LegalSection>
					<LegalSection id="grievance" title={t('grievance.title')} intro={t('grievance.text')}>
						<address className="mt-3 flex flex-col rounded-card border border-line bg-surface px-5 py-4 not-italic">
							<span>{site('email')}</span>
							<span>{site('phone')}</span>
							<span className="mt-1 text-sm text-text-muted">{site('placeholder')}</span>
						</address>
					</LegalSection>
					<LegalSection id="storage" title={t('storage.title')} intro={t('storage.intro')}>
						<BrowserStorage language={language} />
					</LegalSection>
					<LegalSection id="changes" title={t('changes.title')} intro={t('changes.text')} />
				</div>
			</div>
		</>
	);
}
