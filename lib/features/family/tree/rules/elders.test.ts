import { describe, expect, it } from 'vitest';
import { growFamily } from '@/tests/support/family-growth';
import { deriveFamily } from '@/tests/support/stored-family';
import { listElders, maxElders } from './elders';

describe('the relatives who may be asked', () => {
	it('hold the nearest of a family with more than a list offers, the oldest generation first', () => {
		const [me, ...others] = growFamily('lineage', 2, 1);
		if (!me) throw new Error('nobody has grown');
		const father = { ...me, id: 'father', spouses: [], birth: 1950 };
		const uncles = Array.from({ length: 300 }, (_, at) => ({
			...father,
			id: `brother${at}`,
			father: 'grandfather',
			birth: 1951,
		}));
		const grandfather = { ...father, id: 'grandfather', birth: 1930 };
		const tree = deriveFamily([
			{ ...me, birth: 1980, spouses: [], father: 'father' },
			...others.map((other) => ({ ...other, spouses: [], father: me.id, birth: 2005 })),
			{ ...father, father: 'grandfather' },
			grandfather,
			...uncles,
		]);
		const ids = listElders(tree);
		expect(ids).toHaveLength(maxElders);
		expect(ids.slice(0, 2)).toEqual(['grandfather', 'father']);
		expect(ids).not.toContain(me.id);
		expect(ids).not.toContain(others[0]?.id);
	});
});
