import { describe, expect, it } from 'vitest';
import type { VerdictReason } from './replies';
import { byRule } from './verdict-reasons';

const step = (name: string | null, words: string) => ({ name, words });
const me = step('Vikram', 'themselves');
const her = step('Aditi', 'themselves');

function cousins(ancestor: string, words: string): VerdictReason {
	return {
		...{ code: 'sapinda', kind: 'law', text: `Both descend from ${ancestor}.`, rule: 'Section 5(v)' },
		ancestor: step(ancestor, words),
		lines: [
			[me, step('Mahendra', 'father'), step(ancestor, words)],
			[her, step(null, 'mother'), step(ancestor, `mother’s ${words}`)],
		],
	};
}

describe('reasons by their rules', () => {
	it('have the lines from the top down, without the ancestor', () => {
		expect(byRule([cousins('Umed', 'father’s father')])[0]?.descents).toEqual([
			{
				ancestors: ['Umed'],
				lines: [
					{ person: 'Vikram', steps: [step('Mahendra', 'father'), step('Vikram', '')] },
					{ person: 'Aditi', steps: [step(null, 'mother'), step('Aditi', '')] },
				],
			},
		]);
	});

	it('show a couple of ancestors once, and say a rule once', () => {
		const [rule, ...others] = byRule([
			cousins('Umed', 'father’s father'),
			cousins('Ratan', 'father’s mother'),
		]);
		expect(others).toEqual([]);
		expect(rule?.texts).toHaveLength(2);
		expect(rule?.descents.map(({ ancestors }) => ancestors)).toEqual([['Umed', 'Ratan']]);
	});

	it('keep two ancestors apart who are reached by other lines', () => {
		const [a, b] = [cousins('Umed', 'father’s father'), cousins('Kan', 'mother’s father')];
		const byMother = {
			...b,
			lines: [[me, step('Pushpa', 'mother'), step('Kan', '')], b.lines[1] ?? []],
		};
		expect(byRule([a, byMother])[0]?.descents).toHaveLength(2);
	});

	it('have one line where one of the two is the ancestor', () => {
		const niece = { ...cousins('Vikram', 'themselves'), lines: [[me], [her, step('Vikram', 'father')]] };
		expect(byRule([niece])[0]?.descents[0]?.lines.map(({ person }) => person)).toEqual(['Aditi']);
	});

	it('name whom one may not name by what they are', () => {
		const nameless = { ...cousins('', ''), ancestor: step(null, 'father’s father') };
		expect(byRule([nameless])[0]?.descents[0]?.ancestors).toEqual(['father’s father']);
	});

	it('keep law and custom apart', () => {
		const law: VerdictReason = { code: 'a', kind: 'law', text: 'x', rule: 'r', ancestor: null, lines: [] };
		expect(byRule([law, { ...law, kind: 'custom' }])).toHaveLength(2);
	});
});
