import { describe, expect, it } from 'vitest';
import { KinFamily } from '@/tests/support/kin';
import { birthSpan, indexKin, type ParentKind, siblingTie } from './graph';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const number = (text: string) => day(text).getTime() / (24 * 60 * 60 * 1000);

describe('birthSpan', () => {
	it.each([
		['1990-05-17', 'day', '1990-05-17', '1990-05-17'],
		['1900-07-01', 'year', '1900-01-01', '1900-12-31'],
		['1990-05-17', 'age', '1989-05-18', '1990-05-17'],
		['1990-12-31', 'age', '1990-01-01', '1990-12-31'],
		['1988-02-29', 'age', '1987-03-01', '1988-02-29'],
		['1960-01-01', 'age', '1959-01-02', '1960-01-01'],
	] as const)('of %s, known by the %s, is from %s to %s', (bornOn, precision, earliest, latest) => {
		expect(birthSpan(day(bornOn), precision)).toEqual({
			earliest: number(earliest),
			latest: number(latest),
		});
	});
});

describe('siblingTie', () => {
	type Parents = [string, ParentKind][];
	const getTie = (mine: Parents, theirs: Parents) => {
		const family = new KinFamily().men('f1', 'f2', 'a-me', 'b-them').women('m1', 'm2');
		for (const [childId, parents] of [
			['a-me', mine],
			['b-them', theirs],
		] as const) {
			for (const [parent, kind] of parents) {
				family.child(childId, parent.startsWith('f') ? [parent, null] : [null, parent], kind);
			}
		}
		const { tie, isAdopted } = siblingTie(indexKin(family), 0, 1);
		return isAdopted ? `${tie}, adopted` : tie;
	};

	it.each<[string, Parents, Parents, string]>([
		[
			'both parents',
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			'full',
		],
		[
			'one of two',
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			[
				['f1', 'birth'],
				['m2', 'birth'],
			],
			'half',
		],
		[
			'the mother of two',
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			[
				['f2', 'birth'],
				['m1', 'birth'],
			],
			'half',
		],
		['the only one known', [['f1', 'birth']], [['f1', 'birth']], 'full'],
		[
			'the only one known of one',
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			[['f1', 'birth']],
			'full',
		],
		[
			'both by adoption',
			[
				['f1', 'adopted'],
				['m1', 'adopted'],
			],
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			'full, adopted',
		],
		[
			'one by adoption, the own mother being another’s wife',
			[
				['f1', 'adopted'],
				['f2', 'birth'],
				['m2', 'birth'],
			],
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			'full, adopted',
		],
		[
			'one by adoption by another couple',
			[
				['f1', 'adopted'],
				['m1', 'adopted'],
				['f2', 'birth'],
			],
			[
				['f1', 'birth'],
				['m2', 'birth'],
			],
			'half, adopted',
		],
		[
			'one who is a step-parent of one',
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			[['m1', 'step']],
			'step',
		],
		[
			'one, while the other is a step-parent of one',
			[
				['f1', 'birth'],
				['m1', 'step'],
				['m2', 'birth'],
			],
			[
				['f1', 'birth'],
				['m1', 'birth'],
			],
			'half',
		],
	])('of two who share %s', (_, mine, theirs, tie) => {
		expect(getTie(mine, theirs)).toBe(tie);
		expect(getTie(theirs, mine)).toBe(tie);
	});
});
