import type { Language } from '@/lib/core/language';
import { headingMark } from '@/lib/core/sections';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import type { SiteTextKind } from '@/lib/features/site/settings/constants';
import { translator } from '@/lib/platform/i18n/translate';
import { about, terms } from './outline';

/**
 * What the page says while administrators have published nothing, as one text to begin from. The parts that stay on the
 * page with any text (contact, storage of the browser, founders) are left out.
 */
export function builtInText(kind: SiteTextKind, language: Language): string {
	return (kind === 'terms' ? termsIn(language) : aboutIn(language)).join('\n');
}

const heading = (text: string) => `${headingMark}${text}`;

function termsIn(language: Language): string[] {
	const t = translator(language);
	return [
		heading(t('terms.rules.title')),
		...terms.rules.map((rule) => `${t(`terms.rules.${rule}Title`)}: ${t(`terms.rules.${rule}`)}`),
		heading(t('terms.stored.title')),
		t('terms.stored.intro'),
		...terms.stored.map((kind) => t(`terms.stored.${kind}`)),
		t('terms.stored.purpose'),
		heading(t('terms.kept.title')),
		...terms.kept.map((kind) => t(`terms.kept.${kind}`)),
		heading(t('terms.sight.title')),
		t('terms.sight.intro'),
		...terms.settings.map((setting) => `${t(`terms.sight.${setting}Title`)}: ${t(`terms.sight.${setting}`)}`),
		...terms.sight.map((point) => t(`terms.sight.${point}`)),
		heading(t('terms.consent.title')),
		// The page names the version by itself.
		t('terms.consent.terms', { version: builtInTermsVersion }).replace(` (${builtInTermsVersion})`, ''),
		...terms.consents.map((consent) => t(`terms.consent.${consent}`)),
		heading(t('terms.rights.title')),
		t('terms.rights.intro'),
		...terms.rights.map((right) => t(`terms.rights.${right}`)),
		t('terms.rights.how'),
		heading(t('terms.changes.title')),
		t('terms.changes.text'),
	];
}

function aboutIn(language: Language): string[] {
	const t = translator(language);
	return [
		heading(t('about.community.title')),
		t('about.community.text'),
		...about.offers.map((offer) => `${t(`about.community.${offer}`)}: ${t(`about.community.${offer}Text`)}`),
		...about.aims.flatMap((aim) => [heading(t(`about.${aim}.title`)), t(`about.${aim}.text`)]),
		heading(t('about.heritage.title')),
		...about.chapters.map((chapter) => t(`about.heritage.${chapter}`)),
	];
}
