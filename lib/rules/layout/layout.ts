import { drawFamily } from './drawing';
import { startEngine } from './engine';
import { getLinks } from './nets';
import type { LayoutMember } from './people';

/**
 * Where the card of each member is: its top left corner in CSS pixels, origin top left. Everyone is there exactly once,
 * for every order of the input. With `me`, the father's side of that person is left and the mother's right; without,
 * brothers and sisters are in the order of their births throughout.
 */
export async function layoutFamily(
	members: readonly LayoutMember[],
	{ me }: { me?: string } = {},
): Promise<Map<string, { x: number; y: number }>> {
	const family = { members, me: me ?? null, links: getLinks(members), isCard: () => true };
	const { places } = await drawFamily(startEngine(), family);
	return places;
}
