import type { Language } from '@/lib/core/language';
import type { Translate } from '@/lib/platform/i18n/translate';
import type { FamilyDay } from './schema';

/** "Birthday of Ummed Singh (Grandfather) (80 years)", in the language of `t`. */
export function daySentence({ kind, people, years }: FamilyDay, language: Language, t: Translate): string {
	const named = people.map(({ name, written, relationWords }) =>
		t('familyDays.named', { name: written?.name ?? name, relation: relationWords[language] }),
	);
	const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
	return t(`familyDays.sentence.${kind}`, { names, years });
}

/** "आषाढ़ कृष्ण 11"; null of what returns by date. */
export function tithiWords({ hinduDay }: FamilyDay, t: Translate): string | null {
	if (!hinduDay) return null;
	const { month, isLeap, isDark, tithi } = hinduDay;
	return t('familyDays.hinduDay', {
		month: t(`familyDays.months.${monthKeys[month] ?? 'chaitra'}`),
		leap: isLeap ? 'yes' : 'no',
		half: isDark ? 'dark' : 'bright',
		tithi: tithi === 15 ? (isDark ? 'new' : 'full') : String(tithi),
	});
}

const monthKeys = [
	...(['chaitra', 'vaishakha', 'jyeshtha', 'ashadha', 'shravana', 'bhadrapada'] as const),
	...(['ashwin', 'kartik', 'margashirsha', 'pausha', 'magha', 'phalguna'] as const),
];
