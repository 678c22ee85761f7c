import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as getFeed } from '@/app/api/family/days/feed/[key]/route';
import { DELETE as closeFeed, POST as openFeed } from '@/app/api/family/days/feed/route';
import { GET, PUT } from '@/app/api/family/days/route';
import { PUT as putWedding } from '@/app/api/family/days/weddings/[id]/route';
import { db } from '@/lib/platform/db/client';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import { getMessages } from '@/lib/platform/i18n/translate';
import { log } from '@/lib/platform/log/log';
import type { Mail } from '@/lib/platform/mail/mail';
import { sendMail } from '@/lib/platform/mail/send';
import { getHinduDay } from '@/lib/rules/hindu-calendar/hindu-day';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { queueDayMails } from './mails';
import { familyDaysReply } from './schema';

vi.mock('@/lib/platform/mail/send', () => ({ sendMail: vi.fn(async () => {}) }));
vi.mock('@/lib/rules/hindu-calendar/hindu-day', { spy: true });

provideDatabase();
beforeEach(emptyTables);
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.mocked(sendMail).mockClear();
});

const path = '/api/family/days';
const sent = (): Mail[] => vi.mocked(sendMail).mock.calls.map(([mail]) => mail);
const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
const day = (text: string) => new Date(text);

/** A member with a living mother, a grandfather who has died, an uncle whose year alone is known, and parents who married. */
async function makeFamily(more = {}) {
	const owner = await makeLogin({ name: 'Vikram Singh', language: 'en', ...more });
	const tree = await WrittenTree.of(owner.id);
	const born = { bornOn: day('1960-12-02'), bornPrecision: 'day' } as const;
	const motherId = await tree.card('Gayatri Kanwar', { gender: 'Female', ...born });
	const fatherId = await tree.card('Mohan Singh', { gender: 'Male' });
	const dead = { gender: 'Male', isDeceased: true, diedOn: day('2001-12-26'), diedPrecision: 'day' } as const;
	const grandfatherId = await tree.card('उम्मेद सिंह', dead);
	await tree.card('Arjun Singh', { bornOn: day('1950-01-01'), bornPrecision: 'year' });
	await tree.parent(tree.meId, motherId, 'mother');
	await tree.parent(tree.meId, fatherId, 'father');
	await tree.parent(fatherId, grandfatherId, 'father');
	await db.union.create({
		data: {
			...{ treeId: tree.id, marriedOn: day('1985-02-11') },
			...(motherId < fatherId
				? { partnerAId: motherId, partnerBId: fatherId }
				: { partnerAId: fatherId, partnerBId: motherId }),
		},
	});
	return { owner, tree };
}

const read = async (token: string) => familyDaysReply.parse((await call(GET, path, { token })).body);
const readDays = async (token: string) => (await read(token)).days;
const readCouples = async (token: string) => (await read(token)).couples;

describe('the days of a family', () => {
	it('are for members alone, each for their own tree', async () => {
		await makeFamily();
		const stranger = await makeLogin();
		for (const handler of [GET, PUT, openFeed, closeFeed])
			expect((await call(handler, path, handler === PUT ? { json: {} } : {})).status).toBe(401);
		expect(await readDays(stranger.token)).toEqual([]);
	});

	it('are birthdays, weddings and the tithis of deaths within a year, of which the whole date is known', async () => {
		const { owner } = await makeFamily();
		at('2026-12-01T06:00:00Z');
		const { status, body } = await call(GET, path, { token: owner.token });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			...{ today: '2026-12-01', feedSince: null },
			choice: { reckoning: 'purnimanta', isMailed: false },
			days: [
				{ date: '2026-12-02', kind: 'birthday', years: 66, people: [{ name: 'Gayatri Kanwar' }] },
				{ kind: 'death', years: 25, people: [{ name: 'उम्मेद सिंह', written: { name: expect.any(String) } }] },
				{ date: '2027-02-11', kind: 'wedding', years: 42, people: [{}, {}], hinduDay: null },
			],
		});
	});

	it('name the tithi of a death before 1970', async () => {
		const { owner, tree } = await makeFamily();
		const dead = { isDeceased: true, diedOn: day('1957-01-15'), diedPrecision: 'day' } as const;
		await tree.card('Bhim Singh', dead);
		at('2026-12-01T06:00:00Z');
		const days = await readDays(owner.token);
		expect(days.find(({ people }) => people[0]?.name === 'Bhim Singh')).toMatchObject({
			kind: 'death',
			date: '2027-01-21',
			years: 70,
			hinduDay: { month: 9, isLeap: false, isDark: false, tithi: 14 },
		});
	});

	it('leave out a card whose day cannot be computed, and log it once', async () => {
		const error = vi.spyOn(log, 'error').mockImplementation(() => {});
		const { owner, tree } = await makeFamily();
		const dead = { isDeceased: true, diedOn: day('2003-03-03'), diedPrecision: 'day' } as const;
		const id = await tree.card('Kan Singh', dead);
		vi.mocked(getHinduDay).mockImplementationOnce(() => {
			throw new RangeError('beyond what can be computed');
		});
		at('2026-12-01T06:00:00Z');
		const kinds = (await readDays(owner.token)).map(({ kind }) => kind);
		expect(kinds.toSorted()).toEqual(['birthday', 'death', 'wedding']);
		expect(error).toHaveBeenCalledExactlyOnceWith(
			{ err: expect.any(RangeError), id },
			'the day of one card cannot be computed',
		);
	});

	it('hold the next three within a month alone, without couples, when only these are requested', async () => {
		const { owner, tree } = await makeFamily();
		for (const at of [3, 4, 5])
			await tree.card(`Born ${at}`, { bornOn: day(`1990-12-0${at}`), bornPrecision: 'day' });
		at('2026-12-01T06:00:00Z');
		const readSoon = async () =>
			familyDaysReply.parse((await call(GET, `${path}?soon=true`, { token: owner.token })).body);
		const { days, couples } = await readSoon();
		expect(days.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-03', '2026-12-04']);
		expect(couples).toEqual([]);
		at('2026-10-01T06:00:00Z');
		expect((await readSoon()).days).toEqual([]);
		expect((await readDays(owner.token)).length).toBeGreaterThan(3);
	});

	it('are no weddings of which the year alone is known', async () => {
		const { owner } = await makeFamily();
		at('2026-12-01T06:00:00Z');
		const weddings = async () =>
			(await readDays(owner.token)).filter(({ kind }) => kind === 'wedding').length;
		expect(await weddings()).toBe(1);
		await db.union.updateMany({ data: { facts: [{ tag: 'MARR', date: 'FEB 1985' }] } });
		expect(await weddings()).toBe(0);
		await db.union.updateMany({ data: { facts: [], marriedOn: day('1985-01-01') } });
		expect(await weddings()).toBe(0);
		await db.union.updateMany({ data: { marriedPrecision: 'year' } });
		expect(await weddings()).toBe(0);
		await db.union.updateMany({ data: { marriedPrecision: 'day' } });
		expect(await weddings()).toBe(1);
	});

	it('are weddings as soon as the owner has written the day', async () => {
		const { owner } = await makeFamily();
		const stranger = await makeFamily();
		await db.union.updateMany({ data: { marriedOn: null, facts: [{ tag: 'MARR', place: 'Jodhpur' }] } });
		const id = (await readCouples(owner.token))[0]?._id ?? '';
		expect(await readCouples(owner.token)).toMatchObject([{ people: [{}, {}], marriedOn: null }]);
		const save = (date: string | null, token = owner.token) =>
			call(putWedding, `${path}/weddings/${id}`, {
				method: 'PUT',
				params: { id },
				json: { marriedOn: date },
				token,
			});
		const weddings = async () => (await readDays(owner.token)).filter(({ kind }) => kind === 'wedding');
		at('2026-12-01T06:00:00Z');
		expect((await save('1985-02-11')).status).toBe(200);
		expect(await weddings()).toMatchObject([{ date: '2027-02-11', years: 42 }]);
		expect(await readCouples(owner.token)).toMatchObject([{ marriedOn: '1985-02-11' }]);
		expect(await db.union.findUnique({ where: { id } })).toMatchObject({
			facts: [{ tag: 'MARR', place: 'Jodhpur', date: '11 FEB 1985' }],
		});
		expect((await save('1986')).status).toBe(200);
		expect(await weddings()).toEqual([]);
		expect(await readCouples(owner.token)).toMatchObject([{ marriedOn: '1986' }]);
		for (const [date, message] of [
			['1986-02', 'weddingPrecision'],
			['1986~', 'weddingPrecision'],
			['2026-12-02', 'dateToCome'],
			['1960-12-01', 'marriedBeforeBorn'],
		] as const)
			expect([date, (await save(date)).body]).toMatchObject([
				date,
				{
					code: 'input.invalid',
					errors: [{ path: 'marriedOn', message: getMessages('en').fieldErrors[message] }],
				},
			]);
		expect((await save('1985-02-11', stranger.owner.token)).status).toBe(404);
		expect((await save('1985-02-11', '')).status).toBe(401);
		expect((await save(null)).status).toBe(200);
		expect(await readCouples(owner.token)).toMatchObject([{ marriedOn: null }]);
		await db.union.updateMany({ data: { endedBy: 'divorce' } });
		expect(await readCouples(owner.token)).toEqual([]);
		expect((await save('1985-02-11')).status).toBe(404);
	});

	it('a wedding written as 1 January is on that day, and one written as a year is on none', async () => {
		const { owner } = await makeFamily();
		const [couple] = await readCouples(owner.token);
		const id = couple?._id ?? '';
		const save = async (marriedOn: string) => {
			const { status } = await call(putWedding, `${path}/weddings/${id}`, {
				method: 'PUT',
				params: { id },
				json: { marriedOn },
				token: owner.token,
			});
			expect(status).toBe(200);
			const { days, couples } = await read(owner.token);
			return [couples[0]?.marriedOn, days.find(({ kind }) => kind === 'wedding')?.date];
		};
		at('2026-12-01T06:00:00Z');
		expect(await save('1985-01-01')).toEqual(['1985-01-01', '2027-01-01']);
		expect(await save('1985')).toEqual(['1985', undefined]);
	});

	it('name the tithi by the reckoning that was chosen', async () => {
		const { owner, tree } = await makeFamily();
		const dead = { isDeceased: true, diedOn: day('2024-01-07'), diedPrecision: 'day' } as const;
		await tree.parent(tree.meId, await tree.card('Kishan Singh', dead), 'father', 'adopted');
		at('2024-12-01T06:00:00Z');
		const findTithi = async () => (await readDays(owner.token)).find(({ date }) => date === '2024-12-26');
		expect(await findTithi()).toMatchObject({ years: 1, hinduDay: { month: 9, isDark: true, tithi: 11 } });
		const json = { reckoning: 'amanta', isMailed: false };
		expect((await call(PUT, path, { method: 'PUT', json, token: owner.token })).body).toMatchObject(json);
		expect(await findTithi()).toMatchObject({ hinduDay: { month: 8, isDark: true, tithi: 11 } });
	});

	it.each([{ reckoning: 'solar', isMailed: true }, { reckoning: 'amanta' }, {}])(
		'refuses %j',
		async (json) => {
			const { token } = await makeLogin();
			expect((await call(PUT, path, { method: 'PUT', json, token })).status).toBe(400);
		},
	);
});

describe('the address for a calendar', () => {
	const open = async (token: string) => {
		const { status, body } = await call(openFeed, `${path}/feed`, { method: 'POST', token });
		expect(status).toBe(201);
		return String(body.address);
	};
	const fetchFeed = (address: string) => {
		const key = address.slice(address.lastIndexOf('/') + 1);
		return call(getFeed, `${path}/feed/${key}`, { params: { key } });
	};

	it('answers the days as a calendar, in the language of the account', async () => {
		const { owner } = await makeFamily({ language: 'hi' });
		at('2026-12-01T06:00:00Z');
		const { status, text, headers } = await fetchFeed(await open(owner.token));
		expect(status).toBe(200);
		expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		expect(headers.get('cache-control')).toBe('private, no-store');
		const unfolded = text.replaceAll('\r\n ', '');
		expect(unfolded).toContain('DTSTART;VALUE=DATE:20261202');
		expect(unfolded).toMatch(/SUMMARY:.*का जन्मदिन \(66 वर्ष\)/);
		expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(3);
		expect(unfolded).toMatch(/DESCRIPTION:\S+ (कृष्ण|शुक्ल) /);
	});

	it('is kept as a hash alone, ends when a new one is made, when it is ended, and with the account', async () => {
		const { owner } = await makeFamily();
		const first = await open(owner.token);
		const key = first.slice(first.lastIndexOf('/') + 1, -'.ics'.length);
		expect(JSON.stringify(await db.familyDays.findMany())).not.toContain(key);
		const second = await open(owner.token);
		expect((await fetchFeed(first)).status).toBe(404);
		expect((await fetchFeed(second)).status).toBe(200);
		expect((await call(GET, path, { token: owner.token })).body).toMatchObject({
			feedSince: expect.stringContaining('T'),
		});
		const { status } = await call(closeFeed, `${path}/feed`, { method: 'DELETE', token: owner.token });
		expect(status).toBe(200);
		expect((await fetchFeed(second)).status).toBe(404);
		const third = await open(owner.token);
		await db.member.update({ where: { id: owner.id }, data: { isDeceased: true } });
		expect((await fetchFeed(third)).status).toBe(404);
		await db.member.delete({ where: { id: owner.id } });
		expect(await db.familyDays.count()).toBe(0);
		expect((await fetchFeed('/x.ics')).status).toBe(404);
	});
});

describe('the mail of a morning', () => {
	/** Seven in the morning in India, on the birthday. */
	const morning = new Date('2026-12-02T01:30:00Z');
	const wanted = { reckoning: 'purnimanta', isMailed: true } as const;
	const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);

	it('goes to who wants it on a day with something to remember, once', async () => {
		const { owner } = await makeFamily();
		await db.familyDays.create({ data: { memberId: owner.id, ...wanted } });
		const other = await makeFamily();
		await db.familyDays.create({ data: { memberId: other.owner.id, reckoning: 'amanta' } });
		expect(await queueDayMails(new Date('2026-12-01T23:00:00Z'))).toBe(0);
		expect(await queueDayMails(morning)).toBe(1);
		expect(await queueDayMails(later(1))).toBe(0);
		await sendDecisionMails(later(1));
		expect(sent()).toHaveLength(1);
		expect(sent()[0]).toMatchObject({ to: owner.email, subject: 'Today in the family: 1 day to remember' });
		expect(sent()[0]?.text).toContain('Birthday of Gayatri Kanwar (mother) (66 years)');
		expect(await queueDayMails(later(24))).toBe(0);
	});

	it('goes to confirmed addresses alone', async () => {
		const { owner } = await makeFamily({ emailConfirmedAt: null });
		await db.familyDays.create({ data: { memberId: owner.id, ...wanted } });
		expect(await queueDayMails(morning)).toBe(0);
	});

	it('reaches the other members when the days of one cannot be read', async () => {
		const error = vi.spyOn(log, 'error').mockImplementation(() => {});
		const families = [await makeFamily(), await makeFamily(), await makeFamily()];
		const ids = families.map(({ owner }) => owner.id).toSorted();
		for (const memberId of ids) await db.familyDays.create({ data: { memberId, ...wanted } });
		const [first = ''] = ids;
		await db.union.updateMany({ where: { tree: { ownerId: first } }, data: { facts: [{ tag: 1 }] } });
		expect(await queueDayMails(morning)).toBe(2);
		expect(error).toHaveBeenCalledExactlyOnceWith(
			{ err: expect.any(Error), part: 'days', id: first },
			'one record is left out',
		);
	});

	it('is queued by one of two processes', async () => {
		const { owner } = await makeFamily();
		await db.familyDays.create({ data: { memberId: owner.id, ...wanted } });
		const queued = await Promise.all([queueDayMails(morning), queueDayMails(morning)]);
		expect(queued.toSorted()).toEqual([0, 1]);
	});
});
