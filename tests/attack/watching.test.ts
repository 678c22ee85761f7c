import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isFullRun } from '@/tests/support/full-run';
import { type Person, register } from './people';
import { type Portal, startPortal } from './portal';
import { type RefusingServer, startRefusingMailServer, startRefusingStore } from './refusing-servers';

const metricsToken = 'canary-token-of-the-metrics';

let portal: Portal;
let database: pg.Client;
let mailServer: RefusingServer;
let store: RefusingServer;
let person: Person;

/** What must be in no line and no metric, by what it is. */
const canaries = new Map<string, string>();

/** A word that is nowhere else. */
function canary(what: string, value = `canary${randomUUID().replaceAll('-', '').slice(0, 12)}`): string {
	canaries.set(what, value);
	return value;
}

const line = z.object({
	level: z.enum(['info', 'warn', 'error']),
	time: z.string(),
	msg: z.string(),
	requestId: z.string().optional(),
});
const answered = z.strictObject({
	level: z.literal('info'),
	time: z.iso.datetime(),
	requestId: z.guid(),
	method: z.string().regex(/^[A-Z]+$/),
	route: z.string().regex(/^(\/[\w.[\]-]*)+$/),
	status: z.number(),
	ms: z.number(),
	refusal: z.string().optional(),
	msg: z.literal('answered'),
});
const slowStatement = z.strictObject({
	level: z.literal('warn'),
	time: z.iso.datetime(),
	requestId: z.guid().optional(),
	ms: z.number(),
	sql: z.string(),
	msg: z.literal('slow statement'),
});

type Line = z.output<typeof line> & Record<string, unknown>;

/** Of the framework's start, before anybody is let in. */
const banner = /^\s*✓ Running next\.config\.ts/;

/** Every line that the portal has written, each of them JSON. */
function lines(): Line[] {
	const whole = portal.output().split('\n').slice(0, -1);
	return whole.filter((text) => !banner.test(text)).map((text) => line.loose().parse(JSON.parse(text)));
}

async function untilLogged(wanted: (line: Line) => boolean): Promise<Line> {
	for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(50)) {
		const found = lines().find(wanted);
		if (found) return found;
	}
	throw new Error('Nothing of the kind is logged');
}

interface Sent {
	requestId: string;
	method: string;
	status: number;
	body: string;
}

const sent: Sent[] = [];

async function call(path: string, init: RequestInit = {}): Promise<Sent> {
	const answer = await fetch(portal.origin + path, {
		...init,
		headers: {
			// Else one that lay idle might be closed in the moment in which it is used again.
			connection: 'close',
			'user-agent': canary('a browser', canaries.get('a browser')),
			'x-forwarded-for': canary('an address', '203.0.113.177'),
			...init.headers,
		},
	});
	const made = {
		requestId: answer.headers.get('x-request-id') ?? '',
		method: init.method ?? 'GET',
		status: answer.status,
		body: await answer.text(),
	};
	if (path.startsWith('/api/') && made.requestId !== '') sent.push(made);
	return made;
}

const json = (body: unknown, headers: Record<string, string> = {}, method = 'POST'): RequestInit => ({
	method,
	headers: { 'content-type': 'application/json', ...headers },
	body: typeof body === 'string' ? body : JSON.stringify(body),
});

const bearer = (token = person.token) => ({ authorization: `Bearer ${token}` });

async function metrics(): Promise<string> {
	const { status, body } = await call('/api/metrics', { headers: bearer(metricsToken) });
	expect(status).toBe(200);
	return body;
}

const valueIn = (text: string, series: string) =>
	Number(
		text
			.split('\n')
			.find((each) => each.startsWith(`${series} `))
			?.slice(series.length + 1),
	);

beforeAll(async () => {
	[mailServer, store] = await Promise.all([startRefusingMailServer(), startRefusingStore()]);
	portal = await startPortal({
		env: {
			METRICS_TOKEN: canary('the token of the metrics', metricsToken),
			SLOW_QUERY_MS: '0',
			TRUSTED_PROXY_HOPS: '1',
			SMTP_URL: mailServer.url,
			S3_BUCKET: 'pictures',
			S3_ENDPOINT: store.url,
			AWS_ACCESS_KEY_ID: canary('the key of the store'),
			AWS_SECRET_ACCESS_KEY: canary('the secret of the store'),
		},
	});
	database = new pg.Client({ connectionString: portal.databaseUrl });
	await database.connect();
	person = await register(
		portal,
		{
			name: canary('a name'),
			email: `${canary('an e-mail address')}@example.org`,
			password: canary('a password'),
			mobileNumber: canary('a phone', '+919812345670'),
			fatherName: canary('a father’s name', 'मेवाड़ीकनेरी'),
			villageAddress: canary('a village'),
			profession: canary('a profession'),
		},
		{ 'x-forwarded-for': '203.0.113.178', 'user-agent': canary('a browser') },
	);
	canary('a member’s id', person.id);
	canary('a session’s token', person.token);
	canary('the address of a registration', '203.0.113.178');
});

afterAll(async () => {
	await database.end();
	await portal.stop();
	await Promise.all([mailServer.close(), store.close()]);
	process.stdout.write(summary);
});

let summary = 'watching: not whole\n';

describe('what goes wrong', () => {
	it('is answered with the id that its lines carry, and in words that tell nothing', async () => {
		await database.query(`
			ALTER TABLE "Member" ADD CONSTRAINT "testing_check" CHECK ("education" NOT LIKE 'canary%') NOT VALID;
			CREATE FUNCTION testing_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
				BEGIN RAISE EXCEPTION 'refused: %', NEW USING DETAIL = 'Failing row contains ' || NEW::text; END $$;
			CREATE TRIGGER testing_refuse BEFORE INSERT ON "Blog" FOR EACH ROW EXECUTE FUNCTION testing_refuse();
			CREATE TRIGGER testing_refuse BEFORE INSERT ON "RateLimit" FOR EACH ROW
				WHEN (NEW.key LIKE 'notMe:%') EXECUTE FUNCTION testing_refuse()`);
		const blog = { title: canary('a title'), author: canary('an author'), content: canary('a story') };
		const failed = [
			await call('/api/users/profile', json({ education: canary('an education') }, bearer(), 'PUT')),
			await call('/api/blogs', json(blog, bearer())),
			await call('/api/users/not-me', json({ token: canary('a token') })),
		];
		for (const { requestId, status, body } of failed) {
			expect(status).toBe(500);
			expect(body).not.toMatch(/canary|Failing/);
			const logged = await untilLogged((each) => each.requestId === requestId && each.level === 'error');
			expect(JSON.stringify(logged)).toMatch(/23514|P0001|P2004|P2010/);
		}
		await database.query(`
			DROP TRIGGER testing_refuse ON "Blog"; DROP TRIGGER testing_refuse ON "RateLimit";
			ALTER TABLE "Member" DROP CONSTRAINT "testing_check"`);
	});

	it('is refused where the caller is wrong, with everything that a caller can write', async () => {
		const email = `${canary('a stranger’s address')}@example.org`;
		const word = canary('a word that is looked for');
		const search = encodeURIComponent(word);
		const account = { name: canary('another name'), email, password: canary('another password') };
		const logIn = (password: string) => call('/api/users/login', json({ email: person.email, password }));
		await Promise.all([
			...Array.from({ length: 5 }, () => call('/api/users/register', json(account))),
			call('/api/users/login', json({ email, password: canary('a wrong password') })),
			...Array.from({ length: 12 }, () => logIn(canary('a guessed password'))),
			call('/api/users/login', json(`{"email": ${canary('a broken body')}`)),
			call('/api/users/login', json({ email: [canary('a field of another kind')] })),
			call(`/api/users/check-email?email=${email}`),
			call('/api/users/verify-otp', json({ email: person.email, otp: canary('a code that is none') })),
			call('/api/users/verify-otp', json({ email: person.email, otp: '000000' })),
			call('/api/users/forgot-password', json({ email: person.email })),
			call(`/api/users?search=${search}`),
			call(`/api/users/search?query=${search}`, { headers: bearer() }),
			call(`/api/blogs/search?query=${search}`),
			call(`/api/family/trees?search=${search}`),
			call(`/api/deities?search=${search}&page=${search}`),
			call(`/api/users/${canary('an id of no form')}`, { headers: bearer() }),
			call(`/api/users/${canary('somebody else’s id', randomUUID())}`, { headers: bearer() }),
			call(`/api/${canary('a call that is none')}`),
			call('/api/users/profile', { headers: bearer(canary('a token that is none')) }),
			call('/api/users/profile', { headers: { cookie: `next-auth.session-token=${canary('a cookie')}` } }),
			call('/api/users/profile', json({ email: canary('an e-mail that may not be set') }, bearer(), 'PUT')),
			call(
				'/api/contact',
				json({ name: canary('a writer'), email, subject: canary('a subject'), message: word }),
			),
			call('/api/family/tree', { headers: bearer() }),
			call(`/api/auth/error?error=${canary('an error of next-auth')}`),
			call('/api/auth/callback/credentials', json({ email, password: canary('a password of next-auth') })),
		]);
	});

	it('is informed of a mail that is refused and a store that refuses, under the request that it belongs to', async () => {
		const other = await register(portal, { email: `${canary('an address that gets no mail')}@example.org` });
		const asked = await call('/api/users/forgot-password', json({ email: other.email }));
		expect(asked.status).toBe(200);
		const mail = await untilLogged(
			({ requestId, level }) => requestId === asked.requestId && level === 'error',
		);
		expect(JSON.stringify(mail)).toContain('EENVELOPE 550');

		const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#800020' } })
			.png()
			.toBuffer();
		const form = new FormData();
		form.set('photo', new Blob([new Uint8Array(photo)]), canary('the name of a file'));
		const upload = await call('/api/users/profile', { method: 'PUT', headers: bearer(), body: form });
		expect(upload.status).toBe(503);
		expect(store.refusals()).toBeGreaterThan(0);
		expect(mailServer.refusals()).toBeGreaterThan(0);
	});

	it('is informed of a page that falls over', async () => {
		await database.query('ALTER TABLE "Member" RENAME COLUMN "villageAddress" TO "hidden"');
		const page = await call(`/profile/${person.id}`, {
			headers: { cookie: `next-auth.session-token=${person.token}` },
		});
		await database.query('ALTER TABLE "Member" RENAME COLUMN "hidden" TO "villageAddress"');
		expect(page.status).toBeGreaterThanOrEqual(500);
		await untilLogged(({ level, err }) => level === 'error' && JSON.stringify(err ?? '').includes('Prisma'));
	});
});

describe('the log', () => {
	it('has one line for each call, with its id, and nothing of who has asked for what', async () => {
		await untilLogged(({ requestId, msg }) => requestId === sent.at(-1)?.requestId && msg === 'answered');
		const shown = lines().filter(({ msg }) => msg === 'answered');
		for (const each of shown) answered.parse(each);
		for (const { requestId, method, status } of sent) {
			const own = shown.filter((each) => each.requestId === requestId);
			expect(own).toEqual([expect.objectContaining({ method, status })]);
		}
		expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(sent.length);
	});

	it('tells each slow statement with its placeholders, under the request that has sent it', async () => {
		const count = isFullRun ? 200 : 40;
		const paths = ['/api/users/profile', '/api/users/count', '/api/blogs/count', '/api/family/tree'];
		const ask = (path: string) => call(path, { headers: bearer() });
		const getStatements = (requestId: string) =>
			lines()
				.filter((each) => each.msg === 'slow statement' && each.requestId === requestId)
				.map((each) => slowStatement.parse(each).sql)
				// The first caller on a new connection sets it up.
				.filter((sql) => !sql.startsWith('SET '))
				.sort();
		const alone = new Map<string, string[]>();
		for (const path of paths) {
			await ask(path);
			alone.set(path, getStatements((await ask(path)).requestId));
		}
		const many = await Promise.all(
			Array.from({ length: count }, async (_, at) => {
				const path = paths[at % paths.length] ?? '';
				return { path, ...(await ask(path)) };
			}),
		);
		// A machine that is busy with other things turns some away.
		const welcomed = many.filter(({ status }) => status === 200);
		expect(welcomed.length).toBeGreaterThan(paths.length);
		for (const { path, requestId } of welcomed)
			expect([path, getStatements(requestId)]).toEqual([path, alone.get(path)]);
	});
});

describe('the metrics', () => {
	const wellFormed =
		/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="(?:[^"\\]|\\.)*"(?:,\w+="(?:[^"\\]|\\.)*")*\})? (?:Nan|[+-]?[\d.e+-]+))$/;

	it('are for callers with the token, and are nowhere when there is none', async () => {
		for (const headers of [{}, bearer('a-wrong-word'), bearer(), bearer(`${metricsToken}x`)])
			expect((await call('/api/metrics', { headers })).status).toBe(401);
		expect((await call(`/api/metrics?token=${metricsToken}`)).status).toBe(401);
		await metrics();
		const without = await startPortal({ databaseUrl: portal.databaseUrl });
		try {
			const answers = await Promise.all(
				['/api/metrics', '/api/no-such-call'].map((path) =>
					fetch(without.origin + path, { headers: bearer(metricsToken) }),
				),
			);
			expect(answers.map(({ status }) => status)).toEqual([404, 404]);
			const [values, unknown] = await Promise.all(answers.map((answer) => answer.text()));
			expect(values).toBe(unknown);
		} finally {
			await without.stop();
		}
	});

	it('are in Prometheus’s format, and say what has happened', async () => {
		const profile = 'khamma_ghani_http_requests_total{route="/api/users/profile",method="GET",status="2xx"}';
		const before = valueIn(await metrics(), profile);
		for (let times = 0; times < 3; times++) await call('/api/users/profile', { headers: bearer() });
		await fetch(`${portal.origin}/about`);
		await fetch(`${portal.origin}/robots.txt`);
		const text = await metrics();
		// An empty line separates two metrics.
		for (const each of text.split('\n').filter(Boolean)) expect(each).toMatch(wellFormed);
		expect(valueIn(text, profile)).toBe(before + 3);
		const series = text.split('\n').map((each) => each.replace(/[ {].*/, ''));
		expect(new Set(series).size).toBeGreaterThan(10);
		for (const [name, least] of [
			[
				'khamma_ghani_http_request_duration_seconds_count{route="/api/users/profile",method="GET"}',
				before + 3,
			],
			['khamma_ghani_http_requests_total{route="page",method="GET",status="2xx"}', 1],
			['khamma_ghani_http_requests_total{route="/api/[...rest]",method="GET",status="4xx"}', 1],
			['khamma_ghani_database_statement_duration_seconds_count', 100],
			['khamma_ghani_database_slow_statements_total', 100],
			['khamma_ghani_database_connections{state="idle"}', 0],
			['khamma_ghani_database_connections{state="awaited"}', 0],
			['khamma_ghani_database_up', 1],
			['khamma_ghani_sessions', 1],
			['khamma_ghani_waiting{kind="blogs"}', 0],
			['khamma_ghani_mails_sent_total', 0],
			['khamma_ghani_mails_failed_total', 1],
			['khamma_ghani_failed_logins_total{by="password"}', 1],
			['khamma_ghani_failed_logins_total{by="code"}', 1],
			['khamma_ghani_work_running{work="picture"}', 0],
			['khamma_ghani_work_waiting{work="password"}', 0],
			['process_resident_memory_bytes', 1_000_000],
			['process_open_fds', 3],
			['process_cpu_seconds', 0],
			['nodejs_eventloop_lag_p99_seconds', 0],
		] as const)
			expect([name, valueIn(text, name) >= least]).toEqual([name, true]);
	});
});

it('neither the log nor the metrics hold anything that somebody has written, or who it was', async () => {
	const said = `${portal.output()}\n${await metrics()}`;
	const folded = said.toLowerCase();
	const found = [...canaries].filter(([, value]) =>
		[value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), value.normalize('NFKD')].some(
			(form) => folded.includes(form.toLowerCase()),
		),
	);
	expect(found).toEqual([]);
	expect(said).not.toMatch(/Failing row|Key \(/);
	const statements = lines().filter(({ msg }) => msg === 'slow statement').length;
	summary = `watching: ${lines().length} lines of the log for ${sent.length} calls, ${statements} statements among them, and ${(await metrics()).trimEnd().split('\n').length} lines of metrics; ${canaries.size} canaries looked for, none found\n`;
});
