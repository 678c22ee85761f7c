import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { provideDatabase } from '@/tests/support/database';
import { joinAddressOptions } from './commands';
import { typedOptions } from './rules';

provideDatabase();

it('keeps of each value the first spelling in either script, of many records at once', async () => {
	const records = [
		{ district: 'Jodhpur', tehsil: 'Osian' },
		{ district: 'JODHPUR', tehsil: 'ओसियां' },
	];
	await db.$transaction((tx) => joinAddressOptions(tx, records.flatMap(typedOptions)));
	await db.$transaction((tx) => joinAddressOptions(tx, typedOptions({ district: 'jodhpur' })));
	const kept = await db.addressOption.findMany({
		where: { isTyped: true },
		orderBy: [{ kind: 'asc' }, { foldedKey: 'asc' }],
		select: { kind: true, hi: true, en: true },
	});
	const spellings = kept.map(({ kind, hi, en }) => [kind, hi, en]);
	expect(spellings).toContainEqual(['district', null, 'Jodhpur']);
	expect(spellings.filter(([kind]) => kind === 'district')).toHaveLength(1);
});
