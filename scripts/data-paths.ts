import path from 'node:path';
import type { Settings } from '@/lib/platform/env/env';

/** The paths of the embedded database below `dataDir`. */
export function dataPaths({ dataDir }: Pick<Settings, 'dataDir'>) {
	const postgres = path.join(dataDir, 'postgres');
	return {
		/** The database's own folder. */
		postgres,
		/** The hash of the files that the database was prepared from. It is deleted with the database. */
		preparedFrom: path.join(postgres, 'prepared-from'),
	};
}
