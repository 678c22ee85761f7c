// npm run backup -- FILE    database and pictures in one file, while the portal runs or not
import { BackupError } from '@/lib/platform/backup/backup-error';
import { makeBackup } from '@/lib/platform/backup/make-backup';
import { complain, say } from './print';
import { fileNamed, runOnPlace, withPlaceToRead } from './target';

await runOnPlace(async (settings) => {
	const [name, ...rest] = process.argv.slice(3);
	if (name === undefined || name.startsWith('-') || rest.length > 0)
		throw new BackupError('Name the file to be written: npm run backup -- FILE');
	const file = fileNamed(name);
	await withPlaceToRead(settings, async (place) => {
		const { tables, rows, pictures, missing, bytes } = await makeBackup({ ...place, file, say });
		if (missing > 0) complain(`${missing} pictures are named by rows, but not in the store`);
		const size = (bytes / 1024 / 1024).toFixed(1);
		say(`Backed up: ${tables} tables with ${rows} rows and ${pictures} pictures, ${size} MiB in ${file}`);
	});
});
