import { describe, expect, it } from 'vitest';
import { foldedSpelling } from '@/lib/core/text-folding';
import { listedClans } from './clans';
import { groupByTradition, listedGroups } from './groups';
import { listedClanAbove } from './khaanps';
import { seatDistricts } from './seat-districts';
import { shippedAtlas } from './shipped-atlas';

const { exogamousKulOf, findDispute, findKhaanp, khaanps, kulsByTradition, suggestKhaanps } = shippedAtlas;

/** A place that is the seat of two, or has the name of a khaanp: what its name leads to. */
const sharedNames: Readonly<Record<string, string>> = {
	Kotharia: 'Kotadiya',
	कोठारिया: 'Kotadiya',
};

const names = khaanps.map(({ name }) => name);

describe('the atlas', () => {
	it('holds about 300 khaanps, each of a kul that it holds too', () => {
		expect(khaanps.filter(({ parent }) => parent !== null).length).toBeGreaterThanOrEqual(250);
		expect(khaanps.length).toBeGreaterThanOrEqual(300);
		expect(new Set(names).size).toBe(names.length);
		for (const { name, kul, parent, otherKul } of khaanps) {
			const found = khaanps.find((khaanp) => khaanp.name === kul);
			expect(found?.parent, name).toBeNull();
			if (parent !== null) expect(khaanps, name).toContain(parent);
			if (otherKul !== null) expect(names, name).toContain(otherKul);
		}
	});

	it('has every name in both scripts, and every district in Hindi', () => {
		for (const { spellings, seats, kuldevi, gotra } of khaanps)
			for (const each of [spellings, kuldevi, gotra, ...seats.map((seat) => seat.spellings)]) {
				if (each === null) continue;
				for (const text of each.en) expect(text).toMatch(/^[A-Za-z][A-Za-z ]*$/);
				for (const text of each.hi) expect(text).toMatch(/^[\p{Script=Devanagari} ]+$/u);
			}
		for (const { district } of khaanps.flatMap(({ seats }) => seats))
			if (district !== null) expect(Object.keys(seatDistricts)).toContain(district);
	});

	it('gives no spelling to two khaanps, and no place to two', () => {
		const owners = new Map<string, Set<string>>();
		const add = (text: string, owner: string) => {
			const key = foldedSpelling(text);
			owners.set(key, (owners.get(key) ?? new Set()).add(owner));
		};
		for (const { name, spellings } of khaanps)
			for (const text of [...spellings.en, ...spellings.hi]) add(text, name);
		const ofKhaanps = [...owners].filter(([, khaanpsOfKey]) => khaanpsOfKey.size > 1);
		expect(ofKhaanps.map(([key, shared]) => [key, ...shared])).toEqual([]);
		owners.clear();
		for (const { name, seats } of khaanps)
			for (const { spellings } of seats)
				for (const text of [...spellings.en, ...spellings.hi]) add(text, name);
		const ofSeats = [...owners].filter(([, shared]) => shared.size > 1);
		expect(ofSeats.map(([key, shared]) => [key, ...shared])).toEqual([]);
	});

	it('leads every spelling to its khaanp, and every place to its seat unless a khaanp has the name', () => {
		for (const khaanp of khaanps) {
			for (const text of [...khaanp.spellings.en, ...khaanp.spellings.hi])
				expect(findKhaanp(text)?.khaanp.name, text).toBe(khaanp.name);
			for (const seat of khaanp.seats)
				for (const text of [...seat.spellings.en, ...seat.spellings.hi]) {
					const found = findKhaanp(text);
					expect([khaanp.name, sharedNames[text]], text).toContain(found?.khaanp.name);
				}
		}
	});

	it('says of each disputed khaanp who says what', () => {
		const disputed = khaanps.filter(({ isOwnKul }) => isOwnKul === 'disputed');
		expect(disputed.length).toBeGreaterThanOrEqual(10);
		for (const { name } of disputed) {
			const says = findDispute(name)?.says;
			expect(says?.en, name).toMatch(/^[A-Z].*\.$/);
			expect(says?.hi, name).toMatch(/^\p{Script=Devanagari}.*।$/u);
		}
		for (const { name, says } of khaanps) if (says) expect(disputed.map((one) => one.name)).toContain(name);
	});

	it('counts what the clan list names to the same kul', () => {
		for (const clan of listedClans) expect(exogamousKulOf(clan)).toBe(groupByTradition(clan)?.key);
		for (const { key, branches } of listedGroups)
			for (const branch of branches) expect(kulsByTradition(branch)[0], branch).toBe(key);
	});
});

describe('findKhaanp', () => {
	it.each([
		['लाडखानी', 'Ladkhani', 'Shekhawat', 'Kachhwaha'],
		['Lad Khani', 'Ladkhani', 'Shekhawat', 'Kachhwaha'],
		['Ladkhani', 'Ladkhani', 'Shekhawat', 'Kachhwaha'],
		['लाड खानी', 'Ladkhani', 'Shekhawat', 'Kachhwaha'],
		['शेखावत लाडखानी', 'Ladkhani', 'Shekhawat', 'Kachhwaha'],
		['Jodha (Khairwa)', 'Jodha', 'Rathore', 'Rathore'],
		['Rathore (Mertia)', 'Mertia', 'Rathore', 'Rathore'],
		['Jodha Rajput', 'Jodha', 'Rathore', 'Rathore'],
		['जोधा मेड़तिया', 'Rathore', undefined, 'Rathore'],
		['गौड़', 'Gaur', undefined, 'Gaur'],
	])('finds in %s the khaanp %s of %s', (text, name, parent, kul) => {
		expect(findKhaanp(text)).toMatchObject({ khaanp: { name, kul }, seat: null });
		expect(findKhaanp(text)?.khaanp.parent?.name).toBe(parent);
	});

	it.each(['खाचरियावास', 'Khachariawas', 'khachariyawas'])('finds the seat in %s', (text) => {
		expect(findKhaanp(text)).toMatchObject({
			khaanp: { name: 'Shekhawat', kul: 'Kachhwaha' },
			seat: { spellings: { hi: ['खाचरियावास'] }, district: 'Sikar' },
		});
	});

	it.each(['', '-', 'Rajput', 'Jodha Deora', 'Sharma'])('finds none in %j', (text) => {
		expect(findKhaanp(text)).toBeNull();
	});
});

describe('suggestKhaanps', () => {
	it.each([
		['लाडखा', 'Ladkhani', 'Shekhawat'],
		['ladkh', 'Ladkhani', 'Shekhawat'],
		['खाचरिया', 'Khachariawas', 'Shekhawat'],
		['Khachari', 'Khachariawas', 'Shekhawat'],
		['jodha', 'Jodha', 'Rathore'],
		['Jaswal', 'Jaswal', null],
	])('finds while one types %s the name %s, of the listed clan %s', (typed, name, clan) => {
		const [first] = suggestKhaanps(typed, 4);
		expect([first?.khaanp.name, first?.seat?.spellings.en[0]]).toContain(name);
		expect(first && listedClanAbove(first.khaanp)).toBe(clan);
	});

	it('suggests each once, at most so many, and nothing below three letters', () => {
		expect(suggestKhaanps('Ch', 4)).toEqual([]);
		expect(suggestKhaanps('cha', 4)).toHaveLength(4);
		for (const { name } of khaanps) {
			const found = suggestKhaanps(name, 50).map(({ khaanp, seat }) =>
				[khaanp.name, seat?.spellings.en[0]].join(),
			);
			expect(new Set(found).size).toBe(found.length);
		}
	});
});

describe('exogamousKulOf', () => {
	it.each([
		['Jodha', 'मेड़तिया', true],
		['Shekhawat', 'राजावत', true],
		['लाडखानी', 'Naruka', true],
		['Chundawat', 'शक्तावत', true],
		['Krishnawat', 'Sisodiya', true],
		['Jaswal', 'Guleria', true],
		['Manhas', 'Jamwal', true],
		['Jodha', 'Chundawat', false],
		['Jaisa', 'Jadeja', false],
		['Bhadauria', 'Chauhan', false],
		['Bhadauria', 'भदौरिया', true],
		['Sikarwar', 'Badgujar', false],
		['Gohil', 'Sisodiya', false],
		['Gaur', 'गौड़', true],
		['Sharma', 'शर्मा', true],
		['Sharma', 'Jodha', false],
		['Khetri', 'Shekhawat', false],
	])('of %s and %s is one: %s', (a, b, isOne) => {
		expect(exogamousKulOf(a) === exogamousKulOf(b)).toBe(isOne);
	});

	it.each([null, '', 'Rajput'])('is none of %j', (text) => {
		expect(exogamousKulOf(text ?? '')).toBeNull();
	});
});

describe('kulsByTradition', () => {
	it.each([
		['भदौरिया', ['Chauhan']],
		['Sindhal', ['Parihar', 'Rathore']],
		['सिकरवार', ['Badgujar']],
		['Jodha Deora', []],
	])('of %s are %j', (text, kuls) => {
		expect(kulsByTradition(text)).toEqual(kuls);
	});
});
