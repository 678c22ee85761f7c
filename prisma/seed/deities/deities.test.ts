import { describe, expect, it } from 'vitest';
import { clanContents } from '../clans/clan-content';
import { type DeityContent, devis, devtas, furtherDevis } from './deity-content';

const all = [...devis, ...furtherDevis, ...devtas];

const devanagari = /\p{Script=Devanagari}/u;
const latin = /\p{Script=Latin}/u;

/** `additionalInfo` names sources, and alternate names may stand in the other script. */
const prose = ({ additionalInfo: _sources, alternateNames: _names, ...rest }: DeityContent['hi']) =>
	Object.entries(rest);

describe('the deities', () => {
	it('are twenty-four devis and eight devtas, each with a picture and a name of its own', () => {
		expect([devis.length, furtherDevis.length, devtas.length]).toEqual([10, 14, 8]);
		expect(new Set(all.map(({ picture }) => picture)).size).toBe(32);
		expect(new Set(all.map(({ hi }) => hi.name)).size).toBe(32);
		expect(new Set(all.map(({ en }) => en.name)).size).toBe(32);
	});

	it.each(all.map((deity) => [deity.en.name, deity] as const))(
		'%s is complete in both languages',
		(_, deity) => {
			for (const [field, text] of prose(deity.hi)) {
				expect(text, field).toMatch(devanagari);
				expect(text, field).not.toMatch(latin);
			}
			for (const [field, text] of prose(deity.en)) {
				expect(text, field).toMatch(latin);
				expect(text, field).not.toMatch(devanagari);
			}
			for (const words of [deity.hi, deity.en]) {
				expect(words.description.split('\n\n').length).toBeGreaterThanOrEqual(2);
				expect(words.alternateNames.length).toBeGreaterThan(0);
			}
			expect(deity.clans.length).toBeGreaterThan(0);
		},
	);

	it.each(all.map((deity) => [deity.en.name, deity] as const))(
		'%s: legends are marked as tradition, and sources are named',
		(_, { hi, en }) => {
			expect(hi.legends).toContain('परंपरा के अनुसार');
			expect(en.legends).toContain('According to tradition');
			expect(hi.additionalInfo).toContain('स्रोत: ');
			expect(en.additionalInfo).toMatch(/Sources?: /);
		},
	);

	it('are all those that the pages of the clans name', () => {
		for (const language of ['hi', 'en'] as const) {
			const names = new Set(
				all.flatMap((deity) => [deity[language].name, ...deity[language].alternateNames]),
			);
			const named = clanContents.flatMap((clan) =>
				[...clan[language].kuldevi.matchAll(/[\p{L}\p{M}]+ (?:माता|देवी|Mata|Devi)(?![\p{L}\p{M}])/gu)].map(
					([name]) => name,
				),
			);
			expect(named.length).toBeGreaterThan(20);
			expect(named.filter((name) => name !== 'इष्ट देवी' && !names.has(name))).toEqual([]);
		}
	});
});
