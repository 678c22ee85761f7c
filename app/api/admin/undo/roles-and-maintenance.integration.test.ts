import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { GET as readMaintenance, PUT as setMaintenance } from '@/app/api/maintenance/route';
import { PUT as changeMember, DELETE as deleteMember } from '@/app/api/users/[id]/route';
import { PATCH as setRole } from '@/app/api/users/make-admin/[id]/route';
import { GET as readOwnProfile } from '@/app/api/users/profile/route';
import { undoReply } from '@/lib/features/administration/schema';
import { undoDecisions } from '@/lib/features/administration/trash/commands/undo-decisions';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMailsNow } from '@/tests/support/decisions';
import { demoteAtOnce } from '@/tests/support/races';
import { POST } from './route';

provideDatabase();
holdAfterResponse();

let head = { id: '', token: '' };
let deputy = { id: '', token: '' };
beforeEach(async () => {
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
	deputy = await makeLogin({ isAdmin: true });
});

afterEach(() => {
	vi.useRealTimers();
});

const undoable = z.object({ undo: z.object({ _id: z.string(), until: z.iso.datetime() }) });
const getUndoId = ({ body }: { body: unknown }) => undoable.parse(body).undo._id;

const changeRole = (id: string, isAdmin: boolean, token = head.token) =>
	call(setRole, '/api/x', { method: 'PATCH', params: { id }, token, json: { isAdmin } });
const turn = (isOn: boolean, token = head.token) =>
	call(setMaintenance, '/api/maintenance', { method: 'PUT', token, json: { isOn } });
const undo = async (decision: string, token = head.token) => {
	const { body } = await call(POST, '/api/admin/undo', { json: { decisions: [decision] }, token });
	return undoReply.parse(body);
};
const isAdministrator = async (id: string) => (await db.member.findUniqueOrThrow({ where: { id } })).isAdmin;
const isLoggedIn = async (token: string) =>
	(await call(readOwnProfile, '/api/users/profile', { token })).status === 200;
const lastEntry = () => db.auditEntry.findFirst({ orderBy: { id: 'desc' } });

describe('a changed role', () => {
	it.each([
		['a new administrator is a regular member again', true],
		['an administrator who was demoted is one again', false],
	])('can be undone: %s', async (_name, isAdmin) => {
		const { id } = await makeAccount({ isAdmin: !isAdmin });
		const { version } = await db.member.findUniqueOrThrow({ where: { id } });
		const decision = getUndoId(await changeRole(id, isAdmin));
		expect(await isAdministrator(id)).toBe(isAdmin);
		expect((await undo(decision)).undone).toEqual([decision]);
		expect(await isAdministrator(id)).toBe(!isAdmin);
		expect(await lastEntry()).toMatchObject({
			...{ actorId: head.id, action: 'member.undo', subjectType: 'member', subjectId: id },
			changes: { isAdmin: { from: isAdmin, to: !isAdmin } },
		});
		expect((await db.member.findUniqueOrThrow({ where: { id } })).version).toBe(version + 2);
		expect(await db.decision.count()).toBe(0);
	});

	it('can be undone for as long as the others of its bulk operation', async () => {
		const batch = crypto.randomUUID();
		const members = [await makeAccount(), await makeAccount({ isAdmin: true })];
		const sent = { method: 'PATCH', token: head.token };
		const decisions: string[] = [];
		for (const { id } of members) {
			const json = { isAdmin: true, batch };
			const answer = await call(setRole, '/api/x', { ...sent, params: { id }, json });
			expect(answer.status).toBe(200);
			// Of a role that somebody has already there is nothing to undo.
			if (answer.body.undo) decisions.push(getUndoId(answer));
		}
		const later = await makeAccount();
		const json = { isAdmin: true, batch };
		const last = await call(setRole, '/api/x', { ...sent, params: { id: later.id }, json });
		decisions.push(getUndoId(last));
		expect(decisions).toHaveLength(2);
		const kept = await db.decision.findMany({ select: { batchId: true, undoUntil: true } });
		expect(new Set(kept.map(({ undoUntil }) => undoUntil.getTime())).size).toBe(1);
		expect(kept.map(({ batchId }) => batchId)).toEqual([batch, batch]);
		const wrong = { isAdmin: true, batch: 'all' };
		const refused = await call(setRole, '/api/x', { ...sent, params: { id: later.id }, json: wrong });
		expect(refused.status).toBe(400);
	});

	it('ends the sessions again that began with the role', async () => {
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		const expiresAt = new Date(Date.now() + 60_000);
		await db.session.create({ data: { memberId: id, expiresAt } });
		await undo(decision);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
		expect(await isLoggedIn(head.token)).toBe(true);
	});

	it('by the form of a user can be undone, the role alone', async () => {
		const { id } = await makeAccount({ name: 'Veer' });
		const changed = (json: object) =>
			call(changeMember, '/api/x', { method: 'PUT', params: { id }, token: head.token, json });
		const answer = await changed({ name: 'Veer Singh', isAdmin: true });
		await undo(getUndoId(answer));
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({
			...{ name: 'Veer Singh', isAdmin: false },
		});
		expect((await changed({ name: 'Veer', isAdmin: false })).body).not.toHaveProperty('undo');
	});

	it('gives nothing to undo where the role stays as it is', async () => {
		const { id } = await makeAccount();
		expect((await changeRole(id, false)).body).not.toHaveProperty('undo');
		expect(await db.decision.count()).toBe(0);
	});

	it('is undone by the administrator who changed it alone, for ten seconds', async () => {
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		const { failed } = await undo(decision, deputy.token);
		expect(failed).toMatchObject([{ message: expect.stringMatching(/^It is too late/) }]);
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12_100 });
		expect((await undo(decision)).undone).toEqual([]);
		expect(await isAdministrator(id)).toBe(true);
		await sendMailsNow();
		expect(await db.decision.count()).toBe(0);
	});

	const changedSince = [{ message: 'This has been changed since, so it cannot be undone.' }];

	it('stays as somebody else has changed it since', async () => {
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		await changeRole(id, false, deputy.token);
		expect((await undo(decision)).failed).toMatchObject(changedSince);
		expect(await isAdministrator(id)).toBe(false);
	});

	it('stays as somebody else has changed it since, though it is the same again', async () => {
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		await changeRole(id, false, deputy.token);
		await changeRole(id, true, deputy.token);
		expect((await undo(decision)).failed).toMatchObject(changedSince);
		expect(await isAdministrator(id)).toBe(true);
	});

	it('is undone after another field was changed by somebody else', async () => {
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		const json = { name: 'Ram' };
		await call(changeMember, '/api/x', { method: 'PUT', params: { id }, token: deputy.token, json });
		expect((await undo(decision)).undone).toEqual([decision]);
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ name: 'Ram', isAdmin: false });
	});

	it('is not restored to an account that was deleted and restored since', async () => {
		const { id } = await makeAccount({ isAdmin: true });
		const decision = getUndoId(await changeRole(id, false));
		const deletion = await call(deleteMember, '/api/x', {
			...{ method: 'DELETE', params: { id }, token: deputy.token, json: {} },
		});
		expect((await undo(decision)).failed).toHaveLength(1);
		await undo(getUndoId(deletion), deputy.token);
		expect((await undo(decision)).failed).toHaveLength(1);
		expect(await isAdministrator(id)).toBe(false);
	});

	it('leaves an administrator where the one who undoes steps down at the same moment', async () => {
		await changeRole(deputy.id, false);
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		const done = await demoteAtOnce(
			async () => (await undo(decision)).undone.length === 1,
			async () => (await changeRole(head.id, false)).status === 200,
		);
		expect(done.sort()).toEqual([false, true]);
		expect(await db.member.count({ where: { isAdmin: true } })).toBe(1);
	});

	it('is not undone where no administrator would be left', async () => {
		const { id } = await makeAccount();
		const decision = getUndoId(await changeRole(id, true));
		// After the call has found that an administrator makes it.
		await db.member.updateMany({ where: { id: { in: [head.id, deputy.id] } }, data: { isAdmin: false } });
		const { failed } = await undoDecisions([decision], { actorId: head.id, now: new Date() });
		expect(failed).toEqual([{ id: decision, code: 'administrator.last' }]);
		expect(await isAdministrator(id)).toBe(true);
	});
});

describe('maintenance', () => {
	const state = async () =>
		(await call(readMaintenance, '/api/maintenance', { token: head.token })).body as Record<string, unknown>;

	it('that was turned on can be undone', async () => {
		const decision = getUndoId(await turn(true));
		expect((await undo(decision)).undone).toEqual([decision]);
		expect(await state()).toMatchObject({ isOn: false, since: null });
		expect(await lastEntry()).toMatchObject({
			...{ actorId: head.id, action: 'site.undo', subjectType: 'site', subjectId: null },
			changes: { isOn: { from: true, to: false } },
		});
	});

	it('that was turned off goes on since when it began', async () => {
		const { since } = (await turn(true)).body;
		const decision = getUndoId(await turn(false));
		expect((await undo(decision)).undone).toEqual([decision]);
		expect(await state()).toMatchObject({ isOn: true, since });
	});

	it('gives nothing to undo where it stays as it is', async () => {
		expect((await turn(false)).body).not.toHaveProperty('undo');
	});

	it('stays as somebody else has turned it since', async () => {
		const decision = getUndoId(await turn(true));
		await turn(false, deputy.token);
		await turn(true, deputy.token);
		const changed = [{ message: 'This has been changed since, so it cannot be undone.' }];
		expect((await undo(decision)).failed).toMatchObject(changed);
		expect(await state()).toMatchObject({ isOn: true });
	});

	it('is undone by the administrator who turned it alone, for ten seconds', async () => {
		const decision = getUndoId(await turn(true));
		expect((await undo(decision, deputy.token)).undone).toEqual([]);
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12_100 });
		expect((await undo(decision)).undone).toEqual([]);
		expect(await state()).toMatchObject({ isOn: true });
	});
});
