import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { nameOfState } from './constants/districts';
import type { MatchReason } from './rules/criterion';

/** Nobody measures from a district's seat to the kilometre. */
function roughKm(km: number): number {
	const step = km < 300 ? 10 : 50;
	return Math.max(step, Math.round(km / step) * step);
}

/**
 * A reason of the score in a few words, said to the one from whom it was looked at, or to a guardian. `ward` is the name
 * of that guardian's relative.
 */
export function matchReasonWords(reason: MatchReason, ward: string | null, language: Language): string {
	const t = translator(language);
	const own = { person: ward === null ? 'self' : 'ward', ward: ward ?? '' };
	switch (reason.code) {
		case 'yearsApart':
			return t('matchReasons.yearsApart', { years: reason.years });
		case 'sameDistrict':
		case 'sameTehsil':
		case 'bothLiveIn':
			return t(`matchReasons.${reason.code}`, { name: reason.name[language] });
		case 'sameState':
			return t('matchReasons.sameState', { state: nameOfState(reason.state, language) });
		case 'kmApart':
			return t('matchReasons.kmApart', {
				km: roughKm(reason.km),
				one: reason.places[0][language],
				other: reason.places[1][language],
			});
		case 'sameEducation':
			return t(`matchReasons.sameEducation.${reason.level}`);
		case 'closeEducation':
		case 'educationDiffers':
			return t(`matchReasons.${reason.code}`, {
				...own,
				mine: t(`matchReasons.levels.${reason.mine}`),
				theirs: t(`matchReasons.levels.${reason.theirs}`),
			});
		case 'sameProfession':
			return t(`matchReasons.sameProfession.${reason.group}`);
		case 'sameDynasty':
			return t('matchReasons.sameDynasty', {
				dynasty: reason.dynasty ? t(`matchReasons.dynasties.${reason.dynasty}`) : reason.entered,
			});
		case 'sameLanguage':
			return t(`matchReasons.sameLanguage.${reason.language}`);
		case 'sameAge':
		case 'bothManglik':
		case 'neitherManglik':
		case 'manglikDiffers':
		case 'kindredProfession':
		case 'otherProfession':
		case 'otherDynasty':
		case 'otherLanguage':
			return t(`matchReasons.${reason.code}`);
		default:
			return t(`matchReasons.${reason.code}`, { ...own, whose: reason.whose });
	}
}
