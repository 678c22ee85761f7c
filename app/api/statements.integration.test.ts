// How many SQL statements each reading call may take, for every caller and any amount of data: a call that is not in
// this table fails here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBiodata, makeLink } from '@/lib/features/biodata/commands';
import { db } from '@/lib/platform/db/client';
import { getObjectStore } from '@/lib/platform/media/store';
import { makeLogin } from '@/lib/testing/accounts';
import { call, holdAfterResponse } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { writeAgreed } from '@/lib/testing/guardians';
import {
	writeDeity,
	writeImage,
	writeKhaanp,
	writeMessage,
	writePicture,
	writeReport,
	writeStory,
} from '@/lib/testing/records';
import { makeSeeker } from '@/lib/testing/seekers';
import { findHandlers, getStatements, type Handler } from '@/lib/testing/statements';
import { WrittenTree } from '@/lib/testing/trees';

const dataDir = mkdtempSync(path.join(tmpdir(), 'statements-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
holdAfterResponse();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The session is one of them, for everybody but visitors. */
interface Budget {
	statements: number;
	as?: 'member' | 'administrator' | 'guardian';
	query?: () => string;
	params?: () => object;
	/** 200 where it does not say. */
	status?: number;
}

/** By the folder of the call. */
const budgets: Record<string, Budget> = {
	'[[...rest]]': { statements: 0, status: 404 },
	'admin/clans': { statements: 5, as: 'administrator' },
	'admin/exports/blogs': { statements: 3, as: 'administrator' },
	'admin/exports/history': { statements: 4, as: 'administrator' },
	'admin/exports/khaanps': { statements: 2, as: 'administrator' },
	'admin/exports/users': { statements: 4, as: 'administrator' },
	'admin/history': { statements: 4, as: 'administrator' },
	'admin/khaanps/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.khaanp }) },
	'admin/khaanps': { statements: 2, as: 'administrator' },
	'admin/mails': { statements: 2, as: 'administrator' },
	'admin/messages/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.message }) },
	'admin/messages': { statements: 4, as: 'administrator' },
	// Of a portal that sends its mails. app/api/admin/outbox counts the others.
	'admin/outbox/[id]': {
		...{ statements: 1, as: 'administrator', status: 404 },
		params: () => ({ id: ids.message }),
	},
	'admin/outbox': { statements: 1, as: 'administrator', status: 404 },
	'admin/overview': { statements: 5, as: 'administrator' },
	'admin/reports/[id]': { statements: 5, as: 'administrator', params: () => ({ id: ids.report }) },
	'admin/reports': { statements: 4, as: 'administrator' },
	'admin/settings': { statements: 3, as: 'administrator' },
	'admin/texts/[kind]/[number]': {
		statements: 1,
		as: 'administrator',
		params: () => ({ kind: 'terms', number: '0' }),
	},
	'admin/texts': { statements: 2, as: 'administrator' },
	'admin/trash': { statements: 4, as: 'administrator' },
	'admin/waiting': { statements: 2, as: 'administrator' },
	'auth/[...nextauth]': { statements: 1, as: 'member', params: () => ({ nextauth: ['session'] }) },
	'blogs/[id]': { statements: 2, as: 'member', params: () => ({ id: ids.blog }) },
	'blogs/admin': { statements: 3, as: 'administrator' },
	'blogs/count': { statements: 1 },
	'blogs/mine': { statements: 2, as: 'member' },
	blogs: { statements: 1 },
	'blogs/search': { statements: 1, query: () => 'query=forts' },
	'clans/[slug]': { statements: 5, params: () => ({ slug: 'rathore' }) },
	clans: { statements: 3 },
	// Without their secrets neither does anything.
	'cron/tidy': { statements: 0, status: 404 },
	'deities/[id]': { statements: 2, params: () => ({ id: ids.deity }) },
	deities: { statements: 1 },
	'family/count': { statements: 1 },
	'biodata/[token]/pdf': { statements: 14, params: () => ({ token: tokens.biodata }) },
	// Of one without a photo.
	'biodata/[token]/photo': { ...{ statements: 3, status: 404 }, params: () => ({ token: tokens.biodata }) },
	'biodata/[token]/picture': { statements: 14, params: () => ({ token: tokens.biodata }) },
	'family/biodatas': { statements: 3, as: 'member' },
	'family/biodatas/[id]': { statements: 13, as: 'member', params: () => ({ id: ids.biodata }) },
	'family/biodatas/[id]/pdf': { statements: 13, as: 'member', params: () => ({ id: ids.biodata }) },
	'family/biodatas/[id]/picture': { statements: 13, as: 'member', params: () => ({ id: ids.biodata }) },
	'family/biodatas/known': { statements: 10, as: 'member' },
	'family/details': { statements: 8, as: 'member' },
	'family/address-words': { statements: 3, as: 'member' },
	'family/days': { statements: 8, as: 'member' },
	'family/days/feed/[key]': {
		...{ statements: 2, status: 404 },
		params: () => ({ key: `${'0'.repeat(43)}.ics` }),
	},
	'family/export': { statements: 6, as: 'member' },
	'family/find': { statements: 5, as: 'member', query: () => 'name=asha' },
	'family/former-marriage': { statements: 2, as: 'member' },
	'family/guardians': { statements: 10, as: 'member' },
	'family/guardians/notes': { statements: 2, as: 'member' },
	'family/import': { statements: 2, as: 'member' },
	'family/interests': { statements: 10, as: 'member' },
	'family/kundli': { statements: 3, as: 'member' },
	'family/kundli/places': { statements: 1, as: 'member' },
	'family/kundli/[id]': { statements: 3, as: 'member', params: () => ({ id: ids.seeker }) },
	'family/marriage': { statements: 4, as: 'member', query: () => `other=${ids.card}` },
	'family/matches/[id]': { statements: 6, as: 'member', params: () => ({ id: ids.seeker }) },
	// Of two who do not agree. lib/features/meeting counts the others.
	'family/matches/[id]/meeting': {
		...{ statements: 6, as: 'member', status: 404 },
		params: () => ({ id: ids.seeker }),
	},
	'family/matches': { statements: 5, as: 'member' },
	// One more asks whether the guardian may.
	'family/matches: for each of five candidates': {
		...{ statements: 6, as: 'guardian' },
		query: () => `for=${ids.candidate}`,
	},
	'family/matches/[id]: for a candidate': {
		...{ statements: 7, as: 'guardian', params: () => ({ id: ids.suitor }) },
		query: () => `for=${ids.candidate}`,
	},
	'family/interests: for a candidate': {
		...{ statements: 10, as: 'guardian' },
		query: () => `for=${ids.candidate}`,
	},
	'family/matches/wishes': { statements: 2, as: 'member' },
	'family/merge/[id]': {
		statements: 12,
		as: 'member',
		params: () => ({ id: ids.card }),
		query: () => `otherId=${ids.otherCard}`,
	},
	'family/named-in': { statements: 6, as: 'member' },
	'family/near': { statements: 5, as: 'member' },
	'family/pending-requests': { statements: 5, as: 'member' },
	'family/questions': { statements: 7, as: 'member' },
	'family/relation': { statements: 5, as: 'member', query: () => `to=${ids.card}` },
	'family/matches/stopped': { statements: 5, as: 'member' },
	'family/same-people': { statements: 11, as: 'member' },
	'family/tree': { statements: 5, as: 'member' },
	'family/trees/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.tree }) },
	'family/trees': { statements: 3, as: 'administrator' },
	'gallery/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.image }) },
	'gallery/admin': { statements: 3, as: 'administrator' },
	'gallery/mine': { statements: 2, as: 'member' },
	gallery: { statements: 1 },
	'gallery/search': { statements: 1, query: () => 'query=fort' },
	health: { statements: 1 },
	khaanps: { statements: 1, query: () => 'search=jodha' },
	maintenance: { statements: 2, as: 'administrator' },
	'media/[mediaId]/[width]': {
		statements: 2,
		as: 'member',
		params: () => ({ mediaId: ids.media, width: '160' }),
	},
	'media/members/[id]': { statements: 10, as: 'member', params: () => ({ id: ids.seeker }) },
	metrics: { statements: 0, status: 404 },
	'users/[id]': { statements: 8, as: 'member', params: () => ({ id: ids.seeker }) },
	'users/active-users': { statements: 2 },
	'users/addressoptions': { statements: 1 },
	'users/bachelors': { statements: 2 },
	'users/check-email': { statements: 3, query: () => 'email=somebody@example.org' },
	'users/clans': { statements: 1 },
	'users/count': { statements: 1 },
	'users/dynasties': { statements: 1 },
	'users/filters': { statements: 2, as: 'administrator' },
	'users/known-device/[token]': { statements: 0, params: () => ({ token: 'a'.repeat(64) }), status: 303 },
	'users/me/export': { statements: 54, as: 'member' },
	'users/notifications': { statements: 2, as: 'member' },
	'users/profile': { statements: 2, as: 'member' },
	// One of them notes whose records were read.
	users: { statements: 4, as: 'administrator', query: () => 'page=1&query=asha' },
	'users: with the profiles that open for the member': {
		...{ statements: 8, as: 'member' },
		query: () => 'search=asha&limit=10',
	},
	'users/search': { statements: 8, as: 'member', query: () => 'query=asha' },
	'users/second-factor': { statements: 3, as: 'member' },
	'users/sessions': { statements: 2, as: 'member' },
};

/** Each kind of record this many times: what takes a statement more for each would be far over its budget. */
const many = 25;

const ids = {
	...{ blog: '', image: '', media: '', deity: '', message: '', report: '' },
	...{ khaanp: '', biodata: '' },
	...{ seeker: '', tree: '', card: '', otherCard: '', candidate: '', suitor: '' },
};
const tokens = { member: '', administrator: '', guardian: '', biodata: '' };
const candidateIds: string[] = [];
let handlers: ReadonlyMap<string, Handler>;

beforeAll(async () => {
	handlers = await findHandlers(path.dirname(fileURLToPath(import.meta.url)), ['GET']);
	const [administrator, member] = [await makeLogin({ name: 'Head', isAdmin: true }), await makeSeeker()];
	Object.assign(tokens, { member: member.token, administrator: administrator.token });
	const tree = await WrittenTree.of(member.id);
	const sheet = { title: 'Ours', layout: 'modern', language: 'both', fields: ['clan'] } as const;
	ids.biodata = (await makeBiodata(member.id, { ...sheet, fields: [...sheet.fields] }, new Date()))._id;
	const sent = { id: ids.biodata, sentTo: 'Mehta family' };
	tokens.biodata = (await makeLink(member.id, sent, new Date())).secret;
	const texts = { create: { language: 'en', vansh: 'Suryavansh' } } as const;
	await db.clan.create({ data: { slug: 'rathore', key: 'Rathore', texts }, select: { slug: true } });
	for (let number = 0; number < many; number++) {
		ids.khaanp = await writeKhaanp();
		const other = await makeSeeker({ name: `Asha ${number}`, gender: 'Female', clan: 'Chauhan' });
		ids.seeker = other.id;
		ids.card = await tree.card(`Ram ${number}`);
		await tree.parent(ids.card, tree.meId, 'father');
		ids.tree = (await WrittenTree.of(other.id)).id;
		await writeRecords(other.id, member.id, number);
	}
	ids.otherCard = await tree.card('Ram');
	const create = { width: 160, height: 200, channels: 3, background: 'teal' } as const;
	const bytes = await sharp({ create }).webp().toBuffer();
	const store = await getObjectStore();
	const variants = await db.mediaVariant.findMany({
		where: { mediaId: ids.media },
		select: { objectKey: true },
	});
	for (const { objectKey } of variants) await store.put(objectKey, bytes);
	await db.member.update({ where: { id: ids.seeker }, data: { photoId: ids.media }, select: { id: true } });
	ids.suitor = member.id;
	await writeCandidates();
});

/** Five daughters of one father; the member could marry each. */
async function writeCandidates(): Promise<void> {
	const father = await makeLogin({ name: 'Karan', gender: 'Male' });
	tokens.guardian = father.token;
	const tree = await WrittenTree.of(father.id);
	for (let number = 0; number < 5; number++) {
		const daughter = await makeSeeker({ name: `Maya ${number}`, gender: 'Female', clan: 'Bhati' });
		await tree.parent(await tree.account(daughter.id, { gender: 'Female' }), tree.meId, 'father');
		await writeAgreed(daughter.id, father.id);
		candidateIds.push(daughter.id);
		ids.candidate = daughter.id;
	}
}

async function writeRecords(senderId: string, memberId: string, number: number): Promise<void> {
	const approved = { status: 'approved', approvedAt: new Date() } as const;
	ids.blog = await writeStory(senderId, { title: `Forts ${number}`, ...approved });
	await writeStory(memberId);
	ids.media = await writePicture();
	ids.image = await writeImage(senderId, { mediaId: ids.media, ...approved });
	ids.deity = await writeDeity(`Karni ${number}`);
	ids.message = await writeMessage();
	ids.report = await writeReport(memberId, senderId);
	const pair = { fromMemberId: senderId, toMemberId: memberId };
	await db.interest.create({ data: pair, select: { id: true } });
	await db.familyRequest.create({ data: { ...pair, relation: 'Sister' }, select: { id: true } });
}

/** Without what a budget is about, where a call has several. */
const getFolder = (name: string) => name.split(':')[0] ?? '';

function getHandler(name: string): Handler {
	const handler = handlers.get(`GET ${getFolder(name)}`);
	if (!handler) throw new Error(`There is no ${name}`);
	return handler;
}

describe('SQL statements', () => {
	it('have a budget for each call that reads', () => {
		const names = new Set(Object.keys(budgets).map((name) => `GET ${getFolder(name)}`));
		expect([...names].sort()).toEqual([...handlers.keys()].sort());
	});

	it.each(Object.entries(budgets))('of GET %s stay within it', async (name, budget) => {
		const ask = () =>
			call(getHandler(name), `/api/${getFolder(name)}?${budget.query?.() ?? ''}`, {
				...(budget.as && { token: tokens[budget.as] }),
				params: budget.params?.() ?? {},
			});
		// What is read once a process does not count.
		await ask();
		let answer: Awaited<ReturnType<typeof ask>> | null = null;
		const statements = await getStatements(async () => {
			answer = await ask();
		});
		expect(answer).toMatchObject({ status: budget.status ?? 200 });
		expect(statements).toBeLessThanOrEqual(budget.statements);
	});

	it('for five candidates are as many for each as for oneself, and one for what was agreed', async () => {
		const handler = getHandler('family/matches');
		const ask = (query: string, token: string) => call(handler, `/api/family/matches${query}`, { token });
		await ask('', tokens.member);
		const own = await getStatements(async () => {
			expect((await ask('', tokens.member)).status).toBe(200);
		});
		const forFive = await getStatements(async () => {
			for (const id of candidateIds) {
				const answer = await ask(`?for=${id}`, tokens.guardian);
				expect([answer.status, answer.text.includes(ids.suitor)]).toEqual([200, true]);
			}
		});
		expect(forFive).toBeLessThanOrEqual(candidateIds.length * (own + 1));
	});
});
