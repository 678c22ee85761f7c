// What somebody who looks for a match for another sees and does: every call with the name of a candidate in it, by every reader,
// before and after the candidate agrees, and after what was agreed has ended in each way.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Asking, type TestRequest } from './asking';
import { Canaries } from './canaries';
import { type Account, password, plantAccount, plantSeeker, plantTree, type Stage } from './fixtures';
import { Planter } from './planter';
import { createPortalDatabase, type Portal, startPortal } from './portal';

const secret = 'known to the attacks alone, and to the table of guardians';
const states = ['asked', 'agreed', 'ended', 'expired', 'married', 'deceased', 'held', 'removed'] as const;
type State = (typeof states)[number];

const people = ['candidate', 'guardian', 'second', 'other', 'met', 'stranger', 'administrator'] as const;
type Person = (typeof people)[number];
const readers = ['visitor', ...people] as const;
type Reader = (typeof readers)[number];

interface Cast extends Record<Person, Account> {
	/** Sent by the guardian to `met`, and agreed to by both. */
	interest: string;
	guardianship: string;
}

let client: pg.Client;
let dataDir: string;
let portal: Portal;
let planter: Planter;
let asking: Asking;
let cells = 0;
const casts = new Map<State, Cast>();

const now = Date.now();
const days = (count: number) => new Date(now + count * 24 * 3_600_000);

/** Whether the agreement with the first guardian holds; that with the second one depends on the candidate alone. */
const holds = (state: State, reader: Reader) =>
	(reader === 'guardian' && state === 'agreed') ||
	(reader === 'second' && ['asked', 'agreed', 'ended', 'expired'].includes(state));

function getCast(state: State): Cast {
	const cast = casts.get(state);
	if (!cast) throw new Error(`Nobody is ${state}`);
	return cast;
}

async function plantCast(stage: Stage, state: State): Promise<Cast> {
	const at = (person: string) => `${state}.${person}`;
	const seeker = (person: string, gender: string) =>
		plantSeeker(stage, at(person), { gender, bornOn: '1994-05-06' });
	const cast = {
		candidate: await seeker('candidate', 'Female'),
		guardian: await plantAccount(stage, at('guardian')),
		second: await plantAccount(stage, at('second'), { gender: 'Female' }),
		other: await seeker('other', 'Male'),
		met: await seeker('met', 'Male'),
		stranger: await seeker('stranger', 'Female'),
		administrator: await plantAccount(stage, at('administrator'), { isAdmin: true }),
	};
	const { candidate, guardian, second, other, met } = cast;
	// In the candidate's own tree, which no guardian sees.
	const tree = await plantTree(stage, at('candidate'), candidate);
	const kin = await tree.card('kin', { bornOn: null });
	const { id: candidateId } = candidate;
	await planter.plant(at('link'), 'ParentLink', {
		treeId: tree.id,
		childId: tree.meId,
		parentId: kin,
		role: 'father',
	});
	const agreed = {
		status: 'agreed',
		agreedAt: days(-100),
		expiresAt: days(30),
		hasLastWord: true,
		language: 'en',
	};
	const guardianship = await planter.plant(at('guardianship'), 'Guardianship', {
		...{ ...agreed, contactOf: 'guardian' },
		...(state === 'ended' && { status: 'ended', endedAt: days(-1), endedById: candidateId }),
		...(state === 'expired' && { expiresAt: days(-1) }),
		...(state === 'asked' && {
			...{
				status: 'asked',
				textVersion: null,
				agreedAt: null,
				expiresAt: null,
				hasLastWord: null,
				contactOf: null,
				language: null,
			},
		}),
		...{ candidateId, guardianId: guardian.id },
	});
	await planter.plant(at('second-guardianship'), 'Guardianship', {
		...{ ...agreed, contactOf: 'candidate', hasLastWord: false, candidateId, guardianId: second.id },
	});
	for (const [person, { id }] of Object.entries({ candidate, guardian, second }))
		await planter.plant(at(`${person}-note`), 'GuardianNote', { candidateId, otherId: met.id, authorId: id });
	const interest = await planter.plant(at('interest'), 'Interest', {
		...{ fromMemberId: candidateId, toMemberId: met.id, fromById: guardian.id, message: null },
		...{ status: 'accepted', answeredAt: days(-1), plans: [], seeks: [] },
	});
	// Waits for an answer, which a call of the table gives.
	await planter.plant(at('waiting'), 'Interest', {
		...{ fromMemberId: other.id, toMemberId: candidateId, plans: [], seeks: [] },
	});
	return { ...cast, interest, guardianship };
}

async function removeCandidate({ candidate }: Cast): Promise<void> {
	const headers = { authorization: `Bearer ${candidate.token}` };
	const answer = await asking.ask({ method: 'DELETE', path: '/api/users/me', json: { password }, headers });
	expect(answer.status, answer.text).toBe(200);
}

beforeAll(async () => {
	const databaseUrl = await createPortalDatabase();
	dataDir = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-guardians-'));
	client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	planter = await Planter.into(client, (taken) => new Canaries(taken));
	const stage = { planter, dataDir, secret };
	await planter.together(async () => {
		for (const state of states) casts.set(state, await plantCast(stage, state));
	});
	const env = { AUTH_SECRET: secret, RATE_LIMIT_FACTOR: '1000', TRUSTED_PROXY_HOPS: '1' };
	portal = await startPortal({ databaseUrl, dataDir, env });
	asking = new Asking(portal.origin, planter.canaries);
	await planter.change('Member', getCast('married').candidate.id, { isMarried: true });
	await planter.change('Member', getCast('deceased').candidate.id, { isDeceased: true });
	await planter.change('Member', getCast('held').candidate.id, { heldFromMatchesAt: new Date() });
	await removeCandidate(getCast('removed'));
});

afterAll(async () => {
	asking.close();
	await portal.stop();
	await client.end();
	await rm(dataDir, { recursive: true, force: true });
	process.stdout.write(
		`guardians: ${cells} cells, ${planter.canaries.count} canaries, ${asking.count} answers\n`,
	);
});

function askAs(cast: Cast, reader: Reader, request: TestRequest): Promise<Answer> {
	const token = reader === 'visitor' ? null : cast[reader].token;
	cells += 1;
	return asking.ask({
		...request,
		headers: { 'accept-language': 'en', ...(token !== null && { authorization: `Bearer ${token}` }) },
	});
}

type Call = (cast: Cast, candidateId: string) => TestRequest;

const get =
	(where: (cast: Cast) => string): Call =>
	(cast, candidateId) => ({ method: 'GET', path: `${where(cast)}?for=${candidateId}` });
const write =
	(method: string, where: (cast: Cast) => string, json: (cast: Cast) => object): Call =>
	(cast, candidateId) => ({ method, path: `${where(cast)}?for=${candidateId}`, json: json(cast) });

const reads: Readonly<Record<string, Call>> = {
	'GET matches': get(() => '/api/family/matches'),
	'GET matches/[id]': get(({ met }) => `/api/family/matches/${met.id}`),
	'GET matches/[id]/meeting': get(({ met }) => `/api/family/matches/${met.id}/meeting`),
	'GET users/[id]': get(({ met }) => `/api/users/${met.id}`),
	'GET kundli/[id]': get(({ met }) => `/api/family/kundli/${met.id}`),
	'GET matches/stopped': get(() => '/api/family/matches/stopped'),
	'GET matches/wishes': get(() => '/api/family/matches/wishes'),
	'GET interests': get(() => '/api/family/interests'),
	'GET guardians/notes': get(() => '/api/family/guardians/notes'),
};

const writes: Readonly<Record<string, Call>> = {
	'PUT matches/wishes': write(
		'PUT',
		() => '/api/family/matches/wishes',
		() => ({ ageFrom: 25 }),
	),
	'PUT matches/[id]/mark': write(
		'PUT',
		({ met }) => `/api/family/matches/${met.id}/mark`,
		() => ({ mark: 'shortlisted' }),
	),
	'PUT matches/[id]/note': write(
		'PUT',
		({ met }) => `/api/family/matches/${met.id}/note`,
		() => ({ word: 'yes', text: null }),
	),
	'POST matches/[id]/report': write(
		'POST',
		({ met }) => `/api/family/matches/${met.id}/report`,
		() => ({ reason: 'other' }),
	),
	'POST matches/[id]/meeting': write(
		'POST',
		({ met }) => `/api/family/matches/${met.id}/meeting`,
		() => ({ topic: 'home', isTicked: true }),
	),
	'POST interests': write(
		'POST',
		() => '/api/family/interests',
		({ other }) => ({ memberId: other.id }),
	),
	'POST interests/[id]': write(
		'POST',
		({ interest }) => `/api/family/interests/${interest}`,
		() => ({ answer: 'end' }),
	),
};

/** Of the candidate, of those who suit them and of all who note: what a guardian may read. */
const shownToGuardians = [
	/^\w+\.(other|met)\.(name|photo\.id|profession|location|clan|dynasty|sakh|tehsil|district|education)$/,
	/^\w+\.met\.(motherClan|details\.(maternalVillage|maternalUncle|about))$/,
	// With whom both agree.
	/^\w+\.met\.details\.lookingFor$/,
	/^\w+\.met\.(email|mobileNumber)$/,
	/^\w+\.(candidate|guardian|second)\.name$/,
	/^\w+\.candidate\.wishes\.(clans|districts)$/,
	/^\w+\.(guardianship|second-guardianship)\.(guardianEn|guardianHi)$/,
	/^\w+\.(candidate|guardian|second)-note\.text$/,
	/^\w+\.waiting\.message$/,
];

/** Beside what the candidate and the other side show each other there. */
const shownInMeeting = [
	/^\w+\.candidate\.(profession|location|clan|dynasty|sakh|gotra|tehsil|district|education|motherClan)$/,
	/^\w+\.candidate\.details\.(maternalVillage|maternalUncle|about|lookingFor)$/,
	/^\w+\.guardian\.(email|mobileNumber)$/,
	/^\w+\.met\.gotra$/,
];

/** By the call, beside what each of them may show. */
const shownBeside: Readonly<Record<string, readonly RegExp[]>> = {
	'GET matches/[id]/meeting': shownInMeeting,
	'GET users/[id]': [/^\w+\.met\.gotra$/],
};

const nobody = '00000000-0000-4000-8000-000000000000';
/** Whose own session has ended with the account. */
const isOut = (state: State, reader: Reader) =>
	reader === 'visitor' || (reader === 'candidate' && (state === 'deceased' || state === 'removed'));

async function countRows(): Promise<string> {
	const { rows } =
		await client.query(`SELECT (SELECT md5(string_agg(row::text, '' ORDER BY row::text)) FROM "Interest" row) AS i,
		(SELECT md5(string_agg(row::text, '' ORDER BY row::text)) FROM "MatchMark" row) AS m,
		(SELECT md5(string_agg(row::text, '' ORDER BY row::text)) FROM "GuardianNote" row) AS n,
		(SELECT md5(string_agg(row::text, '' ORDER BY row::text)) FROM "PartnerWishes" row) AS w,
		(SELECT count(*) FROM "GuardianAct") AS a, (SELECT count(*) FROM "MemberReport") AS r`);
	return JSON.stringify(rows);
}

describe.each(states)('while the candidate’s agreement is %s', (state) => {
	it.each(Object.entries(reads))('%s', async (name, call) => {
		const cast = getCast(state);
		const allowed = shownToGuardians.concat(shownBeside[name] ?? []);
		for (const reader of readers.filter((one) => one !== 'candidate')) {
			const answer = await askAs(cast, reader, call(cast, cast.candidate.id));
			const who = `${reader}: ${answer.text.slice(0, 600)}`;
			expect(answer.secrets, who).toEqual([]);
			if (holds(state, reader)) {
				expect(answer.status, who).toBe(200);
				const unexpected = [...answer.found].filter((found) => !allowed.some((shown) => shown.test(found)));
				expect(unexpected, who).toEqual([]);
				expect(
					[...answer.found].every((found) => found.startsWith(`${state}.`) || !found.includes('note')),
					who,
				).toBe(true);
				continue;
			}
			expect([answer.status, ...answer.found], who).toEqual([reader === 'visitor' ? 401 : 404]);
			// Looks like a candidate whom nobody is.
			const absent = await askAs(cast, reader, call(cast, nobody));
			expect([absent.status, absent.text]).toEqual([answer.status, answer.text]);
		}
	});

	it('notes are read by the candidate and all guardians whose agreement holds, and by nobody else', async () => {
		const cast = getCast(state);
		const notes = async (reader: Reader, forWhom: string) => {
			const answer = await askAs(cast, reader, {
				method: 'GET',
				path: `/api/family/guardians/notes${forWhom}`,
			});
			return [...answer.found].filter((name) => name.endsWith('-note.text')).sort();
		};
		const authors = ['candidate', 'guardian', 'second'].filter(
			(author) => author === 'candidate' || holds(state, author as Reader),
		);
		const isAny = holds(state, 'second');
		const all = isAny ? authors.map((author) => `${state}.${author}-note.text`).sort() : [];
		const readersOfNotes = ['guardian', 'second'] as const;
		for (const reader of readersOfNotes)
			expect(await notes(reader, `?for=${cast.candidate.id}`)).toEqual(holds(state, reader) ? all : []);
		expect(await notes('candidate', '')).toEqual(isOut(state, 'candidate') ? [] : all);
		for (const reader of ['other', 'met', 'stranger', 'administrator'] as const)
			expect(await notes(reader, '')).toEqual([]);
	});

	it('the other side reaches whom the candidate has chosen, and nobody once that does not hold', async () => {
		const cast = getCast(state);
		const contact = (person: string) => [`${state}.${person}.email`, `${state}.${person}.mobileNumber`];
		for (const where of ['/api/family/interests', `/api/family/matches/${cast.candidate.id}`]) {
			const { found, text } = await askAs(cast, 'met', { method: 'GET', path: where });
			const reached = [...contact('guardian'), ...contact('candidate')]
				.filter((name) => found.has(name))
				.sort();
			expect(reached, `${where}: ${text.slice(0, 600)}`).toEqual(
				state === 'agreed' ? contact('guardian').sort() : [],
			);
			expect(found.has(`${state}.guardian.name`)).toBe(state === 'agreed');
		}
		const profile = await askAs(cast, 'met', { method: 'GET', path: `/api/users/${cast.candidate.id}` });
		expect([...profile.found].filter((name) => contact('candidate').includes(name))).toEqual([]);
	});

	it('is listed to its two, and to nobody else', async () => {
		const cast = getCast(state);
		for (const reader of readers) {
			const answer = await askAs(cast, reader, { method: 'GET', path: '/api/family/guardians' });
			if (isOut(state, reader)) {
				expect([answer.status, ...answer.found]).toEqual([401]);
				continue;
			}
			const isParty = ['candidate', 'guardian', 'second'].includes(reader);
			const unexpected = [...answer.found].filter(
				(name) => !/^\w+\.(candidate|guardian|second)\.name$|guardianship\./.test(name),
			);
			expect([answer.status, unexpected]).toEqual([200, []]);
			if (!isParty) expect([...answer.found]).toEqual([]);
		}
	});

	it('nothing is written by who may not', async () => {
		const cast = getCast(state);
		const before = await countRows();
		for (const reader of readers.filter((one) => one !== 'candidate' && !holds(state, one)))
			for (const [name, call] of Object.entries(writes)) {
				const answer = await askAs(cast, reader, call(cast, cast.candidate.id));
				expect([name, reader, answer.status, ...answer.found]).toEqual([
					name,
					reader,
					reader === 'visitor' ? 401 : 404,
				]);
			}
		expect(await countRows()).toBe(before);
	});

	it('is agreed to by the candidate alone, and ended by its two', async () => {
		const cast = getCast(state);
		const where = `/api/family/guardians/${cast.guardianship}`;
		const terms = { hasLastWord: true, contactOf: 'candidate', months: 3 };
		for (const reader of readers.filter((one) => one !== 'candidate')) {
			const status = reader === 'visitor' ? 401 : 404;
			expect([
				reader,
				(await askAs(cast, reader, { method: 'POST', path: where, json: terms })).status,
			]).toEqual([reader, status]);
			if (reader === 'guardian') continue;
			expect([reader, (await askAs(cast, reader, { method: 'DELETE', path: where })).status]).toEqual([
				reader,
				status,
			]);
		}
	});
});

describe('a guardian whose agreement holds', () => {
	it.each(Object.entries(writes))('%s', async (_, call) => {
		const cast = getCast('agreed');
		const answer = await askAs(cast, 'guardian', call(cast, cast.candidate.id));
		expect([200, 201], answer.text).toContain(answer.status);
		expect([...answer.found].filter((name) => !shownToGuardians.some((shown) => shown.test(name)))).toEqual(
			[],
		);
	});

	it('leaves each act for the candidate to read', async () => {
		const { candidate } = getCast('agreed');
		const { rows } = await client.query(
			'SELECT "action"::text FROM "GuardianAct" WHERE "candidateId" = $1 ORDER BY 1',
			[candidate.id],
		);
		expect(rows.map(({ action }) => action)).toEqual([
			'accepted',
			'ended',
			'noted',
			'reported',
			'shortlisted',
			'ticked',
			'wished',
		]);
	});

	it('sees and does nothing more from the moment in which the candidate ends it', async () => {
		const cast = getCast('agreed');
		const ended = await askAs(cast, 'candidate', {
			method: 'DELETE',
			path: `/api/family/guardians/${cast.guardianship}`,
		});
		expect(ended.status).toBe(200);
		for (const call of Object.values({ ...reads, ...writes })) {
			const answer = await askAs(cast, 'guardian', call(cast, cast.candidate.id));
			expect([answer.status, ...answer.found]).toEqual([404]);
		}
	});
});
