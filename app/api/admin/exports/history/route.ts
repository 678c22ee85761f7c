import { exportHistory, historyColumns } from '@/lib/features/administration/audit/queries/export-history';
import { historyExportQuery } from '@/lib/features/administration/audit/schema';
import { csvReply } from '@/lib/platform/http/csv-reply';
import { route } from '@/lib/platform/http/route';

/** All entries of the history that the filters leave, as a file for spreadsheets. */
export const GET = route({
	access: 'administrator',
	query: historyExportQuery,
	reply: 'stream',
	handler: ({ actor, query, language }) => {
		const batches = exportHistory(query, { actorId: actor.memberId, language });
		return csvReply({ name: 'history.csv', head: historyColumns, batches });
	},
});
