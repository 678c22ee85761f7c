import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers, makeDataFolder } from './data-folder';

let parent = '';
beforeEach(async () => {
	parent = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** As `drwx------` and a name below `folder`, but for the type: `700 media`. */
async function modesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const modes = entries.map(async ({ parentPath, name }) => {
		const file = path.join(parentPath, name);
		return `${getMode(await stat(file))} ${path.relative(folder, file)}`;
	});
	return (await Promise.all(modes)).sort();
}

const getMode = ({ mode }: { mode: number }) => (mode & 0o777).toString(8);

/** Writes each kind of file as the portal does. A process of its own, since a worker cannot change its umask. */
const program = `
	import path from 'node:path';
	import { acquireLock } from '@/lib/platform/env/process-lock.mjs';
	import { sendMail } from '@/lib/platform/mail/send';
	import { createDiskStore } from '@/lib/platform/media/disk-store';
	import { newObjectKey } from '@/lib/platform/media/object-store';
	import { makeDataFolder, readOrMakeSecret } from '@/scripts/data-folder';
	import { writeUnshownAccounts } from '@/scripts/demo-accounts';
	const folder = process.env.DATA_DIR;
	await makeDataFolder(folder);
	await readOrMakeSecret(folder);
	await writeUnshownAccounts(folder, { administrator: 'a', member: 'b', seeker: 'c', password: 'd' });
	await acquireLock(path.join(folder, 'postgres.lock'));
	const store = createDiskStore(path.join(folder, 'media'));
	await store.put(newObjectKey(), new Uint8Array([1, 2, 3]));
	await sendMail({ to: 'veer@example.org', language: 'en', subject: 's', text: 't', html: 'h' });
	await createDiskStore(path.join(folder, 'empty')).check();
`;

it.each(['000', '022'])(
	'nothing that the portal writes is open to other users under umask %s',
	async (mask) => {
		const dataDir = path.join(parent, 'below', 'data');
		const { status, stderr } = spawnSync(
			'/bin/sh',
			[
				'-c',
				'umask "$1"; exec "$2" --import tsx --input-type=module --eval "$3"',
				'sh',
				mask,
				process.execPath,
				program,
			],
			{
				cwd: path.resolve(import.meta.dirname, '..'),
				encoding: 'utf8',
				env: {
					...process.env,
					DATA_DIR: dataDir,
					DATABASE_URL: 'postgresql://x@127.0.0.1/x',
					AUTH_SECRET: 'x'.repeat(40),
				},
			},
		);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		const written = await modesIn(dataDir);
		expect(
			written.map((line) => line.replace(/[0-9a-f]{32}|[\dT:.Z-]{20,}[0-9a-f]{12}|\b[0-9a-f]{2}\b/g, '?')),
		).toEqual([
			'600 auth-secret',
			'600 demo-accounts.json',
			'600 media/?/?/?.webp',
			'600 outbox/?.eml',
			'600 postgres.lock',
			'700 empty',
			'700 media',
			'700 media/?',
			'700 media/?/?',
			'700 outbox',
		]);
		// As root, the database's own account passes through.
		const mode = process.getuid?.() === 0 ? '711' : '700';
		expect([getMode(await stat(path.dirname(dataDir))), getMode(await stat(dataDir))]).toEqual([mode, mode]);
	},
);

it('leaves a folder as open as somebody else has made it', async () => {
	await chmod(parent, 0o755);
	await makeDataFolder(parent);
	await closeToOthers(parent);
	expect(getMode(await stat(parent))).toBe('755');
});

it('narrows what an earlier version has left open in it, and nothing else', async () => {
	for (const name of ['elsewhere', 'outbox', 'foreign']) await mkdir(path.join(parent, name));
	await symlink(path.join(parent, 'elsewhere'), path.join(parent, 'media'));
	for (const name of ['auth-secret', 'outbox/a.eml', 'note.txt'])
		await writeFile(path.join(parent, name), 'x');
	for (const name of ['elsewhere', 'outbox', 'foreign']) await chmod(path.join(parent, name), 0o755);
	for (const name of ['auth-secret', 'note.txt']) await chmod(path.join(parent, name), 0o644);
	await closeToOthers(parent);
	const modes = await modesIn(parent);
	expect(modes).toEqual(
		expect.arrayContaining(['640 auth-secret', '750 elsewhere', '750 outbox', '755 foreign', '644 note.txt']),
	);
});

it.each([
	[0o750, 0o750],
	[0o2770, 0o2770],
	[0o2775, 0o2770],
	[0o777, 0o770],
])('leaves to a group what was opened to it: %o becomes %o', async (before, after) => {
	const media = path.join(parent, 'media');
	await mkdir(media);
	await chmod(media, before);
	await closeToOthers(parent);
	expect((await stat(media)).mode & 0o7777).toBe(after);
});

it('finds nothing to narrow in a new folder', async () => {
	await closeToOthers(parent);
	await closeToOthers(path.join(parent, 'absent'));
	expect(await modesIn(parent)).toEqual([]);
});
