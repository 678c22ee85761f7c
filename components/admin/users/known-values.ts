import { labelFor } from '@/lib/core/label-for';
import type { MemberFilterValues } from './admin-member';

const otherClan = 'Other';

/** Names of clans to be suggested: those that the portal lists, then those that members have typed. */
export function suggestedClans(
	values: MemberFilterValues | null,
	clans: Readonly<Record<string, string>>,
): string[] {
	const { [otherClan]: _, ...listed } = clans;
	const typed = (values?.clans ?? []).map(({ value }) => value).filter((value) => value !== otherClan);
	return [...new Set([...Object.values(listed), ...typed.map((value) => labelFor(clans, value))])];
}
