import { beforeEach, describe, expect, it } from 'vitest';
import { renewMoons } from '@/lib/features/matching/kundli/commands';
import { ownKundliReply, pairKundliReply } from '@/lib/features/matching/kundli/schema';
import { matchesReply } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { GET as getMatches } from '../matches/route';
import { PUT as putWishes } from '../matches/wishes/route';
import { GET as getPair } from './[id]/route';
import { POST as consent } from './consent/route';
import { GET as getPlaces } from './places/route';
import { DELETE, GET, PUT } from './route';

provideDatabase();
beforeEach(emptyTables);

const url = '/api/family/kundli';
const born = { time: '06:35', precision: 'minute', place: 'Jodhpur, Rajasthan' };
const save = (token: string, change: object = {}) =>
	call(PUT, url, { method: 'PUT', token, json: { ...born, ...change } });
const askPair = (token: string, id: string) => call(getPair, `${url}/${id}`, { token, params: { id } });

async function read(token: string) {
	return ownKundliReply.parse((await call(GET, url, { token })).body);
}

async function turnOn(token: string) {
	const { status, body } = await call(consent, `${url}/consent`, { method: 'POST', token });
	expect(status).toBe(200);
	return ownKundliReply.parse(body);
}

async function turnOff(token: string) {
	return ownKundliReply.parse((await call(DELETE, url, { method: 'DELETE', token })).body);
}

async function saveBorn(token: string, change: object = {}) {
	const { status, body, text } = await save(token, change);
	expect(status, text).toBe(200);
	return ownKundliReply.parse(body);
}

async function pair(token: string, id: string) {
	return pairKundliReply.parse((await askPair(token, id)).body);
}

async function getCounted(token: string, id: string) {
	const found = await pair(token, id);
	if (found.state !== 'counted') throw new Error(`The gunas are not counted: ${found.state}`);
	return found;
}

async function makeTwo() {
	const he = await makeSeeker({ clan: 'Rathore', bornOn: new Date('1990-05-17') });
	const she = await makeSeeker({ clan: 'Chauhan', gender: 'Female', bornOn: new Date('1994-08-03') });
	return { he, she };
}

describe('one’s own kundli', () => {
	it('is off at first, and nothing is computed or asked', async () => {
		const { token } = await makeSeeker();
		expect(await read(token)).toMatchObject({ since: null, kundli: null, time: null, place: null });
		expect(await db.birthMoment.count()).toBe(0);
	});

	it('is computed once it is turned on, as a range while the hour is not known', async () => {
		const { token } = await makeSeeker({ bornOn: new Date('1990-05-17') });
		const open = await turnOn(token);
		expect(open.kundli?.moons.length).toBeGreaterThan(3);
		expect([open.kundli?.lagnas, open.gap]).toEqual([null, null]);
		const saved = await saveBorn(token);
		expect(saved).toMatchObject({ time: '06:35', place: born.place, isPlaceKnown: true });
		expect(saved.kundli?.moons.length).toBeLessThanOrEqual(2);
		expect(saved.kundli?.lagnas?.length).toBeLessThanOrEqual(2);
		expect((await read(token)).kundli).toEqual(saved.kundli);
		expect(await db.consent.findMany({ where: { purpose: 'kundli' } })).toMatchObject([
			{ withdrawnAt: null },
		]);
	});

	it('takes digits of either script, and no time at all', async () => {
		const { token } = await makeSeeker();
		await turnOn(token);
		expect((await saveBorn(token, { time: '६:३५', place: 'जोधपुर, राजस्थान' })).time).toBe('06:35');
		expect(await saveBorn(token, { time: null, place: null })).toMatchObject({ time: null, place: null });
	});

	it.each([
		['a place that is not in the list', { place: 'Toronto' }, 'place'],
		['a name that several places have', { place: 'Pratapgarh' }, 'place'],
		['what is no time', { time: '25:00' }, 'time'],
	])('refuses %s with a sentence', async (_, change, path) => {
		const { token } = await makeSeeker();
		await turnOn(token);
		const { status, body } = await save(token, change);
		expect(status).toBe(400);
		expect(body).toMatchObject({ errors: [{ path }] });
		expect(await read(token)).toMatchObject({ time: null, place: null });
	});

	it.each([
		['1942-09-01', '00:30', 'forward'],
		['1945-10-14', '23:30', 'back'],
	])('refuses the hour of %s that the clocks left out or showed twice', async (day, time, word) => {
		const { token } = await makeSeeker({ bornOn: new Date(day) });
		await turnOn(token);
		const { status, body } = await save(token, { time });
		expect(status).toBe(400);
		expect(JSON.stringify(body)).toContain(word);
	});

	it('says why nothing can be computed', async () => {
		const byYear = await makeLogin({ bornOn: new Date('1990-01-01'), bornPrecision: 'year' });
		expect(await turnOn(byYear.token)).toMatchObject({ kundli: null, gap: 'bornOn', bornOn: null });
		const old = await makeLogin({ bornOn: new Date('1905-01-01'), bornPrecision: 'day' });
		expect(await turnOn(old.token)).toMatchObject({ kundli: null, gap: 'tooEarly' });
	});

	it('is gone at once when it is turned off, with all that was entered', async () => {
		const { id, token } = await makeSeeker();
		await turnOn(token);
		await save(token);
		expect(await turnOff(token)).toMatchObject({ since: null, kundli: null, time: null, place: null });
		expect(await db.birthMoment.count({ where: { memberId: id } })).toBe(0);
		const [given] = await db.consent.findMany({ where: { memberId: id, purpose: 'kundli' } });
		expect(given?.withdrawnAt).not.toBeNull();
		expect((await turnOn(token)).since).not.toBeNull();
	});

	it('tells its owner alone where the profile says otherwise about manglik', async () => {
		const { he, she } = await makeTwo();
		for (const { token } of [he, she]) {
			await turnOn(token);
			await save(token);
		}
		const { kundli } = await read(he.token);
		const says = [kundli?.manglikByLagna?.answer, kundli?.manglikByMoon.answer];
		const isManglik = !says.includes('yes');
		await db.member.update({ where: { id: he.id }, data: { isManglik } });
		expect((await read(he.token)).saidManglik).toBe(says.includes('open') ? null : isManglik);
		await db.member.update({ where: { id: he.id }, data: { isManglik: !isManglik } });
		expect((await read(he.token)).saidManglik).toBeNull();
		expect((await askPair(she.token, he.id)).text).not.toContain('saidManglik');
	});

	it('lists its places in the language of the page', async () => {
		const { token } = await makeLogin();
		const hindi = await call(getPlaces, `${url}/places`, { token, language: 'hi' });
		expect(hindi.body.places).toContain('जोधपुर, राजस्थान');
		expect((await call(getPlaces, `${url}/places`, { token, language: 'en' })).body.places).toContain(
			born.place,
		);
	});
});

describe('the gunas of two', () => {
	it('are counted only where both have turned it on, and no longer when one turns it off', async () => {
		const { he, she } = await makeTwo();
		expect(await pair(he.token, she.id)).toEqual({ state: 'off' });
		await turnOn(he.token);
		expect(await pair(he.token, she.id)).toEqual({ state: 'notBoth' });
		await turnOn(she.token);
		expect((await pair(he.token, she.id)).state).toBe('counted');
		await turnOff(she.token);
		expect(await pair(he.token, she.id)).toEqual({ state: 'notBoth' });
	});

	it('are the same from either side, a range where an hour is not known, and tell nothing of hour and place', async () => {
		const { he, she } = await makeTwo();
		await turnOn(he.token);
		await turnOn(she.token);
		const open = await getCounted(he.token, she.id);
		expect(open.gunas.min).toBeLessThan(open.gunas.max);
		await save(he.token);
		await save(she.token, { time: '18:20', place: 'Udaipur, Rajasthan' });
		const [his, hers] = [await getCounted(he.token, she.id), await getCounted(she.token, he.id)];
		expect(his.gunas).toEqual(hers.gunas);
		expect(his.mine).toEqual(hers.theirs);
		expect(his.kootas).toHaveLength(8);
		const sum = his.kootas.reduce((total, { max }) => total + max, 0);
		expect(sum).toBeGreaterThanOrEqual(his.gunas.max);
		for (const word of ['18:20', '06:35', 'Udaipur', 'Jodhpur', 'lagnas', 'pada', 'house', '1990', '1994'])
			expect(JSON.stringify(his)).not.toContain(word);
	});

	it('are of matches alone', async () => {
		const { he } = await makeTwo();
		const brother = await makeSeeker();
		await turnOn(he.token);
		await turnOn(brother.token);
		expect((await askPair(he.token, brother.id)).status).toBe(404);
		expect((await call(getPair, `${url}/${brother.id}`, { params: { id: brother.id } })).status).toBe(401);
	});

	it('count in the score only for who asks for them', async () => {
		const { he, she } = await makeTwo();
		for (const { token } of [he, she]) {
			await turnOn(token);
			await save(token);
		}
		const scoreOf = async () => {
			const { text } = await call(getMatches, '/api/family/matches', { token: he.token });
			const [match] = matchesReply.parse(JSON.parse(text));
			expect(match?._id).toBe(she.id);
			return match?.compatibility ?? 0;
		};
		const before = await scoreOf();
		const wish = (minGunas: number | null) =>
			call(putWishes, '/api/family/matches/wishes', { method: 'PUT', token: he.token, json: { minGunas } });
		await wish(1);
		const easy = await scoreOf();
		await wish(36);
		const hard = await scoreOf();
		expect(easy).toBeGreaterThan(hard);
		await wish(null);
		expect(await scoreOf()).toBe(before);
	});

	it('follow a date of birth that is corrected', async () => {
		const { he } = await makeTwo();
		await turnOn(he.token);
		const stored = () => db.birthMoment.findUniqueOrThrow({ where: { memberId: he.id } });
		const before = await stored();
		await db.member.update({ where: { id: he.id }, data: { bornOn: new Date('1990-05-24') } });
		expect(await renewMoons(new Date())).toBe(1);
		expect((await stored()).moonFrom).not.toBe(before.moonFrom);
		await db.member.update({ where: { id: he.id }, data: { bornPrecision: 'year' } });
		expect(await renewMoons(new Date())).toBe(1);
		expect(await stored()).toMatchObject({ moonFrom: null, computedFor: null });
		expect(await renewMoons(new Date())).toBe(0);
	});
});
