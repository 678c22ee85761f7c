import { expect, it } from 'vitest';
import { clanControls, controlAt, getClanTexts, getClanValues } from './clan-values';

const en = { vansh: 'Suryavansh', gotra: null, kuldevi: null, about: 'By the river.', sources: null };
const filled = {
	en_vansh: 'Suryavansh',
	en_gotra: '',
	en_kuldevi: '',
	en_about: 'By the river.',
	en_sources: '',
};
const empty = { hi_vansh: '', hi_gotra: '', hi_kuldevi: '', hi_about: '', hi_sources: '' };

it('has a value for each text in each language, empty where there is none', () => {
	expect(getClanValues({ texts: { hi: null, en } })).toEqual({ ...empty, ...filled });
	expect(Object.keys(getClanValues(null))).toEqual(clanControls.map(({ name }) => name));
});

it('sends every text of a language that has one, and leaves out a language without any', () => {
	const texts = { vansh: 'Suryavansh', gotra: '', kuldevi: '', about: 'By the river.', sources: '' };
	expect(getClanTexts({ ...empty, ...filled, hi_about: ' \n' })).toEqual({ en: texts });
	const hi = { vansh: '', gotra: '', kuldevi: '', about: 'नदी के पास।', sources: '' };
	expect(getClanTexts({ ...empty, ...filled, hi_about: 'नदी के पास।' })).toEqual({ hi, en: texts });
});

it('shows a refused text at its control', () => {
	const names = clanControls.map(({ name }) => name);
	expect(clanControls.map(({ language, field }) => controlAt(`${language}.${field}`))).toEqual(names);
});
