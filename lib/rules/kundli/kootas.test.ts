import { describe, expect, it } from 'vitest';
import { countGunaRange, countGunas, countKoota, type Koota, kootaMax, kootas } from './kootas';
import { type MoonState, moonStates } from './moon';

/** All places of the Moon that the tables tell apart; in them all 27 × 27 pairs of nakshatras. */
const pairs = moonStates.flatMap((bride) => moonStates.map((groom) => ({ bride, groom })));
const nakshatraPairs = new Set(pairs.map(({ bride, groom }) => `${bride.nakshatra} ${groom.nakshatra}`));

/** The koota of a nakshatra alone, which its padas do not change. */
const ofNakshatra = new Set<Koota>(['tara', 'yoni', 'gana', 'nadi']);

const countsOf = (koota: Koota) => pairs.map((pair) => ({ pair, ...countKoota(koota, pair) }));
const namesOf = (koota: Koota) =>
	moonStates.map((state) => ({ state, name: countKoota(koota, { bride: state, groom: state }).bride }));
const countBy = <Key>(keys: readonly Key[]) =>
	keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<Key, number>());
const isSymmetric = (koota: Koota) =>
	pairs.every(
		({ bride, groom }) =>
			countKoota(koota, { bride, groom }).points === countKoota(koota, { bride: groom, groom: bride }).points,
	);
const first = (wanted: Partial<MoonState>): MoonState => {
	const found = moonStates.find((state) =>
		Object.entries(wanted).every(([key, value]) => state[key as keyof MoonState] === value),
	);
	if (!found) throw new Error('No such place of the Moon');
	return found;
};

describe(`kootas: ${pairs.length} pairs of ${moonStates.length} places of the Moon, ${nakshatraPairs.size} of nakshatras, each by 8 tables`, () => {
	it('has all pairs of nakshatras, four padas each, and the halves of Dhanu and Makara', () => {
		expect(nakshatraPairs.size).toBe(27 * 27);
		expect(new Set(moonStates.map(({ nakshatra, pada }) => `${nakshatra} ${pada}`)).size).toBe(108);
		expect(moonStates).toHaveLength(110);
	});

	it('gives 36 in all, at most, and no less than nothing', () => {
		expect(Object.values(kootaMax).reduce((sum, most) => sum + most, 0)).toBe(36);
		for (const koota of kootas) {
			const points = countsOf(koota).map((count) => count.points);
			// Of two taras at most one is bad: what is the third from one side is the eighth from the other.
			const least = koota === 'tara' ? 1.5 : 0;
			expect([koota, Math.min(...points), Math.max(...points)]).toEqual([koota, least, kootaMax[koota]]);
		}
		const sums = pairs.map(countGunas);
		expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...sums)).toBeLessThanOrEqual(36);
	});

	it('asks for nothing but the nakshatra in tara, yoni, gana and nadi, and for the rashi in the others', () => {
		for (const koota of kootas) {
			const seen = new Map<string, number>();
			for (const { pair, points } of countsOf(koota)) {
				const key = ofNakshatra.has(koota)
					? `${pair.bride.nakshatra} ${pair.groom.nakshatra}`
					: `${pair.bride.rashi} ${pair.bride.isSecondHalf} ${pair.groom.rashi} ${pair.groom.isSecondHalf}`;
				expect(seen.get(key) ?? points).toBe(points);
				seen.set(key, points);
			}
		}
	});

	it('counts the same from either side in tara, yoni, maitri, bhakoot and nadi, not in varna, vashya and gana', () => {
		expect(kootas.filter(isSymmetric)).toEqual(['tara', 'yoni', 'maitri', 'bhakoot', 'nadi']);
	});

	it('varna: three rashis each; all but where the bride is higher', () => {
		const byRashi = new Map(namesOf('varna').map(({ state, name }) => [state.rashi, name]));
		expect([...countBy([...byRashi.values()]).values()]).toEqual([3, 3, 3, 3]);
		const given = [...byRashi.keys()].flatMap((a) =>
			[...byRashi.keys()].map((b) =>
				countKoota('varna', { bride: first({ rashi: a }), groom: first({ rashi: b }) }),
			),
		);
		expect(given.filter(({ points }) => points === 1)).toHaveLength((16 - 6) * 9);
	});

	it('vashya: a half of Dhanu is of the archer and a half of Makara of the fish; the same group gives both', () => {
		const nameOf = (wanted: Partial<MoonState>) => {
			const state = first(wanted);
			return countKoota('vashya', { bride: state, groom: state });
		};
		expect(nameOf({ rashi: 8, isSecondHalf: false })).toMatchObject({ bride: 'manava', points: 2 });
		expect(nameOf({ rashi: 8, isSecondHalf: true })).toMatchObject({ bride: 'chatushpada', points: 2 });
		expect(nameOf({ rashi: 9, isSecondHalf: false })).toMatchObject({ bride: 'chatushpada', points: 2 });
		expect(nameOf({ rashi: 9, isSecondHalf: true })).toMatchObject({ bride: 'jalachara', points: 2 });
		expect(nameOf({ rashi: 4 })).toMatchObject({ bride: 'vanachara', points: 2 });
	});

	it('tara: all three, or half where one side is the third, fifth or seventh of nine', () => {
		for (const { points, bride, groom } of countsOf('tara')) {
			const bad = [bride, groom].filter((tara) => ['vipat', 'pratyari', 'vadha'].includes(String(tara)));
			expect(points).toBe(3 - bad.length * 1.5);
		}
		const same = first({ nakshatra: 5 });
		expect(countKoota('tara', { bride: same, groom: same })).toMatchObject({ points: 3, bride: 'janma' });
	});

	it('yoni: fourteen animals, two nakshatras each but one; seven pairs of sworn enemies, the same gives 4', () => {
		const animals = new Map(namesOf('yoni').map(({ state, name }) => [state.nakshatra, name]));
		expect([...countBy([...animals.values()]).values()].sort()).toEqual([1, ...Array(13).fill(2)]);
		const enemies = countsOf('yoni').flatMap(({ points, bride, groom }) =>
			points === 0 ? [[bride, groom].sort().join()] : [],
		);
		expect([...new Set(enemies)].sort()).toEqual(
			[
				...['buffalo,horse', 'elephant,lion', 'monkey,sheep', 'mongoose,serpent'],
				...['deer,dog', 'cat,rat', 'cow,tiger'],
			].sort(),
		);
		expect(countsOf('yoni').every(({ points, bride, groom }) => (points === 4) === (bride === groom))).toBe(
			true,
		);
	});

	it('maitri: as the published table of the lords, which the friendships of the Brihat Parashara give', () => {
		// Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn (Maitreya, saravali.de).
		const published = [
			[5, 5, 5, 4, 5, 0, 0],
			[5, 5, 4, 1, 4, 0.5, 0.5],
			[5, 4, 5, 0.5, 5, 3, 0.5],
			[4, 1, 0.5, 5, 0.5, 5, 4],
			[5, 4, 5, 0.5, 5, 0.5, 3],
			[0, 0.5, 3, 5, 0.5, 5, 5],
			[0, 0.5, 0.5, 4, 3, 5, 5],
		];
		const lords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
		const rashis = [4, 3, 0, 2, 8, 1, 9].map((rashi) => first({ rashi }));
		const counted = rashis.map((bride) => rashis.map((groom) => countKoota('maitri', { bride, groom })));
		expect(counted.map((row) => row.map(({ points }) => points))).toEqual(published);
		expect(counted.map(([count]) => count?.bride)).toEqual(lords);
	});

	it('gana: nine nakshatras each; the same gives 6', () => {
		const ganas = new Map(namesOf('gana').map(({ state, name }) => [state.nakshatra, name]));
		expect(countBy([...ganas.values()])).toEqual(
			new Map([
				['deva', 9],
				['manushya', 9],
				['rakshasa', 9],
			]),
		);
		expect(countsOf('gana').every(({ points, bride, groom }) => bride !== groom || points === 6)).toBe(true);
	});

	it('bhakoot: nothing for 2 and 12, 5 and 9, 6 and 8; seven for all others', () => {
		const bad = new Set(['2,12', '12,2', '5,9', '9,5', '6,8', '8,6']);
		for (const { points, bride, groom } of countsOf('bhakoot'))
			expect(points).toBe(bad.has(`${bride},${groom}`) ? 0 : 7);
	});

	it('nadi: nine nakshatras each; the same gives nothing, all others 8', () => {
		const nadis = new Map(namesOf('nadi').map(({ state, name }) => [state.nakshatra, name]));
		expect([...countBy([...nadis.values()]).values()]).toEqual([9, 9, 9]);
		for (const { points, bride, groom } of countsOf('nadi')) expect(points).toBe(bride === groom ? 0 : 8);
	});

	it('counts a known pair by hand: Ashvini and Bharani, both of Mesha', () => {
		const bride = first({ nakshatra: 0 });
		const groom = first({ nakshatra: 1 });
		const points = kootas.map((koota) => countKoota(koota, { bride, groom }).points);
		// Kshatriya both; of four feet both; sampat and atimitra; horse and elephant; Mars both; deva and manushya; the same rashi; adi and madhya.
		expect(points).toEqual([1, 2, 3, 2, 5, 5, 7, 8]);
		expect(countGunas({ bride, groom })).toBe(33);
	});

	it('answers least and most where the Moon of one is not known exactly', () => {
		const range = countGunaRange(moonStates.slice(0, 6), moonStates.slice(40, 41));
		const all = moonStates.slice(0, 6).map((bride) => countGunas({ bride, groom: moonStates[40] ?? bride }));
		expect(range).toEqual({ min: Math.min(...all), max: Math.max(...all) });
	});
});
