import type { UserFilterValues } from './admin-user';
import { type AdminUsersTexts, clanName } from './texts';

const otherClan = 'Other';

/** Names of clans to be suggested: those that the portal lists, then those that members have typed. */
export function suggestedClans(
	values: UserFilterValues | null,
	texts: Pick<AdminUsersTexts, 'clans'>,
): string[] {
	const { [otherClan]: _, ...listed } = texts.clans;
	const typed = (values?.clans ?? []).map(({ value }) => value).filter((value) => value !== otherClan);
	return [...new Set([...Object.values(listed), ...typed.map((value) => clanName(value, texts))])];
}
