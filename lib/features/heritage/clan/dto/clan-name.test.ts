import { expect, it } from 'vitest';
import { clanName, spellingsIn } from './clan-name';

it('writes a clan in the language of the page, also one that the portal does not list', () => {
	expect(clanName('Jadon', 'hi')).toBe('जादौन');
	expect(clanName('सेंगर', 'en')).toBe('Sengar');
	expect(clanName('Rathore', 'hi')).toBe('राठौड़');
});

it('keeps the further spellings that are in the script of the page', () => {
	const spellings = ['चहुआन', 'Chahuan', 'Chahaman'];
	expect(spellingsIn('hi', spellings)).toEqual(['चहुआन']);
	expect(spellingsIn('en', spellings)).toEqual(['Chahuan', 'Chahaman']);
});
