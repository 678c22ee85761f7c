import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import type { OwnDetails, Sibling } from '@/lib/features/matching/biodata/schema';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { writtenIn } from '@/lib/rules/script/in-script';

/** Details as they are shown; null where nothing is entered. */
export function detailWords(details: OwnDetails, language: Language) {
	const t = translator(language);
	const { tongues } = getMessages(language).matchDetails;
	const { heightCm, motherTongue, diet, income, workPlace, maternalVillage, maternalUncle } = details;
	return {
		height: heightCm === null ? null : t('matchDetails.heightWords', getFeet(heightCm)),
		motherTongue: motherTongue && labelFor(tongues, motherTongue),
		languages: details.languages.map((tongue) => labelFor(tongues, tongue)).join(', '),
		diet: diet && t(`matchDetails.diets.${diet}`),
		income: income && t(`matchDetails.incomes.${income}`),
		workPlace: workPlace && writtenIn(language, workPlace, 'place'),
		siblings: details.siblings.map((sibling) => siblingWords(sibling, language)).join('\n'),
		maternalVillage: maternalVillage && writtenIn(language, maternalVillage, 'place'),
		maternalUncle: maternalUncle && writtenIn(language, maternalUncle),
		...{ about: details.about, aboutFamily: details.aboutFamily, lookingFor: details.lookingFor },
	};
}

const cmPerInch = 2.54;

function getFeet(cm: number) {
	const inches = Math.round(cm / cmPerInch);
	return { feet: Math.floor(inches / 12), inches: inches % 12, cm };
}

/** "Elder brother Mahendra Singh, married (Shekhawat, Khatu)" */
function siblingWords({ kind, name, isMarried, marriedInto }: Sibling, language: Language): string {
	const t = translator(language);
	const who = [t(`matchDetails.siblingKinds.${kind}`), name && writtenIn(language, name)];
	const family = marriedInto && `(${writtenIn(language, marriedInto)})`;
	const state =
		isMarried === null
			? family
			: [t(`matchDetails.${isMarried ? 'siblingMarried' : 'siblingUnmarried'}`), family]
					.filter(Boolean)
					.join(' ');
	return [who.filter(Boolean).join(' '), state].filter(Boolean).join(', ');
}
