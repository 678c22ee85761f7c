// Private data that an administrator reads goes to the audit log, by every call.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { writeBlog, writeImage, writeReport } from '@/tests/support/records';
import { makeSeeker } from '@/tests/support/seekers';
import { findHandlers, type Handler } from '@/tests/support/statements';
import { WrittenTree } from '@/tests/support/trees';

const dataDir = mkdtempSync(path.join(tmpdir(), 'readings-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
holdAfterResponse();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** No member and no visitor sees these. */
const secret = 'canary';
const fields = {
	...{ profession: secret, location: secret, sakh: secret, education: secret },
	...{ fatherName: secret, mobileNumber: secret, villageAddress: secret, ancestralResidence: secret },
	email: `${secret}@example.org`,
};

/** What a path may name, and what a query may ask for. */
const queries = ['', 'page=1&limit=100', 'search=Shyam', 'query=Shyam', 'page=1&query=Shyam'];
let named: string[] = [];
let token = '';
let handlers: ReadonlyMap<string, Handler>;

beforeAll(async () => {
	handlers = await findHandlers(path.dirname(fileURLToPath(import.meta.url)), ['GET']);
	const head = await makeLogin({ name: 'Head', isAdmin: true });
	token = head.token;
	const shy = await makeSeeker({
		...fields,
		name: 'Shyam',
		nameKey: searchKey('Shyam'),
		familyTreePrivacy: 'private',
	});
	const tree = await WrittenTree.of(shy.id);
	const approved = { status: 'approved', approvedAt: new Date() } as const;
	named = [
		...[shy.id, tree.id, await tree.card('Ram')],
		...[await writeBlog(shy.id, approved), await writeImage(shy.id, approved)],
		await writeReport(head.id, shy.id),
	];
});

it('is noted', async () => {
	const tellers = new Set<string>();
	for (const [name, handler] of handlers) {
		const paths = name.includes('[id]') ? named.map((id) => ({ id })) : [{}];
		for (const params of paths) {
			for (const query of queries) {
				const before = await db.auditEntry.count();
				const { text } = await call(handler, `/api/${name.slice(4)}?${query}`, { token, params });
				if (!text.includes(secret)) continue;
				tellers.add(name);
				expect(await db.auditEntry.count(), `${name}?${query}`).toBeGreaterThan(before);
			}
		}
	}
	expect([...tellers].sort()).toEqual([
		'GET admin/exports/users',
		'GET users',
		'GET users/[id]',
		'GET users/search',
	]);
});
