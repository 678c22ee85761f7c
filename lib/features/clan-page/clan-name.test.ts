import { expect, it } from 'vitest';
import { clanName } from './clan-name';

it('writes a clan in the language of the page, also one that the portal does not list', () => {
	expect(clanName('Jadon', 'hi')).toBe('जादौन');
	expect(clanName('सेंगर', 'en')).toBe('Sengar');
	expect(clanName('Rathore', 'hi')).toBe('राठौड़');
});
