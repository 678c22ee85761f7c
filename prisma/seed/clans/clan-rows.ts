import type { Prisma } from '@/lib/platform/db/generated/client';
import { slugOfGroup } from '@/lib/rules/clan/slugs';
import type { SeedPart } from '../seed-part';
import { clanContents } from './clan-content';

export function seedClans(): SeedPart {
	return {
		title: 'groups of clans',
		// A later version may know more groups.
		isMissing: async (tx) => (await findMissing(tx)).length > 0,
		prepare: async () => ({
			insert: async (tx) => {
				const missing = await findMissing(tx);
				await tx.clan.createMany({
					data: missing.map((content) => ({
						slug: slugOfGroup(content.key),
						key: content.key,
						position: clanContents.indexOf(content),
					})),
				});
				await tx.clanText.createMany({
					data: missing.flatMap(({ key, hi, en }) => [
						{ slug: slugOfGroup(key), language: 'hi' as const, ...hi },
						{ slug: slugOfGroup(key), language: 'en' as const, ...en },
					]),
				});
			},
			discard: async () => {},
		}),
	};
}

async function findMissing(tx: Prisma.TransactionClient) {
	const stored = await tx.clan.findMany({ select: { key: true } });
	const keys = new Set(stored.map(({ key }) => key));
	return clanContents.filter(({ key }) => !keys.has(key));
}
