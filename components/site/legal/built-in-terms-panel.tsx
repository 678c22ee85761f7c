import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { terms } from '@/lib/features/site/pages/rules/outline';
import { LegalPoints, LegalSectionPanel, NamedPoints } from './legal-section-panel';

/** The terms while administrators have published no others. A change to what they say needs a new `builtInTermsVersion`. */
export async function BuiltInTermsPanel({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'terms' });
	return (
		<>
			<LegalSectionPanel id="rules" title={t('rules.title')}>
				<NamedPoints
					points={terms.rules.map((key) => ({
						key,
						title: t(`rules.${key}Title`),
						text: t(`rules.${key}`),
					}))}
				/>
			</LegalSectionPanel>
			<LegalSectionPanel id="stored" title={t('stored.title')} intro={t('stored.intro')}>
				<LegalPoints points={terms.stored.map((key) => ({ key, text: t(`stored.${key}`) }))} />
				<p className="mt-4">{t('stored.purpose')}</p>
			</LegalSectionPanel>
			<LegalSectionPanel id="kept" title={t('kept.title')}>
				<LegalPoints points={terms.kept.map((key) => ({ key, text: t(`kept.${key}`) }))} />
			</LegalSectionPanel>
			<LegalSectionPanel id="sight" title={t('sight.title')} intro={t('sight.intro')}>
				<NamedPoints
					points={terms.settings.map((key) => ({
						key,
						title: t(`sight.${key}Title`),
						text: t(`sight.${key}`),
					}))}
				/>
				<LegalPoints points={terms.sight.map((key) => ({ key, text: t(`sight.${key}`) }))} />
			</LegalSectionPanel>
			<LegalSectionPanel id="consent" title={t('consent.title')}>
				<LegalPoints
					points={[
						{ key: 'terms', text: t('consent.terms', { version: builtInTermsVersion }) },
						...terms.consents.map((key) => ({ key, text: t(`consent.${key}`) })),
					]}
				/>
			</LegalSectionPanel>
			<LegalSectionPanel id="rights" title={t('rights.title')} intro={t('rights.intro')}>
				<LegalPoints points={terms.rights.map((key) => ({ key, text: t(`rights.${key}`) }))} />
				<p className="mt-4">{t('rights.how')}</p>
			</LegalSectionPanel>
		</>
	);
}
