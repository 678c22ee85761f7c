import { describe, expect, it } from 'vitest';
import { almanacSources } from './almanac-days';
import { moonStateAt } from './moon';
import { moonAt } from './sky';

const nakshatras = [
	...['Ashvini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha'],
	...['Magha', 'Purva-Phalguni', 'Uttara-Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha'],
	...['Jyeshtha', 'Mula', 'Purva-Ashadha', 'Uttara-Ashadha', 'Shravana', 'Dhanishtha', 'Shatabhisha'],
	...['Purva-Bhadrapada', 'Uttara-Bhadrapada', 'Revati'],
];

/** Almanacs give whole minutes, and their own ephemerides differ from each other by one or two. */
const leewayMinutes = 2;

const sources = almanacSources.map(({ name, offset, lines }) => ({
	name,
	ends: lines
		.trim()
		.split('\n')
		.map((line) => {
			const [day = '', named = '', until = ''] = line.split(' ');
			const [nakshatra = '', pada] = named.split('.');
			const [hours = 0, minutes = 0] = until.split(':').map(Number);
			const at = Date.parse(day) + (hours * 60 + minutes - offset) * 60_000;
			return { line, day, at, part: nakshatras.indexOf(nakshatra) * 4 + Number(pada ?? 4) - 1 };
		}),
}));

const all = sources.flatMap(({ ends }) => ends);
const days = new Set(all.map(({ day }) => day));
const partAt = (at: number) => {
	const { nakshatra, pada } = moonStateAt(moonAt(new Date(at)));
	return nakshatra * 4 + pada - 1;
};

describe(`published almanacs: ${days.size} days, ${all.length} ends of a nakshatra or pada`, () => {
	it('knows each nakshatra', () => {
		expect(new Set(all.map(({ part }) => Math.floor(part / 4))).size).toBe(27);
		expect(days.size).toBeGreaterThanOrEqual(60);
	});

	for (const { name, ends } of sources)
		it(`agrees with ${ends.length} of ${name}`, () => {
			const leeway = leewayMinutes * 60_000;
			const found = ends.map(({ line, at }) => `${line}: ${partAt(at - leeway)} → ${partAt(at + leeway)}`);
			expect(found).toEqual(ends.map(({ line, part }) => `${line}: ${part} → ${(part + 1) % 108}`));
		});
});
