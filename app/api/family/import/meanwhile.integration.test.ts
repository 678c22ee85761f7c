import pg from 'pg';
import { beforeEach, expect, it, vi } from 'vitest';
import { importReply } from '@/lib/features/family/gedcom/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { GET, POST } from './route';

/** Done while an import is planned, which waits for it. */
let meanwhile: () => Promise<unknown> = async () => {};

vi.mock('@/lib/features/family/gedcom/rules/plan-import', async (load) => {
	const { planImport, ...others } =
		await load<typeof import('@/lib/features/family/gedcom/rules/plan-import')>();
	return {
		...others,
		*planImport(...sent: Parameters<typeof planImport>) {
			let isDone = false;
			const done = meanwhile().finally(() => {
				isDone = true;
			});
			while (!isDone) yield;
			void done;
			return yield* planImport(...sent);
		},
	};
});

provideDatabase();
const query = vi.spyOn(pg.Client.prototype, 'query');

beforeEach(async () => {
	await emptyTables();
	meanwhile = async () => {};
});

async function importRam(token: string) {
	const form = new FormData();
	const lines = [
		'0 HEAD',
		'1 GEDC',
		'2 VERS 7.0',
		'0 @I1@ INDI',
		'1 NAME Ram Singh',
		'1 BIRT',
		'2 DATE 1901',
	];
	form.set('file', new File([[...lines, '0 TRLR'].join('\n')], 'family.ged'));
	form.set('dryRun', 'false');
	const { status, body, text } = await call(POST, '/api/family/import', { token, form });
	return { status, code: body.code, text, read: () => importReply.parse(body) };
}

const addRam = (tree: WrittenTree) =>
	tree.card('Ram Singh', { bornOn: new Date('1901-01-01'), bornPrecision: 'year' });

/** Transactions that have begun and not ended. */
function openTransactions(): number {
	const sent = query.mock.calls.map(([statement]) => JSON.stringify(statement) ?? '');
	const count = (word: string) => sent.filter((text) => text.startsWith(`{"text":"${word}"`)).length;
	return count('BEGIN') - count('COMMIT') - count('ROLLBACK');
}

it('holds no transaction open while it is planned, which the database would end', async () => {
	const { id, token } = await makeLogin();
	await WrittenTree.of(id);
	const open: number[] = [];
	meanwhile = async () => {
		open.push(openTransactions());
	};
	query.mockClear();
	expect((await importRam(token)).status).toBe(201);
	expect(open).toEqual([0]);
	expect(openTransactions()).toBe(0);
});

it('is planned again where the tree has changed meanwhile, and makes nobody twice', async () => {
	const { id, token } = await makeLogin();
	const tree = await WrittenTree.of(id);
	let changes = 0;
	meanwhile = async () => {
		changes += 1;
		if (changes === 1) await addRam(tree);
	};
	const answer = await importRam(token);
	expect(answer.status, answer.text).toBe(201);
	expect(answer.read()).toMatchObject({ imported: { added: 0, matched: 1 } });
	expect(changes).toBe(2);
	expect(await db.person.count({ where: { name: 'Ram Singh' } })).toBe(1);
});

it('gives up, and writes nothing, where the tree changes each time', async () => {
	const { id, token } = await makeLogin();
	const tree = await WrittenTree.of(id);
	meanwhile = () => tree.card('Another');
	expect(await importRam(token)).toMatchObject({ status: 409, code: 'record.stale' });
	expect(await db.person.count({ where: { name: 'Ram Singh' } })).toBe(0);
});

/** The share that each `GET` answers after another statement of an import, until the import is done. */
async function watchShares(token: string, work: Promise<unknown>): Promise<unknown[]> {
	const shares: unknown[] = [];
	let isDone = false;
	const done = work.finally(() => {
		isDone = true;
	});
	while (!isDone) shares.push((await call(GET, '/api/family/import', { token })).body.share);
	await done;
	return shares;
}

it('tells its owner, and nobody else, how much of it is written', async () => {
	const { token } = await makeLogin();
	const other = await makeLogin();
	expect((await call(GET, '/api/family/import')).status).toBe(401);
	const people = Array.from({ length: 4000 }, (_, at) => `0 @I${at}@ INDI\n1 NAME Person ${at}`);
	const form = new FormData();
	form.set('file', new File([['0 HEAD', ...people, '0 TRLR'].join('\n')], 'family.ged'));
	form.set('dryRun', 'false');
	const work = call(POST, '/api/family/import', { token, form });
	const [shares, others] = await Promise.all([watchShares(token, work), watchShares(other.token, work)]);
	expect((await work).status).toBe(201);
	const numbers = shares.filter((share) => typeof share === 'number');
	expect(numbers.length).toBeGreaterThan(0);
	expect(numbers).toEqual(numbers.toSorted((one, next) => one - next));
	expect(numbers.every((share) => share > 0 && share <= 1)).toBe(true);
	expect(others.every((share) => share === null)).toBe(true);
	expect((await call(GET, '/api/family/import', { token })).body.share).toBeNull();
});
