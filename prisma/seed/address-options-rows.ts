import { foldedSpelling } from '@/lib/core/text-folding';
import { addressOptions } from './address-options';
import type { SeedPart } from './seed-part';

/** One row a folded spelling; what folds to the same in both scripts is one value. */
export function addressOptionRows() {
	return addressOptions.flatMap(({ kind, values }) =>
		values.map(([hi, en]) => ({ kind, foldedKey: foldedSpelling(hi), hi, en })),
	);
}

export function seedAddressOptions(): SeedPart {
	return {
		title: 'address options',
		isMissing: async (tx) => (await tx.addressOption.count()) === 0,
		prepare: async () => ({
			insert: async (tx) => {
				await tx.addressOption.createMany({ data: addressOptionRows(), skipDuplicates: true });
			},
			discard: async () => {},
		}),
	};
}
