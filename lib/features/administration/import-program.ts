// The program of the thread that reads CSV files. Started by import-thread.ts.
import { carryOutTasks } from '@/lib/platform/threads/program';
import { type ImportColumns, readImport } from './import-plan';

export interface ImportTask {
	bytes: Uint8Array;
	columns: ImportColumns;
}

carryOutTasks(({ bytes, columns }: ImportTask) => readImport(bytes, columns));
