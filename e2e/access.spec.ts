// Who may make which call on users and what of a member it shows: every call, every kind of reader.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIResponse, test as base, expect } from '@playwright/test';
import * as z from 'zod';
import { administrator } from './fixtures';

const readers = ['visitor', 'self', 'family', 'member', 'administrator'] as const;
type Reader = (typeof readers)[number];

const privacies = ['private', 'restricted', 'public'] as const;
type Privacy = (typeof privacies)[number];

// ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

const name = ['_id', 'name'];
const summary = [...name, 'prefix', 'photo', 'profession', 'location', 'age'];
const open = [
	...summary,
	...['gender', 'clan', 'dynasty', 'sakh', 'gotra', 'tehsil', 'district', 'education', 'isMarried'],
	...['isAdmin', 'createdAt'],
];
const familiar = [
	...open,
	...['email', 'mobileNumber', 'fatherName', 'villageAddress', 'ancestralResidence', 'lordName', 'lordPlace'],
	...['ancestorPlace', 'familyGoddess', 'familyGod', 'marriagePlace', 'fatherInLawName'],
	...['fatherInLawFatherName', 'inLawDynasty', 'inLawSakh', 'inLawTehsil', 'inLawDistrict', 'inLawState'],
	...['motherClan', 'isManglik'],
];
const whole = [
	...familiar,
	...[
		'__v',
		'isDeceased',
		'isListed',
		'isHeldFromMatches',
		'familyTreePrivacy',
		'matrimonialConsent',
		'isManglikKnown',
		'dob',
	],
];
const inLists = ['photo', 'clan', 'location'];

/** In every field of the member who is looked at that holds text, a value that stands nowhere else. */
const canaries = {
	...Object.fromEntries(
		familiar
			.filter((field) => !/^(_id|name|prefix|photo|age|gender|is[A-Z].*|createdAt|email)$/.test(field))
			.map((field) => [field, `canary ${field}`] as const),
	),
	mobileNumber: '+91 99999 54321',
};
const canaryMail = /canary\.[0-9a-f]+@/;
const password = 'neem leaf at dusk';
const secrets = [password, 'passwordHash', 'argon2', 'emailKey', 'nameKey', 'codeHmac', 'claimedAt'];

// ── Who looks ────────────────────────────────────────────────────────────────────────────────────────────────

interface Person {
	id: string;
	name: string;
	email: string;
	token: string;
}

/** One who is looked at, and those who look. */
interface Cast {
	self: Person;
	family: Person;
	member: Person;
	administrator: Person;
}

interface Call {
	method: string;
	path: string;
	json?: object;
	form?: Record<string, string>;
}

interface Answer {
	status: number;
	text: string;
	body: unknown;
	headers: Record<string, string>;
}

interface Fixtures {
	/** Makes a call in the name of `caller`, null for a visitor. */
	callAs: (caller: Pick<Person, 'token'> | null, call: Call, cookie?: boolean) => Promise<Answer>;
	/** A cast of the test's own. */
	castOf: (familyTreePrivacy: Privacy) => Promise<Cast>;
	/** One for all tests that only read. */
	readCastOf: (familyTreePrivacy: Privacy) => Promise<Cast>;
}

const readCasts = new Map<Privacy, Cast>();

const session = z.object({ token: z.string(), user: z.object({ _id: z.string() }) });
const created = session.pick({ user: true });
const request = z.object({ member: z.object({ requestId: z.string() }) });

const test = base.extend<Fixtures>({
	callAs: async ({ playwright, baseURL }, use) => {
		await use(async (caller, { method, path: url, json, form }, cookie = false) => {
			// A context of its own, so that no cookie of another call goes along.
			const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
			const proof = cookie
				? { cookie: `next-auth.session-token=${caller?.token}` }
				: { authorization: `Bearer ${caller?.token}` };
			const answer = await api.fetch(url, {
				method,
				headers: { 'accept-language': 'en', ...(caller && proof) },
				maxRedirects: 0,
				...(json && { data: json }),
				...(form && { multipart: form }),
			});
			const read = await readAnswer(answer);
			await api.dispose();
			return read;
		});
	},

	castOf: async ({ callAs }, use) => {
		const register = async (role: string, more: Record<string, string> = {}): Promise<Person> => {
			const mark = randomUUID().slice(0, 8);
			const person = { name: `${role} ${mark}`, email: `${role}.${mark}@example.org` };
			const form = { ...person, password, ...more };
			const answer = await callAs(null, { method: 'POST', path: '/api/users/register', form });
			const { token, user } = session.parse(answer.body);
			return { ...person, id: user._id, token };
		};
		const link = async (one: Person, other: Person) => {
			const asked = { relation: 'Brother', familyMemberId: other.id };
			const { body } = await callAs(one, { method: 'POST', path: '/api/family/add', json: asked });
			const answer = { requestId: request.parse(body).member.requestId, response: 'accept' };
			await callAs(other, { method: 'POST', path: '/api/family/respond-request', json: answer });
		};
		const logIn = async (account: { email: string; password: string }) => {
			const answer = await callAs(null, { method: 'POST', path: '/api/users/login', json: account });
			return session.parse(answer.body);
		};
		await use(async (familyTreePrivacy) => {
			const told = {
				...canaries,
				age: '31',
				gender: 'Male',
				prefix: 'Shri',
				isMarried: 'No',
				familyTreePrivacy,
			};
			const self = await register('canary', told);
			const [family, member] = [await register('family'), await register('member')];
			await link(family, self);
			const { email, password: headPassword } = administrator();
			const head = await logIn({ email, password: headPassword });
			const mark = randomUUID().slice(0, 8);
			const deputy = { name: `deputy ${mark}`, email: `deputy.${mark}@example.org` };
			const json = { ...deputy, password, isAdmin: true };
			const made = await callAs(head, { method: 'POST', path: '/api/users/register', json });
			const { user } = created.parse(made.body);
			const { token } = await logIn({ email: deputy.email, password });
			return { self, family, member, administrator: { ...deputy, id: user._id, token } };
		});
	},

	readCastOf: async ({ castOf }, use) => {
		await use(async (privacy) => {
			const cast = readCasts.get(privacy) ?? (await castOf(privacy));
			readCasts.set(privacy, cast);
			return cast;
		});
	},
});

async function readAnswer(answer: APIResponse): Promise<Answer> {
	const text = await answer.text();
	const headers = answer.headers();
	const isJson = headers['content-type']?.startsWith('application/json');
	return { status: answer.status(), text, body: isJson ? JSON.parse(text) : null, headers };
}

// ── Who may see it ───────────────────────────────────────────────────────────────────────────────────────────

/** The answer that a reader gets: its status, and whose record it shows with which fields. */
interface Cell {
	status: number;
	fields?: readonly string[];
	whose?: 'the member looked at' | 'the reader' | 'somebody new';
}

const refused = (status: number): Cell => ({ status });
const done: Cell = { status: 200 };
const shown = (fields: readonly string[]): Cell => ({ status: 200, fields, whose: 'the member looked at' });
const own: Cell = { status: 200, fields: whole, whose: 'the reader' };

const everybody = (cell: Cell): Record<Reader, Cell> => ({
	visitor: cell,
	self: cell,
	family: cell,
	member: cell,
	administrator: cell,
});
const members = (cell: Cell) => ({ ...everybody(cell), visitor: refused(401) });
const administrators = (cell: Cell) => ({
	...everybody(refused(403)),
	visitor: refused(401),
	administrator: cell,
});

/** The profile by itself, as its privacy says. */
const profileFor: Record<Privacy, Record<Reader, Cell>> = {
	private: { ...administrators(shown(whole)), self: shown(whole), family: shown(name), member: refused(404) },
	restricted: {
		...administrators(shown(whole)),
		self: shown(whole),
		family: shown(familiar),
		member: refused(404),
	},
	public: {
		...administrators(shown(whole)),
		self: shown(whole),
		family: shown(familiar),
		member: shown(open),
	},
};

/** In what is found by name: whatever the profile shows of photo, clan and location. */
function foundFor(privacy: Privacy): Record<Reader, Cell> {
	const cut = ({ fields = name }: Cell) =>
		shown([...name, ...inLists.filter((field) => fields.includes(field))]);
	const { self, family, member, administrator: head } = profileFor[privacy];
	return {
		visitor: shown(name),
		self: cut(self),
		family: cut(family),
		member: cut(member),
		administrator: cut(head),
	};
}

interface Row {
	call: string;
	/** Where a call has several rows: what this one is about. */
	about?: string;
	privacy?: Privacy;
	/** What stands at the end of the address, and what is sent. */
	send?: (cast: Cast, reader: Reader) => { path?: string; query?: string; json?: object };
	/** The records in the answer. */
	records?: (body: unknown) => unknown[];
	/** Fields of which all members' values are told together, without saying whose. */
	together?: readonly string[];
	answers: Record<Reader, Cell>;
	also?: (answer: Answer, reader: Reader, cast: Cast) => void;
}

const user = (body: unknown) => [z.object({ user: z.unknown() }).parse(body).user];
const users = (body: unknown) => z.object({ users: z.array(z.unknown()) }).parse(body).users;
const itself = (body: unknown) => [body];
const list = (body: unknown) => z.array(z.unknown()).parse(body);
const onSelf = ({ self }: Cast) => ({ path: self.id });
const places = ['villageAddress', 'ancestralResidence', 'location', 'tehsil', 'district'];

const rows: Row[] = [
	{
		call: 'POST /api/users/login',
		send: ({ self: { email } }) => ({ json: { email, password } }),
		records: user,
		answers: everybody(shown(whole)),
	},
	{
		call: 'POST /api/users/register',
		send: () => ({
			json: { name: 'New', email: `new.${randomUUID()}@example.org`, password, isAdmin: true },
		}),
		records: user,
		answers: everybody({ status: 201, fields: whole, whose: 'somebody new' }),
		also: ({ body, headers }, reader) => {
			const isAdministrator = reader === 'administrator';
			expect(body).toMatchObject({ user: { isAdmin: isAdministrator } });
			expect(session.safeParse(body).success).toBe(!isAdministrator);
			expect('set-cookie' in headers).toBe(!isAdministrator);
		},
	},
	{
		call: 'POST /api/users/forgot-password',
		send: ({ self: { email } }) => ({ json: { email } }),
		answers: everybody(done),
	},
	{
		call: 'POST /api/users/verify-otp',
		send: ({ self: { email } }) => ({ json: { email, otp: '000000' } }),
		answers: everybody(refused(400)),
		also: ({ body }) => expect(body).toMatchObject({ code: 'reset.wrongOtp' }),
	},
	{
		call: 'POST /api/users/reset-password',
		send: ({ self: { email } }) => ({ json: { email, otp: '000000', newPassword: 'a well at noon' } }),
		answers: everybody(refused(400)),
		also: ({ body }) => expect(body).toMatchObject({ code: 'reset.wrongOtp' }),
	},
	{ call: 'GET /api/users/profile', records: itself, answers: members(own) },
	{
		call: 'PUT /api/users/profile',
		send: (_cast, reader) => ({
			json: { email: 'taken.over@example.org', isAdmin: reader !== 'administrator', isDeceased: true },
		}),
		records: user,
		answers: members(own),
		also: ({ body }, reader, cast) => {
			if (reader === 'visitor') return;
			const { email } = cast[reader];
			expect(body).toMatchObject({
				user: { email, isAdmin: reader === 'administrator', isDeceased: false },
			});
		},
	},
	{
		call: 'GET /api/users/addressoptions',
		together: [...places, 'familyGoddess', 'familyGod'],
		answers: everybody(done),
	},
	{ call: 'GET /api/users/count', answers: everybody(done) },
	{ call: 'GET /api/users/clans', together: ['clan'], answers: everybody(done) },
	{ call: 'GET /api/users/filters', together: ['clan', 'dynasty'], answers: administrators(done) },
	{ call: 'GET /api/users/dynasties', together: ['dynasty'], answers: everybody(done) },
	...['active-users', 'bachelors'].map((stat) => ({
		call: `GET /api/users/${stat}`,
		privacy: 'public' as const,
		send: () => ({ query: 'limit=1000' }),
		records: users,
		answers: everybody(shown(name)),
	})),
	...privacies.flatMap((privacy) => [
		{
			call: 'GET /api/users',
			about: `of a ${privacy} member`,
			privacy,
			send: ({ self }: Cast) => ({ query: `search=${encodeURIComponent(self.name)}` }),
			records: users,
			answers: { ...foundFor(privacy), administrator: shown(whole) },
		},
		{
			call: 'GET /api/users/search',
			about: `of a ${privacy} member`,
			privacy,
			send: ({ self }: Cast) => ({ query: `query=${encodeURIComponent(self.name)}` }),
			records: list,
			answers: { ...foundFor(privacy), visitor: refused(401) },
		},
		{
			call: 'GET /api/users/{id}',
			about: `of a ${privacy} member`,
			privacy,
			send: onSelf,
			records: itself,
			answers: profileFor[privacy],
		},
	]),
	{
		call: 'GET /api/users',
		about: 'with filters, which only administrators have',
		send: ({ self }, reader) => ({
			query:
				reader === 'administrator'
					? `page=1&query=${self.email}&clan=canary clan&dynasty=canary dynasty&isAdmin=false`
					: `page=1&query=nobody&clan=none&dynasty=none&isAdmin=true&search=${self.name}`,
		}),
		records: users,
		answers: { ...foundFor('private'), administrator: shown(whole) },
	},
	{
		call: 'GET /api/users/check-email',
		send: ({ self: { email } }) => ({ query: `email=${email}` }),
		answers: everybody(done),
		also: ({ body }) => expect(body).toEqual({ exists: true }),
	},
	{
		call: 'PUT /api/users/{id}',
		send: (cast) => ({ ...onSelf(cast), json: { isManglik: true } }),
		records: user,
		answers: administrators(shown(whole)),
	},
	{
		call: 'PATCH /api/users/make-admin/{id}',
		send: (cast) => ({ ...onSelf(cast), json: { isAdmin: true } }),
		records: user,
		answers: administrators(shown(whole)),
	},
	{ call: 'DELETE /api/users/{id}', send: onSelf, answers: administrators(done) },
	// Logging out twice is no error.
	{ call: 'POST /api/users/logout', answers: everybody(done) },
	{
		call: 'PUT /api/users/password',
		send: () => ({ json: { currentPassword: password, newPassword: 'a well at noon' } }),
		answers: members(done),
	},
	{ call: 'GET /api/users/sessions', answers: members(done) },
	{ call: 'DELETE /api/users/sessions', answers: members(done) },
	{
		call: 'GET /api/users/me/export',
		records: (body) => [z.object({ profile: z.unknown() }).parse(body).profile],
		answers: members(own),
	},
	{
		// Whom the link in the mail is about, its signature says: no reader has a right of their own.
		call: 'POST /api/users/not-me',
		send: ({ self }) => ({ json: { token: `${self.id.replaceAll('-', '')}${'0'.repeat(64)}` } }),
		answers: everybody(refused(404)),
	},
	{ call: 'DELETE /api/users/me', send: () => ({ json: { password } }), answers: members(done) },
];

const record = z.record(z.string(), z.unknown());

/** The fields whose values, of the member looked at, stand in an answer, in whatever shape it has. */
function fieldsIn(text: string): string[] {
	const told = Object.entries(canaries).filter(([, value]) => text.includes(value));
	return [...told.map(([field]) => field), ...(canaryMail.test(text) ? ['email'] : [])];
}

function expectNoMore(text: string, fields: readonly string[] = []): void {
	expect(fieldsIn(text).filter((field) => !fields.includes(field))).toEqual([]);
	expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
}

function checkAnswer(row: Row, reader: Reader, cast: Cast, answer: Answer): void {
	const { status, fields = [], whose } = row.answers[reader];
	expect(answer.status, answer.text).toBe(status);
	const isLookedAt = whose === 'the member looked at' || (whose === 'the reader' && reader === 'self');
	const told = isLookedAt ? fields : [];
	expectNoMore(answer.text, [...told, ...(row.together ?? [])]);
	const hidden = [...Object.keys(canaries), 'email'].filter(
		(field) => !fieldsIn(answer.text).includes(field),
	);
	expect(hidden.filter((field) => told.includes(field))).toEqual([]);
	if (row.records && whose) {
		const all = row.records(answer.body).map((found) => record.parse(found));
		const found = isLookedAt ? all.filter(({ _id }) => _id === cast.self.id) : all;
		expect(found).toHaveLength(1);
		for (const one of found) expect(Object.keys(one).sort()).toEqual([...fields].sort());
		// What all are shown of, they are shown of alike.
		if (fields === name) for (const one of all) expect(Object.keys(one).sort()).toEqual(name);
	}
	row.also?.(answer, reader, cast);
}

/** Once: there is no page to be looked at. */
const onDesktop = { tag: '@desktop' };

for (const row of rows) {
	const { call, about, privacy = 'private', send, answers } = row;
	test([call, ...(about ? [about] : [])].join(', '), onDesktop, async ({ callAs, castOf, readCastOf }) => {
		const cast = await (call.startsWith('GET ') ? readCastOf : castOf)(privacy);
		for (const reader of readers) {
			await test.step(`${reader}: ${answers[reader].status}`, async () => {
				const sent = send?.(cast, reader) ?? {};
				const [method = '', template = ''] = call.split(' ');
				const url = `${template.replace('{id}', sent.path ?? '')}${sent.query ? `?${sent.query}` : ''}`;
				const caller = reader === 'visitor' ? null : cast[reader];
				const answer = await callAs(caller, { method, path: url, ...(sent.json && { json: sent.json }) });
				checkAnswer(row, reader, cast, answer);
			});
		}
	});
}

for (const privacy of privacies) {
	test(`the page /profile/{id} of a ${privacy} member`, onDesktop, async ({ callAs, readCastOf }) => {
		const cast = await readCastOf(privacy);
		const read = (reader: Reader, address: string) =>
			callAs(
				reader === 'visitor' ? null : cast[reader],
				{ method: 'GET', path: `/profile/${address}` },
				true,
			);
		const { status: absent } = await read('member', randomUUID());
		for (const reader of readers) {
			// As whom it is looked at counts for the member alone.
			for (const query of reader === 'self' ? [''] : ['', '?as=visitor', '?as=family', '?as=self']) {
				const { status, text, headers } = await read(reader, `${cast.self.id}${query}`);
				const cell = profileFor[privacy][reader];
				expectNoMore(text, cell.fields);
				expect(text.includes(cast.self.name), reader).toBe(cell.status === 200);
				if (reader !== 'visitor') expect(status, reader).toBe(cell.status);
				else expect([status, headers.location]).toEqual([307, expect.stringContaining('/login?next=')]);
				if (cell.status === 404) expect(status).toBe(absent);
			}
		}
		for (const reader of ['member', 'family'] as const) {
			const { text } = await read('self', `${cast.self.id}?as=${reader}`);
			expectNoMore(text, profileFor[privacy][reader].fields);
		}
	});
}

test(
	'who turns out to be under 18 is there for family and administrators alone',
	onDesktop,
	async ({ callAs, castOf }) => {
		const cast = await castOf('public');
		const { id, name: called, email } = cast.self;
		const ask = (reader: Reader, address: string) =>
			callAs(reader === 'visitor' ? null : cast[reader], { method: 'GET', path: address });
		const correction = { method: 'PUT', path: `/api/users/${id}`, json: { age: 16 } };
		expect((await callAs(cast.administrator, correction)).status).toBe(200);
		for (const reader of readers) {
			const { status, text } = await ask(reader, `/api/users/${id}`);
			const cell = profileFor.restricted[reader];
			expect(status, reader).toBe(cell.status);
			expectNoMore(text, cell.fields);
			for (const address of [
				'active-users?limit=1000',
				'bachelors?limit=1000',
				`?search=${called}`,
				`search?query=${called}`,
			]) {
				const found = await ask(reader, `/api/users/${address}`.replace('/?', '?'));
				expect(found.text, `${reader}: ${address}`).not.toContain(id);
			}
			const filtered = await ask(reader, `/api/users?query=${email}`);
			expect(filtered.text.includes(id), reader).toBe(reader === 'administrator');
		}
	},
);

test('every call under /api/users is in the table', onDesktop, () => {
	const folder = path.join(process.cwd(), 'app', 'api');
	const calls = readdirSync(path.join(folder, 'users'), { recursive: true, encoding: 'utf8' })
		.filter((file) => path.basename(file) === 'route.ts')
		.flatMap((file) => {
			const source = readFileSync(path.join(folder, 'users', file), 'utf8');
			const where = path.posix.join('/api/users', path.dirname(file).split(path.sep).join('/'));
			const methods = [
				...source.matchAll(/^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm),
			];
			return methods.map(([, method]) => `${method} ${where.replace('[id]', '{id}')}`);
		});
	expect(calls.length).toBeGreaterThan(20);
	expect([...new Set(rows.map(({ call }) => call))].sort()).toEqual(calls.sort());
});
