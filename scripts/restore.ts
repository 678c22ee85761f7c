// npm run restore -- FILE              into an empty place
// npm run restore -- FILE --replace    in place of everything that is there
import { BackupError } from '@/lib/platform/backup/backup-error';
import { restoreBackup } from '@/lib/platform/backup/restore-backup';
import { complain, say } from './print';
import { fileNamed, runOnPlace, withPlaceToWrite } from './target';

const replacing = '--replace';

await runOnPlace(async (settings) => {
	const given = process.argv.slice(3);
	const [name, ...rest] = given.filter((word) => word !== replacing);
	if (name === undefined || name.startsWith('-') || rest.length > 0)
		throw new BackupError('Name the file to be restored: npm run restore -- FILE');
	const file = fileNamed(name);
	const replace = given.includes(replacing);
	await withPlaceToWrite(settings, async (place) => {
		const { tables, rows, pictures, missing, madeAt } = await restoreBackup({ ...place, file, replace, say });
		if (missing > 0) complain(`${missing} pictures were missing when the backup was made`);
		say(`Restored: ${tables} tables with ${rows} rows and ${pictures} pictures, as they were at ${madeAt}`);
	});
});
