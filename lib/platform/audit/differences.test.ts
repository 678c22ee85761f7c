import { expect, it } from 'vitest';
import { countGraphemes } from '@/lib/core/graphemes';
import { differencesBetween, maxCharacters } from './differences';

it('tells both values of what is another now, and nothing of what is not', () => {
	const before = { name: 'Asha', clan: null, age: 30, isAdmin: false, district: 'Nagaur' };
	const after = { name: 'Asha', clan: 'Rathore', age: 31, isAdmin: true };
	expect(differencesBetween(before, after)).toEqual({
		clan: { from: null, to: 'Rathore' },
		age: { from: 30, to: 31 },
		isAdmin: { from: false, to: true },
		district: { from: 'Nagaur', to: null },
	});
	expect(differencesBetween(before, { ...before })).toEqual({});
});

it('counts every field of what was made or removed that holds something', () => {
	expect(differencesBetween(undefined, { title: 'Haldighati', reason: null, featured: false })).toEqual({
		title: { from: null, to: 'Haldighati' },
		featured: { from: null, to: false },
	});
	expect(differencesBetween({ title: 'Haldighati' })).toEqual({ title: { from: 'Haldighati', to: null } });
});

it('tells dates as ISO, and compares dates, arrays and objects by what is in them', () => {
	const at = () => new Date('2026-11-22T07:00:00Z');
	const before = { approvedAt: null, clans: ['Rathore'], since: at(), facts: [{ tag: 'NOTE', value: 'x' }] };
	const after = {
		approvedAt: at(),
		clans: ['Rathore', 'Bhati'],
		since: at(),
		facts: [{ value: 'x', tag: 'NOTE' }],
	};
	expect(differencesBetween(before, after)).toEqual({
		approvedAt: { from: null, to: '2026-11-22T07:00:00.000Z' },
		clans: { from: ['Rathore'], to: ['Rathore', 'Bhati'] },
	});
	expect(differencesBetween({ clans: ['a', 'b'] }, { clans: ['b', 'a'] })).toHaveProperty('clans');
});

it('of a picture tells only what became of it', () => {
	const becomes = (from: unknown, to: unknown, field = 'photo') =>
		differencesBetween({ [field]: from }, { [field]: to })[field];
	expect(becomes(null, 'one')).toEqual({ picture: 'added' });
	expect(becomes('one', 'two')).toEqual({ picture: 'changed' });
	expect(becomes('one', null, 'image')).toEqual({ picture: 'removed' });
	expect(becomes('one', 'one')).toBeUndefined();
	expect(becomes([], ['one', 'two'], 'pictures')).toEqual({ picture: 'added' });
	expect(becomes(['one', 'two'], ['two', 'one'], 'pictures')).toEqual({ picture: 'changed' });
	expect(becomes(['one'], [], 'pictures')).toEqual({ picture: 'removed' });
});

it.each(['password', 'passwordHash', 'accessToken', 'codeHmac', 'sessionId', 'clientSecret'])(
	'of %s tells nothing but that it changed',
	(field) => {
		expect(differencesBetween({ [field]: 'neem leaf' }, { [field]: 'at dusk' })).toEqual({
			[field]: { changed: true },
		});
	},
);

const blog = (word: string) => `${'the same words as before '.repeat(40)}${word} ${'and so on '.repeat(100)}`;

it('cuts long texts to where they part, and says so', () => {
	const { content } = differencesBetween({ content: blog('Udaipur') }, { content: blog('Jodhpur') });
	expect(content).toMatchObject({ isCut: true });
	if (!content || !('from' in content)) throw new Error('not cut');
	for (const [text, word] of [
		[content.from, 'Udaipur'],
		[content.to, 'Jodhpur'],
	] as const) {
		expect(text).toMatch(new RegExp(`^….*before ${word} and so on .*…$`));
		expect(countGraphemes(String(text))).toBeLessThanOrEqual(maxCharacters + 1);
	}
});

it('cuts a long text that was not there before at its end', () => {
	expect(differencesBetween({ content: null }, { content: 'क्षत्रिय '.repeat(1000) })).toEqual({
		content: { from: null, to: expect.stringMatching(/^क्षत्रिय क्षत्रिय .*…$/), isCut: true },
	});
});

it('leaves what is not long as it is, however much is the same', () => {
	expect(differencesBetween({ about: 'a '.repeat(100) }, { about: `${'a '.repeat(100)}b` })).toEqual({
		about: { from: 'a '.repeat(100), to: `${'a '.repeat(100)}b` },
	});
});
