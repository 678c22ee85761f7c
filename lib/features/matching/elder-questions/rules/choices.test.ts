import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/core/language';
import { findKinParts } from '@/lib/rules/kinship/kin-choices';
import type { Step } from '@/lib/rules/kinship/steps';
import hindi from '@/messages/hi';
import { drawChoices, findChoice, writeChoice } from './choices';

const parent = (sex: 'M' | 'F'): Step => ({ kind: 'parent', sex, link: 'birth' });
const child = (sex: 'M' | 'F' | null): Step => ({ kind: 'child', sex, link: 'birth' });
const spouse = (sex: 'M' | 'F'): Step => ({ kind: 'spouse', sex, endedBy: null });
const sibling = (sex: 'M' | 'F' | null, age: 'elder' | 'younger' | 'unknown' = 'unknown'): Step => ({
	kind: 'sibling',
	sex,
	age,
	tie: 'full',
	isAdopted: false,
	commonParentSex: null,
	sharedParentIds: [],
});

const backToMan = [child('M')];
const draw = (...steps: Step[]) => drawChoices({ steps, stepsBack: backToMan });

const relatives: Record<string, Step[]> = {
	father: [parent('M')],
	grandmother: [parent('F'), parent('F')],
	'younger uncle': [parent('M'), sibling('M', 'younger')],
	'uncle of an unknown age': [parent('M'), sibling('M')],
	'uncle’s wife': [parent('M'), sibling('M', 'elder'), spouse('F')],
	'aunt’s husband': [parent('F'), sibling('F'), spouse('M')],
	brother: [sibling('M', 'elder')],
	'sister of an unknown age': [sibling('F')],
	'younger brother’s wife': [sibling('M', 'younger'), spouse('F')],
	cousin: [parent('M'), sibling('F'), child('F')],
	'father-in-law': [spouse('F'), parent('M')],
	'grandfather’s brother': [parent('M'), parent('M'), sibling('M')],
	'grandmother’s brother’s son': [parent('M'), parent('F'), sibling('M'), child('M')],
	'father’s cousin’s wife': [parent('M'), parent('F'), sibling('M'), child('M'), spouse('F')],
	'brother’s father-in-law': [sibling('M', 'elder'), spouse('F'), parent('M')],
	'sibling of an unknown sex': [sibling(null)],
	'uncle or aunt': [parent('M'), sibling(null)],
	stepfather: [{ kind: 'parent', sex: 'M', link: 'step' }],
	'former wife': [{ kind: 'spouse', sex: 'F', endedBy: 'divorce' }],
	'far relative': [
		parent('M'),
		parent('M'),
		parent('M'),
		sibling('M'),
		child('M'),
		child('F'),
		spouse('M'),
		parent('F'),
	],
};

describe('drawChoices', () => {
	it.each(Object.entries(relatives))(
		'offers a %s as one of four that read differently in both languages',
		(_, steps) => {
			for (let count = 0; count < 20; count += 1) {
				const { kin, choices } = draw(...steps);
				expect(choices).toHaveLength(4);
				expect(choices).toContain(kin);
				for (const language of languages)
					expect(new Set(choices.map((choice) => writeChoice(choice, language))).size).toBe(4);
			}
		},
	);

	it.each(Object.entries(relatives))(
		'offers beside a %s relations of as many words in Hindi, by relatives of the same sex',
		(_, steps) => {
			const { kin, choices } = draw(...steps);
			const getShape = (choice: string) => (findKinParts(choice) ?? []).map((terms) => terms.length);
			if (kin === 'ByW') return;
			for (const choice of choices) expect(getShape(choice)).toEqual(getShape(kin ?? ''));
		},
	);

	it('does not tell the right choice by what two draws have in common', () => {
		const steps = [parent('M'), sibling('M', 'younger')];
		const all = Array.from({ length: 200 }, () => draw(...steps).choices);
		const counts = new Map<string, number>();
		for (const choice of all.flat()) counts.set(choice, (counts.get(choice) ?? 0) + 1);
		expect([...counts.keys()].sort()).toEqual(['FBe', 'FBy', 'FZH', 'MB', 'MZH']);
	});

	it('offers a man no relatives of a husband, and a woman none of a wife', () => {
		const uncle = [parent('M'), sibling('M')];
		for (let count = 0; count < 50; count += 1) {
			const ofMan = drawChoices({ steps: uncle, stepsBack: [child('M')] });
			const ofWoman = drawChoices({ steps: uncle, stepsBack: [child('F')] });
			expect(ofMan.choices.some((choice) => choice.startsWith('H'))).toBe(false);
			expect(ofWoman.choices.some((choice) => choice.startsWith('W'))).toBe(false);
		}
	});

	it('puts the right choice in each of the four places', () => {
		const places = new Set(
			Array.from({ length: 200 }, () => {
				const { kin, choices } = draw(parent('M'));
				return choices.indexOf(kin ?? '');
			}),
		);
		expect(places).toEqual(new Set([0, 1, 2, 3]));
	});
});

describe('writeChoice', () => {
	it('knows the code of every relation that has a word', () => {
		for (const term of Object.keys(hindi.kinship.terms)) expect(findKinParts(term), term).not.toBeNull();
	});
});

describe('findChoice', () => {
	it('finds a choice by its words in either language, and nothing by other words', () => {
		const choices = { kin: 'FBy', choices: ['FBy', 'MB', 'FZH', 'FBe'] };
		expect(findChoice(choices, 'चाचा')).toBe('FBy');
		expect(findChoice(choices, "father's younger brother")).toBe('FBy');
		expect(findChoice(choices, 'मामा')).toBe('MB');
		for (const text of ['', 'FBy', 'दादा', 'uncle']) expect(findChoice(choices, text)).toBeNull();
	});
});
