// npm run backup -- FILE    database and pictures in one file, while the portal runs or not
import { BackupError } from '@/lib/platform/backup/backup-error';
import { makeBackup } from '@/lib/platform/backup/make-backup';
import { print, printError } from './print';
import { resolveFile, runOnTarget, withTargetToRead } from './target';

await runOnTarget(async (settings) => {
	const [name, ...rest] = process.argv.slice(3);
	if (name === undefined || name.startsWith('-') || rest.length > 0)
		throw new BackupError('Name the file to be written: npm run backup -- FILE');
	const file = resolveFile(name);
	await withTargetToRead(settings, async (target) => {
		const { tables, rows, pictures, missing, bytes } = await makeBackup({ ...target, file, log: print });
		if (missing > 0) printError(`${missing} pictures are named by rows, but not in the store`);
		const size = (bytes / 1024 / 1024).toFixed(1);
		print(`Backed up: ${tables} tables with ${rows} rows and ${pictures} pictures, ${size} MiB in ${file}`);
	});
});
