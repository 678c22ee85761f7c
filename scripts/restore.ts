// npm run restore -- FILE              into an empty place
// npm run restore -- FILE --replace    in place of everything that is there
import { BackupError } from '@/lib/platform/backup/backup-error';
import { restoreBackup } from '@/lib/platform/backup/restore-backup';
import { print, printError } from './print';
import { resolveFile, runOnTarget, withTargetToWrite } from './target';

const replacing = '--replace';

await runOnTarget(async (settings) => {
	const given = process.argv.slice(3);
	const [name, ...rest] = given.filter((word) => word !== replacing);
	if (name === undefined || name.startsWith('-') || rest.length > 0)
		throw new BackupError('Name the file to be restored: npm run restore -- FILE');
	const file = resolveFile(name);
	const replace = given.includes(replacing);
	await withTargetToWrite(settings, async (target) => {
		const { tables, rows, pictures, missing, madeAt } = await restoreBackup({
			...target,
			file,
			replace,
			log: print,
		});
		if (missing > 0) printError(`${missing} pictures were missing when the backup was made`);
		print(`Restored: ${tables} tables with ${rows} rows and ${pictures} pictures, as they were at ${madeAt}`);
	});
});
