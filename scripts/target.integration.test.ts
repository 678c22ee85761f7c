import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '@/lib/platform/env/env';
import { createEmptyDatabase } from '@/tests/support/database';
import { dataPaths } from './data-paths';
import { withTargetToRead, withTargetToWrite } from './target';

it('has the next start prepare a database that was written to, also when what wrote it did not end well', async () => {
	const dataDir = await mkdtemp(path.join(tmpdir(), 'target-'));
	// The server's account must be able to enter, when root runs the tests.
	await chmod(dataDir, 0o755);
	const settings = readSettings({ DATA_DIR: dataDir });
	const { postgres, preparedFrom } = dataPaths(settings);
	try {
		await withTargetToWrite(settings, async () => {});
		await writeFile(preparedFrom, 'a hash');
		const killed = withTargetToWrite(settings, async () => {
			throw new Error('cut off after the rows were there');
		});
		await expect(killed).rejects.toThrow('cut off');
		expect(await readdir(postgres)).not.toContain(path.basename(preparedFrom));
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
});

it('says that pictures are in the database where they are', async () => {
	const DATABASE_URL = await createEmptyDatabase();
	const settings = readSettings({ DATABASE_URL, PICTURES_IN_DATABASE: '1' });
	const stores: unknown[] = [];
	for (const withTarget of [withTargetToRead, withTargetToWrite])
		await withTarget(settings, async ({ store }) => {
			stores.push(store);
		});
	expect(stores).toEqual(['database', 'database']);
});
