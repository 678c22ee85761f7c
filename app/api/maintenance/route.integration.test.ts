import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET, PUT } from './route';

provideDatabase();

let administrator: Awaited<ReturnType<typeof makeLogin>>;

beforeEach(async () => {
	await emptyTables();
	administrator = await makeLogin({ isAdmin: true });
});

const path = '/api/maintenance';
const look = (token?: string) => call(GET, path, token === undefined ? {} : { token });
const turn = (json: unknown, token = administrator.token) => call(PUT, path, { method: 'PUT', json, token });

describe('maintenance', () => {
	it('is turned on and off by administrators, who see its state', async () => {
		expect((await look(administrator.token)).body).toEqual({ isOn: false, since: null, isFixed: false });
		const on = await turn({ isOn: true });
		expect(on).toMatchObject({ status: 200, body: { isOn: true, isFixed: false } });
		expect(on.body.message).toContain('has been turned on');
		const { body } = await look(administrator.token);
		expect(body).toEqual({ isOn: true, since: on.body.since, isFixed: false });
		expect(body.since).toMatch(/^\d{4}-.*Z$/);
		expect((await turn({ isOn: false })).body).toMatchObject({ isOn: false, since: null });
		expect((await look(administrator.token)).body).toMatchObject({ isOn: false });
	});

	it('is written to the audit log, once a change', async () => {
		for (const isOn of [false, true, true, false]) await turn({ isOn });
		const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
		const common = {
			actorId: administrator.id,
			action: 'site.maintenance',
			subjectType: 'site',
			subjectId: null,
		};
		expect(entries).toMatchObject([
			{ ...common, changes: { isOn: { from: false, to: true } } },
			{ ...common, changes: { isOn: { from: true, to: false } } },
		]);
	});

	it('begins once, however many turn it on at once', async () => {
		const answers = await Promise.all(Array.from({ length: 5 }, () => turn({ isOn: true })));
		expect(new Set(answers.map(({ body }) => body.since)).size).toBe(1);
		expect(await db.auditEntry.count()).toBe(1);
	});

	it('is nobody else’s business', async () => {
		const member = await makeLogin();
		expect((await look()).status).toBe(401);
		expect((await look(member.token)).status).toBe(403);
		expect((await call(PUT, path, { method: 'PUT', json: { isOn: true } })).status).toBe(401);
		const refused = await turn({ isOn: true }, member.token);
		expect(refused.status).toBe(403);
		expect(Object.keys(refused.body).sort()).toEqual(['code', 'message']);
		expect(await db.siteState.findFirst({ where: { maintenanceSince: { not: null } } })).toBeNull();
	});

	it.each([{}, { isOn: 'yes' }, null])('is not changed by %j', async (json) => {
		expect((await turn(json)).status).toBe(400);
	});
});
