import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '@/lib/platform/env/env';
import { clusterFolder, preparationNote } from './data-paths';
import { withPlaceToWrite } from './target';

it('has the next start prepare a database that was written to, also when what wrote it did not end well', async () => {
	const dataDir = await mkdtemp(path.join(tmpdir(), 'place-'));
	// The server's account must be able to enter, when root runs the tests.
	await chmod(dataDir, 0o755);
	const settings = readSettings({ DATA_DIR: dataDir });
	try {
		await withPlaceToWrite(settings, async () => {});
		await writeFile(preparationNote(settings), 'a hash');
		const killed = withPlaceToWrite(settings, async () => {
			throw new Error('cut off after the rows were there');
		});
		await expect(killed).rejects.toThrow('cut off');
		expect(await readdir(clusterFolder(settings))).not.toContain(path.basename(preparationNote(settings)));
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
});
