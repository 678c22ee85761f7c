import { e_tilt, Horizon, MakeTime, Observer } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { type Birth, computeKundli, findMoonStretch, findRefusal, summarizeManglik } from './kundli';
import { viewManglik } from './manglik';
import { moonStateAt, moonStatesBetween } from './moon';
import { ayanamsaAt, lagnaAt, marsAt, moonAt } from './sky';

const now = new Date('2026-12-01T06:00:00Z');
const jodhpur = { latitude: 26.27, longitude: 73.01 };
const day = (text: string) => new Date(text);
const birth = (
	text: string,
	hours: number | null,
	precision: 'minute' | 'quarterHour' | 'hour' = 'minute',
): Birth => ({
	bornOn: day(text),
	time: hours === null ? null : { minutes: hours * 60, precision },
	place: jodhpur,
});

describe('the sky', () => {
	it('has the published ayanamsa of Lahiri', () => {
		// Swiss Ephemeris, 2.8: 23.857092 degrees at 12h TT of 1 January 2000; Calendar Reform Committee: 23°15' in 1956.
		expect(ayanamsaAt(new Date('2000-01-01T11:58:56Z'))).toBeCloseTo(23.857_092, 4);
		expect(ayanamsaAt(new Date('1956-03-21T00:00:00Z'))).toBeCloseTo(23.245_525, 5);
	});

	it('lets each sign rise once a day, in their order', () => {
		const signs = Array.from({ length: 288 }, (_, at) =>
			Math.floor(lagnaAt(new Date(now.getTime() + at * 300_000), jodhpur) / 30),
		);
		const changes = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]);
		expect(new Set(signs).size).toBe(12);
		expect(changes.length).toBeLessThanOrEqual(13);
		expect(
			signs.every((sign, at) => at === 0 || [0, 1].includes((sign - (signs[at - 1] ?? 0) + 12) % 12)),
		).toBe(true);
	});

	it('has the lagna on the horizon in the east, at any time and place', () => {
		const observer = new Observer(jodhpur.latitude, jodhpur.longitude, 0);
		for (let hour = 0; hour < 240; hour++) {
			const at = new Date(now.getTime() + hour * 3_700_000);
			const { dpsi, tobl } = e_tilt(MakeTime(at));
			const tropical = ((lagnaAt(at, jodhpur) + ayanamsaAt(at) + dpsi / 3600) * Math.PI) / 180;
			const tilt = (tobl * Math.PI) / 180;
			const ascension = Math.atan2(Math.sin(tropical) * Math.cos(tilt), Math.cos(tropical)) * (12 / Math.PI);
			const declination = Math.asin(Math.sin(tropical) * Math.sin(tilt)) * (180 / Math.PI);
			const { altitude, azimuth } = Horizon(at, observer, (ascension + 24) % 24, declination);
			expect(Math.abs(altitude)).toBeLessThan(0.01);
			expect(azimuth).toBeGreaterThan(45);
			expect(azimuth).toBeLessThan(135);
		}
	});

	it('lets Mars enter the signs when newspapers say so', () => {
		// Dainik Jalte Deep (24 December 2020), TV9 Marathi (5 February 2024), News24 (23 April), Hindustan Times Marathi (12 July,
		// 26 August). They differ from each other by up to an hour, in which Mars moves by less than two minutes of arc.
		const entries = [
			['2020-12-24T10:17', 0],
			['2024-02-05T21:07', 9],
			['2024-04-23T08:38', 11],
			['2024-07-12T19:12', 1],
			['2024-08-26T15:40', 2],
		] as const;
		const hourMs = 3_600_000;
		for (const [text, sign] of entries) {
			const at = Date.parse(`${text}+05:30`);
			const signs = [at - hourMs, at + hourMs].map((ms) => Math.floor(marsAt(new Date(ms)) / 30));
			expect([text, ...signs]).toEqual([text, (sign + 11) % 12, sign]);
		}
	});
});

describe('the place of the Moon', () => {
	it('is named by nakshatra, pada and rashi', () => {
		expect(moonStateAt(0)).toEqual({ nakshatra: 0, pada: 1, rashi: 0, isSecondHalf: false });
		expect(moonStateAt(359.99)).toEqual({ nakshatra: 26, pada: 4, rashi: 11, isSecondHalf: false });
		expect(moonStateAt(27)).toMatchObject({ nakshatra: 2, pada: 1, rashi: 0 });
		expect(moonStateAt(31)).toMatchObject({ nakshatra: 2, pada: 2, rashi: 1 });
	});

	it('is all that it may be in a stretch, over the end of Meena too', () => {
		expect(moonStatesBetween(355, 365).map(({ nakshatra, pada }) => `${nakshatra}.${pada}`)).toEqual([
			...['26.3', '26.4', '0.1', '0.2'],
		]);
		expect(moonStatesBetween(10, 10.1)).toHaveLength(1);
	});

	it('is one or two by the minute, and four to six padas of a day whose hour is not known', () => {
		for (let at = 0; at < 30; at++) {
			const bornOn = `1990-05-${String(at + 1).padStart(2, '0')}`;
			expect(computeKundli(birth(bornOn, 6)).moons.length).toBeLessThanOrEqual(2);
			const { from, to } = findMoonStretch({ bornOn: day(bornOn), time: null });
			expect(to - from).toBeGreaterThan(11);
			expect(to - from).toBeLessThan(16);
			const open = computeKundli(birth(bornOn, null));
			expect(open.moons.length).toBeGreaterThanOrEqual(4);
			expect(open.moons.length).toBeLessThanOrEqual(7);
			expect(open.lagnas).toBeNull();
			expect(open.manglikByLagna).toBeNull();
			const sixOClock = moonStateAt(moonAt(new Date(`${bornOn}T00:30:00Z`)));
			expect(open.moons).toContainEqual(sixOClock);
		}
	});
});

describe('what is refused', () => {
	it('is a birth before there was one time in India, and one that has not been', () => {
		expect(findRefusal(birth('1905-12-31', 6), now)).toBe('tooEarly');
		expect(findRefusal(birth('1906-01-01', 6), now)).toBeNull();
		expect(findRefusal(birth('2026-12-02', null), now)).toBe('inFuture');
		expect(findRefusal(birth('2026-12-01', null), now)).toBeNull();
	});

	it('is an hour that the clocks of the war left out or showed twice', () => {
		expect(findRefusal(birth('1942-09-01', 0.5), now)).toBe('neverWas');
		expect(findRefusal(birth('1945-10-14', 23.5), now)).toBe('wasTwice');
		expect(findRefusal(birth('1945-10-14', 22.5), now)).toBeNull();
		expect(findRefusal(birth('1945-10-14', null), now)).toBeNull();
	});
});

describe('manglik', () => {
	it('is Mars in the 1st, 4th, 7th, 8th or 12th, all 144 pairs of signs', () => {
		const views = Array.from({ length: 144 }, (_, at) => viewManglik(at % 12, Math.floor(at / 12)));
		expect(views.filter(({ isInHouse }) => isInHouse)).toHaveLength(5 * 12);
		for (const { house, isInHouse } of views) expect(isInHouse).toBe([1, 4, 7, 8, 12].includes(house));
		for (const { isInHouse, isManglik, exceptions } of views) {
			expect(isManglik).toBe(isInHouse && exceptions.length === 0);
			expect(isInHouse || exceptions.length === 0).toBe(true);
		}
	});

	it('is lifted in the own sign, exalted, by house and sign, and in Simha and Kumbha', () => {
		expect(viewManglik(0, 0)).toMatchObject({ house: 1, exceptions: ['ownSign'], isManglik: false });
		expect(viewManglik(9, 3)).toMatchObject({ house: 7, exceptions: ['exalted'] });
		expect(viewManglik(3, 9)).toMatchObject({ house: 7, exceptions: ['houseSign'] });
		expect(viewManglik(8, 1)).toMatchObject({ house: 8, exceptions: ['houseSign'] });
		expect(viewManglik(6, 7)).toMatchObject({ house: 12, exceptions: ['houseSign'] });
		expect(viewManglik(4, 4)).toMatchObject({ house: 1, exceptions: ['simhaKumbha'] });
		expect(viewManglik(2, 2)).toMatchObject({ house: 1, exceptions: [], isManglik: true });
		expect(viewManglik(2, 0)).toMatchObject({ house: 3, isManglik: false });
	});

	it('is open where what is possible disagrees', () => {
		expect(summarizeManglik([viewManglik(2, 2)])).toBe('yes');
		expect(summarizeManglik([viewManglik(2, 0)])).toBe('no');
		expect(summarizeManglik([viewManglik(2, 2), viewManglik(2, 1)])).toBe('open');
	});
});
