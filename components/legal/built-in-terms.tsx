import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { builtInTermsVersion } from '@/lib/features/member/terms-version';
import { terms } from '@/lib/features/site/outline';
import { LegalPoints, LegalSection, NamedPoints } from './legal-section';

/** The terms while administrators have published no others. A change to what they say needs a new `builtInTermsVersion`. */
export async function BuiltInTerms({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'terms' });
	return (
		<>
			<LegalSection id="rules" title={t('rules.title')}>
				<NamedPoints
					points={terms.rules.map((rule) => ({ title: t(`rules.${rule}Title`), text: t(`rules.${rule}`) }))}
				/>
			</LegalSection>
			<LegalSection id="stored" title={t('stored.title')} intro={t('stored.intro')}>
				<LegalPoints points={terms.stored.map((kind) => t(`stored.${kind}`))} />
				<p className="mt-4">{t('stored.purpose')}</p>
			</LegalSection>
			<LegalSection id="kept" title={t('kept.title')}>
				<LegalPoints points={terms.kept.map((kind) => t(`kept.${kind}`))} />
			</LegalSection>
			<LegalSection id="sight" title={t('sight.title')} intro={t('sight.intro')}>
				<NamedPoints
					points={terms.settings.map((setting) => ({
						title: t(`sight.${setting}Title`),
						text: t(`sight.${setting}`),
					}))}
				/>
				<LegalPoints points={terms.sight.map((point) => t(`sight.${point}`))} />
			</LegalSection>
			<LegalSection id="consent" title={t('consent.title')}>
				<LegalPoints
					points={[
						t('consent.terms', { version: builtInTermsVersion }),
						...terms.consents.map((consent) => t(`consent.${consent}`)),
					]}
				/>
			</LegalSection>
			<LegalSection id="rights" title={t('rights.title')} intro={t('rights.intro')}>
				<LegalPoints points={terms.rights.map((right) => t(`rights.${right}`))} />
				<p className="mt-4">{t('rights.how')}</p>
			</LegalSection>
		</>
	);
}
