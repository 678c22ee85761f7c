import { expect, it } from 'vitest';
import { DELETE as deleteBlog } from '@/app/api/blogs/[id]/route';
import { POST as writeMessage } from '@/app/api/contact/route';
import { DELETE as deleteTree } from '@/app/api/family/trees/[id]/route';
import { DELETE as deletePicture } from '@/app/api/gallery/[id]/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { writeBlog, writeImage } from '@/tests/support/records';
import { WrittenTree } from '@/tests/support/trees';
import { GET } from './route';

provideDatabase();
holdAfterResponse();

const read = (token?: string) => call(GET, '/api/users/me/export', { ...(token && { token }) });

it('answers everything that is kept about a member, and nothing of others', async () => {
	const relative = await makeLogin({ name: 'Relative', mobileNumber: '+91 90000 55555' });
	const { id, token } = await makeLogin({
		name: 'Bhanwar',
		email: 'bhanwar@example.org',
		clan: 'Rathore',
		bornOn: new Date('1980-01-01T00:00:00Z'),
		bornPrecision: 'year',
		language: 'en',
	});
	const blog = { content: 'The story', author: 'Bhanwar', language: 'en' } as const;
	const rejected = { status: 'rejected', rejectionReason: 'Of another family' } as const;
	await db.blog.create({ data: { ...blog, ...rejected, title: 'Mine', senderId: id } });
	const blurred = { ...rejected, rejectionReason: 'Blurred', category: 'Forts' };
	await writeImage(id, { ...blurred, title: 'Dusk', description: 'Over the lake', language: 'hi' });
	await db.blog.create({ data: { ...blog, title: 'Theirs', senderId: relative.id } });
	await db.consent.create({
		data: { memberId: id, purpose: 'terms', textVersion: '2026-11', language: 'hi' },
	});
	await db.administratorMail.create({ data: { memberId: id, frequency: 'atOnce' } });
	const feed = { feedKeyHash: 'canary hash', feedSince: new Date('2026-11-19T08:00:00Z') };
	await db.familyDays.create({ data: { memberId: id, isMailed: true, ...feed } });
	await db.notificationsRead.create({ data: { memberId: id, readUntil: new Date('2026-11-20T08:00:00Z') } });
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
	const aunt = await db.person.create({
		data: { treeId: others.id, name: 'Their aunt', location: 'A secret place' },
	});
	const [partnerAId = '', partnerBId = ''] = [card.id, aunt.id].sort();
	const wedding = { place: 'Pushkar', facts: [{ tag: 'MARR', notes: ['as they tell it'] }] };
	await db.union.create({ data: { treeId: others.id, partnerAId, partnerBId, ...wedding } });
	await db.familyRequest.create({
		data: {
			...{ fromMemberId: relative.id, toMemberId: id, personId: card.id, relation: 'Nephew' },
			relatedToId: aunt.id,
		},
	});
	await db.familyRequest.create({
		data: {
			...{ fromMemberId: relative.id, toMemberId: id, relation: 'Niece', status: 'rejected' },
			...{ relatedToId: aunt.id, createdAt: new Date(), answeredAt: new Date() },
		},
	});
	await db.inboxMessage.create({
		data: {
			...{ kind: 'feedback', feedbackType: 'issue', name: 'B as typed', email: 'another@example.org' },
			...{ language: 'en', senderId: id, message: 'A question', readAt: new Date('2026-11-20T06:00:00Z') },
		},
	});
	await db.partnerWishes.create({ data: { memberId: id, ageFrom: 25, ageTo: 30, clans: ['Bhati'] } });
	const [asked, asking] = [await makeAccount({ name: 'Asked' }), await makeAccount({ name: 'Asking' })];
	await db.familyRequest.create({
		data: {
			...{ fromMemberId: id, toMemberId: asked.id, relation: 'Uncle', message: 'You know me' },
			relatedToId: father.id,
		},
	});
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
	const administration = { subjectType: 'member', subjectId: id };
	await db.auditEntry.createMany({
		data: [
			{ ...administration, action: 'member.read' },
			{ ...administration, action: 'member.update', changes: { name: { from: 'Bhanwr', to: 'Bhanwar' } } },
			{ subjectType: 'member', action: 'member.read', changes: { ids: [relative.id, id] } },
		],
	});

	const { status, body, text } = await read(token);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		profile: { _id: id, name: 'Bhanwar', clan: 'Rathore', email: 'bhanwar@example.org' },
		account: {
			...{ language: 'en', bornOn: '1980-01-01', bornPrecision: 'year', wasImported: false },
			takenOverAt: expect.stringContaining('T'),
			administratorMail: { frequency: 'atOnce', forwardsMessages: true, sentAt: null },
			familyDays: {
				...{ reckoning: 'purnimanta', isMailed: true, mailedAt: null, feedSince: '2026-11-19T08:00:00.000Z' },
			},
			notificationsReadUntil: '2026-11-20T08:00:00.000Z',
		},
		consents: [{ purpose: 'terms', textVersion: '2026-11', withdrawnAt: null }],
		sessions: [{ userAgent: null, isKept: true }],
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
				marriages: [{ sequence: 0, place: 'Pushkar', facts: [{ tag: 'MARR', notes: ['as they tell it'] }] }],
			},
		],
		familyRequests: [
			{
				direction: 'received',
				with: 'Relative',
				relation: 'Nephew',
				relatedTo: 'Their aunt',
				status: 'pending',
			},
			{ direction: 'received', with: 'Relative', relation: 'Niece', relatedTo: null, status: 'rejected' },
			{ direction: 'sent', with: 'Asked', relation: 'Uncle', relatedTo: 'Father', message: 'You know me' },
		],
		stories: [{ title: 'Mine', text: 'The story', language: 'en', ...rejected }],
		galleryImages: [{ title: 'Dusk', text: 'Over the lake', language: 'hi', ...blurred }],
		messages: [
			{
				...{ kind: 'feedback', feedbackType: 'issue', name: 'B as typed', email: 'another@example.org' },
				...{ subject: null, message: 'A question', language: 'en', answeredAt: null },
				readAt: '2026-11-20T06:00:00.000Z',
			},
		],
		inTrash: [],
		administration: [
			{ action: 'member.read', changes: null },
			{ action: 'member.update', changes: { name: { from: 'Bhanwr', to: 'Bhanwar' } } },
			{ action: 'member.read', changes: null },
		],
		matches: {
			wishes: { ageFrom: 25, ageTo: 30, isAgeMust: false, clans: ['Bhati'], manglik: null },
			interests: [
				{ direction: 'sent', with: 'Asked', message: 'From me', state: 'notAccepted' },
				{ direction: 'received', with: 'Asking', message: 'To me', state: 'sent' },
			],
			marks: [{ mark: 'hidden', of: 'Asking' }],
			reports: [{ about: 'Asked', reason: 'rude', text: 'What I saw', language: 'en' }],
		},
	});
	for (const hidden of [
		'argon2',
		'passwordHash',
		'codeHmac',
		'Theirs',
		'secret place',
		relative.id,
		'90000 55555',
		relative.email,
		'declined',
		'blocked',
		'Between others',
		'What they say of me',
	])
		expect(text).not.toContain(hidden);
});

it('answers what administrators have deleted of theirs, and nothing of others', async () => {
	const head = await makeLogin({ isAdmin: true, name: 'Head' });
	const relative = await makeAccount({ name: 'Relative', mobileNumber: '+91 90000 66666' });
	const { id, token } = await makeLogin({ name: 'Bhanwar', mobileNumber: '+91 90000 77777' });
	const fields = { title: 'Forts', content: 'What it says', author: 'B', rejectionReason: 'Too long' };
	const picture = { title: 'Dusk', description: 'Over the lake', category: 'Forts' };
	const tree = await WrittenTree.of(id);
	const facts = [{ tag: 'BIRT', date: 'ABT 1950' }];
	const born = { bornOn: new Date('1950-01-01'), bornPrecision: 'year' } as const;
	const fatherId = await tree.card('Karan', { profession: 'Potter', ...born, facts });
	const motherId = await tree.card('Lata');
	const brotherId = await tree.account(relative.id);
	await tree.parent(tree.meId, fatherId, 'father');
	await tree.marry(fatherId, motherId, 'death');
	const deleted = async (handler: Parameters<typeof call>[0], id: string) => {
		const by = { method: 'DELETE', params: { id }, token: head.token };
		expect((await call(handler, `/api/x/${id}`, by)).status).toBe(200);
	};
	await deleted(deleteBlog, await writeBlog(id, { ...fields, status: 'rejected' }));
	await deleted(deletePicture, await writeImage(id, picture));
	await deleted(deleteTree, tree.id);

	const { status, body, text } = await read(token);
	expect(status).toBe(200);
	expect(body).toMatchObject({ familyTree: null, stories: [], galleryImages: [] });
	const { content, ...rest } = fields;
	const { description, ...shown } = picture;
	const sentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
	const people = [
		{ id: tree.meId, name: 'Bhanwar' },
		{ id: fatherId, name: 'Karan', profession: 'Potter', bornOn: '1950-01-01', createdAt: sentAt, facts },
		{ id: motherId, name: 'Lata' },
		{ id: brotherId, name: 'Relative' },
	];
	expect(body.inTrash).toEqual([
		expect.objectContaining({
			...{ kind: 'blog', name: 'Forts' },
			story: expect.objectContaining({ ...rest, text: content, language: 'en', status: 'rejected', sentAt }),
		}),
		expect.objectContaining({
			...{ kind: 'picture', name: 'Dusk' },
			galleryImage: expect.objectContaining({
				...{ ...shown, text: description, sentAt },
				...{ featured: false, featuredSuggested: false },
			}),
		}),
		expect.objectContaining({
			...{ kind: 'family', name: 'Bhanwar' },
			familyTree: expect.objectContaining({
				people: expect.arrayContaining(people.map((person) => expect.objectContaining(person))),
				parentLinks: [{ childId: tree.meId, parentId: fatherId, role: 'father', kind: 'birth' }],
				unions: [expect.objectContaining({ endedBy: 'death', facts: [] })],
			}),
		}),
	]);
	for (const hidden of [relative.id, relative.email, '90000 66666', head.id, 'Key', 'memberId', 'mediaId'])
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

it('counts the copies in the database, for all processes together', async () => {
	const { id, token } = await makeLogin();
	expect((await call(GET, '/api/users/me/export', { token })).status).toBe(200);
	const key = `export:${id}`;
	expect(await db.rateLimit.findUnique({ where: { key }, select: { points: true } })).toEqual({ points: 1 });
	await db.rateLimit.update({ where: { key }, data: { points: 60 }, select: { key: true } });
	const { status, body } = await call(GET, '/api/users/me/export', { token });
	expect([status, body.code]).toEqual([429, 'limit.exceeded']);
});

it('asks a visitor to log in', async () => {
	expect((await read()).status).toBe(401);
});
