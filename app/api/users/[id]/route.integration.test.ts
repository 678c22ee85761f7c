import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import type { FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();

/** A value that is in no other field, for each field that holds text. */
const fields = {
	education: 'canary education',
	profession: 'canary profession',
	location: 'canary location',
	mobileNumber: '+91 90000 12345',
	fatherName: 'canary father',
	clan: 'canary clan',
	dynasty: 'canary dynasty',
	sakh: 'canary sakh',
	gotra: 'canary gotra',
	motherClan: 'canary mother clan',
	villageAddress: 'canary village',
	ancestralResidence: 'canary residence',
	tehsil: 'canary tehsil',
	district: 'canary district',
	lordName: 'canary lord',
	familyGoddess: 'canary goddess',
	fatherInLawName: 'canary father-in-law',
	inLawState: 'canary state',
	isMarried: true,
	isManglik: true,
};
const names = ['_id', 'name'];
const open = [
	...names,
	'education',
	'profession',
	'location',
	'clan',
	'dynasty',
	'sakh',
	'gotra',
	'tehsil',
	'district',
];
const openToo = [
	...['prefix', 'photo', 'age', 'gender', 'isMarried', 'isAdmin', 'createdAt'],
	...['emailConfirmed', 'isKnownToFamily'],
];
const contact = [
	...['email', 'mobileNumber', 'fatherName', 'motherClan', 'villageAddress', 'ancestralResidence'],
	'isManglik',
];

const read = (id: string, token?: string) =>
	call(GET, `/api/users/${id}`, { params: { id }, ...(token && { token }) });

const subjects = new Map<FamilyTreePrivacy, { id: string; token: string }>();
let family = '';
let stranger = '';
let administrator = { id: '', token: '' };
const subject = (privacy: FamilyTreePrivacy) => subjects.get(privacy) ?? { id: '', token: '' };

beforeAll(async () => {
	const relative = await makeLogin();
	family = relative.token;
	stranger = (await makeLogin()).token;
	administrator = await makeLogin({ isAdmin: true });
	for (const familyTreePrivacy of ['private', 'restricted', 'public'] as const) {
		const login = await makeLogin({ familyTreePrivacy, ...fields });
		subjects.set(familyTreePrivacy, login);
		await db.familyRequest.create({
			data: {
				fromMemberId: relative.id,
				toMemberId: login.id,
				relation: 'brother',
				status: 'accepted',
				answeredAt: new Date(),
			},
		});
	}
});

const privacies = ['private', 'restricted', 'public'] as const;

describe('GET /api/users/{id}', () => {
	it.each(privacies)('asks a visitor to log in: %s', async (privacy) => {
		expect((await read(subject(privacy).id)).status).toBe(401);
	});

	it.each(['private', 'restricted'] as const)(
		'says nothing of a %s member to a stranger',
		async (privacy) => {
			const hidden = await read(subject(privacy).id, stranger);
			const absent = await read(crypto.randomUUID(), stranger);
			expect(hidden.status).toBe(404);
			expect(hidden.text).toBe(absent.text);
		},
	);

	it('shows a stranger a public member without contact data', async () => {
		const { status, body, text } = await read(subject('public').id, stranger);
		expect(status).toBe(200);
		expect(Object.keys(body).sort()).toEqual([...open, ...openToo].sort());
		for (const hidden of ['canary village', 'canary father', 'canary goddess', '90000', '@example.org'])
			expect(text).not.toContain(hidden);
	});

	it('shows family the name alone of a private member', async () => {
		const { status, body } = await read(subject('private').id, family);
		expect(status).toBe(200);
		expect(Object.keys(body).sort()).toEqual(names);
	});

	it.each(['restricted', 'public'] as const)('shows family how to reach a %s member', async (privacy) => {
		const { status, body } = await read(subject(privacy).id, family);
		expect(status).toBe(200);
		expect(Object.keys(body)).toEqual(expect.arrayContaining([...open, ...openToo, ...contact]));
		for (const setting of ['isListed', 'matrimonialConsent', 'familyTreePrivacy', 'isDeceased', '__v'])
			expect(body).not.toHaveProperty(setting);
	});

	it.each(privacies)('shows a %s member everything about themselves', async (familyTreePrivacy) => {
		const { id, token } = subject(familyTreePrivacy);
		const { status, body } = await read(id, token);
		expect(status).toBe(200);
		expect(body).toMatchObject({ ...fields, familyTreePrivacy, isListed: true });
	});

	it.each(privacies)('shows an administrator everything about a %s member', async (familyTreePrivacy) => {
		const { id } = subject(familyTreePrivacy);
		const { status, body } = await read(id, administrator.token);
		expect(status).toBe(200);
		expect(body).toMatchObject({ ...fields, familyTreePrivacy });
		const notes = await db.auditEntry.findMany({ where: { subjectId: id, action: 'member.read' } });
		expect(notes.map(({ actorId }) => actorId)).toEqual(
			familyTreePrivacy === 'public' ? [] : [administrator.id],
		);
	});

	it('shows a minor to family alone, however public', async () => {
		const bornOn = new Date(Date.now() - 16 * 365 * 24 * 60 * 60 * 1000);
		const { id, token } = await makeLogin({ familyTreePrivacy: 'public', bornOn, bornPrecision: 'day' });
		expect((await read(id, stranger)).status).toBe(404);
		expect((await read(id, token)).status).toBe(200);
	});

	it('leaves open what was not given', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public' });
		expect((await read(id, stranger)).body).toMatchObject({ isMarried: null, clan: null });
	});

	it('knows no account that nobody has claimed', async () => {
		const { id } = await makeAccount({ claimedAt: null, isListed: false });
		for (const token of [stranger, administrator.token]) expect((await read(id, token)).status).toBe(404);
	});

	it.each(['0', 'me', "' OR 1=1", '%00'])('knows no member by the id %s', async (id) => {
		expect((await read(id, administrator.token)).status).toBe(404);
	});

	it('carries no secret', async () => {
		const { text } = await read(subject('private').id, administrator.token);
		for (const secret of ['passwordHash', 'argon2', 'emailKey', 'nameKey'])
			expect(text).not.toContain(secret);
	});
});
