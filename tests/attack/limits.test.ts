import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isFullRun } from '@/tests/support/full-run';
import { codeSentTo, mailsTo } from '@/tests/support/outbox-mails';
import { type Caller, deviceLimits, type LimitRow, limitTable, mailLimits } from './limits-table';
import { logIn, type Person, register } from './people';
import { type Portal, startPortal } from './portal';

/** Of the portal on which every limit is reached by as many calls as it allows. */
const smallFactor = isFullRun ? 0.04 : 0.02;
const metricsToken = 'only-the-attacks-may-read-this';
const atOnce = 50;

let asSet: Stage;
let small: Stage;
let calls = 0;
const addresses = new Set<string>();

/** A portal with its database and those who call it. */
interface Stage {
	portal: Portal;
	database: pg.Client;
	members: [Person, Person];
	/** With the second factor on. */
	protectedMembers: [Person, Person];
	/** With a confirmed address. */
	confirmedMembers: [Person, Person];
	administrator: Person;
}

let nextAddress = 0;

function newAddress(): string {
	nextAddress += 1;
	return `100.64.${Math.floor(nextAddress / 250)}.${(nextAddress % 250) + 1}`;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

async function stage(env: Record<string, string>): Promise<Stage> {
	const portal = await startPortal({ env: { METRICS_TOKEN: metricsToken, ...env } });
	const database = new pg.Client({ connectionString: portal.databaseUrl });
	await database.connect();
	const join = () => register(portal, {}, from(newAddress()));
	const mark = async (member: Person, column: 'secondFactorSince' | 'emailConfirmedAt') => {
		await database.query(`UPDATE "Member" SET "${column}" = now() WHERE "id" = $1`, [member.id]);
		return member;
	};
	const protect = (member: Person) => mark(member, 'secondFactorSince');
	const confirm = (member: Person) => mark(member, 'emailConfirmedAt');
	return {
		portal,
		database,
		members: [await join(), await join()],
		protectedMembers: [await protect(await join()), await protect(await join())],
		confirmedMembers: [await confirm(await join()), await confirm(await join())],
		administrator: await logIn(portal, undefined, from(newAddress())),
	};
}

beforeAll(async () => {
	asSet = await stage({ TRUSTED_PROXY_HOPS: '1' });
	small = await stage({ TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_FACTOR: String(smallFactor) });
});

afterAll(async () => {
	for (const on of [asSet, small]) {
		await on?.database.end();
		await on?.portal.stop();
	}
	process.stdout.write(
		`limits: ${limitTable.length} limits on calls and ${mailLimits.length} on mails, ${calls} calls from ${addresses.size} addresses; none let one more through, none kept an owner out\n`,
	);
});

const refusal = z.object({ code: z.string(), message: z.string() });

interface Answer {
	status: number;
	headers: Headers;
	code: string | null;
	message: string;
}

interface Request {
	method?: string;
	path: string;
	json?: unknown;
	form?: Record<string, string | Blob>;
	headers?: Record<string, string>;
}

async function send(
	{ portal }: Pick<Stage, 'portal'>,
	{ method, path, json, form, headers }: Request,
): Promise<Answer> {
	calls += 1;
	const address = headers?.['x-forwarded-for'];
	if (address !== undefined) addresses.add(address);
	const data = new FormData();
	for (const [name, value] of Object.entries(form ?? {})) data.set(name, value);
	const body = form ? data : json === undefined ? null : JSON.stringify(json);
	const answer = await fetch(portal.origin + path, {
		method: method ?? (body === null ? 'GET' : 'POST'),
		redirect: 'manual',
		headers: {
			'accept-language': 'en',
			...(json !== undefined && { 'content-type': 'application/json' }),
			...headers,
		},
		body,
	});
	const text = await answer.text();
	const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
	const { data: refused } = refusal.safeParse(isJson ? JSON.parse(text) : null);
	return {
		status: answer.status,
		headers: answer.headers,
		code: refused?.code ?? null,
		message: refused?.message ?? /<h1>(.*)<\/h1>/.exec(text)?.[1] ?? '',
	};
}

function getCaller(stage: Stage, { by, isOfMembers, memberIs }: LimitRow, at: 0 | 1): Caller {
	const { administrator } = stage;
	const members = memberIs ? stage[`${memberIs}Members`] : stage.members;
	const callers = { address: null, account: null, all: null, member: members[at], administrator };
	const member = isOfMembers ? members[at] : callers[by];
	return { address: newAddress(), member, about: by === 'account' ? members[at].email : randomUUID() };
}

/** As one caller: what is counted by the account or by all comes from another address each time. */
async function callAs(on: Stage, row: LimitRow, caller: Caller, language = 'en'): Promise<Answer> {
	const address = row.by === 'account' || row.by === 'all' ? newAddress() : caller.address;
	const { path, ...sent } = await row.call(caller);
	const token = caller.member?.token;
	return send(on, {
		...sent,
		path: row.isPage && language === 'en' ? `/en${path}` : path,
		headers: {
			'accept-language': language,
			...from(address),
			...(token !== undefined &&
				(row.isPage ? { cookie: `next-auth.session-token=${token}` } : { authorization: `Bearer ${token}` })),
		},
	});
}

const getRows = (names: readonly string[]) => names.flatMap((name) => [`${name}:%`, `${name}Delay:%`]);

async function forget({ database }: Stage, names: readonly string[]): Promise<void> {
	await database.query('DELETE FROM "RateLimit" WHERE key LIKE ANY($1)', [getRows(names)]);
}

/** As though the time of the limit were over. */
async function passTime({ database }: Stage, name: string): Promise<void> {
	await database.query('UPDATE "RateLimit" SET expire = 1 WHERE key LIKE ANY($1)', [getRows([name])]);
}

async function setUsedUp({ database }: Stage, name: string, points: number): Promise<void> {
	await database.query('UPDATE "RateLimit" SET points = $2 WHERE key LIKE $1', [`${name}:%`, points]);
}

/** Calls until the limit is reached, and answers what the last of them said. */
async function spend(on: Stage, row: LimitRow, caller: Caller, points: number): Promise<void> {
	for (let used = 0; used < points; used++) {
		await forget(on, row.besides ?? []);
		const { status, code } = await callAs(on, row, caller);
		expect([used, status, code]).toEqual([used, row.within, row.within < 300 ? null : expect.any(String)]);
	}
}

async function expectRefused(on: Stage, row: LimitRow, caller: Caller): Promise<void> {
	await forget(on, row.besides ?? []);
	const english = await callAs(on, row, caller);
	await forget(on, row.besides ?? []);
	const hindi = await callAs(on, row, caller, 'hi');
	for (const { status, code, headers, message } of [english, hindi]) {
		const wait = headers.get('retry-after') ?? '';
		expect([status, code]).toEqual([429, row.isPage ? null : 'limit.exceeded']);
		expect(wait).toMatch(/^[1-9]\d*$/);
		expect(Number(wait)).toBeLessThanOrEqual(row.seconds);
		if (!row.isPage)
			expect(message).toContain(new Intl.NumberFormat('en-IN').format(Number(wait)).split(',')[0]);
	}
	expect(english.message).toMatch(row.isPage ? /^Too many pages/ : /^Too many attempts/);
	expect(hindi.message).toMatch(/[\u0900-\u097f]{3}/);
}

const findAll = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found = '']) => found);

describe('the table', () => {
	it('names every limit that the code has', () => {
		const files = ['lib', 'app'].flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter(
					(file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('generated') && !file.includes('testing'),
				)
				.map((file) => readFileSync(path.join(folder, file), 'utf8')),
		);
		const named = files.flatMap((text) => [
			...(/\bLimit\b/.test(text) ? findAll(text, /\{\s+name: '(\w+)',\s+points: /g) : []),
			...findAll(text, /\baccountMailLimits\('(\w+)'\)/g).flatMap((name) =>
				['Minute', 'Hour', 'Day'].map((span) => name + span),
			),
		]);
		expect(named.sort()).toEqual(
			[...limitTable.map(({ name }) => name), ...deviceLimits, ...mailLimits].sort(),
		);
	});
});

describe('every limit, with its numbers times the factor', () => {
	it.each(limitTable)('$name', async (row) => {
		await forget(small, [row.name, ...(row.besides ?? [])]);
		const points = Math.max(1, Math.round(row.points * smallFactor));
		const caller = getCaller(small, row, 0);
		await spend(small, row, caller, points);
		await expectRefused(small, row, caller);
		if (row.isPerProcess) await spend(small, row, getCaller(small, row, 1), 1);
	});
});

describe('every limit, with its own numbers', () => {
	it.each(limitTable.filter(({ isPerProcess }) => isFullRun || !isPerProcess))(
		'$name: $points in $seconds s, by $by: $what',
		async (row) => {
			await forget(asSet, [row.name, ...(row.besides ?? [])]);
			const caller = getCaller(asSet, row, 0);
			const counted = Math.min(row.points, 1);
			await spend(asSet, row, caller, counted);
			if (!isFullRun && row.points > 3) await setUsedUp(asSet, row.name, row.points - 2);
			await spend(asSet, row, caller, isFullRun || row.points <= 3 ? row.points - counted : 2);
			await expectRefused(asSet, row, caller);
			if (row.by === 'all') await expectRefused(asSet, row, getCaller(asSet, row, 1));
			else if (row.by !== 'administrator') await spend(asSet, row, getCaller(asSet, row, 1), 1);
			if (row.isPerProcess) return;
			await passTime(asSet, row.name);
			await spend(asSet, row, caller, 1);
		},
	);

	it.each(
		limitTable.filter(
			({ isPerProcess, name }) =>
				!isPerProcess && !/^(code|confirmation|secondFactorMail|emailChange)(Hour|Day)$/.test(name),
		),
	)('$name: $points, not one more, when all come at once', async (row) => {
		await forget(asSet, [row.name, ...(row.besides ?? [])]);
		const caller = getCaller(asSet, row, 0);
		const left = Math.min(row.points, 3);
		if (row.points > left) {
			await spend(asSet, row, caller, 1);
			await setUsedUp(asSet, row.name, row.points - left);
			await forget(asSet, row.besides ?? []);
		}
		const answers = await Promise.all(Array.from({ length: atOnce }, () => callAs(asSet, row, caller)));
		const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
		const refused = Array.from({ length: atOnce - left }, () => 429);
		expect(statuses).toEqual(
			[...Array.from({ length: left }, () => row.within), ...refused].sort((a, b) => a - b),
		);
	});
});

describe('addresses', () => {
	const logInFrom = async (on: Pick<Stage, 'portal'>, headers: Record<string, string>) =>
		(
			await send(on, {
				path: '/api/users/login',
				json: { email: `nobody.${randomUUID()}@example.org`, password: 'wrong' },
				headers,
			})
		).status;

	it('are counted each for itself, two hundred of them', async () => {
		await forget(asSet, ['checkEmailVisitors']);
		for (let batch = 0; batch < 10; batch++) {
			const statuses = await Promise.all(
				Array.from({ length: 20 }, () =>
					send(asSet, {
						path: '/api/users/check-email?email=nobody@example.org',
						headers: from(newAddress()),
					}).then(({ status }) => status),
				),
			);
			expect(new Set(statuses)).toEqual(new Set([200]));
			await forget(asSet, ['checkEmailVisitors']);
		}
	});

	it('of one IPv6 network count together, however they are written', async () => {
		await forget(small, ['loginAddress']);
		expect(await logInFrom(small, from('2001:db8:7:1::1'))).toBe(401);
		for (const other of [
			'2001:db8:7:1::2',
			'2001:DB8:7:1:ffff:0:0:9',
			'[2001:db8:7:1::3]:4711',
			'2001:db8:7:1:0::4',
		])
			expect(await logInFrom(small, from(other))).toBe(429);
		expect(await logInFrom(small, from('2001:db8:7:2::1'))).toBe(401);
	});

	it('are believed of the last proxy alone, with anything before it', async () => {
		await forget(small, ['loginAddress']);
		expect(await logInFrom(small, from('203.0.113.7'))).toBe(401);
		for (const forged of [
			'198.51.100.1, 203.0.113.7',
			'198.51.100.2,198.51.100.3,  203.0.113.7',
			`${'9.9.9.9, '.repeat(500)}203.0.113.7`,
			'203.0.113.7:4711',
			'::ffff:203.0.113.7',
			'::ffff:cb00:7107',
		])
			expect(await logInFrom(small, from(forged))).toBe(429);
	});

	it('that are none are those of the connection', async () => {
		await forget(small, ['loginAddress']);
		expect(await logInFrom(small, {})).toBe(401);
		for (const garbage of [
			'',
			',',
			'unknown',
			'999.9.9.9',
			'x'.repeat(8_000),
			"'; DROP TABLE x",
			'203.0.113.7, ',
			'%00',
		])
			expect(await logInFrom(small, from(garbage))).toBe(429);
	});

	it('are taken from no header where there is no proxy', async () => {
		const direct = await startPortal({
			databaseUrl: small.portal.databaseUrl,
			env: { RATE_LIMIT_FACTOR: String(smallFactor) },
		});
		try {
			await forget(small, ['loginAddress']);
			expect(await logInFrom({ portal: direct }, {})).toBe(401);
			for (const name of [
				'x-forwarded-for',
				'forwarded',
				'x-real-ip',
				'x-client-ip',
				'cf-connecting-ip',
				'true-client-ip',
				'x-socket-address',
				'x-vercel-forwarded-for',
			]) {
				const forged = name === 'forwarded' ? 'for=198.51.100.9' : '198.51.100.9';
				expect([name, await logInFrom({ portal: direct }, { [name]: forged })]).toEqual([name, 429]);
			}
		} finally {
			await direct.stop();
		}
	});
});

/** Of every browser: a household's. */
const browserAddress = '198.51.100.200';

/** A browser, which keeps its cookies. */
function openBrowser(on: Stage) {
	const jar = new Map<string, string>();
	return {
		async call(request: Request): Promise<Answer> {
			const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
			const answer = await send(on, {
				...request,
				headers: { ...from(browserAddress), 'sec-fetch-site': 'same-origin', cookie, ...request.headers },
			});
			for (const set of answer.headers.getSetCookie()) {
				const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
				jar.set(name, value);
			}
			return answer;
		},
		logIn({ email, password }: { email: string; password: string }) {
			return this.call({ path: '/api/users/login', json: { email, password } });
		},
	};
}

describe('an owner', () => {
	const wrong = (email: string, path = 'login', more: object = { password: 'a wrong one' }) =>
		send(asSet, { path: `/api/users/${path}`, json: { email, ...more }, headers: from(newAddress()) });

	/**
	 * Does something while strangers do everything that they can to an account, from as many addresses as they like, and
	 * have used up what they may. Returns the responses.
	 */
	async function underAttack(email: string, work: () => Promise<void>): Promise<number[]> {
		let isOver = false;
		const statuses: number[] = [];
		const strangers = Array.from({ length: 4 }, async () => {
			while (!isOver) {
				const answers = await Promise.all([
					wrong(email),
					wrong(email, 'forgot-password', {}),
					wrong(email, 'verify-otp', { otp: '000000' }),
					wrong(email, 'reset-password', { otp: '000000', newPassword: 'a stranger’s own' }),
				]);
				statuses.push(...answers.map(({ status }) => status));
			}
		});
		try {
			while ((await wrong(email)).status !== 429) await sleep(20);
			await work();
		} finally {
			isOver = true;
			await Promise.all(strangers);
		}
		expect(statuses.filter((status) => status >= 500)).toEqual([]);
		return statuses;
	}

	it('logs in and resets the password where the portal knows the browser, however strangers hammer the account', async () => {
		await forget(
			asSet,
			limitTable.map(({ name }) => name),
		);
		const person = await register(asSet.portal, {}, from(newAddress()));
		const browser = openBrowser(asSet);
		expect((await browser.logIn(person)).status).toBe(200);
		const statuses = await underAttack(person.email, async () => {
			for (let times = 0; times < 3; times++) {
				expect((await browser.call({ method: 'POST', path: '/api/users/logout' })).status).toBe(200);
				expect((await browser.logIn(person)).status).toBe(200);
			}
			const newPassword = `banyan ${randomUUID()}`;
			// The strangers' own; theirs are a minute apart.
			await codeSentTo(asSet.portal, person.email, 1);
			expect(
				(await browser.call({ path: '/api/users/forgot-password', json: { email: person.email } })).status,
			).toBe(200);
			const otp = await codeSentTo(asSet.portal, person.email, 2);
			const reset = { email: person.email, otp, newPassword };
			expect(
				await browser.call({ path: '/api/users/verify-otp', json: { email: person.email, otp } }),
			).toMatchObject({
				status: 200,
			});
			expect(await browser.call({ path: '/api/users/reset-password', json: reset })).toMatchObject({
				status: 200,
			});
			expect((await browser.logIn({ ...person, password: newPassword })).status).toBe(200);
		});
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
	});

	it('gets in from a new browser by the mails that strangers have used up', async () => {
		await forget(asSet, ['loginAccount', 'codeMinute', 'codeHour', 'codeDay']);
		const person = await register(asSet.portal, {}, from(newAddress()));
		await underAttack(person.email, async () => {
			const browser = openBrowser(asSet);
			expect((await browser.logIn(person)).status).toBe(429);
			await codeSentTo(asSet.portal, person.email, 1);
			const mails = (await mailsTo(asSet.portal, person.email)).join('\n');
			const link = /\/api\/users\/known-device\/[\w-]+/.exec(mails)?.[0] ?? '';
			expect((await browser.call({ path: link })).status).toBe(303);
			expect((await browser.logIn(person)).status).toBe(200);
		});
	});

	/** As though everybody behind the browsers' address had used it up. */
	const spendAddress = async () => {
		for (let tries = 0; tries < 2; tries++)
			await send(asSet, {
				path: '/api/users/login',
				json: { email: `nobody.${randomUUID()}@example.org`, password: 'wrong' },
				headers: from(browserAddress),
			});
		await asSet.database.query(`UPDATE "RateLimit" SET points = 25 WHERE key LIKE 'loginAddress:%'`);
	};

	it('logs in five times from a known browser, not a sixth time, where others have used up the address', async () => {
		await forget(asSet, ['loginAddress', 'loginAccount']);
		const person = await register(asSet.portal, {}, from(newAddress()));
		const browser = openBrowser(asSet);
		expect((await browser.logIn(person)).status).toBe(200);
		await spendAddress();
		expect((await openBrowser(asSet).logIn(person)).status).toBe(429);
		for (let times = 0; times < 5; times++) expect((await browser.logIn(person)).status).toBe(200);
		expect((await browser.logIn(person)).status).toBe(429);
		await forget(asSet, ['loginAddress']);
	});

	it('takes nothing out of the address’s count, with however many tokens of however many accounts', async () => {
		await forget(asSet, ['loginAddress', 'loginAccount', 'deviceAttempt', 'deviceAttempts']);
		const people = [
			await register(asSet.portal, {}, from(newAddress())),
			await register(asSet.portal, {}, from(newAddress())),
		];
		// Twenty-four tokens, each from a browser of its own: one attempt of the address is left.
		const browsers = [];
		for (const person of people)
			for (let number = 0; number < 12; number++) {
				const browser = openBrowser(asSet);
				expect((await browser.logIn(person)).status).toBe(200);
				browsers.push({ browser, person });
			}
		const victim = await register(asSet.portal, {}, from(newAddress()));
		const statuses: number[] = [];
		for (const { browser } of browsers)
			statuses.push((await browser.logIn({ email: victim.email, password: 'a wrong one' })).status);
		expect(statuses).toEqual([401, ...Array(23).fill(429)]);
		let within = 0;
		for (const { browser, person } of browsers)
			for (let times = 0; times < 5; times++) if ((await browser.logIn(person)).status === 200) within += 1;
		expect(within).toBe(2 * 30);
		await forget(asSet, ['loginAddress', 'loginAccount', 'deviceAttempt', 'deviceAttempts']);
	});

	it('goes on in a session that is open, however strangers hammer the account', async () => {
		const person = await register(asSet.portal, {}, from(newAddress()));
		await underAttack(person.email, async () => {
			const own = { headers: { authorization: `Bearer ${person.token}` } };
			expect((await send(asSet, { path: '/api/users/profile', ...own })).status).toBe(200);
			const change = { currentPassword: person.password, newPassword: `peacock ${randomUUID()}` };
			expect(
				(await send(asSet, { method: 'PUT', path: '/api/users/password', json: change, ...own })).status,
			).toBe(200);
		});
	});

	it('waits at most a quarter of an hour in a browser that is not known, however long it has been going on', async () => {
		const person = await register(asSet.portal, {}, from(newAddress()));
		await forget(asSet, ['loginAccount']);
		for (let tries = 0; tries < 10; tries++) await wrong(person.email);
		let longest = 0;
		for (let tries = 0; tries < (isFullRun ? 100 : 7); tries++) {
			const { status, headers } = await wrong(person.email);
			expect(status).toBe(429);
			longest = Math.max(longest, Number(headers.get('retry-after')));
			await asSet.database.query(`UPDATE "RateLimit" SET expire = 1 WHERE key LIKE 'loginAccountDelay:%'`);
			expect((await wrong(person.email)).status).toBe(401);
		}
		expect(longest).toBeGreaterThan(14 * 60);
		expect(longest).toBeLessThanOrEqual(15 * 60);
		await asSet.database.query(`UPDATE "RateLimit" SET expire = 1 WHERE key LIKE 'loginAccountDelay:%'`);
		const { email, password } = person;
		expect((await wrong(email, 'login', { password })).status).toBe(200);
	});

	it('gains no more tries by a browser that is known, and none at accounts that it is not known to', async () => {
		const person = await register(asSet.portal, {}, from(newAddress()));
		const other = await register(asSet.portal, {}, from(newAddress()));
		await forget(asSet, ['loginAccount']);
		const browser = openBrowser(asSet);
		expect((await browser.logIn(person)).status).toBe(200);
		const tryAt = (email: string) => browser.logIn({ email, password: 'a wrong one' });
		for (let tries = 0; tries < 10; tries++) expect((await tryAt(person.email)).status).toBe(401);
		expect((await tryAt(person.email)).status).toBe(429);
		for (let tries = 0; tries < 10; tries++) expect((await wrong(other.email)).status).toBe(401);
		expect((await tryAt(other.email)).status).toBe(429);
	});
});

describe('a code', () => {
	async function codeFor(person: Person): Promise<string> {
		await forget(asSet, ['codeMinute', 'codeHour', 'codeDay', 'codeAddress']);
		const path = '/api/users/forgot-password';
		await send(asSet, { path, json: { email: person.email }, headers: from(newAddress()) });
		return codeSentTo(asSet.portal, person.email, 1);
	}
	const check = (email: string, otp: string) =>
		send(asSet, { path: '/api/users/verify-otp', json: { email, otp }, headers: from(newAddress()) });

	it('is compared five times, and not once more, when fifty come at once', async () => {
		const person = await register(asSet.portal, {}, from(newAddress()));
		const otp = await codeFor(person);
		const answers = await Promise.all(Array.from({ length: atOnce }, () => check(person.email, otp)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
		expect(answers.filter(({ code }) => code === 'reset.wrongOtp')).toHaveLength(atOnce - 5);
	});

	it('has the same five tries for checking it and for using it', async () => {
		const person = await register(asSet.portal, {}, from(newAddress()));
		const otp = await codeFor(person);
		const use = (code: string) =>
			send(asSet, {
				path: '/api/users/reset-password',
				json: { email: person.email, otp: code, newPassword: `neem ${randomUUID()}` },
				headers: from(newAddress()),
			});
		const wrongCode = otp === '111111' ? '222222' : '111111';
		for (const tried of [check(person.email, wrongCode), use(wrongCode), check(person.email, otp)])
			await tried;
		for (const tried of [await use(wrongCode), await check(person.email, wrongCode)])
			expect(tried.status).toBe(400);
		expect(await use(otp)).toMatchObject({ status: 400, code: 'reset.wrongOtp' });
	});

	it('has five tries of its own in a browser that is known, and no sixth', async () => {
		const person = await register(asSet.portal, {}, from(newAddress()));
		const browser = openBrowser(asSet);
		await browser.logIn(person);
		const otp = await codeFor(person);
		for (let tries = 0; tries < 6; tries++) await check(person.email, '000000');
		expect((await check(person.email, otp)).status).toBe(400);
		const statuses: number[] = [];
		for (let tries = 0; tries < 6; tries++) {
			const { status } = await browser.call({
				path: '/api/users/verify-otp',
				json: { email: person.email, otp },
			});
			statuses.push(status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
	});
});

describe('mails', () => {
	it('to an administrator stay away above 60 an hour, while what was written is kept', async () => {
		await forget(asSet, ['contact', 'inboxMail']);
		const write = (subject: string) =>
			send(asSet, {
				path: '/api/contact',
				json: { name: 'Somebody', email: 'somebody@example.org', subject, message: 'Khamma ghani' },
				headers: from(newAddress()),
			});
		const countMails = async () => (await mailsTo(asSet.portal, asSet.administrator.email)).length;
		const before = await countMails();
		expect((await write('first')).status).toBe(201);
		while ((await countMails()) === before) await sleep(50);
		await setUsedUp(asSet, 'inboxMail', 59);
		expect((await write('the last that is mailed')).status).toBe(201);
		while ((await countMails()) === before + 1) await sleep(50);
		expect((await write('kept alone')).status).toBe(201);
		await sleep(1_000);
		expect(await countMails()).toBe(before + 2);
		const { rows } = await asSet.database.query(`SELECT FROM "InboxMessage" WHERE subject = 'kept alone'`);
		expect(rows).toHaveLength(1);
	});
});

describe('bodies', () => {
	interface Upload {
		headers: Record<string, string | number>;
		/** What is sent again and again until there is an answer; once, when it is not endless. */
		piece: Buffer;
		isEndless?: true;
	}

	const maxSent = 64 * 1024 * 1024;

	/** Answers what came back, and how much had been sent until there. */
	function upload(path: string, { headers, piece, isEndless }: Upload) {
		calls += 1;
		return new Promise<{ status: number; code: string; sent: number }>((resolve, reject) => {
			let sent = 0;
			const request = http.request(asSet.portal.origin + path, {
				method: 'POST',
				headers: { ...from(newAddress()), ...headers },
			});
			request.on('error', reject);
			request.on('response', async (answer) => {
				const text = Buffer.concat(await answer.toArray()).toString();
				resolve({ status: answer.statusCode ?? 0, code: refusal.parse(JSON.parse(text)).code, sent });
				request.on('error', () => {});
				request.destroy();
			});
			const write = () => {
				if (request.destroyed || sent >= maxSent) return;
				sent += piece.length;
				request.write(piece, () => setImmediate(write));
			};
			if (isEndless) write();
			else request.end(piece);
		});
	}

	const getJson = (bytes: number) => Buffer.from('{"email":"x","password":"y"}'.padEnd(bytes));
	const json = { 'content-type': 'application/json' };
	const form = { 'content-type': 'multipart/form-data; boundary=x' };
	const getPart = (bytes: number) =>
		Buffer.concat([
			Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n'),
			Buffer.alloc(bytes),
		]);
	const logInPath = '/api/users/login';
	const registerPath = '/api/users/register';

	it.each<[string, string, Upload, number, string]>([
		['JSON of 256 KiB', logInPath, { headers: json, piece: getJson(256 * 1024) }, 400, 'input.invalid'],
		['one byte more', logInPath, { headers: json, piece: getJson(256 * 1024 + 1) }, 413, 'body.tooLarge'],
		[
			'one byte more without a length',
			logInPath,
			{ headers: { ...json, 'transfer-encoding': 'chunked' }, piece: getJson(256 * 1024 + 1) },
			413,
			'body.tooLarge',
		],
		[
			'JSON without an end',
			logInPath,
			{ headers: json, piece: getJson(64 * 1024), isEndless: true },
			413,
			'body.tooLarge',
		],
		[
			'a length that is never sent',
			logInPath,
			{ headers: { ...json, 'content-length': 999_999_999 }, piece: getJson(10), isEndless: true },
			413,
			'body.tooLarge',
		],
		[
			'a form of more than 6 MiB',
			registerPath,
			{ headers: form, piece: getPart(6 * 1024 * 1024) },
			413,
			'picture.tooLarge',
		],
		[
			'a form without an end',
			registerPath,
			{ headers: form, piece: getPart(64 * 1024), isEndless: true },
			413,
			'picture.tooLarge',
		],
		[
			'packed JSON',
			logInPath,
			{ headers: { ...json, 'content-encoding': 'gzip' }, piece: gzipSync(getJson(100 * 1024 * 1024)) },
			400,
			'input.malformed',
		],
	])('%s', async (_, path, body, status, code) => {
		const answer = await upload(path, body);
		expect(answer).toMatchObject({ status, code });
		expect(answer.sent).toBeLessThan(maxSent);
	});

	it('of another length than they say harm nobody else', async () => {
		const { hostname, port } = new URL(asSet.portal.origin);
		const socket = net.connect(Number(port), hostname);
		socket.on('error', () => {});
		const head = `POST ${logInPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n`;
		socket.write(head + getJson(1024));
		const answers = Buffer.concat(await socket.toArray()).toString();
		expect(answers).toMatch(/^HTTP\/1\.1 400 /);
		expect(answers).not.toMatch(/^HTTP\/1\.1 [25]/m);
		expect((await send(asSet, { path: '/api/health' })).status).toBe(200);
	});
});

describe('pictures', () => {
	const upload = (on: Stage, image: Uint8Array<ArrayBuffer>, at: 0 | 1 = 0) =>
		send(on, {
			path: '/api/gallery',
			form: { title: 'A fort', description: 'On a hill', image: new Blob([image]) },
			headers: { ...from(newAddress()), authorization: `Bearer ${on.members[at].token}` },
		});

	async function metric(name: string): Promise<number> {
		const headers = { authorization: `Bearer ${metricsToken}` };
		const text = await (await fetch(`${asSet.portal.origin}/api/metrics`, { headers })).text();
		const line = text.split('\n').find((each) => each.startsWith(`${name} `));
		return Number(line?.slice(name.length + 1));
	}

	const flat = async (width: number, height: number) =>
		new Uint8Array(
			await sharp({ create: { width, height, channels: 3, background: '#800020' }, limitInputPixels: false })
				.png({ compressionLevel: 9 })
				.toBuffer(),
		);

	it('of more than 24 megapixels, or more than 5 MiB, are refused before they are decoded', async () => {
		await forget(asSet, ['gallery']);
		expect(await upload(asSet, await flat(6_000, 4_000))).toMatchObject({ status: 201 });
		const before = await metric('process_resident_memory_bytes');
		for (const [width, height] of [
			[6_001, 4_000],
			[30_000, 2_000],
		] as const)
			expect(await upload(asSet, await flat(width, height))).toMatchObject({
				status: 413,
				code: 'picture.tooManyPixels',
			});
		const padded = new Uint8Array(5 * 1024 * 1024 + 1);
		padded.set(await flat(8, 8));
		expect(await upload(asSet, padded)).toMatchObject({ status: 413, code: 'picture.tooLarge' });
		expect(await metric('process_resident_memory_bytes')).toBeLessThan(before + 100 * 1024 * 1024);
	});

	it('are decoded two at a time, however many come, and memory stays bounded', async () => {
		await forget(asSet, ['gallery']);
		const [width, height] = [6_000, 4_000];
		const picture = await flat(width, height);
		const before = await metric('process_resident_memory_bytes');
		const uploads = Array.from({ length: isFullRun ? 30 : 6 }, (_, at) =>
			upload(asSet, picture, at % 2 === 0 ? 0 : 1),
		);
		let isOver = false;
		const all = Promise.all(uploads).finally(() => {
			isOver = true;
		});
		const most = { running: 0, waiting: 0, memory: 0 };
		while (!isOver) {
			most.running = Math.max(most.running, await metric('khamma_ghani_work_running{work="picture"}'));
			most.waiting = Math.max(most.waiting, await metric('khamma_ghani_work_waiting{work="picture"}'));
			most.memory = Math.max(most.memory, await metric('process_resident_memory_bytes'));
			await sleep(20);
		}
		const statuses = (await all).map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([201]));
		expect(most.running).toBe(2);
		expect(most.waiting).toBeGreaterThan(0);
		// Over what the tests before have left: two whole pictures of four bytes a pixel.
		expect(most.memory - before).toBeLessThan(2 * width * height * 4);
	});
});
