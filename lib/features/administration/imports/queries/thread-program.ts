// The program of the thread that reads CSV files. Started by read-import.ts.

import { type ImportColumns, readImport } from '@/lib/features/administration/imports/rules';
import { carryOutTasks } from '@/lib/platform/threads/program';

export interface ImportTask {
	bytes: Uint8Array;
	columns: ImportColumns;
}

carryOutTasks(({ bytes, columns }: ImportTask) => readImport(bytes, columns));
