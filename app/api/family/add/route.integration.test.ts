import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as getTree } from '@/app/api/family/tree/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { searchKey } from '@/lib/core/text-folding';
import { findClaimable } from '@/lib/features/account/commands/claim-account';
import { findRefusable } from '@/lib/features/account/commands/refuse-account';
import { sendCode } from '@/lib/features/account/commands/reset-password';
import { undoDecisions } from '@/lib/features/administration/trash/commands/undo-decisions';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { removeUnclaimedAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { db } from '@/lib/platform/db/client';
import { sendDecisionMails, sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { log } from '@/lib/platform/log/log';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendDueMails } from '@/tests/support/decisions';
import { POST } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'family-add-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const sent: Mail[] = [];
let isMailAway = false;
vi.mock('@/lib/platform/mail/send', () => ({
	sendMail: async (mail: Mail) => {
		if (isMailAway) throw new Error('mail not sent: ECONNREFUSED');
		sent.push(mail);
	},
}));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	isMailAway = false;
	await afterResponse.run();
	await emptyTables();
	sent.length = 0;
	vi.mocked(sendMailsFrom).mockClear();
});

const storedFiles = () =>
	readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;

const post = (token: string | undefined, json: unknown, options: CallOptions = {}) =>
	call(POST, '/api/family/add', { json, ...(token && { token }), ...options });

async function add(token: string, json: unknown) {
	const { status, body, text } = await post(token, json);
	expect(status, text).toBe(201);
	return memberReply.parse(body);
}

async function treeOf(token: string) {
	const { body, text } = await call(getTree, '/api/family/tree', { token });
	return { ...familyTreeReply.parse(body), text };
}

const getRelations = async (token: string) =>
	(await treeOf(token)).familyMembers.map(({ name, relation }) => [name, relation]);

const everyWord = {
	name: 'Devi Singh',
	prefix: 'Thakur',
	gender: 'Male',
	education: 'MA',
	profession: 'Teacher',
	location: 'Jodhpur',
	mobileNumber: '+91 98765 43210',
	fatherName: 'Mohan Singh',
	clan: 'Bhati',
	dynasty: 'Chandravanshi',
	sakh: 'Rawalot',
	gotra: 'Atri',
	motherClan: 'Sisodiya',
	isMarried: true,
	isManglik: false,
	villageAddress: 'Osian',
	ancestralResidence: 'Jaisalmer',
	tehsil: 'Osian',
	district: 'Jodhpur',
	lordName: 'Krishna',
	lordPlace: 'Mathura',
	ancestorPlace: 'Ludarva',
	familyGoddess: 'Swangiya',
	familyGod: 'Bhairav',
	marriagePlace: 'Udaipur',
	fatherInLawName: 'Arjun Singh',
	fatherInLawFatherName: 'Takht Singh',
	inLawDynasty: 'Guhilot',
	inLawSakh: 'Chundawat',
	inLawTehsil: 'Salumber',
	inLawDistrict: 'Udaipur',
	inLawState: 'Rajasthan',
};

describe('POST /api/family/add, a person without an account', () => {
	it('writes the input and answers the card', async () => {
		const { id, token } = await makeLogin({ name: 'Asha' });
		const { message, member, warnings } = await add(token, {
			...everyWord,
			relation: 'Father',
			dob: '1955-02-03',
		});
		expect(message).toBe('Family member added successfully');
		expect(member).toMatchObject({
			...everyWord,
			relation: 'Father',
			dob: '1955-02-03',
			approvalStatus: 'approved',
			isVisible: true,
			isDeceased: false,
			isProfileLinked: false,
			familyMemberId: null,
			addedBy: { _id: id, name: 'Asha' },
		});
		expect(warnings).toEqual([]);
		expect(await db.person.findUnique({ where: { id: member._id } })).toMatchObject({
			nameKey: searchKey('Devi Singh'),
			kind: 'named',
		});
	});

	it.each([
		['Wife', {}, true],
		['Husband', {}, true],
		['Spouse', {}, true],
		['Wife', { isMarried: 'No' }, false],
		['Wife', { isMarried: 'NotKnown' }, null],
		['Sister', {}, null],
	])('knows of the marriage of a %s with %j: %j', async (relation, stated, isMarried) => {
		const { token } = await makeLogin();
		const { member } = await add(token, { name: 'Gayatri', relation, ...stated });
		expect(member).toMatchObject({ isMarried, isManglik: null });
	});

	it('says in Hindi that it is done', async () => {
		const { token } = await makeLogin();
		const { body } = await post(token, { name: 'माँ', relation: 'Mother' }, { language: 'hi' });
		expect(body.message).toBe('परिवार सदस्य सफलतापूर्वक जोड़ा गया');
	});

	it('takes a form with a photo, for the owner alone', async () => {
		const { token } = await makeLogin();
		const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
			.jpeg()
			.toBuffer();
		const form = new FormData();
		form.set('name', 'Ram');
		form.set('relation', 'Brother');
		form.set('isVisible', 'true');
		form.set('dob', '');
		form.set('relatedToMemberId', '');
		form.set('photo', new File([new Uint8Array(picture)], 'ram.jpg', { type: 'image/jpeg' }));
		const { status, body } = await post(token, undefined, { form });
		expect(status).toBe(201);
		expect(memberReply.parse(body).member).toMatchObject({
			relation: 'Brother',
			gender: 'Male',
			photo: expect.stringMatching(/^\/api\/media\//),
		});
		form.set('relation', 'Father');
		form.set('gender', 'Female');
		const before = storedFiles();
		expect((await post(token, undefined, { form })).status).toBe(400);
		expect(storedFiles()).toBe(before);
	});

	it('hangs people on each other, with unknown ones between who are no members', async () => {
		const { token } = await makeLogin({ name: 'Asha', gender: 'Female' });
		const brother = await add(token, { name: 'Ram', relation: 'Brother' });
		await add(token, { name: 'Bindu', relation: 'Daughter', relatedToMemberId: brother.member._id });
		await add(token, { name: 'Mohan', relation: 'Grandfather' });
		await add(token, { name: 'Devi', relation: 'Father' });
		await add(token, { name: 'Kin', relation: 'Other' });
		const { familyMembers, links } = await treeOf(token);
		expect(familyMembers.map(({ name, relation }) => [name, relation])).toEqual([
			['Asha', 'Me'],
			['Ram', 'Brother'],
			['Bindu', 'Other'],
			['Mohan', 'Grandfather'],
			['Devi', 'Father'],
			['Kin', 'Other'],
		]);
		const known = new Set(familyMembers.map(({ _id }) => _id));
		const unknown = links.parentLinks.flatMap(({ parentId }) => (known.has(parentId) ? [] : [parentId]));
		expect(new Set(unknown).size).toBe(1);
		expect(await db.person.count({ where: { kind: 'connector' } })).toBe(1);
	});

	it('makes a child that of the stated wife, or of a person without a card', async () => {
		const { token } = await makeLogin({ name: 'Ravi', gender: 'Male' });
		const [, second] = [
			await add(token, { name: 'Asha', relation: 'Wife' }),
			await add(token, { name: 'Bindu', relation: 'Wife' }),
		];
		const [son, daughter] = [
			await add(token, { name: 'Ram', relation: 'Son', otherParent: second.member._id }),
			await add(token, { name: 'Devi', relation: 'Daughter', otherParent: 'another' }),
		];
		const { links } = await treeOf(token);
		const getMothers = (childId: string) =>
			links.parentLinks.filter((link) => link.childId === childId && link.role === 'mother');
		expect(getMothers(son.member._id)).toMatchObject([{ parentId: second.member._id, kind: 'birth' }]);
		expect(getMothers(daughter.member._id)).toHaveLength(1);
		expect(await db.person.count({ where: { kind: 'connector' } })).toBe(1);
		const refused = await post(token, { name: 'Kin', relation: 'Son', otherParent: 'none' });
		expect(refused.status).toBe(400);
		expect(refused.body).toMatchObject({ errors: [{ path: 'otherParent' }] });
	});

	it('keeps to the places of two who are added at once', async () => {
		const { token } = await makeLogin();
		const answers = await Promise.all([
			post(token, { name: 'One', relation: 'Father' }),
			post(token, { name: 'Two', relation: 'Father' }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		const siblings = await Promise.all([
			post(token, { name: 'Three', relation: 'Brother' }),
			post(token, { name: 'Four', relation: 'Sister' }),
		]);
		expect(siblings.map(({ status }) => status)).toEqual([201, 201]);
		expect(await db.person.count({ where: { kind: 'connector' } })).toBe(1);
	});

	it('warns of odd ages and refuses impossible ones, saying why', async () => {
		const { token } = await makeLogin();
		const son = await add(token, { name: 'Son', relation: 'Son', dob: '1990' });
		const relatedToMemberId = son.member._id;
		const young = await add(token, { name: 'Wife', relation: 'Wife', dob: '1981-01-01' });
		expect(young.warnings).toEqual([
			{
				code: 'parentVeryYoung',
				message: expect.stringContaining('Wife is less than 12 years older than Son'),
			},
		]);
		const impossible = { name: 'Late', relation: 'Grandfather', dob: '1995', relatedToMemberId };
		const { status, body } = await post(token, impossible);
		expect([status, body.code]).toEqual([400, 'family.parentYounger']);
		const second = await post(
			token,
			{ name: 'Second', relation: 'Mother', relatedToMemberId },
			{ language: 'hi' },
		);
		expect([second.status, second.body.code, second.body.message]).toEqual([
			409,
			'family.secondMother',
			'Son की माता पहले से जुड़ी हैं: Wife। उनका कार्ड बदलें, या सही रिश्ता चुनें।',
		]);
	});

	it.each<[string, object, string]>([
		['no name', { relation: 'Father' }, 'name'],
		['a blank name', { name: ' ', relation: 'Father' }, 'name'],
		['no relation', { name: 'X' }, 'relation'],
		['a relation that is no word', { name: 'X', relation: 'Me' }, 'relation'],
		['a day to come', { name: 'X', relation: 'Son', dob: '2999-01-01' }, 'dob'],
		['a day that is none', { name: 'X', relation: 'Son', dob: '1990-02-30' }, 'dob'],
		['an age of nobody', { name: 'X', relation: 'Son', age: 121 }, 'age'],
		['an id that is none', { name: 'X', relation: 'Son', relatedToMemberId: 'me' }, 'relatedToMemberId'],
		['both sexes at once', { name: 'X', relation: 'Son', gender: 'Female' }, 'gender'],
	])('refuses %s', async (_title, json, field) => {
		const { token } = await makeLogin();
		const { status, body } = await post(token, json);
		expect(status).toBe(400);
		expect(body.errors).toEqual([expect.objectContaining({ path: field })]);
		expect(await db.person.count({ where: { name: 'X' } })).toBe(0);
	});

	it('is for members, on cards of their own tree', async () => {
		expect((await post(undefined, { name: 'X', relation: 'Son' })).status).toBe(401);
		const [a, b] = [await makeLogin(), await makeLogin({ isAdmin: true })];
		const { member } = await add(a.token, { name: 'Card', relation: 'Brother' });
		const { status } = await post(b.token, { name: 'X', relation: 'Son', relatedToMemberId: member._id });
		expect(status).toBe(404);
		expect(await db.person.count({ where: { name: 'X' } })).toBe(0);
	});
});

const sister = {
	name: 'Meera',
	relation: 'Sister',
	createAccount: 'true',
	email: 'meera@example.org',
	password: 'a lamp',
};

describe('POST /api/family/add, with an account', () => {
	it('makes an account to be claimed, with one mail, and the card in one', async () => {
		const { id, token } = await makeLogin({ name: 'Asha' });
		const { member } = await add(token, {
			...sister,
			clan: 'Bhati',
			dob: '1990-01-02',
			familyTreePrivacy: 'public',
		});
		expect(member).toMatchObject({
			name: 'Meera',
			relation: 'Sister',
			approvalStatus: 'approved',
			familyMemberId: null,
			isProfileLinked: false,
		});
		const account = await db.member.findUniqueOrThrow({ where: { emailKey: 'meera@example.org' } });
		expect(account).toMatchObject({
			claimedAt: null,
			familyTreePrivacy: 'private',
			isListed: false,
			clan: 'Bhati',
			gender: 'Female',
		});
		expect(await db.person.findUnique({ where: { id: member._id } })).toMatchObject({ memberId: account.id });
		expect(await db.familyRequest.findMany()).toEqual([
			expect.objectContaining({
				fromMemberId: id,
				toMemberId: account.id,
				personId: member._id,
				relation: 'Sister',
				status: 'pending',
			}),
		]);
		await afterResponse.run();
		await sendDueMails();
		expect(sent.map(({ to }) => to)).toEqual(['meera@example.org']);
		const login = await call(logIn, '/api/users/login', {
			json: { email: sister.email, password: sister.password },
		});
		expect(login.body.code).toBe('account.unclaimed');
	});

	it('answers neither the password nor its hash', async () => {
		const { token } = await makeLogin();
		const { text } = await post(token, sister);
		expect(text).not.toMatch(/a lamp|passwordHash|argon2|meera@/);
		expect((await treeOf(token)).text).not.toMatch(/a lamp|passwordHash|argon2|meera@/);
	});

	it.each<[string, object, number, string, string]>([
		['no password', { password: undefined }, 400, 'family.credentialsRequired', 'ईमेल और पासवर्ड आवश्यक हैं'],
		['an empty password', { password: '' }, 400, 'family.credentialsRequired', 'ईमेल और पासवर्ड आवश्यक हैं'],
		['no address', { email: '' }, 400, 'family.credentialsRequired', 'ईमेल और पासवर्ड आवश्यक हैं'],
		[
			'a short password',
			{ password: 'short' },
			400,
			'relative.passwordTooShort',
			'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए',
		],
		[
			'a taken address',
			{ email: 'Taken@Example.org' },
			409,
			'email.taken',
			'यह ईमेल पहले से मौजूद है। कृपया कोई और ईमेल उपयोग करें।',
		],
		[
			'a child',
			{ dob: '2020-01-01' },
			400,
			'relative.underage',
			'18 वर्ष से कम आयु के व्यक्ति का खाता नहीं बन सकता। उन्हें बिना खाते के वंश वृक्ष में जोड़ें।',
		],
	])('refuses %s', async (_title, more, status, code, message) => {
		await makeAccount({ email: 'taken@example.org' });
		const { token } = await makeLogin();
		const answer = await post(token, { ...sister, ...more }, { language: 'hi' });
		expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
		expect(await db.person.count({ where: { name: 'Meera' } })).toBe(0);
	});

	it('makes no account for who has passed away', async () => {
		const { token } = await makeLogin();
		const { status, body } = await post(token, { ...sister, isDeceased: 'true' });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: 'isDeceased' })]]);
	});

	it('makes neither account nor mail where the place in the tree is refused', async () => {
		const { token } = await makeLogin();
		await add(token, { name: 'Mother', relation: 'Mother' });
		expect((await post(token, { ...sister, relation: 'Mother' })).status).toBe(409);
		expect(await db.member.count({ where: { emailKey: 'meera@example.org' } })).toBe(0);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('makes one of two accounts with one address at once', async () => {
		const [a, b] = [await makeLogin(), await makeLogin()];
		const answers = await Promise.all([post(a.token, sister), post(b.token, sister)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		expect(await db.person.count({ where: { name: 'Meera' } })).toBe(1);
	});
});

describe('the mail to a person an account is made for', () => {
	const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
	const code = /^\d{6}$/m;
	afterEach(() => {
		vi.restoreAllMocks();
	});
	const makeSister = async () => {
		const { token } = await makeLogin({ name: 'Asha' });
		await add(token, sister);
		return db.member.findUniqueOrThrow({ where: { emailKey: sister.email } });
	};

	async function expectInvitation() {
		expect(sent.map(({ to }) => to)).toEqual([sister.email]);
		const text = sent[0]?.text ?? '';
		expect(text).toContain('A member has added you to their family tree');
		expect(text).toContain('as their sister');
		expect(text).not.toMatch(code);
		expect(text).not.toMatch(/Asha|Meera/);
		for (const [find, pattern] of [
			[findClaimable, /claim\/([0-9a-f]+)/],
			[findRefusable, /not-me\/([0-9a-f]+)/],
		] as const) {
			const token = pattern.exec(text)?.[1] ?? '';
			expect(await find(token, new Date())).toMatchObject({ name: 'Meera', adderName: 'Asha' });
		}
		expect(await db.decision.count()).toBe(0);
	}

	it('goes out once, with a link and without a code that would have ended when it is read', async () => {
		await makeSister();
		expect(await db.decision.count()).toBe(1);
		await afterResponse.run();
		expect(await sendDueMails()).toBe(1);
		await expectInvitation();
		expect(await sendDecisionMails(minutesOn(10))).toBe(0);
	});

	it('goes out as soon as the mail server responds again', async () => {
		const [, error] = [vi.spyOn(log, 'warn').mockImplementation(() => {}), vi.spyOn(log, 'error')];
		isMailAway = true;
		await makeSister();
		await afterResponse.run();
		expect(await sendDueMails()).toBe(0);
		expect(await db.decision.findFirst({ select: { attempts: true } })).toEqual({ attempts: 1 });
		isMailAway = false;
		expect(await sendDecisionMails(minutesOn(6))).toBe(1);
		await expectInvitation();
		expect(error).not.toHaveBeenCalled();
	});

	it('goes out even when the process has ended before it could send it', async () => {
		await makeSister();
		expect(await sendDecisionMails(minutesOn(1))).toBe(0);
		expect(await sendDecisionMails(minutesOn(6))).toBe(1);
		await expectInvitation();
	});

	it.each<[string, (id: string) => Promise<unknown>]>([
		['has claimed it', (id) => db.member.update({ where: { id }, data: { claimedAt: new Date() } })],
		['has had it removed', removeUnclaimedAccount],
		[
			'belongs to nobody’s family any more',
			() => db.familyRequest.updateMany({ data: { status: 'withdrawn' as const, answeredAt: new Date() } }),
		],
	])('but not those who %s before', async (_title, happen) => {
		const { id } = await makeSister();
		await happen(id);
		expect(await sendDecisionMails(minutesOn(6))).toBe(0);
		expect(sent).toEqual([]);
		expect(await db.decision.count()).toBe(0);
	});

	it('does not go to a person who has asked for a code before', async () => {
		await makeSister();
		await sendCode({ email: sister.email }, { language: 'en', now: new Date() });
		expect(await db.decision.count()).toBe(0);
		expect(sent).toHaveLength(1);
	});

	it('cannot be undone by an administrator, not even for their own relative', async () => {
		const { id: actorId, token } = await makeLogin({ isAdmin: true });
		await add(token, sister);
		const { id } = await db.decision.findFirstOrThrow({ select: { id: true } });
		expect(await undoDecisions([id], { actorId, now: new Date() })).toEqual({
			undone: [],
			failed: [{ id, code: 'undo.changed' }],
		});
		expect(await db.decision.count()).toBe(1);
	});
});

describe('POST /api/family/add, a member who is asked', () => {
	it('waits for their answer as a pending card that shows nothing but their name', async () => {
		const { token } = await makeLogin({ name: 'Asha' });
		const asked = await makeLogin({
			name: 'Veer',
			familyTreePrivacy: 'restricted',
			clan: 'canary clan',
			mobileNumber: '+91 canary',
		});
		const { message, member } = await add(token, {
			relation: 'Brother',
			familyMemberId: asked.id,
			requestMessage: 'It is me',
			isVisible: true,
			relatedToMemberId: '',
		});
		expect(message).toBe('Request sent successfully');
		expect(member).toMatchObject({
			name: 'Veer',
			relation: 'Brother',
			approvalStatus: 'pending',
			isProfileLinked: false,
		});
		expect(member.requestId).toEqual(expect.any(String));
		expect((await treeOf(token)).text).not.toMatch(/canary/);
		expect(await getRelations(asked.token)).toEqual([['Veer', 'Me']]);
		const again = await post(token, { relation: 'Brother', familyMemberId: asked.id });
		expect([again.status, again.body.code]).toEqual([409, 'family.alreadyAsked']);
	});

	it('knows nobody who is not there for others', async () => {
		const { id, token } = await makeLogin();
		const absent = [
			crypto.randomUUID(),
			(await makeAccount({ claimedAt: null, isListed: false })).id,
			(await makeAccount({ isDeceased: true })).id,
			(await makeAccount({ bornOn: new Date('2020-01-01'), bornPrecision: 'age' })).id,
		];
		for (const familyMemberId of absent)
			expect((await post(token, { relation: 'Brother', familyMemberId })).status).toBe(404);
		const self = await post(token, { relation: 'Brother', familyMemberId: id });
		expect([self.status, self.body.code]).toEqual([400, 'family.self']);
		expect(await db.familyRequest.count()).toBe(0);
	});

	it('who has blocked the sender is not there for them; the other way round they may ask', async () => {
		const [asha, veer] = [await makeLogin({ gender: 'Female' }), await makeLogin({ gender: 'Male' })];
		await db.matchMark.create({ data: { memberId: asha.id, otherId: veer.id, kind: 'blocked' } });
		const refused = await post(veer.token, { relation: 'Sister', familyMemberId: asha.id });
		const absent = await post(veer.token, { relation: 'Sister', familyMemberId: crypto.randomUUID() });
		expect([refused.status, refused.body]).toEqual([404, absent.body]);
		await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
	});

	it('makes one link out of two requests that cross', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		const answers = await Promise.all([
			post(asha.token, { relation: 'Brother', familyMemberId: veer.id }),
			post(veer.token, { relation: 'Sister', familyMemberId: asha.id }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
		expect(await db.familyRequest.findMany()).toEqual([expect.objectContaining({ status: 'accepted' })]);
		expect(await getRelations(asha.token)).toEqual([
			['Asha', 'Me'],
			['Veer', 'Brother'],
		]);
		expect(await getRelations(veer.token)).toEqual([
			['Veer', 'Me'],
			['Asha', 'Sister'],
		]);
		const again = await post(veer.token, { relation: 'Sister', familyMemberId: asha.id });
		expect([again.status, again.body.code]).toEqual([409, 'family.alreadyLinked']);
	});

	it('refuses a crossing request that means another relation', async () => {
		const [a, b] = [await makeLogin({ gender: 'Male' }), await makeLogin({ gender: 'Male' })];
		await add(a.token, { relation: 'Father', familyMemberId: b.id });
		const { status, body } = await post(b.token, { relation: 'Father', familyMemberId: a.id });
		expect([status, body.code]).toEqual([409, 'family.crossingRequest']);
		expect(await db.familyRequest.findMany()).toEqual([expect.objectContaining({ status: 'pending' })]);
	});
});
