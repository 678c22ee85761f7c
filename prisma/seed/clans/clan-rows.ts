import { slugOfGroup } from '@/lib/clan/slugs';
import type { SeedPart } from '../seed-part';
import { clanContents } from './clan-content';

export function seedClans(): SeedPart {
	return {
		title: 'groups of clans',
		isMissing: async (tx) => (await tx.clan.count()) === 0,
		prepare: async () => ({
			insert: async (tx) => {
				await tx.clan.createMany({
					data: clanContents.map(({ key }, position) => ({ slug: slugOfGroup(key), key, position })),
				});
				await tx.clanText.createMany({
					data: clanContents.flatMap(({ key, hi, en }) => [
						{ slug: slugOfGroup(key), language: 'hi' as const, ...hi },
						{ slug: slugOfGroup(key), language: 'en' as const, ...en },
					]),
				});
			},
			discard: async () => {},
		}),
	};
}
