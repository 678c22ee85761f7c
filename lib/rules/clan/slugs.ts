import { type GroupName, groupByTradition, isGroupName } from './groups';

/** A group's part of its page's address. */
export function slugOfGroup(key: GroupName): string {
	return key.toLowerCase();
}

/**
 * The slug of the group that a clan, branch or spelling belongs to, as typed, in either script, or as part of an
 * address (`hada`). Null for what is counted to no group of the list.
 */
export function slugOfClan(clan: string): string | null {
	const key = groupByTradition(clan.replaceAll('-', ' '))?.key;
	return key !== undefined && isGroupName(key) ? slugOfGroup(key) : null;
}
