import { randomUUID } from 'node:crypto';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { insertMedia } from '@/lib/platform/media/pictures';
import type { SeedPart } from '../seed-part';
import { discardSeedPictures, storeSeedPictures } from '../seed-pictures';
import { devis, devtas, furtherDevis } from './deity-content';

/** `since` is the version of this list that brought them. */
const deities = [
	...[...devis, ...furtherDevis].map((content, position) => ({
		...{ ...content, deityType: 'devi' as const, position },
		since: position < devis.length ? 1 : 2,
	})),
	...devtas.map((content, position) => ({ ...content, deityType: 'devta' as const, position, since: 1 })),
];

const newest = Math.max(...deities.map(({ since }) => since));

/**
 * Gives a new portal all deities, and one that already runs those that are newer than it: a deity that administrators
 * have deleted does not return, and one that they have written themselves stays the only one of its name.
 */
export function seedDeities(): SeedPart {
	return {
		title: 'deities and their pictures',
		isMissing: async (tx) => (await findVersion(tx)) < newest,
		prepare: async () => {
			const missing = await findMissing(db);
			const pictures = await storeSeedPictures(missing.map(({ picture }) => picture));
			return {
				insert: async (tx) => {
					for (const [at, { deityType, position, clans, hi, en }] of missing.entries()) {
						const id = randomUUID();
						await tx.deity.create({ data: { id, deityType, position, clans }, select: { id: true } });
						await tx.deityText.createMany({
							data: [
								{ deityId: id, language: 'hi', nameKey: searchKey(hi.name), ...hi },
								{ deityId: id, language: 'en', nameKey: searchKey(en.name), ...en },
							],
						});
						const picture = pictures[at];
						if (picture)
							await tx.deityImage.create({
								data: { deityId: id, mediaId: await insertMedia(tx, picture, null), position: 0 },
								select: { mediaId: true },
							});
					}
					await tx.siteState.upsert({
						where: { id: 1 },
						create: { deitiesVersion: newest },
						update: { deitiesVersion: newest },
						select: { id: true },
					});
				},
				discard: () => discardSeedPictures(pictures),
			};
		},
	};
}

/** The version that the portal was given. The first was not stored: deities show that it was. */
async function findVersion(tx: Prisma.TransactionClient): Promise<number> {
	const state = await tx.siteState.findUnique({ where: { id: 1 }, select: { deitiesVersion: true } });
	if (state && state.deitiesVersion > 0) return state.deitiesVersion;
	return (await tx.deity.count()) > 0 ? 1 : 0;
}

async function findMissing(tx: Prisma.TransactionClient) {
	const version = await findVersion(tx);
	const stored = await tx.deityText.findMany({ select: { nameKey: true } });
	const names = new Set(stored.map(({ nameKey }) => nameKey));
	return deities.filter(
		({ since, hi, en }) => since > version && ![hi, en].some(({ name }) => names.has(searchKey(name))),
	);
}
