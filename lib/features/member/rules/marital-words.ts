import type { Translate } from '@/lib/platform/i18n/translate';

interface FormerMarriageFacts {
	formerMarriage: 'widowed' | 'divorced' | null;
	formerMarriageEndedYear: number | null;
	childrenCount: number | null;
}

/** What somebody who is not married tells of a marriage before; null for who tells of none. */
export function formerMarriageWords(
	{ formerMarriage, formerMarriageEndedYear: year, childrenCount: children }: FormerMarriageFacts,
	t: Translate,
): string | null {
	if (formerMarriage === null) return null;
	const how = t(`memberOptions.formerMarriage.${formerMarriage}`);
	const ended = year === null ? how : t('memberOptions.inYear', { how, year: String(year) });
	return children === null ? ended : `${ended} · ${t('memberOptions.children', { count: children })}`;
}
