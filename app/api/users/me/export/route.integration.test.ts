import { expect, it } from 'vitest';
import { POST as writeMessage } from '@/app/api/contact/route';
import { db } from '@/lib/db/client';
import { makeAccount, makeLogin } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { GET } from './route';

provideDatabase();

const read = (token?: string) => call(GET, '/api/users/me/export', { ...(token && { token }) });

it('answers everything that is kept about a member, and nothing of others', async () => {
	const relative = await makeLogin({ name: 'Relative', mobileNumber: '+91 90000 55555' });
	const { id, token } = await makeLogin({
		name: 'Bhanwar',
		email: 'bhanwar@example.org',
		clan: 'Rathore',
		bornOn: new Date('1980-01-02T00:00:00Z'),
		bornPrecision: 'day',
	});
	const blog = { content: 'The story', author: 'Bhanwar', language: 'en' } as const;
	await db.blog.create({ data: { ...blog, title: 'Mine', senderId: id } });
	await db.blog.create({ data: { ...blog, title: 'Theirs', senderId: relative.id } });
	await db.consent.create({
		data: { memberId: id, purpose: 'terms', textVersion: '2026-11', language: 'hi' },
	});
	const tree = await db.familyTree.create({ data: { ownerId: id, name: 'My tree' } });
	const me = await db.person.create({ data: { treeId: tree.id, memberId: id, name: 'Bhanwar' } });
	const father = await db.person.create({
		data: {
			treeId: tree.id,
			name: 'Father',
			isDeceased: true,
			bornOn: new Date('1950-01-01'),
			bornPrecision: 'year',
			facts: [{ tag: 'BIRT', date: 'ABT 1950' }],
		},
	});
	await db.parentLink.create({
		data: { treeId: tree.id, childId: me.id, parentId: father.id, role: 'father' },
	});
	const others = await db.familyTree.create({ data: { ownerId: relative.id, name: 'Their tree' } });
	const card = await db.person.create({
		data: { treeId: others.id, memberId: id, name: 'Bhanu', profession: 'as they call it' },
	});
	const aunt = await db.person.create({ data: { treeId: others.id, name: 'Their secret aunt' } });
	const [partnerAId = '', partnerBId = ''] = [card.id, aunt.id].sort();
	const wedding = { place: 'Pushkar', facts: [{ tag: 'MARR', notes: ['as they tell it'] }] };
	await db.union.create({ data: { treeId: others.id, partnerAId, partnerBId, ...wedding } });
	await db.familyRequest.create({
		data: { fromMemberId: relative.id, toMemberId: id, personId: card.id, relation: 'Brother' },
	});
	await db.inboxMessage.create({
		data: {
			...{ kind: 'contact', name: 'B', email: 'another@example.org', language: 'en', senderId: id },
			...{ subject: 'Asking', message: 'A question' },
		},
	});
	await db.partnerWishes.create({ data: { memberId: id, ageFrom: 25, ageTo: 30, clans: ['Bhati'] } });
	const [asked, asking] = [await makeAccount({ name: 'Asked' }), await makeAccount({ name: 'Asking' })];
	const declined = { status: 'declined', answeredAt: new Date() } as const;
	await db.interest.createMany({
		data: [
			{ ...declined, fromMemberId: id, toMemberId: asked.id, message: 'From me' },
			{ fromMemberId: asking.id, toMemberId: id, message: 'To me' },
			{ fromMemberId: asking.id, toMemberId: asked.id, message: 'Between others' },
		],
	});
	await db.matchMark.createMany({
		data: [
			{ memberId: id, otherId: asking.id, kind: 'hidden' },
			{ memberId: asked.id, otherId: id, kind: 'blocked' },
		],
	});
	const reported = { reason: 'rude', language: 'en' } as const;
	await db.memberReport.createMany({
		data: [
			{ ...reported, reporterId: id, aboutId: asked.id, text: 'What I saw' },
			{ ...reported, reporterId: asked.id, aboutId: id, text: 'What they say of me' },
		],
	});
	const resting = { kind: 'blog', subjectId: crypto.randomUUID(), name: 'Deleted', ownerId: id } as const;
	const rows = { taken: { Blog: [{ content: 'What it told', passwordHash: 'argon2' }] } };
	await db.trashEntry.create({ data: { ...resting, rows } });
	await db.auditEntry.create({ data: { action: 'member.read', subjectType: 'member', subjectId: id } });

	const { status, body, text } = await read(token);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		profile: { _id: id, name: 'Bhanwar', clan: 'Rathore', email: 'bhanwar@example.org' },
		consents: [{ purpose: 'terms', textVersion: '2026-11', withdrawnAt: null }],
		sessions: [{ userAgent: null }],
		familyTree: {
			name: 'My tree',
			people: [
				{ id: me.id, name: 'Bhanwar' },
				{ id: father.id, name: 'Father', isDeceased: true, facts: [{ tag: 'BIRT', date: 'ABT 1950' }] },
			],
			parentLinks: [{ childId: me.id, parentId: father.id, role: 'father' }],
		},
		inOtherTrees: [
			{
				tree: 'Their tree',
				person: { name: 'Bhanu', profession: 'as they call it' },
				marriages: [{ place: 'Pushkar', facts: [{ tag: 'MARR', notes: ['as they tell it'] }] }],
			},
		],
		familyRequests: [{ direction: 'received', with: 'Relative', relation: 'Brother', status: 'pending' }],
		stories: [{ title: 'Mine', text: 'The story' }],
		galleryImages: [],
		messages: [{ subject: 'Asking', message: 'A question' }],
		inTrash: [{ kind: 'blog', name: 'Deleted', text: 'What it told' }],
		administration: [{ action: 'member.read' }],
		matches: {
			wishes: { ageFrom: 25, ageTo: 30, isAgeMust: false, clans: ['Bhati'], manglik: null },
			interests: [
				{ direction: 'sent', with: 'Asked', message: 'From me', state: 'notAccepted' },
				{ direction: 'received', with: 'Asking', message: 'To me', state: 'sent' },
			],
			marks: [{ mark: 'hidden', of: 'Asking' }],
			reports: [{ about: 'Asked', reason: 'rude', text: 'What I saw' }],
		},
	});
	for (const hidden of [
		'argon2',
		'passwordHash',
		'codeHmac',
		'Theirs',
		'secret aunt',
		'90000 55555',
		relative.email,
		'declined',
		'blocked',
		'Between others',
		'What they say of me',
	])
		expect(text).not.toContain(hidden);
});

it('answers nothing that others have written to the administrators from an address which is registered by somebody', async () => {
	const email = 'veer@example.org';
	const json = { name: 'Veer', email, subject: 'In confidence', message: 'What only they are to read' };
	const write = (by: { token?: string } = {}) => call(writeMessage, '/api/contact', { json, ...by });
	expect((await write()).status).toBe(201);
	const { token } = await makeLogin({ email });
	expect((await write()).status).toBe(201);
	expect((await read(token)).body).toMatchObject({ messages: [] });
	expect((await write({ token })).status).toBe(201);
	expect((await read(token)).body).toMatchObject({ messages: [{ message: json.message }] });
});

it('answers a member without tree and posts', async () => {
	const { token } = await makeLogin();
	const { status, body } = await read(token);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		...{ familyTree: null, stories: [], inOtherTrees: [] },
		matches: { wishes: null, interests: [], marks: [], reports: [] },
	});
});

it('asks a visitor to log in', async () => {
	expect((await read()).status).toBe(401);
});
