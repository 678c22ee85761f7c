import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { listedGroups } from '@/lib/rules/clan/groups';
import { clanContents } from './clan-content';

describe('the groups of clans', () => {
	it('all have a page in both languages', () => {
		expect(clanContents.map(({ key }) => key).sort()).toEqual(listedGroups.map(({ key }) => key).sort());
		for (const { key, hi, en } of clanContents) {
			for (const [field, text] of Object.entries(hi))
				expect(text, `${key} ${field}`).toMatch(/\p{Script=Devanagari}/u);
			for (const [field, text] of Object.entries(en)) {
				expect(text, `${key} ${field}`).toMatch(/\p{Script=Latin}/u);
				expect(text, `${key} ${field}`).not.toMatch(/\p{Script=Devanagari}/u);
			}
			expect(hi.sources.split('\n').length).toBe(en.sources.split('\n').length);
			expect(en.sources).toContain('Tod');
		}
	});

	it('are described in whole sentences', () => {
		for (const { key, hi, en } of clanContents)
			for (const field of ['vansh', 'gotra', 'kuldevi', 'about'] as const) {
				expect(hi[field], `${key} ${field}`).toMatch(/^\S+( \S+){2,}।$/);
				expect(en[field], `${key} ${field}`).toMatch(/^[A-Z]\S*( \S+){2,}\.$/);
			}
		for (const language of ['hi', 'en'] as const) {
			const { description, directory } = getMessages(language).clanPage;
			for (const text of [description, directory.description]) expect(text).toMatch(/^[^:]+[.।]$/);
		}
	});

	it('have names in both languages, and so have their clans and branches', () => {
		for (const { key, clans, branches } of listedGroups)
			for (const language of ['hi', 'en'] as const) {
				const messages = getMessages(language);
				const names: Record<string, string> = messages.clans;
				for (const name of [key, ...clans, ...branches])
					expect(names[name], `${name} in ${language}`).toBeTruthy();
			}
	});
});
