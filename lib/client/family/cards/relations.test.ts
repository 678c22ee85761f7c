import { expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translate';
import { nameWithRelation } from './relations';

it('names a person in the script of the page', () => {
	const devi = {
		name: 'देवी सिंह',
		written: { name: 'Devi Singh' },
		relation: 'Brother' as const,
		relationWords: { hi: 'भाई', en: 'brother' },
	};
	expect(nameWithRelation(devi, translator('en'), 'en')).toBe('Devi Singh (Brother)');
	expect(nameWithRelation({ ...devi, written: undefined }, translator('hi'), 'hi')).toContain('देवी सिंह');
});
