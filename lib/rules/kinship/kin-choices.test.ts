import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawKinChoices, findKinParts, toKinCode } from './kin-choices';
import type { KinTerm } from './terms';

const getWords = (parts: Parameters<typeof toKinCode>[0]) => [toKinCode(parts)];

/** Everything that is ever drawn beside a relation, with itself. */
function getCompany(code: string): string[] {
	const right = findKinParts(code) ?? [];
	const drawn = new Set<string>();
	for (let seed = 0; seed < 400; seed += 1) {
		let state = seed * 2_654_435_761;
		const pick = (count: number) => {
			state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
			return Math.floor((state / 2_147_483_648) * count);
		};
		for (const choice of drawKinChoices(right, { of: 'M', pick, getWords })) drawn.add(choice);
	}
	return [...drawn].sort();
}

describe('drawKinChoices', () => {
	it.each(
		'F MM Be Zy FBy MZ FZH MBD WF WFBe FBe|FBy Ze|Zy halfBe halfZe|halfZy ByW FFF SW FF.B FM.Z'.split(' '),
	)('draws beside %s what it would have been drawn beside', (code) => {
		const company = getCompany(code);
		expect(company.length).toBeGreaterThanOrEqual(4);
		for (const other of company) expect([other, getCompany(other)]).toEqual([other, company]);
	});

	it.each([
		['FF.B', ['F.B', 'M.B', 'Be.B', 'FBe.B']],
		['BeW.F', ['M.F', 'FF.FF']],
	])('never draws beside %s a genitive that has a shorter word', (code, others) => {
		const company = getCompany(code);
		for (const other of others) expect(company).not.toContain(other);
	});
});

describe('findKinParts', () => {
	it('reads what toKinCode has written', () => {
		const term = fc.constantFrom<KinTerm>('F', 'FBe', 'FBy', 'MBW', 'B', 'Z', 'stepF', 'halfMZ', 'coF');
		const parts = fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
		fc.assert(
			fc.property(parts, (some) => {
				expect(findKinParts(toKinCode(some))).toEqual(some);
			}),
		);
	});

	it('reads the terms of questions that were stored when half-siblings were named by the common parent', () => {
		expect(findKinParts('halfFB|halfFZ')).toEqual([['halfFB', 'halfFZ']]);
	});

	it.each(['', 'X', 'F.', '|F', 'FBy ', 'चाचा'])('finds nothing in %j', (code) => {
		expect(findKinParts(code)).toBeNull();
	});
});
