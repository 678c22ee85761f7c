import { randomInt } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod';
import { isFullRun } from '@/tests/support/full-run';
import { type ApiCall, findCalls, findPages, recordingRoute } from './calls';
import { makeFiles } from './files';
import { type Files, type GeneratedRequest, requestsFor } from './generated-requests';
import { knownAttacks } from './known-attacks';
import { collectingGarbage, settledMebibytes } from './memory';
import { type Portal, startPortal } from './portal';
import { prepareWorld } from './prepare-world';
import { type Answer, connections, type Sent, send } from './raw-http';
import { walkRules, walkTexts } from './stored';
import { World, worldSecret } from './world';

vi.mock('@/lib/platform/http/route', () => ({ route: recordingRoute }));

const casesEach = Number(process.env.ATTACK_CASES ?? (isFullRun ? 5000 : 30));
/** Before each, it is looked at what there is by now. */
const roundSize = 500;
const atOnce = 8;
const patientTries = 4;
/**
 * Unknown calls, those that ask for a code or a token out of a mail, for a code of an authenticator app or for the mark of a form, the demo's login on
 * a portal with an address, and those that the
 * operator's own secrets open.
 */
const outOfReach =
	/\[\[\.\.\.rest\]\]|^POST \/api\/auth|\/family\/answer$|\/users\/(claim-code|not-me|confirm-email|email\/(confirm|return)|verify-otp|reset-password|known-device\/\[token\]|second-factor\/[a-z-]+|demo-login)$|\/api\/(metrics|cron\/tidy)$/;
const restoring = '/api/family/restore/[id]';
/** Once garbage has been collected, of everything that was loaded. */
const maxMebibytes = 1536;

let portal: Portal;
/** Another on the same database, for one alone has no more than one processor. */
let second: Portal;
let dataDir: string;
let world: World;
let files: Files;
let calls: ApiCall[];
const tally = {
	slowestMs: 0,
	mebibytes: 0,
	faults: 0,
	calls: 0,
	cases: 0,
	taken: 0,
	waits: 0,
	texts: 0,
	columns: 0,
	rules: 0,
	methods: 0,
	pages: 0,
	knownAttacks: 0,
};

beforeAll(async () => {
	const env = {
		AUTH_SECRET: worldSecret,
		RATE_LIMIT_FACTOR: '1000000',
		LOG_LEVEL: 'warn',
		...collectingGarbage,
	};
	dataDir = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-attacked-'));
	await cp(inject('seededData'), dataDir, { recursive: true });
	portal = await startPortal({ dataDir, env });
	second = await startPortal({ dataDir, databaseUrl: portal.databaseUrl, env });
	world = await World.of(portal.databaseUrl);
	await prepareWorld(portal, world);
	files = await makeFiles();
	calls = await findCalls();
});

afterEach(({ task }) => {
	if (task.result?.state === 'fail') tally.faults += 1;
});

afterAll(async () => {
	await world?.end();
	connections.destroy();
	await Promise.all([portal?.stop(), second?.stop()]);
	await rm(dataDir, { recursive: true, force: true });
	process.stdout.write(`${summary()}\n`);
});

function summary(): string {
	const formatCount = (count: number) => count.toLocaleString('en');
	return [
		`input: ${tally.calls} calls, ${takenBy.size} of them gone through, ${formatCount(tally.cases)} generated requests, ${formatCount(tally.taken)} taken, the slowest in ${(tally.slowestMs / 1000).toFixed(1)} s, ${tally.waits} asked to wait`,
		`${formatCount(tally.methods)} methods refused, ${formatCount(tally.pages)} pages, ${formatCount(tally.knownAttacks)} known attacks`,
		`${formatCount(tally.texts)} texts in ${tally.columns} columns and ${tally.rules} rules of rows looked at`,
		`${tally.mebibytes} MiB of memory, ${tally.faults} faults`,
	].join('; ');
}

const refusal = z.strictObject({
	message: z.string().min(1),
	code: z.string().regex(/^[A-Za-z]+(\.[A-Za-z]+)?$/),
	errors: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
});

/** Said by the server before any call is found. */
const answeredBefore = new Set([405, 414, 417, 431]);
const fine = new Set([200, 201, 302, 303, 304, 307, 308, 400, 401, 403, 404, 409, 413, 415, 429]);

const replies = new WeakMap<ApiCall, z.ZodType | null>();

/** What the wire holds of an answer: its schema, without what is done to the values before. */
function findWire(call: ApiCall): z.ZodType | null {
	const known = replies.get(call);
	if (known !== undefined) return known;
	const reply = call.spec?.reply;
	const made =
		reply === undefined || reply === 'stream'
			? null
			: z.fromJSONSchema(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }));
	replies.set(call, made);
	return made;
}

/** What is wrong with an answer, or null. */
function findFault(
	call: ApiCall,
	request: GeneratedRequest,
	{ status, headers, body }: Answer,
): string | null {
	if (answeredBefore.has(status)) return null;
	if (!fine.has(status)) return `answered ${status}: ${body.toString().slice(0, 300)}`;
	// What leads nowhere among the files is a page, and so is what leads out of the calls again (/api/..).
	const isCall = new URL(request.target, portal.origin).pathname.startsWith('/api/');
	// A page that is there with any content, or an action of a page that has none.
	const isOfPage =
		headers['content-type']?.startsWith('text/html') ||
		(status === 304 && request.headers['if-none-match'] === '*') ||
		(status === 409 && headers['x-nextjs-action-not-found'] !== undefined);
	if (!isCall && (request.method === 'OPTIONS' || isOfPage)) return null;
	if (status === 303 || status === 307 || status === 308) return null;
	if (!headers['x-request-id'] && call.spec !== null) return `${status} without x-request-id`;
	if (status === 304 || call.method === 'HEAD' || call.method === 'OPTIONS') return null;
	if (!headers['content-type']?.startsWith('application/json')) {
		if (!call.path.startsWith('/api/')) return null;
		return status >= 400 || (call.spec !== null && call.spec.reply !== 'stream')
			? `${status} is ${headers['content-type']}`
			: null;
	}
	const text = body.toString();
	if (/\p{Cs}/u.test(text)) return 'not well-formed';
	const answer: unknown = JSON.parse(text);
	if (status >= 400 && call.path.startsWith('/api/auth/') && !refusal.safeParse(answer).success) return null;
	if (status >= 400) {
		const read = refusal.safeParse(answer);
		// A plan that is out of date comes with the new one.
		const isPlan = status === 409 && call.path.startsWith('/api/admin/imports');
		return read.success || isPlan ? null : `${status} with ${text.slice(0, 300)}`;
	}
	const wire = findWire(call);
	const read = wire?.safeParse(answer);
	return read && !read.success ? `${status} of another shape: ${read.error.message.slice(0, 400)}` : null;
}

async function fire(call: ApiCall, request: GeneratedRequest): Promise<string | null> {
	const token = world.tokenOf(request.caller);
	const session: Record<string, string> =
		token === undefined
			? {}
			: request.byCookie
				? { cookie: `next-auth.session-token=${token}`, 'sec-fetch-site': 'same-origin' }
				: { authorization: `Bearer ${token}` };
	const started = Date.now();
	const answer = await sendPatiently({ ...request, headers: { ...session, ...request.headers } });
	tally.slowestMs = Math.max(tally.slowestMs, Date.now() - started);
	tally.cases += 1;
	const name = `${call.method} ${call.path}`;
	if (answer.status < 300) {
		tally.taken += 1;
		takenBy.add(name);
	}
	// Logged out, removed, or no administrator any more.
	if (request.caller !== 'visitor' && answer.status === 401) await world.renew(request.caller);
	if (request.caller === 'administrator' && answer.status === 403) await world.renew(request.caller);
	return findFault(call, request, answer);
}

const takenBy = new Set<string>();

/** A machine with too much to do may say so; what stays out of reach is a fault. */
async function sendPatiently(request: Sent): Promise<Answer> {
	for (let tried = 1; ; tried++) {
		const answer = await send((tally.cases % 2 === 0 ? portal : second).origin, request);
		if (answer.status !== 503 || answer.headers['retry-after'] === undefined || tried === patientTries)
			return answer;
		tally.waits += 1;
		await sleep(1000);
	}
}

async function attack(call: ApiCall): Promise<string[]> {
	for (let sent = 0; sent < casesEach; sent += roundSize) {
		// Those before have used up much.
		await world.look();
		if (call.path === restoring) await world.takeOutACard();
		const fault = await attackFor(call, Math.min(roundSize, casesEach - sent));
		if (fault !== null) return [fault];
	}
	tally.calls += 1;
	return [];
}

async function attackFor(call: ApiCall, numRuns: number): Promise<string | null> {
	const requests = requestsFor(call, world.knownFor(call.path), files);
	const property = fc.asyncProperty(requests, async (request) => {
		const fault = await fire(call, request);
		if (fault !== null) throw new Error(fault);
	});
	const outcome = await fc.check(property, {
		numRuns,
		unbiased: true,
		seed: isFullRun ? randomInt(2 ** 31) : 7,
		endOnFailure: !isFullRun,
	});
	if (!outcome.failed) return null;
	const [request] = outcome.counterexample ?? [];
	const cause =
		outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance);
	const body = request?.body ? Buffer.from(request.body).toString().slice(0, 1500) : null;
	return `${call.method} ${call.path} (seed ${outcome.seed}): ${cause}\n${JSON.stringify({ ...request, body })}`;
}

/** All of them, several at a time. */
async function attackAll(those: readonly ApiCall[]): Promise<string[]> {
	const waiting = [...those];
	const faults: string[] = [];
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (let call = waiting.shift(); call; call = waiting.shift()) faults.push(...(await attack(call)));
		}),
	);
	return faults;
}

describe('known attacks', () => {
	it.each(
		knownAttacks.filter(({ isSlow }) => isFullRun || !isSlow).map((known) => [known.name, known] as const),
	)(
		'%s',
		async (_name, known) => {
			for (const caller of ['member', 'administrator'] as const) await world.renew(caller);
			expect(await known.run({ origin: portal.origin, dataDir: portal.dataDir, world })).toBeNull();
			tally.knownAttacks += 1;
		},
		300_000,
	);
});

describe('methods', () => {
	const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
	const others = ['TRACE', 'PROPFIND', 'LOCK', 'QUERY', 'PURGE'];

	it('that a call does not take are refused, and it says which it takes', async () => {
		const faults: string[] = [];
		for (const [address, taken] of methodsByPath()) {
			const target = address
				.replace('[picture]', 'x.png')
				.replace('[part]', '1.xml')
				.replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, 'x');
			for (const method of [...all, ...others]) {
				const { status, headers } = await send(portal.origin, { method, target });
				if (status >= 500) faults.push(`${method} ${target} was answered ${status}`);
				if (taken.has(method) || (method === 'HEAD' && taken.has('GET'))) continue;
				const allowed = (headers.allow ?? '').split(', ');
				if (status !== (method === 'OPTIONS' ? 204 : 405))
					faults.push(`${method} ${target} was answered ${status}`);
				// Next names the methods in its response to OPTIONS alone.
				else if (method === 'OPTIONS' && [...taken].some((name) => !allowed.includes(name)))
					faults.push(`${method} ${target} allows ${headers.allow}`);
				tally.methods += 1;
			}
		}
		expect(faults).toEqual([]);
	});

	it('HEAD is answered as GET is, without a body', async () => {
		for (const [address, taken] of methodsByPath()) {
			if (!taken.has('GET')) continue;
			const target = address
				.replace('[picture]', 'x.png')
				.replace('[part]', '1.xml')
				.replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, 'x');
			const [head, get] = [
				await send(portal.origin, { method: 'HEAD', target }),
				await send(portal.origin, { method: 'GET', target }),
			];
			expect([target, head.status, head.body.length]).toEqual([target, get.status, 0]);
		}
	});
});

function methodsByPath(): Map<string, Set<string>> {
	const byPath = new Map<string, Set<string>>();
	for (const { path, method } of calls) byPath.set(path, (byPath.get(path) ?? new Set()).add(method));
	return byPath;
}

describe('generated input', () => {
	it('is answered by every call as it should be: reading', async () => {
		// Share pictures stand last and take longest.
		expect(await attackAll(calls.filter(({ method }) => method === 'GET').reverse())).toEqual([]);
	}, 3_600_000);

	const isDeleting = ({ method, path: at }: ApiCall) => method === 'DELETE' || at === restoring;

	it('is answered by every call as it should be: writing', async () => {
		const writing = calls.filter((call) => call.method !== 'GET' && !isDeleting(call));
		expect(await attackAll(writing)).toEqual([]);
	}, 3_600_000);

	it('is answered by every call as it should be: deleting, and restoring at once', async () => {
		await openPortal();
		expect(await attackAll(calls.filter(isDeleting))).toEqual([]);
	}, 3_600_000);

	it.runIf(isFullRun)('has gone through with every call that needs no secret from a mail', () => {
		const names = calls.map(({ method, path }) => `${method} ${path}`);
		expect(names.filter((name) => !takenBy.has(name) && !outOfReach.test(name))).toEqual([]);
	});
});

describe('pages', () => {
	const ids = [
		'x',
		'00000000-0000-0000-0000-000000000000',
		'%25',
		'%E0%A4%96',
		'..%2f',
		'a'.repeat(500),
		'__proto__',
		'-1',
		'1.5',
		'%ed%a0%80',
	];
	const queries = [
		'',
		'?page=-1&page=x',
		'?q=%00',
		'?next=//evil.example',
		'?%ff=%',
		'?__proto__[x]=1&constructor=1',
		`?q=${'x'.repeat(4000)}`,
		'?review=1&status=%00&sort=x&edit=x',
	];
	const cookies = [
		...[
			'',
			'preferredLanguage=en',
			'preferredLanguage=%ff',
			'adminLanguage=xx',
			`x=${'y'.repeat(8000)}`,
			'next-auth.session-token=x; next-auth.session-token=y',
		],
		...['theme=<script>', '=;;=', '\u00e0\u00a4=\u00ff'],
	];

	it('show what is called as what every object inherits', async () => {
		await openPortal();
		const names = ['constructor', '__proto__', 'toString'];
		const text = { name: 'valueOf', description: 'Of old.' };
		const body = JSON.stringify({ deityType: 'devi', clans: names, hi: text, en: text });
		const made = await send(portal.origin, {
			...{ method: 'POST', target: '/api/deities', body },
			headers: headersOfAdministrator(),
		});
		expect(made.status).toBe(201);
		const listed = async () => {
			const { body: page } = await send(portal.origin, { method: 'GET', target: '/en/devi' });
			return names.filter((name) => page.includes(`>${name}<`));
		};
		await expect.poll(listed, { timeout: 10_000 }).toEqual(names);
		const history = { method: 'GET', target: '/api/admin/history', headers: headersOfAdministrator() };
		expect((await send(portal.origin, history)).status).toBe(200);
	});

	it('answer every request, and none falls over', async () => {
		await openPortal();
		await world.look();
		const faults: string[] = [];
		let turn = 0;
		for (const page of await findPages()) {
			const there = world.knownFor(page);
			const params = page.includes('[') ? [...ids, ...there.idsFor('id').slice(0, isFullRun ? 40 : 4)] : [''];
			for (const caller of ['visitor', 'member', 'administrator'] as const) {
				for (const id of params) {
					for (const cookie of isFullRun ? cookies : cookies.slice(turn % cookies.length).slice(0, 1)) {
						turn += 1;
						const token = world.tokenOf(caller);
						const session = token === undefined ? [] : [`next-auth.session-token=${token}`];
						const query = queries[turn % queries.length] ?? '';
						const target = `${turn % 3 === 0 ? '' : '/en'}${page.replace(/\[+(?:\.\.\.)?\w+\]+/, id)}${query}`;
						const headers: Record<string, string> = { cookie: [...session, cookie].join('; ') };
						if (turn % 7 === 0) headers.rsc = '1';
						const { status, body } = await sendPatiently({ method: 'GET', target, headers });
						tally.pages += 1;
						if (status >= 500 || status === 400)
							faults.push(`${target} for the ${caller} was answered ${status}`);
						if (status === 200 && /__next_error__|"digest":"\d+"/.test(body.toString()))
							faults.push(`${target} for the ${caller} fell over`);
					}
				}
			}
		}
		expect(faults).toEqual([]);
	}, 1_800_000);
});

const headersOfAdministrator = () => ({
	authorization: `Bearer ${world.tokenOf('administrator')}`,
	'content-type': 'application/json',
});

/** Members of the back office close it now and then. */
async function openPortal(): Promise<void> {
	await world.renew('administrator');
	const headers = headersOfAdministrator();
	await send(portal.origin, { method: 'PUT', target: '/api/maintenance', headers, body: '{"isOn":false}' });
	await expect
		.poll(async () => (await send(portal.origin, { method: 'GET', target: '/en/help' })).status, {
			timeout: 10_000,
		})
		.toBe(200);
}

describe('after all of it', () => {
	it('nothing is stored that should not be', async () => {
		const { faults, ...walked } = await walkTexts(world);
		Object.assign(tally, walked);
		expect(faults).toEqual([]);
	});

	it('no rows contradict each other', async () => {
		const { faults, rules } = await walkRules(world);
		tally.rules = rules;
		expect(faults).toEqual([]);
	});

	it('the servers are the same, have no more memory than they may, and nothing took them by surprise', async () => {
		for (const { process: server, output } of [portal, second]) {
			expect(server.exitCode).toBeNull();
			const mebibytes = await settledMebibytes(server, maxMebibytes - 1);
			tally.mebibytes = Math.max(tally.mebibytes, mebibytes);
			expect(mebibytes).toBeLessThan(maxMebibytes);
			const surprises = output()
				.split('\n')
				.filter((line) => /unhandled|"msg":"(unexpected|after the answer)"|⨯/.test(line));
			expect(surprises).toEqual([]);
		}
	});
});
