import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RelationReply, Relative } from '@/lib/features/family/schema';
import { getRuns } from '@/tests/support/full-run';
import { kinChart } from './kin-chart-plan';

const person = (name: string): Relative => ({
	_id: name,
	name,
	photo: null,
	gender: null,
	isDeceased: false,
	words: null,
});

type Step = RelationReply['steps'][number];

/** A way by its kinds; brothers and sisters share as many parents as the number after the kind says. */
function getWay(path: string) {
	const steps = path.split(' ').map((word, at): Step => {
		const [, letters = '', parents = ''] = /^(\w+?)(\d?)$/.exec(word) ?? [];
		const kinds = { up: 'parent', down: 'child', wed: 'spouse', beside: 'sibling', co: 'coparent' } as const;
		const kind = kinds[Object.keys(kinds).find((key): key is keyof typeof kinds => key === letters) ?? 'up'];
		return {
			kind,
			words: { hi: '', en: '' },
			link: kind === 'spouse' || kind === 'coparent' ? null : 'birth',
			endedBy: null,
			sharedParents: Array.from({ length: Number(parents) }, (_, number) => person(`parent ${at} ${number}`)),
			areParentsMarried: parents === '2',
		};
	});
	return { steps, people: Array.from({ length: steps.length + 1 }, (_, at) => person(`${at}`)) };
}

const getCells = (path: string) => {
	const { cards, card } = kinChart(getWay(path));
	return Object.fromEntries(
		cards.map(({ person: { name }, x, y }) => [name, [x / (card.width + 16), y / (card.height + 36)]]),
	);
};

describe('the chart of a relation', () => {
	it('goes up to the parents that two brothers share, and down on the other side', () => {
		expect(getCells('up beside2 down')).toEqual({
			'0': [0, 2],
			'1': [0, 1],
			'2': [1, 1],
			'3': [1, 2],
			'parent 1 0': [0, 0],
			'parent 1 1': [1, 0],
		});
	});

	it('puts a parent without a partner between the two', () => {
		expect(getCells('beside1')['parent 0 0']).toEqual([0.5, 0]);
	});

	it('puts an ancestor above a descendant, and a wife beside her husband', () => {
		expect(getCells('up up')).toEqual({ '0': [0, 2], '1': [0, 1], '2': [0, 0] });
		expect(getCells('down wed')).toEqual({ '0': [0, 0], '1': [0, 1], '2': [1, 1] });
	});

	it('draws marriages as marriages, a couple’s above their children too, and what is no birth dashed', () => {
		const { lines } = kinChart(getWay('wed beside2 co'));
		expect(lines.map(({ kind, isDashed }) => [kind, isDashed])).toEqual([
			['marriage', false],
			['marriage', false],
			['descent', false],
			['descent', true],
		]);
		const { people, steps } = getWay('up');
		const adopted = steps.map((step) => ({ ...step, link: 'adopted' as const }));
		expect(kinChart({ people, steps: adopted }).lines).toMatchObject([{ kind: 'descent', isDashed: true }]);
	});

	it('lets no two cards overlap, for every path, and holds them all', () => {
		// What may follow what on a path: lib/rules/kinship/relations.ts.
		const up = fc.array(fc.constant('up'), { maxLength: 4 });
		const down = fc.array(fc.constant('down'), { maxLength: 4 });
		const across = fc.constantFrom('beside1', 'beside2', 'wed', 'co');
		const stretch = fc.tuple(up, across, down).map((parts) => parts.flat());
		const ways = fc
			.array(stretch, { minLength: 1, maxLength: 3 })
			.map((parts) => parts.flatMap((part, at) => (at === 0 ? part : ['wed', ...part])).join(' '));
		fc.assert(
			fc.property(ways, (path) => {
				const { cards, card, width, height } = kinChart(getWay(path));
				for (const [at, one] of cards.entries()) {
					expect(one.x).toBeGreaterThanOrEqual(0);
					expect(one.y).toBeGreaterThanOrEqual(0);
					expect(one.x + card.width).toBeLessThanOrEqual(width);
					expect(one.y + card.height).toBeLessThanOrEqual(height);
					for (const other of cards.slice(at + 1)) {
						const isApart =
							Math.abs(one.x - other.x) >= card.width || Math.abs(one.y - other.y) >= card.height;
						expect(isApart, `${path}: ${one.person.name} and ${other.person.name}`).toBe(true);
					}
				}
			}),
			{ numRuns: getRuns(300) },
		);
	});
});
