// What goes while something is read in two statements, or written that belongs to it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { listShownImages } from '@/lib/features/content/gallery/queries/list-images';
import { getChangeable } from '@/lib/features/family/cards/queries/read-changeable';
import { listPendingRequests } from '@/lib/features/family/queries';
import { getOwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import { findTreeState, readTree, type TreeState } from '@/lib/features/family/tree/queries/read-tree';
import { readTreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import { listDeitiesOfGroup } from '@/lib/features/heritage/clan/queries';
import { findDeity, listAllDeities } from '@/lib/features/heritage/deity/queries';
import { notifyOfInterest } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { notifyOfReport } from '@/lib/features/matching/reports/commands/notify-of-report';
import { noWishes } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import * as sending from '@/lib/platform/mail/send';
import { groupByTradition } from '@/lib/rules/clan/groups';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { whileRowsGo, whileUncommitted } from '@/tests/support/races';
import { writeBlog, writeDeity, writeImage, writeReport } from '@/tests/support/records';
import { addRelative } from '@/tests/support/relatives';
import { POST as restoreEntry } from './admin/trash/[id]/route';
import { DELETE as deleteBlog } from './blogs/[id]/route';
import { POST as postBlog } from './blogs/route';
import { POST as postContact } from './contact/route';
import { DELETE as deleteCard } from './family/delete/[id]/route';
import { PUT as putWishes } from './family/matches/wishes/route';
import { POST as restoreCard } from './family/restore/[id]/route';
import { DELETE as deleteTree } from './family/trees/[id]/route';
import { DELETE as deleteMember } from './users/[id]/route';
import { POST as postLogin } from './users/login/route';

provideDatabase();
beforeEach(emptyTables);

const deletion = (from: 'FamilyTree' | 'Person' | 'Member' | 'Media' | 'Deity', id: string | undefined) => ({
	text: `DELETE FROM "${from}" WHERE "id" = $1`,
	values: [id],
});

async function openState(memberId: string): Promise<TreeState> {
	await getOwnTree(memberId);
	const state = await findTreeState(memberId, new Date());
	if (!state) throw new Error('a member without a tree');
	return state;
}

it('a card of a tree that goes is not found', async () => {
	const { id: memberId } = await makeAccount();
	const tree = await getOwnTree(memberId);
	const card = await db.person.create({ data: { treeId: tree.id, name: 'Uncle' }, select: { id: true } });
	const going = deletion('FamilyTree', tree.id);
	const [refusal] = await whileRowsGo<unknown>('FamilyTree', going, () =>
		getChangeable(card.id, { memberId, isAdmin: false }).catch((error: unknown) => error),
	);
	expect(refusal).toEqual(new DomainError('notFound'));
});

it('a tree that goes is out of date', async () => {
	const { id: memberId } = await makeAccount();
	const tree = await openState(memberId);
	const going = deletion('FamilyTree', tree.id);
	const [refusal] = await whileRowsGo<unknown>('Member', going, () =>
		readTree(tree, null)
			.then((stored) => readTreeRows(stored, null))
			.catch((error: unknown) => error),
	);
	expect(refusal).toEqual(new DomainError('record.stale'));
});

it('of two links that are read with their cards the one to a card that goes is left out', async () => {
	const { id: memberId } = await makeAccount();
	const own = await openState(memberId);
	const { id: treeId, meId } = own;
	const parents = await db.person.createManyAndReturn({
		data: [
			{ treeId, name: 'Father', gender: 'Male' },
			{ treeId, name: 'Mother', gender: 'Female' },
		],
		select: { id: true, name: true },
	});
	await db.parentLink.createMany({
		data: parents.map(({ id, name }) => ({
			treeId,
			childId: meId,
			parentId: id,
			role: name === 'Father' ? 'father' : 'mother',
		})),
	});
	const [father, mother] = parents;
	// The links are read at once, the cards when the account can be.
	const going = deletion('Person', father?.id);
	const [stored] = await whileRowsGo('Member', going, () => readTree(own, null));
	const tree = stored && readTreeRows(stored, null);
	expect(tree?.people.map(({ id }) => id)).toEqual([meId, mother?.id]);
	expect(tree?.parentLinks.map(({ parentId }) => parentId)).toEqual([mother?.id]);
});

it('requests of a member who goes are not listed', async () => {
	const [from, other, to] = [await makeAccount(), await makeAccount(), await makeAccount()];
	await db.familyRequest.createMany({
		data: [from, other].map(({ id }) => ({ fromMemberId: id, toMemberId: to.id, relation: 'Brother' })),
	});
	const going = deletion('Member', from.id);
	const [requests] = await whileRowsGo('Member', going, () => listPendingRequests(to.id));
	expect(requests?.map(({ fromMember }) => fromMember.id)).toEqual([other.id]);
});

it('a picture of the gallery that goes is not listed', async () => {
	const { id: senderId } = await makeAccount();
	const approved = { status: 'approved', approvedAt: new Date() } as const;
	const [goingId, stayingId] = [await writeImage(senderId, approved), await writeImage(senderId, approved)];
	const going = {
		text: `WITH gone AS (DELETE FROM "GalleryImage" WHERE "id" = $1 RETURNING "mediaId")
			DELETE FROM "Media" WHERE "id" IN (SELECT "mediaId" FROM gone)`,
		values: [goingId],
	};
	const [listed] = await whileRowsGo('Media', going, () => listShownImages(null, { page: 1, limit: 10 }));
	expect(listed?.images.map(({ id }) => id)).toEqual([stayingId]);
});

it('a deity that goes is not found and not listed', async () => {
	const [goingId, stayingId] = [await writeDeity('Going'), await writeDeity('Staying')];
	const going = deletion('Deity', goingId);
	const [found, ...lists] = await whileRowsGo<{ id: string } | { id: string }[] | null>(
		'DeityText',
		going,
		() => findDeity(goingId),
		() => listAllDeities(),
		() => listDeitiesOfGroup(groupByTradition('Rathore')?.key ?? ''),
	);
	expect(found).toBeNull();
	expect(lists).toEqual([
		[expect.objectContaining({ id: stayingId })],
		[expect.objectContaining({ id: stayingId })],
	]);
});

it('a deity is shown without its picture that goes', async () => {
	const id = await writeDeity('Karni Mata');
	const { mediaId } = await db.deityImage.findFirstOrThrow({ where: { deityId: id } });
	const going = deletion('Media', mediaId);
	const [deity] = await whileRowsGo('Media', going, () => findDeity(id));
	expect(deity).toMatchObject({ id, images: [] });
});

it('a report about a member who goes is shown to nobody', async () => {
	const send = vi.spyOn(sending, 'sendMail').mockResolvedValue();
	const [reporter, about] = [await makeAccount(), await makeAccount()];
	await makeAccount({ isAdmin: true });
	const id = await writeReport(reporter.id, about.id);
	const going = deletion('Member', about.id);
	await whileRowsGo('Member', going, () => notifyOfReport(id));
	expect(send).not.toHaveBeenCalled();
});

it('an interest of a member who goes is shown to nobody', async () => {
	const send = vi.spyOn(sending, 'sendMail').mockResolvedValue();
	const [from, to] = [await makeAccount(), await makeAccount()];
	const { id } = await db.interest.create({
		data: { fromMemberId: from.id, toMemberId: to.id },
		select: { id: true },
	});
	await whileRowsGo('Member', deletion('Member', from.id), () =>
		notifyOfInterest({ id, event: 'sent' }, { actorId: '', address: '10.1.1.1' }),
	);
	expect(send).not.toHaveBeenCalled();
});

describe('of an account that is being removed', () => {
	it.each([
		['a story', postBlog, '/api/blogs', { title: 'Forts', author: 'Asha', content: 'Once upon a time.' }],
		[
			'a message',
			postContact,
			'/api/contact',
			{ name: 'Asha', email: 'a@example.org', subject: 'Forts', message: 'Where are they?' },
		],
	])('%s is refused as from nobody', async (_what, handler, path, json) => {
		const { id, token } = await makeLogin();
		const [answer] = await whileUncommitted(deletion('Member', id), () =>
			call(handler, path, { token, json }),
		);
		expect([answer?.status, answer?.body.code]).toEqual([401, 'auth.required']);
	});

	it('what they wish of a partner is refused as from nobody', async () => {
		const { id, token } = await makeLogin();
		const [answer] = await whileUncommitted(deletion('Member', id), () =>
			call(putWishes, '/api/family/matches/wishes', { method: 'PUT', token, json: noWishes }),
		);
		expect([answer?.status, answer?.body.code]).toEqual([401, 'auth.required']);
	});

	it('a login that agrees to the terms is refused', async () => {
		const { id, email } = await makeAccount();
		const json = { email, password: testPassword, acceptsTerms: true };
		const [answer] = await whileUncommitted(deletion('Member', id), () =>
			call(postLogin, '/api/users/login', { json }),
		);
		expect([answer?.status, answer?.body.code]).toEqual([401, 'auth.invalidCredentials']);
	});

	it('nothing is restored from the trash', async () => {
		const admin = await makeLogin({ isAdmin: true });
		const owner = await makeAccount();
		const blogId = await writeBlog(owner.id);
		await call(deleteBlog, `/api/blogs/${blogId}`, {
			method: 'DELETE',
			token: admin.token,
			params: { id: blogId },
		});
		expect(await givenBackWhileGoing(owner.id, admin.token)).toEqual([409, 'record.stale']);
	});

	it('nobody is restored who has to do with it', async () => {
		const admin = await makeLogin({ isAdmin: true });
		const [from, to] = [await makeAccount(), await makeAccount()];
		await db.interest.create({ data: { fromMemberId: from.id, toMemberId: to.id } });
		await call(deleteMember, `/api/users/${from.id}`, {
			method: 'DELETE',
			token: admin.token,
			params: { id: from.id },
		});
		expect(await givenBackWhileGoing(to.id, admin.token)).toEqual([409, 'record.stale']);
	});

	it('a tree is out of date for an administrator', async () => {
		const admin = await makeLogin({ isAdmin: true });
		const owner = await makeAccount();
		const { id } = await getOwnTree(owner.id);
		const [answer] = await whileUncommitted(deletion('Member', owner.id), () =>
			call(deleteTree, `/api/family/trees/${id}`, { method: 'DELETE', token: admin.token, params: { id } }),
		);
		expect([answer?.status, answer?.body.code]).toEqual([409, 'record.stale']);
	});
});

/** What the trash's one entry answers to being restored while this account is removed. */
async function givenBackWhileGoing(memberId: string, token: string) {
	const { id } = await db.trashEntry.findFirstOrThrow({ select: { id: true } });
	const [answer] = await whileUncommitted(deletion('Member', memberId), () =>
		call(restoreEntry, `/api/admin/trash/${id}`, { method: 'POST', token, params: { id } }),
	);
	return [answer?.status, answer?.body.code];
}

it('two logins at once agree to the terms once', async () => {
	const { id, email } = await makeAccount();
	const agreeing = {
		text: `INSERT INTO "Consent" ("memberId", "purpose", "textVersion", "language", "givenAt")
			VALUES ($1, 'terms', '1', 'hi', now())`,
		values: [id],
	};
	const json = { email, password: testPassword, acceptsTerms: true };
	const [answer] = await whileUncommitted(agreeing, () => call(postLogin, '/api/users/login', { json }));
	expect(answer?.status).toBe(200);
	expect(await db.consent.count({ where: { memberId: id } })).toBe(1);
});

it('a card comes back without the request that goes', async () => {
	const adder = await makeLogin();
	const { personId } = await addRelative(adder);
	const asked = { token: adder.token, params: { id: personId } };
	await call(deleteCard, `/api/family/delete/${personId}`, { ...asked, method: 'DELETE' });
	const { id } = await db.familyRequest.findFirstOrThrow({ where: { status: 'withdrawn' } });
	const going = { text: 'DELETE FROM "FamilyRequest" WHERE "id" = $1', values: [id] };
	const [answer] = await whileUncommitted(going, () =>
		call(restoreCard, `/api/family/restore/${personId}`, { ...asked, method: 'POST' }),
	);
	expect(answer?.status).toBe(200);
	expect(answer?.body).toMatchObject({ member: { _id: personId, approvalStatus: 'approved' } });
});
