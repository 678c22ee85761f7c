import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as undo } from '@/app/api/admin/undo/route';
import { DELETE as deleteBlog, GET as readBlog } from '@/app/api/blogs/[id]/route';
import { GET as listBlogs } from '@/app/api/blogs/route';
import { DELETE as deleteDeity, GET as readDeity } from '@/app/api/deities/[id]/route';
import { GET as listDeities } from '@/app/api/deities/route';
import { POST as askMember } from '@/app/api/family/add/route';
import { DELETE as takeOut } from '@/app/api/family/delete/[id]/route';
import { POST as answerRequest } from '@/app/api/family/respond-request/route';
import { GET as readTree } from '@/app/api/family/tree/route';
import { DELETE as deleteTree } from '@/app/api/family/trees/[id]/route';
import { DELETE as deletePicture } from '@/app/api/gallery/[id]/route';
import { GET as readPicture } from '@/app/api/media/[mediaId]/[width]/route';
import { DELETE as deleteMember, GET as readProfile } from '@/app/api/users/[id]/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { DELETE as leave } from '@/app/api/users/me/route';
import { GET as search } from '@/app/api/users/route';
import { searchKey } from '@/lib/core/text-folding';
import { emptyTrash } from '@/lib/features/administration/trash/commands/restore-from-trash';
import { trashReply } from '@/lib/features/administration/trash/schema';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { changeProfile } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMailsNow } from '@/tests/support/decisions';
import { totpCode, turnOnSecondFactor } from '@/tests/support/second-factor';
import { sent } from '@/tests/support/sent-mails';
import { DELETE as erase, POST as restore } from './[id]/route';
import { GET } from './route';

provideDatabase();
holdAfterResponse();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));

let head = { id: '', token: '' };
beforeEach(async () => {
	await emptyTables();
	sent.length = 0;
	head = await makeLogin({ isAdmin: true, name: 'Head' });
});

type Handler = Parameters<typeof call>[0];
const on = (handler: Handler, method: string, id: string, options: CallOptions = {}) =>
	call(handler, `/api/x/${id}`, { method, params: { id }, token: head.token, ...options });
const remove = async (handler: Handler, id: string) =>
	expect((await on(handler, 'DELETE', id)).status).toBe(200);
const list = async (query = '', options: CallOptions = {}) =>
	trashReply.parse((await call(GET, `/api/admin/trash${query}`, { token: head.token, ...options })).body);
const getEntry = async (subjectId: string) =>
	(await db.trashEntry.findFirstOrThrow({ where: { subjectId }, select: { id: true } })).id;
const restoreSubject = async (subjectId: string) => on(restore, 'POST', await getEntry(subjectId));

/** What happens beside the records themselves, and what ends with a deletion and does not come back. */
const passing = [
	'AuditEntry',
	'PublicChange',
	'Decision',
	'Session',
	'OneTimeCode',
	'EmailConfirmation',
	'RateLimit',
	'TrashEntry',
];

/** What a row bears that is written again when its data is written again: a place, a tally. */
const written: Record<string, string[]> = { AddressOption: ['id', 'createdAt'], MemberTally: ['id'] };

/** Every row of every table as the database writes it, without counts and times of changes of a tree. */
async function allRows(): Promise<Record<string, string[]>> {
	const { rows: tables } = await pool.query<{ tablename: string }>(
		`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
		ORDER BY tablename`,
	);
	const found: Record<string, string[]> = {};
	for (const { tablename } of tables.filter((table) => !passing.includes(table.tablename))) {
		const { rows } = await pool.query<{ row: string }>(
			`SELECT (to_jsonb(t) - $1::text[])::text AS row FROM "${tablename}" t ORDER BY 1`,
			[written[tablename] ?? ['updatedAt']],
		);
		found[tablename] = rows.map(({ row }) => row);
	}
	return found;
}

const blur = 'data:image/webp;base64,UklGRg==';
const addMedia = async (ownerId: string | null) =>
	(await db.media.create({ data: { ownerId, width: 4, height: 3, blur }, select: { id: true } })).id;

async function addBlog(senderId: string | null, title = 'Forts of Mewar'): Promise<string> {
	const fields = {
		title,
		titleKey: searchKey(title),
		content: 'Once.',
		author: 'Meera',
		language: 'en',
	} as const;
	const shown = { status: 'approved', approvedAt: new Date(), version: 3 } as const;
	const imageId = await addMedia(senderId);
	return (await db.blog.create({ data: { ...fields, ...shown, senderId, imageId }, select: { id: true } }))
		.id;
}

async function addDeity(): Promise<string> {
	const texts = [
		{ language: 'hi', name: 'करणी माता', nameKey: searchKey('करणी माता'), description: 'देशनोक की।' },
		{
			language: 'en',
			name: 'Karni Mata',
			nameKey: 'karni mata',
			description: 'Of Deshnok.',
			temple: 'Deshnok',
		},
	] as const;
	const pictures = [await addMedia(null), await addMedia(null)];
	const { id } = await db.deity.create({
		data: {
			...{ clans: ['Rathore', 'Bhati'], position: 4, version: 2 },
			texts: { create: [...texts] },
			images: { create: pictures.map((mediaId, position) => ({ mediaId, position })) },
		},
		select: { id: true },
	});
	return id;
}

async function addPicture(senderId: string): Promise<string> {
	const values = { title: 'Dusk', description: 'x', language: 'en', featured: true } as const;
	const mediaId = await addMedia(senderId);
	return (await db.galleryImage.create({ data: { ...values, senderId, mediaId }, select: { id: true } })).id;
}

const getTree = async (token: string) =>
	familyTreeReply.parse((await call(readTree, '/api/family/tree', { token })).body);

/** Asha and Veer, who have agreed that they are brother and sister. */
async function linkedPair() {
	const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
	const veer = await makeLogin({ name: 'Veer', gender: 'Male', familyTreePrivacy: 'public' });
	const added = await call(askMember, '/api/family/add', {
		json: { relation: 'Brother', familyMemberId: veer.id },
		token: asha.token,
	});
	const { requestId } = memberReply.parse(added.body).member;
	const json = { requestId, response: 'accept' };
	await call(answerRequest, '/api/family/respond-request', { json, token: veer.token });
	await call(askMember, '/api/family/add', {
		json: { relation: 'Father', name: 'Karan', gender: 'Male' },
		token: asha.token,
	});
	const { familyTree } = await getTree(asha.token);
	return { asha, veer, treeId: familyTree._id };
}

/** Everything else that a member leaves in the tables. */
async function fill(id: string, otherId: string): Promise<void> {
	await db.member.update({
		where: { id },
		data: { photoId: await addMedia(id) },
	});
	const changes = { villageAddress: 'Gotan', district: 'Nagaur' };
	await changeProfile(id, { changes, photo: undefined }, new Date());
	const givenAt = new Date();
	const consent = { memberId: id, textVersion: '1', language: 'hi' } as const;
	await db.consent.createMany({
		data: [
			{ ...consent, purpose: 'terms' },
			{ ...consent, purpose: 'matrimonial', givenAt, withdrawnAt: givenAt },
		],
	});
	await db.administratorMail.create({ data: { memberId: id, frequency: 'atOnce', sentAt: givenAt } });
	await db.notificationsRead.create({ data: { memberId: id, readUntil: givenAt } });
	await db.partnerWishes.create({ data: { memberId: id, districts: ['Nagaur'], clans: ['Bhati'] } });
	await db.interest.create({
		data: {
			...{ fromMemberId: otherId, toMemberId: id, message: 'Hello', status: 'accepted', answeredAt: givenAt },
			meetingQuestions: {
				create: [
					{ topic: 'home', isTickedBySender: true },
					{ text: 'Who cooks?', isBySender: false },
				],
			},
		},
	});
	await db.biodata.create({
		data: {
			...{ memberId: id, title: 'For Jodhpur', layout: 'traditional', language: 'both', fields: ['clan'] },
			links: {
				create: [
					{ sentTo: 'Uncle', tokenHash: 'a'.repeat(64), expiresAt: givenAt, openings: 2 },
					{ sentTo: 'Aunt', tokenHash: null, expiresAt: givenAt, endedAt: givenAt },
				],
			},
		},
	});
	await db.familyDays.create({ data: { memberId: id, reckoning: 'amanta', isMailed: true } });
	await db.matchMark.createMany({
		data: [
			{ memberId: id, otherId, kind: 'shortlisted' },
			{ memberId: otherId, otherId: id, kind: 'hidden' },
		],
	});
	const report = { reason: 'rude', text: 'words', language: 'en' } as const;
	await db.memberReport.createMany({
		data: [
			{ ...report, reporterId: id, aboutId: otherId },
			{ ...report, reporterId: otherId, aboutId: id },
		],
	});
	await addBlog(id);
	await addPicture(id);
	const message = { kind: 'contact', name: 'A', email: 'a@example.org', subject: 's', message: 'm' } as const;
	await db.inboxMessage.create({ data: { ...message, language: 'en', senderId: id } });
	const other = await db.familyTree.findUniqueOrThrow({ where: { ownerId: otherId } });
	await db.person.create({ data: { treeId: other.id, name: 'Added', addedById: id } });
}

describe('what administrators delete', () => {
	it('includes a blog, which is nowhere to be seen and comes back as it was', async () => {
		const sender = await makeLogin();
		const id = await addBlog(sender.id);
		const before = await allRows();
		const { id: mediaId } = await db.media.findFirstOrThrow();
		const seen = async (token?: string) => {
			const by = token === undefined ? {} : { token };
			const listed = await call(listBlogs, '/api/blogs', by);
			const picture = await call(readPicture, '/api/x', { params: { mediaId, width: '480' }, ...by });
			const blog = await call(readBlog, '/api/x', { params: { id }, ...by });
			return [blog.status, listed.text.includes('Mewar'), picture.status, await db.gonePage.count()];
		};
		await remove(deleteBlog, id);
		expect(await seen(sender.token)).toEqual([404, false, 404, 1]);
		expect((await restoreSubject(id)).body.message).toBe('Restored successfully!');
		expect(await allRows()).toEqual(before);
		expect((await seen()).slice(0, 2)).toEqual([200, true]);
		expect(await db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
			...{ action: 'blog.restore', subjectType: 'blog', subjectId: id, actorId: head.id },
		});
	});

	it('is a picture that comes back as it was', async () => {
		const id = await addPicture(head.id);
		const before = await allRows();
		await remove(deletePicture, id);
		expect(await db.media.findMany({ select: { ownerId: true } })).toEqual([{ ownerId: null }]);
		await restoreSubject(id);
		expect(await allRows()).toEqual(before);
	});

	it('is a deity that is nowhere, and comes back as it was with its texts, pictures and page', async () => {
		const id = await addDeity();
		const before = await allRows();
		const { id: mediaId } = await db.media.findFirstOrThrow();
		const seen = async () => {
			const listed = await call(listDeities, '/api/deities');
			const deity = await call(readDeity, '/api/x', { params: { id } });
			const picture = await call(readPicture, '/api/x', { params: { mediaId, width: '480' } });
			const gone = await db.gonePage.findMany({ select: { path: true } });
			return [deity.status, listed.text.includes('Karni'), picture.status, gone.map(({ path }) => path)];
		};
		await remove(deleteDeity, id);
		expect(await seen()).toEqual([404, false, 404, [`/deity/${id}`]]);
		const { entries, counts } = await list('?kind=deity');
		expect(entries).toMatchObject([
			{ kind: 'deity', subjectId: id, name: 'Karni Mata', daysLeft: 30, deletedBy: { name: 'Head' } },
		]);
		expect(entries[0]?.image).toContain(mediaId);
		expect(counts).toMatchObject({ all: 1, deity: 1 });
		expect((await restoreSubject(id)).status).toBe(200);
		expect(await allRows()).toEqual(before);
		expect((await seen()).slice(0, 2)).toEqual([200, true]);
		expect((await seen())[3]).toEqual([]);
		expect(await db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
			...{ action: 'deity.restore', subjectType: 'deity', subjectId: id, actorId: head.id },
		});
	});

	it('is a deity whose deletion is undone within the same time as any other', async () => {
		const id = await addDeity();
		const before = await allRows();
		const { status, body } = await on(deleteDeity, 'DELETE', id);
		expect([status, body]).toEqual([
			200,
			{
				message: 'Deity deleted successfully!',
				undo: { _id: expect.any(String), until: expect.any(String) },
			},
		]);
		const { _id } = Object(body.undo);
		const undone = await call(undo, '/api/x', { json: { decisions: [_id] }, token: head.token });
		expect(undone.body).toMatchObject({ undone: [_id], failed: [] });
		expect(await allRows()).toEqual(before);
		expect(await db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
			...{ action: 'deity.undo', subjectId: id },
		});
	});

	it('is a deity that goes with its pictures when it is deleted permanently, by hand or because its time is over', async () => {
		for (const isByHand of [true, false]) {
			const id = await addDeity();
			await remove(deleteDeity, id);
			const entry = await getEntry(id);
			if (isByHand) expect((await on(erase, 'DELETE', entry)).status).toBe(200);
			else expect(await emptyTrash(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))).toBe(1);
			expect([await db.media.count(), await db.trashEntry.count(), await db.deityText.count()]).toEqual([
				0, 0, 0,
			]);
			// The page stays gone, and the log forgets what the deity was.
			expect(await db.gonePage.count({ where: { path: `/deity/${id}` } })).toBe(1);
			const result = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
			expect(result.map(({ action, changes }) => [action, changes])).toEqual([
				['deity.delete', null],
				['deity.purge', null],
			]);
		}
	});

	it('is a family with its links in other trees, which come back with it', async () => {
		const { asha, veer, treeId } = await linkedPair();
		await db.person.updateMany({ where: { name: 'Karan' }, data: { photoId: await addMedia(asha.id) } });
		const before = await allRows();
		await remove(deleteTree, treeId);
		expect((await getTree(veer.token)).familyMembers.map(({ isProfileLinked }) => isProfileLinked)).toEqual([
			true,
			false,
		]);
		// Looking for one's tree makes one, which makes room again; the log forgets it, as all that is deleted permanently.
		const { familyTree: made, familyMembers } = await getTree(asha.token);
		expect(familyMembers).toHaveLength(1);
		const ofMade = { subjectId: { in: [made._id, ...familyMembers.map(({ _id }) => _id)] } };
		for (const subjectId of ofMade.subjectId.in)
			await db.auditEntry.create({
				data: { action: 'family.update', subjectType: 'family', subjectId, changes: { name: 'Asha' } },
			});
		await restoreSubject(treeId);
		expect(await allRows()).toEqual(before);
		const kept = await db.auditEntry.findMany({ where: ofMade, select: { changes: true } });
		expect(kept).toEqual([{ changes: null }, { changes: null }]);
	});

	it('is a family whose owner has started a new one, which the answer says', async () => {
		const { asha, treeId } = await linkedPair();
		await remove(deleteTree, treeId);
		const json = { relation: 'Mother', name: 'Rukmini', gender: 'Female' };
		await call(askMember, '/api/family/add', { json, token: asha.token });
		const { status, body } = await restoreSubject(treeId);
		expect([status, body.code]).toEqual([409, 'trash.treeTaken']);
		expect(body.message).toMatch(/started another family tree/);
		expect((await list()).entries).toHaveLength(1);
	});

	it.each(['family', 'account'])(
		'is a %s that comes back without those who have left it meanwhile',
		async (kind) => {
			const { asha, veer, treeId } = await linkedPair();
			const [handler, id] = kind === 'family' ? [deleteTree, treeId] : [deleteMember, asha.id];
			const seen = async () => {
				const json = { email: asha.email, password: testPassword };
				const { body } = await call(logIn, '/api/users/login', { json });
				return (await on(readProfile, 'GET', veer.id, { token: String(body.token) })).body.email;
			};
			expect(await seen()).toBe(veer.email);
			await remove(handler, id);
			const card = (await getTree(veer.token)).familyMembers.find(({ name }) => name === 'Asha');
			expect((await on(takeOut, 'DELETE', card?._id ?? '', { token: veer.token })).status).toBe(200);
			expect((await restoreSubject(id)).status).toBe(200);
			expect(await seen()).toBeUndefined();
			expect(await db.person.count({ where: { memberId: veer.id, tree: { ownerId: asha.id } } })).toBe(0);
		},
	);

	it('leaves alone what the two have agreed to again', async () => {
		const { asha, veer, treeId } = await linkedPair();
		await remove(deleteTree, treeId);
		await getTree(asha.token);
		const json = { relation: 'Sister', familyMemberId: asha.id };
		expect((await call(askMember, '/api/family/add', { json, token: veer.token })).status).toBe(201);
		expect((await restoreSubject(treeId)).status).toBe(200);
		const requests = await db.familyRequest.findMany({
			select: { status: true },
			orderBy: { createdAt: 'asc' },
		});
		expect(requests).toEqual([{ status: 'withdrawn' }, { status: 'pending' }]);
		const cards = (await getTree(asha.token)).familyMembers.map((card) => [card.name, card.isProfileLinked]);
		expect(cards).toContainEqual(['Veer', false]);
	});

	it('is a member with everything of theirs, found nowhere, who comes back as they were', async () => {
		const { asha, veer } = await linkedPair();
		await fill(veer.id, asha.id);
		const before = await allRows();
		await remove(deleteMember, veer.id);
		const left = JSON.stringify(await allRows());
		expect(left).not.toMatch(/Forts of Mewar|Dusk|Gotan|Hello|Who cooks|For Jodhpur|Uncle/);
		// Asha's own words about him.
		const hers = await getTree(asha.token);
		expect(hers.familyMembers.map(({ name, isProfileLinked }) => [name, isProfileLinked])).toContainEqual([
			'Veer',
			false,
		]);
		const found = await call(search, '/api/users?search=veer', {});
		expect(JSON.stringify(found.body)).not.toContain('Veer');
		expect((await restoreSubject(veer.id)).status).toBe(200);
		expect(await allRows()).toEqual(before);
		expect((await call(readTree, '/api/family/tree', { token: veer.token })).status).toBe(401);
	});

	it.each([
		['in the order in which they went', false],
		['the other way round', true],
	])('is two members who know each other, restored %s', async (_order, isReversed) => {
		const { asha, veer } = await linkedPair();
		await fill(veer.id, asha.id);
		await addPicture(asha.id);
		const before = await allRows();
		await remove(deleteMember, veer.id);
		await remove(deleteMember, asha.id);
		const order = isReversed ? [asha.id, veer.id] : [veer.id, asha.id];
		for (const id of order) expect((await restoreSubject(id)).status).toBe(200);
		expect(await allRows()).toEqual(before);
	});

	it('is a member whose second factor comes back with them', async () => {
		const { id, email, token } = await makeLogin();
		const { secret, recoveryCodes } = await turnOnSecondFactor(token);
		await remove(deleteMember, id);
		expect(await db.recoveryCode.count({ where: { memberId: id } })).toBe(0);
		await restoreSubject(id);
		const logInWith = (code: string) =>
			call(logIn, '/api/users/login', { json: { email, password: testPassword, code } });
		expect((await logInWith('')).body.code).toBe('auth.secondFactorRequired');
		for (const code of [totpCode(secret), recoveryCodes[0] ?? ''])
			expect((await logInWith(code)).status).toBe(200);
	});

	it('is a member whose address somebody else has taken, which the answer says', async () => {
		const { id, email } = await makeAccount({ email: 'meera@example.org' });
		await remove(deleteMember, id);
		const other = await makeAccount({ email: email.toUpperCase() });
		const { status, body } = await restoreSubject(id);
		expect([status, body.code]).toEqual([409, 'trash.addressTaken']);
		await db.member.delete({ where: { id: other.id } });
		expect((await restoreSubject(id)).status).toBe(200);
	});

	it('is a member who is mailed that the account is back, once it is too late to think otherwise', async () => {
		const { id, email } = await makeAccount({ language: 'en' });
		const demo = await makeAccount({ isDemo: true });
		for (const member of [id, demo.id]) await remove(deleteMember, member);
		await sendMailsNow();
		for (const member of [id, demo.id]) expect((await restoreSubject(member)).status).toBe(200);
		expect(await sendDecisionMails(new Date())).toBe(0);
		expect(await sendMailsNow()).toBe(1);
		expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
			[email, 'Your account has been removed'],
			[email, 'Your account is back'],
		]);
		expect(sent[1]?.text).toContain('/en/login');
	});

	it('is a member who gets no mail about an account that is back before the mail about its removal', async () => {
		const { id } = await makeAccount();
		await remove(deleteMember, id);
		await restoreSubject(id);
		expect(await sendMailsNow()).toBe(0);
		// And not that it is back, where it is deleted again.
		await remove(deleteMember, id);
		await sendMailsNow();
		await restoreSubject(id);
		await remove(deleteMember, id);
		await sendMailsNow();
		expect(sent).toHaveLength(2);
		expect(new Set(sent.map(({ subject }) => subject)).size).toBe(1);
	});

	it('waits for the account that it belongs to', async () => {
		const sender = await makeAccount();
		const blog = await addBlog(sender.id);
		const before = await allRows();
		await remove(deleteBlog, blog);
		await remove(deleteMember, sender.id);
		expect((await restoreSubject(blog)).body.code).toBe('trash.ownerAway');
		expect((await restoreSubject(sender.id)).status).toBe(200);
		expect((await restoreSubject(blog)).status).toBe(200);
		expect(await allRows()).toEqual(before);
	});

	it('comes back also when its tables have got columns since', async () => {
		const id = await addBlog(head.id);
		await remove(deleteBlog, id);
		await db.$executeRaw`ALTER TABLE "Blog" ADD COLUMN "newer" int NOT NULL DEFAULT 7`;
		try {
			expect((await restoreSubject(id)).status).toBe(200);
			const [row] = await db.$queryRaw<{ newer: number }[]>`SELECT "newer" FROM "Blog"`;
			expect(row?.newer).toBe(7);
		} finally {
			await db.$executeRaw`ALTER TABLE "Blog" DROP COLUMN "newer"`;
		}
	});
});

describe('GET /api/admin/trash', () => {
	it('lists what lies there, with who deleted it and for how long it stays', async () => {
		const sender = await makeLogin({ name: 'Meera' });
		const blog = await addBlog(sender.id, 'Zinnias');
		await remove(deleteBlog, blog);
		await remove(deleteMember, sender.id);
		const tenDaysAgo = new Date(Date.now() - 10 * 24 * 3600 * 1000 + 60_000);
		await db.trashEntry.updateMany({ where: { subjectId: blog }, data: { deletedAt: tenDaysAgo } });
		const { entries, counts, pagination } = await list();
		expect(
			entries.map(({ kind, name, daysLeft, deletedBy }) => [kind, name, daysLeft, deletedBy?.name]),
		).toEqual([
			['member', 'Meera', 30, 'Head'],
			['blog', 'Zinnias', 21, 'Head'],
		]);
		expect(counts).toEqual({ all: 2, member: 1, blog: 1, picture: 0, family: 0, deity: 0, khaanp: 0 });
		expect(pagination).toMatchObject({ total: 2, pages: 1 });
		const names = async (query: string) => (await list(query)).entries.map(({ name }) => name);
		// In the reader's alphabet: z is folded to j.
		expect(await names('?sort=-name')).toEqual(['Meera', 'Zinnias']);
		expect(await names('?sort=deletedAt')).toEqual(['Zinnias', 'Meera']);
		expect(await names('?kind=blog')).toEqual(['Zinnias']);
		expect((await list('?kind=blog&limit=1&page=2')).pagination).toEqual({
			page: 2,
			limit: 1,
			total: 1,
			pages: 1,
		});
		const { text } = await call(GET, '/api/admin/trash', { token: head.token });
		expect(text).not.toMatch(/rows|passwordHash|argon2|Once\.|@example/);
	});

	it('is for administrators, as is what can be done there', async () => {
		const member = await makeLogin();
		const id = await addBlog(member.id);
		await remove(deleteBlog, id);
		const entry = await getEntry(id);
		for (const [token, status] of [
			[undefined, 401],
			[member.token, 403],
		] as const) {
			const by = { ...(token && { token }), ...(!token && { token: 'none' }) };
			expect((await call(GET, '/api/admin/trash', by)).status).toBe(status);
			for (const [handler, method] of [
				[restore, 'POST'],
				[erase, 'DELETE'],
			] as const)
				expect((await on(handler, method, entry, by)).status).toBe(status);
		}
		expect((await call(GET, '/api/admin/trash?sort=rows', { token: head.token })).status).toBe(400);
		expect((await call(GET, '/api/admin/trash?kind=clan', { token: head.token })).status).toBe(400);
		for (const absent of [crypto.randomUUID(), 'one']) {
			expect((await on(restore, 'POST', absent)).status).toBe(404);
			expect((await on(erase, 'DELETE', absent)).status).toBe(404);
		}
	});
});

describe('what lies in the trash', () => {
	it('is restored or deleted permanently once, of several who want to', async () => {
		const id = await addBlog(head.id);
		await remove(deleteBlog, id);
		const entry = await getEntry(id);
		const answers = await Promise.all([
			on(restore, 'POST', entry),
			on(erase, 'DELETE', entry),
			on(restore, 'POST', entry),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
		expect(await db.trashEntry.count()).toBe(0);
	});

	it('is deleted permanently with its picture and what the log knows of it', async () => {
		const id = await addBlog(head.id);
		await remove(deleteBlog, id);
		expect((await on(erase, 'DELETE', await getEntry(id))).body.message).toBe('Deleted permanently!');
		expect([await db.media.count(), await db.trashEntry.count()]).toEqual([0, 0]);
		const log = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
		expect(log.map(({ action, changes }) => [action, changes])).toEqual([
			['blog.delete', null],
			['blog.purge', null],
		]);
	});

	it('goes by itself after 30 days, and not before', async () => {
		const { asha, veer, treeId } = await linkedPair();
		await remove(deleteTree, treeId);
		const blog = await addBlog(veer.id);
		await remove(deleteBlog, blog);
		await remove(deleteMember, veer.id);
		const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);
		expect(await emptyTrash(inDays(29.9))).toBe(0);
		// What is Veer's goes with him, or before him.
		expect(await emptyTrash(inDays(30.1))).toBeGreaterThan(1);
		expect(await db.trashEntry.count()).toBe(0);
		expect(
			await db.auditEntry.count({ where: { action: { endsWith: '.purge' }, actorId: null } }),
		).toBeGreaterThan(1);
		expect((await getTree(asha.token)).familyMembers).toHaveLength(1);
	});

	it('has no question of a meeting left once either of the two is deleted permanently', async () => {
		const { asha, veer } = await linkedPair();
		await fill(veer.id, asha.id);
		await remove(deleteMember, asha.id);
		await remove(deleteMember, veer.id);
		const read = async () => JSON.stringify(await db.trashEntry.findMany());
		expect(await read()).toContain('Who cooks?');
		expect((await on(erase, 'DELETE', await getEntry(veer.id))).status).toBe(200);
		expect(await read()).not.toContain('Who cooks?');
		expect((await restoreSubject(asha.id)).status).toBe(200);
		expect(await db.meetingQuestion.count()).toBe(0);
	});

	it('goes with its owner, who leaves', async () => {
		const member = await makeLogin();
		await remove(deleteBlog, await addBlog(member.id));
		const json = { password: testPassword };
		const left = await call(leave, '/api/users/me', { method: 'DELETE', json, token: member.token });
		expect(left.status).toBe(200);
		expect([await db.trashEntry.count(), await db.media.count()]).toEqual([0, 0]);
	});
});
