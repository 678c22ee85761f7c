import type { AddressOptions } from '@/lib/client/member/address-options';

const otherClan = 'Other';

/** The clans of the list in the page's language. */
export function clanNamesIn(names: Readonly<Record<string, string>>): string[] {
	return Object.entries(names).flatMap(([clan, name]) => (clan === otherClan ? [] : [name]));
}

/** Districts, tehsils and where members live, each once. */
export function placesIn({ districts, tehsils, locations }: AddressOptions): string[] {
	return [...new Set([...districts, ...tehsils, ...locations])];
}
