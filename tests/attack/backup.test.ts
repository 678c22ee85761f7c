import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createArchive, readArchive } from '@/lib/platform/backup/archive';
import { startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { createObjectStore } from '@/lib/platform/media/store';
import { isFullRun } from '@/tests/support/full-run';
import { getExit, startNode } from '../../scripts/children';
import { createEmptyDatabase, onDatabase } from './databases';
import { type PictureStore, startPictureStore } from './fake-services';
import { logIn, type Person, register } from './people';
import { makePicture } from './pictures';
import { createPortalDatabase, type Portal, startPortal } from './portal';
import { readState, recordVersions, stateAt } from './versions';

const size = isFullRun
	? { writers: 8, rounds: 5, kills: 25, changes: 40 }
	: { writers: 3, rounds: 1, kills: 1, changes: 2 };

let folder: string;
let bucket: PictureStore;
/** Of what each is compared with, in a table of its own: far more than fits into what a process begins with. */
const largeMib = 400;
const counts = {
	grownMib: 0,
	backups: 0,
	restores: 0,
	rows: 0,
	pictures: 0,
	writes: 0,
	kills: 0,
	refused: 0,
};

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'khamma ghani backups '));
	bucket = await startPictureStore();
});

afterAll(async () => {
	await bucket.stop();
	await rm(folder, { recursive: true });
	process.stdout.write(
		`backup: ${counts.backups} backups, ${counts.restores} restores; ${counts.rows} rows and ${counts.pictures} pictures compared, ` +
			`${counts.writes} writes meanwhile; ${counts.kills} killed in the middle, ${counts.refused} refused` +
			(isFullRun
				? `; ${largeMib} MiB more took at most ${Math.round(counts.grownMib)} MiB more memory\n`
				: '\n'),
	);
});

/** Where a portal keeps what it keeps; without a database, the embedded one. */
type Place = { DATABASE_URL?: string; DATA_DIR: string } & Record<string, string>;

interface Outcome {
	code: number;
	output: string;
	/** The most memory that it held, MiB; 0 where the system does not tell. */
	peakMib: number;
}

function begin(command: 'backup' | 'restore', place: Place, args: string[]) {
	const { DATABASE_URL, S3_BUCKET, S3_ENDPOINT, ...inherited } = process.env;
	const env = { ...inherited, AUTH_SECRET: 'known to the attacks alone, thirty-two and more', ...place };
	const child = startNode([path.join('scripts', 'run.mjs'), command, ...args], env, 'pipe');
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	let peakMib = 0;
	const watch = setInterval(async () => {
		const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
		peakMib = Math.max(peakMib, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
	}, 50);
	const ended = getExit(child).then((code): Outcome => {
		clearInterval(watch);
		return { code, output, peakMib };
	});
	return { child, ended };
}

async function backUp(place: Place, file: string): Promise<Outcome> {
	const outcome = await begin('backup', place, [file]).ended;
	expect(outcome).toMatchObject({ code: 0 });
	counts.backups += 1;
	return outcome;
}

async function restore(place: Place, ...args: string[]): Promise<Outcome> {
	const outcome = await begin('restore', place, args).ended;
	expect(outcome).toMatchObject({ code: 0 });
	counts.restores += 1;
	return outcome;
}

/** One line and nothing done. */
async function expectRefused(
	command: 'backup' | 'restore',
	place: Place,
	args: string[],
	line: RegExp,
): Promise<void> {
	const { code, output } = await begin(command, place, args).ended;
	expect(output).toMatch(line);
	expect(output).not.toMatch(/\n\s+at /);
	expect(code).toBe(1);
	counts.refused += 1;
}

const emptyPlace = async (): Promise<Place> => ({
	DATABASE_URL: await createEmptyDatabase(),
	DATA_DIR: await mkdtemp(path.join(folder, 'data ')),
});

/** A filled database with its pictures. */
async function filledPlace(): Promise<Place> {
	const DATA_DIR = await mkdtemp(path.join(folder, 'filled '));
	await cp(inject('seededData'), DATA_DIR, { recursive: true });
	return { DATABASE_URL: await createPortalDatabase(), DATA_DIR };
}

const inFolder = (name: string) => path.join(folder, name);
const getUrl = (place: Place) => place.DATABASE_URL ?? '';

/** Every picture that rows name, opened. Answers what the objects hold, by their names. */
async function openPictures(place: Place): Promise<Map<string, string>> {
	const store = await createObjectStore({
		dataDir: place.DATA_DIR,
		s3: place.S3_BUCKET
			? { bucket: place.S3_BUCKET, region: 'us-east-1', endpoint: place.S3_ENDPOINT ?? null, publicUrl: null }
			: null,
	});
	const objects = new Map<string, string>();
	const variants = await onDatabase(
		getUrl(place),
		`SELECT "objectKey", "width", "byteSize" FROM "MediaVariant"`,
	);
	for (const { objectKey, width, byteSize } of variants) {
		const bytes = await store.get(String(objectKey));
		if (!bytes) throw new Error(`${objectKey} is not in the store`);
		expect(bytes).toHaveLength(Number(byteSize));
		expect((await sharp(bytes).metadata()).width).toBe(width);
		objects.set(String(objectKey), createHash('sha256').update(bytes).digest('hex'));
	}
	counts.pictures += objects.size;
	return objects;
}

const savedImage = z.object({ image: z.object({ _id: z.string(), imageUrl: z.string() }) });

/** Writes as members do, one thing after the other, until it is stopped. Answers how much was acknowledged. */
async function writeOn(portal: Portal, picture: Blob, signal: AbortSignal): Promise<number> {
	let written = 0;
	while (!signal.aborted) {
		const person = await register(portal);
		const headers = { authorization: `Bearer ${person.token}` };
		const send = async (method: string, url: string, body: FormData | string) => {
			const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
			const answer = await fetch(portal.origin + url, { method, headers: { ...headers, ...type }, body });
			expect(answer.status).toBeLessThan(300);
			written += 1;
			return answer.json();
		};
		const sent = [];
		for (const title of ['one', 'another']) {
			const form = new FormData();
			form.set('image', picture);
			for (const [field, text] of Object.entries({ title, description: title, category: 'Temples' }))
				form.set(field, text);
			sent.push(savedImage.parse(await send('POST', '/api/gallery', form)).image);
		}
		const photo = new FormData();
		photo.set('photo', picture);
		photo.set('clan', 'Rathore');
		await send('PUT', '/api/users/profile', photo);
		await send('DELETE', `/api/gallery/${sent[0]?._id}`, '{}');
		if (written % 3 === 0)
			await send('DELETE', '/api/users/me', JSON.stringify({ password: person.password }));
	}
	return written;
}

/** What no single row shows: keys hold, triggers are at work, tallies are the members', numbers go on. */
async function expectSound(databaseUrl: string, originalUrl: string): Promise<void> {
	const shape = `SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS is, convalidated AS sound
		FROM pg_constraint WHERE connamespace = 'public'::regnamespace
		UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O'
		FROM pg_trigger WHERE NOT tgisinternal AND tgname NOT LIKE 'version_%'
		UNION ALL SELECT tablename, indexname, indexdef, true FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2, 3`;
	const restored = await onDatabase(databaseUrl, shape);
	expect(restored).toEqual(await onDatabase(originalUrl, shape));
	expect(restored.every(({ sound }) => sound)).toBe(true);
	const [tallies] = await onDatabase(
		databaseUrl,
		`SELECT count(*)::integer AS wrong FROM (
			SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried" FROM (
				SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", "members"
				FROM "MemberTally" UNION ALL
				SELECT coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''), coalesce("dynastyKey", ''), "isAdmin",
					"isDeceased", "isMarried" IS NOT TRUE, -1
				FROM "Member" WHERE "claimedAt" IS NOT NULL
			) AS added GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum("members") <> 0
		) AS differing`,
	);
	expect(tallies).toEqual({ wrong: 0 });
	await onDatabase(databaseUrl, `SELECT nextval(pg_get_serial_sequence('"AuditEntry"', 'id'))`);
	const [audit] = await onDatabase(
		databaseUrl,
		`SELECT currval IS NULL OR currval > coalesce((SELECT max("id") FROM "AuditEntry"), 0) AS goes_on
		FROM (SELECT last_value AS currval FROM "AuditEntry_id_seq") AS sequence`,
	);
	expect(audit).toEqual({ goes_on: true });
}

async function expectToServe(place: Place, person: Person): Promise<void> {
	const { DATABASE_URL, DATA_DIR, ...env } = place;
	const portal = await startPortal({ databaseUrl: DATABASE_URL ?? '', dataDir: DATA_DIR, env });
	try {
		const { token } = await logIn(portal, person);
		const headers = { authorization: `Bearer ${token}` };
		const profile = z
			.object({ photo: z.string() })
			.parse(await (await fetch(`${portal.origin}/api/users/profile`, { headers })).json());
		const picture = await fetch(portal.origin + profile.photo, { headers });
		expect(picture.headers.get('content-type')).toBe('image/webp');
		expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('webp');
		// Who was logged in before is not.
		const before = await fetch(`${portal.origin}/api/users/profile`, {
			headers: { authorization: `Bearer ${person.token}` },
		});
		expect(before.status).toBe(401);
	} finally {
		await portal.stop();
	}
}

/** A member with a photo. */
async function registerWithPhoto(portal: Portal, picture: Blob): Promise<Person> {
	const person = await register(portal);
	const photo = new FormData();
	photo.set('photo', picture);
	const answer = await fetch(`${portal.origin}/api/users/profile`, {
		method: 'PUT',
		headers: { authorization: `Bearer ${person.token}` },
		body: photo,
	});
	expect(answer.status).toBe(200);
	return person;
}

it('holds one moment of a portal that is written to, and gives it back wherever it is restored', async () => {
	const picture = await makePicture();
	const source = await filledPlace();
	const databaseUrl = getUrl(source);
	await recordVersions(databaseUrl);
	const portal = await startPortal({
		databaseUrl,
		dataDir: source.DATA_DIR,
		env: { RATE_LIMIT_FACTOR: '100000' },
	});
	const files: string[] = [];
	const person = await registerWithPhoto(portal, picture);
	try {
		const stop = new AbortController();
		const writers = Array.from({ length: size.writers }, () => writeOn(portal, picture, stop.signal));
		for (let round = 0; round < size.rounds; round++) {
			const file = inFolder(`written to ${round}.backup`);
			await backUp(source, file);
			files.push(file);
		}
		stop.abort();
		const written = await Promise.all(writers);
		counts.writes += written.reduce((sum, count) => sum + count, 0);
		expect(Math.min(...written)).toBeGreaterThan(0);
	} finally {
		await portal.stop();
	}
	for (const file of files) {
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		const { head, end } = await readArchive(file);
		expect(end.missing).toBe(0);
		// From the disk into S3, and back onto a disk.
		const there: Place = { ...(await emptyPlace()), ...bucket.env };
		await restore(there, file);
		const tables = head.tables.map(({ name }) => name);
		const state = await readState(getUrl(there), tables);
		expect(state).toEqual(await stateAt(databaseUrl, head.snapshot, tables));
		counts.rows += state.length;
		await expectSound(getUrl(there), databaseUrl);
		const pictures = await openPictures(there);
		if (file !== files[0]) continue;

		const back = inFolder('from S3.backup');
		await backUp(there, back);
		const here = await emptyPlace();
		await restore(here, back);
		expect(await readState(getUrl(here), tables)).toEqual(state);
		expect(await openPictures(here)).toEqual(pictures);
		await expectToServe(here, person);
		await expectToServe(there, person);
	}
}, 600_000);

it('works with the embedded database, while it runs and while it does not', async () => {
	const source = await filledPlace();
	const first = inFolder('embedded.backup');
	await backUp(source, first);
	const place: Place = { DATA_DIR: await mkdtemp(path.join(folder, 'embedded ')) };
	await expectRefused(
		'backup',
		place,
		[inFolder('nothing.backup')],
		/^There is nothing to back up: no database in /,
	);
	await restore(place, first);
	await backUp(place, inFolder('stopped.backup'));
	const server = await startEmbeddedPostgres({
		folder: path.join(place.DATA_DIR, 'postgres'),
		durable: false,
		log: () => {},
	});
	try {
		const tables = (await readArchive(first)).head.tables.map(({ name }) => name);
		expect(await readState(server.url, tables)).toEqual(await readState(getUrl(source), tables));
		await backUp(place, inFolder('running.backup'));
		await expectRefused(
			'restore',
			place,
			[first, '--replace'],
			/already runs with this data folder.*stop it first/,
		);
	} finally {
		await server.stop();
	}
	const [stopped, running] = await Promise.all(
		['stopped.backup', 'running.backup'].map(async (name) => (await readArchive(inFolder(name))).end),
	);
	expect(running).toMatchObject({ rows: stopped?.rows, pictures: stopped?.pictures });
}, 300_000);

it('leaves nothing that looks whole when it is killed, and can be tried again', async () => {
	const source = await filledPlace();
	const whole = inFolder('whole.backup');
	await backUp(source, whole);
	for (let kill = 0; kill < size.kills; kill++) {
		const file = inFolder('killed.backup');
		const { child, ended } = begin('backup', source, [file]);
		while (child.exitCode === null && !(await stat(`${file}.part`).catch(() => null))) await sleep(1);
		await sleep(kill * 4);
		child.kill('SIGKILL');
		await ended;
		counts.kills += 1;
		// It may be complete already; a file with the final name is whole.
		if (await stat(file).catch(() => null)) await readArchive(file);
		await rm(file, { force: true });
	}
	await backUp(source, inFolder('killed.backup'));
	expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);

	const place = await emptyPlace();
	for (let kill = 0; kill < size.kills; kill++) {
		const { child, ended } = begin('restore', place, [whole]);
		const isFilling = `SELECT FROM pg_stat_activity WHERE application_name = 'khamma-ghani backup'
			AND datname = current_database() AND xact_start IS NOT NULL AND query LIKE 'COPY%'`;
		while (child.exitCode === null && (await onDatabase(getUrl(place), isFilling)).length === 0)
			await sleep(5);
		await sleep(kill * 10);
		child.kill('SIGKILL');
		const { code } = await ended;
		counts.kills += 1;
		if (code === 0) break;
		// Its session may need a moment to notice.
		await expect
			.poll(() => onDatabase(getUrl(place), isFilling).then(({ length }) => length), { timeout: 10_000 })
			.toBe(0);
		const [{ tables } = {}] = await onDatabase(
			getUrl(place),
			`SELECT count(*)::integer AS tables FROM pg_tables WHERE schemaname = 'public'`,
		);
		expect(tables).toBe(0);
	}
	await restore(place, whole, '--replace');
	await openPictures(place);
}, 600_000);

it('refuses what is cut off, changed or newer, and never removes anything unasked', async () => {
	const source = await filledPlace();
	const file = inFolder('to be broken.backup');
	await backUp(source, file);
	await expectRefused('backup', source, [file], /is there already: name another file/);
	await expectRefused('backup', source, [path.join(file, 'below a file')], /cannot be written: /);
	await expectRefused('backup', source, [], /Name the file to be written/);
	await expectRefused(
		'backup',
		await emptyPlace(),
		[inFolder('empty.backup')],
		/There is nothing to back up/,
	);

	const place = await emptyPlace();
	const bytes = await readFile(file);
	const broken = inFolder('broken.backup');
	for (let change = 0; change < size.changes; change++) {
		await writeFile(broken, bytes);
		const at = Math.floor(((change + 0.5) / size.changes) * bytes.length);
		if (change % 2 === 0) await truncate(broken, at);
		else
			await writeFile(
				broken,
				Buffer.concat([
					bytes.subarray(0, at),
					Buffer.from([bytes.readUInt8(at) ^ 1]),
					bytes.subarray(at + 1),
				]),
			);
		await expectRefused('restore', place, [broken], /is no backup, or it is cut off or has been changed/);
	}
	await expectRefused('restore', place, [inFolder('not there')], /cannot be read: /);
	const newer = inFolder('newer.backup');
	const { head } = await readArchive(file);
	const migrations = [...head.migrations, '29991231235959_later'];
	const archive = await createArchive(newer, { ...head, migrations });
	await archive.finish({ rows: {}, pictures: 0, missing: 0 });
	await expectRefused(
		'restore',
		place,
		[newer],
		/made by a newer version of the portal \(migration 29991231235959_later\)/,
	);
	expect(await onDatabase(getUrl(place), `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);

	const other = await filledPlace();
	const tables = head.tables.map(({ name }) => name);
	await onDatabase(getUrl(other), `UPDATE "Member" SET "name" = "name" || ' II' WHERE "isDemo"`);
	const before = await readState(getUrl(other), tables);
	await expectRefused(
		'restore',
		other,
		[file],
		/is not empty \(\w+ has rows\): restore into an empty one, or say --replace/,
	);
	expect(await readState(getUrl(other), tables)).toEqual(before);
	await restore(other, file, '--replace');
	expect(await readState(getUrl(other), tables)).toEqual(await readState(getUrl(source), tables));

	await onDatabase(getUrl(place), 'CREATE TABLE of_somebody_else ()');
	await expectRefused('restore', place, [file, '--replace'], /holds something else/);
}, 300_000);

it.runIf(isFullRun)(
	'takes no more memory for more rows',
	async () => {
		const source = await filledPlace();
		const files = [inFolder('small.backup'), inFolder('large.backup')];
		const peaks: number[][] = [];
		for (const [index, file] of files.entries()) {
			const place = await emptyPlace();
			const [made, restored] = [await backUp(source, file), await restore(place, file)];
			peaks.push([made.peakMib, restored.peakMib]);
			if (index > 0) {
				const rows = `SELECT count(*)::integer AS n FROM "AuditEntry"`;
				expect(await onDatabase(getUrl(place), rows)).toEqual(await onDatabase(getUrl(source), rows));
				continue;
			}
			// Texts that no packing makes small.
			await onDatabase(
				getUrl(source),
				`INSERT INTO "AuditEntry" ("action", "subjectType", "changes")
			SELECT 'member.update', 'member', jsonb_build_object('x', (
				SELECT string_agg(md5(n::text || part || random()), '') FROM generate_series(1, 128) AS part
			)) FROM generate_series(1, ${largeMib * 256}) AS n`,
			);
		}
		const [small = [], large = []] = peaks;
		counts.grownMib = Math.max(...large.map((peak, index) => peak - (small[index] ?? 0)));
		expect(counts.grownMib).toBeLessThan(largeMib / 3);
	},
	600_000,
);
