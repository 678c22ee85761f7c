import { exportKhaanps, khaanpColumns } from '@/lib/features/administration/imports/commands/import-khaanps';
import { csvReply } from '@/lib/platform/http/csv-reply';
import { route } from '@/lib/platform/http/route';

/** The whole atlas of khaanps as a file for spreadsheets, in the form in which it is imported. */
export const GET = route({
	access: 'administrator',
	reply: 'stream',
	handler: () => csvReply({ name: 'khaanps.csv', head: khaanpColumns, batches: exportKhaanps() }),
});
