import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { searchKey } from '@/lib/core/text-folding';
import { matchDetailReply, matchesReply } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { WrittenTree } from '@/tests/support/trees';
import { GET as readMatch } from './[id]/route';
import { GET as readMatches } from './route';

provideDatabase();
beforeEach(emptyTables);

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;

const withClan = (clan: string) => ({ clan, clanKey: searchKey(clan) });

const givenAt = new Date('2026-01-01T00:00:00Z');
const agreed = { purpose: 'matrimonial', textVersion: '1', language: 'en', givenAt } as const;

const groom = (more: Partial<MemberCreateInput> = {}) =>
	makeSeeker({ name: 'Groom', ...withClan('Rathore'), ...more });
const bride = (more: Partial<MemberCreateInput> = {}) =>
	makeSeeker({ name: 'Bride', gender: 'Female', ...withClan('Chauhan'), ...more });

async function list(token: string, query = '', language = 'en') {
	const { status, text } = await call(readMatches, `/api/family/matches${query}`, { token, language });
	expect(status, text).toBe(200);
	return { matches: matchesReply.parse(JSON.parse(text)), text };
}

async function namesIn(token: string, query = ''): Promise<string[]> {
	return (await list(token, query)).matches.map(({ name }) => name);
}

function detail(token: string, id: string, language = 'en') {
	return call(readMatch, `/api/family/matches/${id}`, { token, language, params: { id } });
}

/** Neither has the other in the list, and what is said of one alone is the same. */
async function expectApart(a: Seeker, b: Seeker): Promise<void> {
	for (const [reader, read] of [
		[a, b],
		[b, a],
	] as const) {
		expect((await list(reader.token)).text).not.toContain(read.id);
		const answer = await detail(reader.token, read.id);
		expect(answer.status).toBe(404);
		expect(answer.body).toEqual({ code: 'notFound', message: 'This is not available.' });
	}
}

async function expectMatch(a: Seeker, b: Seeker): Promise<void> {
	for (const [reader, read] of [
		[a, b],
		[b, a],
	] as const) {
		expect((await list(reader.token)).matches.map(({ _id }) => _id)).toEqual([read.id]);
		expect((await detail(reader.token, read.id)).status).toBe(200);
	}
}

describe('who is in the list', () => {
	it('two who may marry are each in the list of the other', async () => {
		await expectMatch(await groom(), await bride());
	});

	it.each(['widowed', 'divorced'] as const)(
		'the %s, with the year and the children',
		async (formerMarriage) => {
			const former = { formerMarriage, formerMarriageEndedYear: 2019, childrenCount: 2 };
			const [reader, other] = [await groom(), await bride(former)];
			await expectMatch(reader, other);
			const { matches } = await list(reader.token);
			expect(matches).toMatchObject([{ ...former, verdict: 'caution' }]);
			const { body } = await detail(reader.token, other.id);
			const { reasons } = matchDetailReply.parse(body).marriage;
			const codes = reasons.map(({ code, kind }) => `${kind} ${code}`);
			expect(codes).toEqual([
				...(formerMarriage === 'divorced' ? ['law divorced'] : []),
				'custom marriedBefore',
			]);
			await db.partnerWishes.create({
				data: { memberId: reader.id, formerMarriage: 'never', isFormerMarriageMust: true },
			});
			await expectApart(reader, other);
		},
	);

	it.each<[string, Partial<MemberCreateInput>]>([
		['a bride under age', { bornOn: new Date('2010-01-01T00:00:00Z') }],
		['somebody married', { isMarried: true }],
		['somebody who does not say whether they are married', { isMarried: null }],
		['somebody of the same gender', { gender: 'Male' }],
		['somebody whose gender is not known', { gender: null }],
		['somebody whose birth is not known', { bornOn: null, bornPrecision: null }],
		['somebody private who has not agreed', { consents: {} }],
		['somebody restricted who has not agreed', { familyTreePrivacy: 'restricted', consents: {} }],
		[
			'somebody public who has refused',
			{
				familyTreePrivacy: 'public',
				consents: { create: { ...agreed, withdrawnAt: new Date() } },
			},
		],
		['somebody of the same group under another spelling', withClan('राठौड़')],
		['somebody of the same group by several words', withClan('Rathore Rajput')],
	])('not %s', async (_, more) => {
		const reader = await groom();
		const other = await bride(more);
		expect((await list(reader.token)).text).not.toContain(other.id);
		expect((await detail(reader.token, other.id)).status).toBe(404);
	});

	it.each([
		['an account that nobody has claimed', { claimedAt: null, emailConfirmedAt: null }],
		['the departed', { isDeceased: true }],
	])('not %s', async (_, data) => {
		const [reader, other] = [await groom(), await bride({ isListed: false })];
		await db.member.update({ where: { id: other.id }, data });
		expect((await list(reader.token)).text).not.toContain(other.id);
		expect((await detail(reader.token, other.id)).status).toBe(404);
	});

	it('a public bride who was never asked, once she has agreed to the terms herself', async () => {
		const reader = await groom();
		const { id: memberId } = await bride({ familyTreePrivacy: 'public', consents: {} });
		expect(await namesIn(reader.token)).toEqual([]);
		await db.consent.create({ data: { memberId, purpose: 'terms', textVersion: '1', language: 'hi' } });
		expect(await namesIn(reader.token)).toEqual(['Bride']);
	});

	it('a reader need not be found to look, but must tell gender, birth and that they are unmarried', async () => {
		await bride();
		const hidden = await groom({ consents: {} });
		expect(await namesIn(hidden.token)).toEqual(['Bride']);
		const lacking: Partial<MemberCreateInput>[] = [
			{ gender: null },
			{ bornOn: null, bornPrecision: null },
			{ isMarried: null },
			{ isMarried: true },
			{ bornOn: new Date('2008-01-01T00:00:00Z') },
		];
		for (const lack of lacking) {
			const { token } = await groom(lack);
			expect(await namesIn(token), JSON.stringify(lack)).toEqual([]);
		}
	});

	it('nobody of two groups that are one: Hada and Chauhan, Panwar and Parmar', async () => {
		for (const [a, b] of [
			['Hada', 'Chauhan'],
			['Panwar', 'परमार'],
			['Gehlot', 'Sisodiya'],
		] as const) {
			await emptyTables();
			await expectApart(await groom(withClan(a)), await bride(withClan(b)));
		}
	});

	it('not who is of the reader’s group by the father’s card alone', async () => {
		const [reader, other] = [await groom(), await bride({ clan: null, clanKey: null })];
		const tree = await WrittenTree.of(other.id);
		await tree.parent(tree.meId, await tree.card('Father', { gender: 'Male', clan: 'Rathod' }), 'father');
		await expectApart(reader, other);
	});

	it('not family, over three confirmed links', async () => {
		const [reader, b] = [await groom(), await bride()];
		const [a, two] = [await makeAccount(), await makeAccount()];
		await (await WrittenTree.of(reader.id)).account(a.id);
		await (await WrittenTree.of(a.id)).account(two.id);
		await (await WrittenTree.of(two.id)).account(b.id);
		await expectApart(reader, b);
	});

	it('hidden: from the one who hides alone; blocked: from both', async () => {
		const [reader, other] = [await groom(), await bride()];
		const mark = { memberId: reader.id, otherId: other.id };
		await db.matchMark.create({ data: { ...mark, kind: 'hidden' } });
		expect(await namesIn(reader.token)).toEqual([]);
		expect((await detail(reader.token, other.id)).status).toBe(404);
		expect(await namesIn(other.token)).toEqual(['Groom']);
		await db.matchMark.update({ where: { memberId_otherId: mark }, data: { kind: 'blocked' } });
		await expectApart(reader, other);
	});

	it.each([
		['the reader', true],
		['the other', false],
	])('not who does not meet what %s insists on', async (_, isReaders) => {
		const [reader, other] = [await groom({ district: 'Kota' }), await bride({ district: 'Pali' })];
		const asking = isReaders ? reader : other;
		const wishes = { memberId: asking.id, ageFrom: 40, districts: ['Jodhpur'] };
		await db.partnerWishes.create({ data: wishes });
		await expectMatch(reader, other);
		await db.partnerWishes.update({ where: { memberId: asking.id }, data: { isAgeMust: true } });
		await expectApart(reader, other);
		const byPlace = { isAgeMust: false, isPlaceMust: true };
		await db.partnerWishes.update({ where: { memberId: asking.id }, data: byPlace });
		await expectApart(reader, other);
	});
});

describe('relatives over several trees', () => {
	/** Each generation an account with a tree of its own, up to an ancestor whom both lines have. */
	async function climb(from: Seeker, roles: readonly ('father' | 'mother')[], ancestorId: string) {
		let childId = from.id;
		for (const [at, role] of roles.entries()) {
			const isLast = at === roles.length - 1;
			const gender = role === 'father' ? ('Male' as const) : ('Female' as const);
			const parentId = isLast
				? ancestorId
				: (await makeAccount({ gender, name: at === 0 ? 'Parent' : 'canary' })).id;
			const tree = await WrittenTree.of(childId);
			await tree.parent(tree.meId, await tree.account(parentId), role);
			childId = parentId;
		}
	}

	const [f, m] = ['father', 'mother'] as const;

	it.each([
		['first cousins by two brothers', [f, f], [f, f], true],
		['first cousins by two sisters', [m, f], [m, f], true],
		['first cousins by brother and sister', [f, f], [m, f], true],
		['three steps, both by the father', [f, f, f], [f, f, f], true],
		['three steps, one by the mother', [f, f, f], [m, f, f], false],
		['three by the father, two by the mother', [f, m, f], [m, f], true],
		['four steps, both by the father', [f, f, f, f], [f, f, m, f], true],
		['four and five steps', [f, f, f, f], [f, f, f, f, f], false],
	] as const)('%s', async (_, up, otherUp, isBarred) => {
		const [reader, other] = [await groom(), await bride()];
		const { id: ancestorId } = await makeAccount({ gender: 'Male', name: 'canary' });
		await climb(reader, up, ancestorId);
		await climb(other, otherUp, ancestorId);
		if (isBarred) return expectApart(reader, other);
		await expectMatch(reader, other);
		const { matches, text } = await list(reader.token);
		expect(matches[0]?.path).toMatch(/^father’s|^father's/);
		// What is in other trees is shown in words of kinship, never by name.
		expect(text).not.toContain('canary');
		expect((await detail(reader.token, other.id)).text).not.toContain('canary');
	});

	it('counts no card to which the other has not agreed', async () => {
		const [reader, other] = [await groom(), await bride()];
		const [tree, otherTree] = [await WrittenTree.of(reader.id), await WrittenTree.of(other.id)];
		const shared = await makeAccount({ gender: 'Male' });
		// Both say that one account is their father, who has agreed to neither.
		await tree.parent(tree.meId, await tree.card('Father', { memberId: shared.id }), 'father');
		await otherTree.parent(otherTree.meId, await otherTree.card('Father', { memberId: shared.id }), 'father');
		await expectMatch(reader, other);
	});

	it.each([
		['approved', true],
		['pending', false],
		['rejected', false],
	] as const)('a card that is %s between two counts: %s', async (approvalStatus, isBarred) => {
		const [reader, other] = [await groom(), await bride()];
		const grandfather = await makeAccount({ gender: 'Male' });
		const ancestor = await makeAccount({ gender: 'Male' });
		const tree = await WrittenTree.of(reader.id);
		const father = await tree.card('Father', { gender: 'Male', approvalStatus });
		await tree.parent(tree.meId, father, 'father');
		await tree.parent(father, await tree.account(grandfather.id), 'father');
		const grandfathers = await WrittenTree.of(grandfather.id);
		await grandfathers.parent(grandfathers.meId, await grandfathers.account(ancestor.id), 'father');
		await climb(other, [f, f], ancestor.id);
		await (isBarred ? expectApart(reader, other) : expectMatch(reader, other));
	});

	it('the former wife of a father’s brother', async () => {
		const [reader, other] = [await groom(), await bride()];
		const [ancestor, uncle] = [await makeAccount({ gender: 'Male' }), await makeAccount({ gender: 'Male' })];
		await climb(reader, [f, f], ancestor.id);
		const ancestors = await WrittenTree.of(ancestor.id);
		await ancestors.parent(await ancestors.account(uncle.id), ancestors.meId, 'father');
		await expectMatch(reader, other);
		const others = await WrittenTree.of(other.id);
		await others.marry(others.meId, await others.account(uncle.id), 'divorce');
		await expectApart(reader, other);
	});
});

describe('the answer', () => {
	it('tells of a match what the consent covers, and nothing more', async () => {
		const canaries = {
			...{ mobileNumber: '9000000001', fatherName: 'Canary Father', villageAddress: 'Canary Village' },
			...{ ancestralResidence: 'Canary Residence', familyGoddess: 'Canary Devi', sakh: 'Sawai' },
		};
		const reader = await groom();
		const other = await bride({
			...canaries,
			bornOn: new Date('1999-03-07T00:00:00Z'),
			...{ profession: 'Teacher', location: 'Jaipur', district: 'Pali', education: 'MA' },
		});
		const { matches, text } = await list(reader.token);
		const today = new Date();
		expect(matches).toEqual([
			{
				...{ formerMarriage: null, formerMarriageEndedYear: null, childrenCount: null },
				...{ _id: other.id, name: 'Bride', photo: null, profession: 'Teacher', location: 'Jaipur' },
				...{ education: 'MA', clan: 'Chauhan', district: 'Pali', path: null, interest: null },
				...{ isShortlisted: false, verdict: 'unknown', cautions: [] },
				...{ emailConfirmed: true, isKnownToFamily: false },
				age: today.getUTCFullYear() - 1999 - (today.toISOString().slice(5) < '03-07' ? 1 : 0),
				commonInterests: expect.any(Array),
				compatibility: expect.any(Number),
				missingCount: expect.any(Number),
			},
		]);
		const single = await detail(reader.token, other.id);
		expect(single.status).toBe(200);
		for (const answered of [text, single.text]) {
			expect(answered).not.toMatch(/Canary|9000000001|@example|03-07|1999|passwordHash/);
			expect(answered).not.toContain(other.email);
		}
		const found = matchDetailReply.parse(single.body);
		expect(found).toMatchObject({ ...matches[0], sakh: 'Sawai', gender: 'Female' });
		expect(found.scores.reduce((sum, { points }) => sum + points, 0)).toBe(found.compatibility);
		expect(found.marriage).toMatchObject({ verdict: 'unknown', path: null });
		const ancestors = { known: 0, total: 18, of: null };
		expect(found.marriage.one).toEqual({ _id: reader.id, name: 'Groom', isMe: true, ancestors });
		expect(found.marriage.other.ancestors).toBeNull();
	});

	it('tells how to reach each other only while both agree', async () => {
		const reader = await groom();
		const other = await bride({ mobileNumber: '9000000001' });
		const between = { fromMemberId: other.id, toMemberId: reader.id };
		const { id } = await db.interest.create({ data: { ...between, message: 'Khamma Ghani' } });
		const waiting = await list(reader.token);
		expect(waiting.matches[0]?.interest).toMatchObject({ direction: 'received', state: 'sent' });
		expect(waiting.text).not.toContain('9000000001');
		await db.interest.update({ where: { id }, data: { status: 'accepted', answeredAt: new Date() } });
		expect((await list(reader.token)).matches[0]).toMatchObject({
			email: other.email,
			mobileNumber: '9000000001',
		});
		const ended = { status: 'ended', endedById: other.id, endedAt: new Date() } as const;
		await db.interest.update({ where: { id }, data: ended });
		expect((await list(reader.token)).text).not.toContain(other.email);
		expect((await detail(reader.token, other.id)).text).not.toContain('9000000001');
	});

	it('says why caution, in the language of the call', async () => {
		const reader = await groom({ motherClan: 'Chauhan' });
		const other = await bride();
		const { matches } = await list(reader.token);
		expect(matches[0]).toMatchObject({ verdict: 'caution', cautions: [expect.stringContaining('Chauhan')] });
		const hindi = await list(reader.token, '', 'hi');
		expect(hindi.matches[0]?.cautions[0]).toContain('चौहान');
		expect(matchDetailReply.parse((await detail(reader.token, other.id)).body).marriage.verdict).toBe(
			'caution',
		);
	});

	it('has the best first, at most a hundred, in the same order every time', async () => {
		const reader = await groom({ district: 'Jodhpur', education: 'MA' });
		await bride({ name: 'Best', district: 'Jodhpur', education: 'MA', bornOn: new Date('1997-01-01') });
		await writeBrides(110);
		const { matches } = await list(reader.token);
		expect(matches).toHaveLength(100);
		expect(matches[0]?.name).toBe('Best');
		const scores = matches.map(({ compatibility }) => compatibility);
		expect(scores).toEqual([...scores].sort((a, b) => b - a));
		expect((await list(reader.token)).matches).toEqual(matches);
	});

	it('marks who is on the shortlist', async () => {
		const [reader, other] = [await groom(), await bride()];
		const mark = { memberId: reader.id, otherId: other.id, kind: 'shortlisted' } as const;
		await db.matchMark.create({ data: mark });
		expect((await list(reader.token)).matches[0]?.isShortlisted).toBe(true);
		expect((await list(other.token)).matches[0]?.isShortlisted).toBe(false);
	});
});

describe('filters', () => {
	it('narrow the list down, in either script', async () => {
		const reader = await groom();
		await bride({ name: 'One', district: 'Jodhpur', education: 'MA', bornOn: new Date('1990-06-01') });
		await bride({ name: 'Two', tehsil: 'पाली', education: '12th', ...withClan('परमार') });
		expect((await namesIn(reader.token)).sort()).toEqual(['One', 'Two']);
		for (const [query, names] of [
			['?place=जोधपुर', ['One']],
			['?place=Pali', ['Two']],
			['?place=', ['One', 'Two']],
			['?education=graduate', ['One']],
			['?clan=Parmar', ['Two']],
			['?ageTo=33', ['Two']],
			['?ageFrom=34', ['One']],
			['?ageFrom=34&place=Pali', []],
		] as const)
			expect((await namesIn(reader.token, query)).sort(), query).toEqual(names);
	});

	it.each(['?ageFrom=abc', '?ageFrom=12', '?education=genius'])('refuses %s', async (query) => {
		const { token } = await groom();
		const { status, body } = await call(readMatches, `/api/family/matches${query}`, { token });
		expect(status).toBe(400);
		expect(body.code).toBe('input.invalid');
	});
});

async function writeBrides(count: number): Promise<void> {
	await db.member.createMany({
		data: Array.from({ length: count }, (_, at) => ({
			...{ name: `Bride ${at}`, email: `bride${at}@x.example`, emailKey: `bride${at}-${count}@x.example` },
			...{ gender: 'Female' as const, bornOn: new Date('1996-01-01'), bornPrecision: 'day' as const },
			...{ isMarried: false, familyTreePrivacy: 'public' as const, claimedAt: new Date() },
		})),
	});
	const brides = await db.member.findMany({
		where: { emailKey: { endsWith: `-${count}@x.example` } },
		select: { id: true },
	});
	const terms = { purpose: 'terms', textVersion: '1', language: 'hi' } as const;
	await db.consent.createMany({ data: brides.map(({ id: memberId }) => ({ ...terms, memberId })) });
}

it('takes four statements beside the session’s, for many as for few', async () => {
	const { token, id } = await groom();
	const tree = await WrittenTree.of(id);
	await tree.parent(tree.meId, await tree.card('Father', { gender: 'Male' }), 'father');
	// Outside a transaction every statement takes a connection out of the pool again.
	let statements = 0;
	const count = () => void statements++;
	pool.on('acquire', count);
	const countStatements = async () => {
		statements = 0;
		const { matches } = await list(token);
		return { statements, found: matches.length };
	};
	await writeBrides(10);
	expect(await countStatements()).toEqual({ statements: 5, found: 10 });
	await writeBrides(490);
	expect(await countStatements()).toEqual({ statements: 5, found: 100 });
	pool.off('acquire', count);
});

it('answers a visitor with 401, and a wrong id with 404', async () => {
	expect((await call(readMatches, '/api/family/matches')).status).toBe(401);
	const { token } = await groom();
	expect((await detail(token, 'no-id')).status).toBe(404);
	expect(z.array(z.unknown()).parse((await list(token)).matches)).toEqual([]);
});
