import { randomUUID } from 'node:crypto';
import { searchKey } from '@/lib/core/text-folding';
import { insertMedia } from '@/lib/platform/media/pictures';
import { deityArch } from '../art/deity-arch';
import { discardDrawings, storeDrawings } from '../drawn-pictures';
import type { SeedPart } from '../seed-part';
import { devis } from './devis';
import { devtas } from './devtas';

const deities = [
	...devis.map((content, position) => ({ ...content, deityType: 'devi' as const, position })),
	...devtas.map((content, position) => ({ ...content, deityType: 'devta' as const, position })),
];

export function seedDeities(): SeedPart {
	return {
		title: 'deities and their pictures',
		isMissing: async (tx) => (await tx.deity.count()) === 0,
		prepare: async () => {
			const pictures = await storeDrawings(deities.map(({ art }) => deityArch(art)));
			return {
				insert: async (tx) => {
					for (const [at, { deityType, position, clans, hi, en }] of deities.entries()) {
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
				},
				discard: () => discardDrawings(pictures),
			};
		},
	};
}
