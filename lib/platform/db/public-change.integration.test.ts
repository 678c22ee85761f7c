import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { db } from './client';
import { pool } from './pool';

provideDatabase();
beforeEach(async () => {
	await emptyTables();
	// The migrations note changes too.
	await pool.query('DELETE FROM "PublicChange"');
});

const insertMember = (
	id = randomUUID(),
) => `INSERT INTO "Member" (id, name, email, "emailKey", "claimedAt", "updatedAt")
	VALUES ('${id}', 'Devi', 'd@example.org', '${id}@example.org', now(), now())`;
const insertBlog = `INSERT INTO "Blog" (title, content, author, language, "updatedAt")
	VALUES ('t', 'c', 'a', 'hi', now())`;
const insertMedia = `INSERT INTO "Media" (width, height, blur) VALUES (1, 1, 'data:image/webp;base64,AA==')`;

async function topics() {
	const { rows } = await pool.query<{ topic: string }>('SELECT topic FROM "PublicChange" ORDER BY topic');
	return rows.map((row) => row.topic);
}

/** What a poller sees: topics that changed since the snapshot that it took the last time. */
async function changedSince(snapshot: string) {
	const { rows } = await pool.query<{ topic: string }>(
		`SELECT DISTINCT topic FROM "PublicChange"
		WHERE NOT pg_visible_in_snapshot("transactionId"::text::xid8, $1::pg_snapshot) ORDER BY topic`,
		[snapshot],
	);
	return rows.map((row) => row.topic);
}

async function takeSnapshot() {
	const { rows } = await pool.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot');
	return rows[0]?.snapshot ?? '';
}

describe('a change is noted', () => {
	const deity = randomUUID();
	const owner = randomUUID();
	const changes: [string, string[], string][] = [
		['members', [], insertMember()],
		['members', [insertMember()], `UPDATE "Member" SET "isListed" = false`],
		[
			'families',
			[insertMember(owner)],
			`INSERT INTO "FamilyTree" ("ownerId", name, "updatedAt") VALUES ('${owner}', 't', now())`,
		],
		[
			'families',
			[
				insertMember(owner),
				`INSERT INTO "FamilyTree" ("ownerId", name, "updatedAt") VALUES ('${owner}', 't', now())`,
			],
			`INSERT INTO "Person" ("treeId", name, "updatedAt") SELECT id, 'p', now() FROM "FamilyTree"`,
		],
		['blogs', [], insertBlog],
		['site', [], `INSERT INTO "SiteSettings" ("contactEmail") VALUES ('a@example.org')`],
		['site', ['INSERT INTO "SiteSettings" DEFAULT VALUES'], `UPDATE "SiteSettings" SET "founderHi" = 'देवी'`],
		[
			'site',
			[],
			`INSERT INTO "SiteText" (kind, number, version, hi, en) VALUES ('about', 1, '1', 'एक', 'One')`,
		],
		[
			'gallery',
			[],
			`INSERT INTO "GalleryCategory" (key, hi, en, position) VALUES ('Fairs', 'मेले', 'Fairs', 0)`,
		],
		['blogs', [insertBlog], `UPDATE "Blog" SET status = 'approved', "approvedAt" = now()`],
		['blogs', [insertBlog], 'TRUNCATE "Blog"'],
		[
			'clans',
			[],
			`INSERT INTO "Khaanp" ("spellingsEn", "spellingsHi", "isOwnKul", "updatedAt")
				VALUES ('{Gaur}', '{गौड़}', 'yes', now())`,
		],
		['deities', [], 'INSERT INTO "Deity" ("updatedAt") VALUES (now())'],
		[
			'deities',
			[`INSERT INTO "Deity" (id, "updatedAt") VALUES ('${deity}', now())`],
			`INSERT INTO "DeityText" ("deityId", language, name, description) VALUES ('${deity}', 'hi', 'n', 'd')`,
		],
		[
			'deities',
			[`INSERT INTO "Deity" (id, "updatedAt") VALUES ('${deity}', now())`, insertMedia],
			`INSERT INTO "DeityImage" ("deityId", "mediaId", position) SELECT '${deity}', id, 0 FROM "Media"`,
		],
		[
			'gallery',
			[insertMedia],
			`INSERT INTO "GalleryImage" (title, description, language, "mediaId", "updatedAt")
				SELECT 't', 'd', 'hi', id, now() FROM "Media"`,
		],
	];
	it.each(changes)('under %s (after %j): %s', async (topic, before, change) => {
		for (const sql of before) await pool.query(sql);
		const snapshot = await takeSnapshot();
		await pool.query(change);
		expect(await changedSince(snapshot)).toEqual([topic]);
	});

	it('also when it comes by a cascade', async () => {
		await pool.query(insertMember(owner));
		await pool.query(
			`INSERT INTO "FamilyTree" ("ownerId", name, "updatedAt") VALUES ('${owner}', 't', now())`,
		);
		const snapshot = await takeSnapshot();
		await pool.query('DELETE FROM "Member"');
		expect(await changedSince(snapshot)).toEqual(expect.arrayContaining(['members', 'families']));
	});

	it('once a topic and transaction', async () => {
		await db.$transaction(async (tx) => {
			for (let count = 0; count < 5; count++) {
				await tx.$executeRawUnsafe(insertMember());
				await tx.$executeRawUnsafe(insertBlog);
			}
		});
		expect(await topics()).toEqual(['members', 'blogs']);
	});

	it('not when its transaction is rolled back, and not for private things', async () => {
		const undone = db.$transaction(async (tx) => {
			await tx.$executeRawUnsafe(insertMember());
			throw new Error('undone');
		});
		await expect(undone).rejects.toThrow('undone');
		await pool.query(`INSERT INTO "AuditEntry" (action, "subjectType") VALUES ('a', 's')`);
		expect(await topics()).toEqual([]);
	});
});

describe('order of commits', () => {
	it('a transaction that began before a page was made and commits after it is stamped after it', async () => {
		const slow = await pool.connect();
		try {
			await slow.query('BEGIN');
			await slow.query(insertMember());
			const snapshot = await takeSnapshot();
			const { rows: page } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
			expect(await changedSince(snapshot)).toEqual([]);
			await new Promise((resolve) => setTimeout(resolve, 20));
			await slow.query('COMMIT');
			expect(await changedSince(snapshot)).toEqual(['members']);
			const { rows } = await pool.query<{ changedAt: Date }>('SELECT "changedAt" FROM "PublicChange"');
			expect(rows[0]?.changedAt.getTime()).toBeGreaterThan(
				page[0]?.now.getTime() ?? Number.POSITIVE_INFINITY,
			);
		} finally {
			slow.release();
		}
	});

	it('transactions that touch the same topics in opposite order do not wait for each other', async () => {
		const [one, two] = [await pool.connect(), await pool.connect()];
		try {
			await one.query('BEGIN');
			await two.query('BEGIN');
			await one.query(insertMember());
			await two.query(insertBlog);
			await one.query(insertBlog);
			await two.query(insertMember());
			await two.query('COMMIT');
			await one.query('COMMIT');
		} finally {
			one.release();
			two.release();
		}
		expect(await topics()).toEqual(['members', 'members', 'blogs', 'blogs']);
	});
});

it('old entries go, the last of each topic stays', async () => {
	await pool.query(insertBlog);
	await pool.query(insertMember());
	await pool.query(insertMember());
	await pool.query(`UPDATE "PublicChange" SET "changedAt" = "changedAt" - interval '1 hour'`);
	for (let count = 0; count < 64; count++) await pool.query(`UPDATE "Member" SET name = 'Devi'`);
	const { rows } = await pool.query(
		`SELECT topic, count(*)::int AS count FROM "PublicChange"
		WHERE "changedAt" < now() - interval '10 minutes' GROUP BY topic`,
	);
	expect(rows).toEqual([{ topic: 'blogs', count: 1 }]);
});
