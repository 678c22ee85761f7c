import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoEmails } from '@/lib/features/account/demo/constants';
import { verifyPassword } from '@/lib/platform/auth/password';
import { getPreviewSchema, urlInSchema } from '@/lib/platform/env/database-schema.mjs';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { createMigratedDatabase } from '@/tests/support/database';
import { queryAt } from '@/tests/support/query-at';
import { getExit, startNode } from './children';
import { readUnshownAccounts } from './demo-accounts';

const seedMs = getTimeLimit(120_000);
const administrator = { ADMIN_EMAIL: 'veer.singh@example.org', ADMIN_PASSWORD: 'a banyan by the step-well' };

let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'prepared-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A folder that nobody has made yet, as with a database, a bucket and a mail server elsewhere. */
const dataDir = () => path.join(folder, 'below', 'data');

/** Returns what it prints. */
async function prepare(url: string, env: Record<string, string> = {}, ...args: string[]): Promise<string> {
	const { code, printed, errors } = await run(url, env, ...args);
	expect([code, errors]).toEqual([0, '']);
	return printed;
}

async function run(url: string, env: Record<string, string> = {}, ...args: string[]) {
	const child = startNode(
		['--import', 'tsx', 'scripts/prepare-database.ts', ...args],
		{
			...{
				...process.env,
				NODE_ENV: 'production' as const,
				SEED_DEMO: '1',
				APP_URL: '',
				ADMIN_EMAIL: '',
				ADMIN_PASSWORD: '',
			},
			...{
				AUTH_SECRET: 'a secret that only tests know, 32+',
				DATABASE_URL: url,
				DATA_DIR: dataDir(),
				...env,
			},
		},
		'pipe',
	);
	const [code, printed, errors] = await Promise.all([
		getExit(child),
		child.stdout ? text(child.stdout) : '',
		child.stderr ? text(child.stderr) : '',
	]);
	return { code, printed, errors };
}

async function mayLogIn(url: string, email: string | null | undefined, password: string | undefined) {
	const [row] = await queryAt<{ passwordHash: string | null }>(
		url,
		'SELECT "passwordHash" FROM "Member" WHERE "email" = $1 AND "claimedAt" IS NOT NULL',
		[email ?? ''],
	);
	return verifyPassword(password ?? '', row?.passwordHash ?? null);
}

it(
	'makes the demo and its three accounts, and prints them without a file',
	async () => {
		const url = await createMigratedDatabase();
		const printed = await prepare(url);
		const [, password] = /^ {2}password +(\S+)$/m.exec(printed) ?? [];
		for (const role of ['administrator', 'member', 'unmarried']) {
			const [, email] = new RegExp(`^ {2}${role} +(\\S+)$`, 'm').exec(printed) ?? [];
			expect([role, await mayLogIn(url, email, password)]).toEqual([role, true]);
		}
		expect(await readUnshownAccounts(dataDir())).toBeNull();
	},
	seedMs,
);

it.each([
	['and has an administrator of its own where the login page offers the demo', {}, true],
	['and has no other on a portal with an address', { APP_URL: 'https://portal.example.org' }, false],
	['and has no other where it is named as the demo’s', { ADMIN_EMAIL: demoEmails.administrator }, false],
] as const)(
	'lets the sample members log in also where ADMIN_EMAIL names the administrator, %s',
	async (_, more, hasOwn) => {
		const url = await createMigratedDatabase();
		const named = { ...administrator, ...more };
		await prepare(url, named, 'keep-accounts');
		const accounts = await readUnshownAccounts(dataDir());
		expect(accounts?.administrator).toBe(hasOwn ? demoEmails.administrator : null);
		const own = hasOwn ? [accounts?.administrator] : [];
		for (const email of [accounts?.member, accounts?.seeker, ...own])
			expect([email, await mayLogIn(url, email, accounts?.password)]).toEqual([expect.any(String), true]);
		expect(await mayLogIn(url, named.ADMIN_EMAIL, administrator.ADMIN_PASSWORD)).toBe(true);
		expect(await mayLogIn(url, named.ADMIN_EMAIL, accounts?.password)).toBe(false);
		expect(await queryAt(url, 'SELECT "email" FROM "Member" WHERE "isAdmin" AND "isDemo"')).toEqual(
			hasOwn ? [{ email: demoEmails.administrator }] : [],
		);
	},
	seedMs,
);

it(
	'makes no account of a demo where none was seeded',
	async () => {
		const url = await createMigratedDatabase();
		await prepare(url, { ...administrator, SEED_DEMO: '0' });
		await queryAt(
			url,
			`INSERT INTO "Member" ("id", "email", "emailKey", "passwordHash", "claimedAt", "name", "nameKey", "updatedAt")
			VALUES (gen_random_uuid(), 'real@example.org', 'real@example.org', 'a hash', now(), 'Real', 'real', now())`,
		);
		await prepare(url, {}, 'keep-accounts');
		expect(await readUnshownAccounts(dataDir())).toBeNull();
		expect(await queryAt(url, 'SELECT "email" FROM "Member" ORDER BY "email"')).toEqual([
			{ email: 'real@example.org' },
			{ email: administrator.ADMIN_EMAIL },
		]);
	},
	seedMs,
);

it(
	'gives addresses of international domains their one key in the database of an earlier version, and joins none',
	async () => {
		const url = await createMigratedDatabase();
		await queryAt(
			url,
			`INSERT INTO "Member" ("name", "email", "emailKey", "claimedAt", "updatedAt")
			SELECT 'Asha', "email", "email", now(), now()
			FROM unnest(ARRAY['a@bücher.example', 'b@bücher.example', 'b@xn--bcher-kva.example']) AS given ("email")`,
		);
		expect(await prepare(url, { SEED_DEMO: '0' }, 'migrate')).toContain('have one form now: 1 changed');
		expect(await queryAt(url, 'SELECT "email", "emailKey" FROM "Member" ORDER BY "email"')).toEqual([
			{ email: 'a@bücher.example', emailKey: 'a@xn--bcher-kva.example' },
			{ email: 'b@bücher.example', emailKey: 'b@bücher.example' },
			{ email: 'b@xn--bcher-kva.example', emailKey: 'b@xn--bcher-kva.example' },
		]);
	},
	seedMs,
);

const preview = {
	...{ VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: 'feature/x' },
	...{ AUTH_SECRET: '', SEED_DEMO: '' },
};

it(
	'prepares a preview beside a production portal that it never touches',
	async () => {
		const url = await createMigratedDatabase();
		await prepare(url, { ...administrator, SEED_DEMO: '0' });
		const before = await queryAt(url, 'SELECT * FROM "Member"');
		expect(await prepare(url, preview)).toMatch(/^ {2}password +\S+$/m);
		const own = urlInSchema(url, getPreviewSchema('feature/x'));
		const kinds = 'SELECT "kind", "branch" FROM "Deployment"';
		expect(await queryAt(own, kinds)).toEqual([{ kind: 'preview', branch: 'feature/x' }]);
		expect(await queryAt(url, kinds)).toEqual([{ kind: 'production', branch: null }]);
		expect(await queryAt(url, 'SELECT * FROM "Member"')).toEqual(before);
		expect((await queryAt(own, 'SELECT FROM "Member"')).length).toBeGreaterThan(50);
	},
	seedMs,
);

it('stops with one line when a preview is given the schema of a production portal', async () => {
	const url = await createMigratedDatabase();
	await prepare(url, { SEED_DEMO: '0' }, 'migrate');
	const { code, printed, errors } = await run(url, { ...preview, DATABASE_SCHEMA: 'public' });
	expect([code, printed]).toEqual([1, '']);
	expect(errors).toMatch(
		/^DATABASE_SCHEMA must be auto, [^\n]+ "public", which holds a production portal\n$/,
	);
});
