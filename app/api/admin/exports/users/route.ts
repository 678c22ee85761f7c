import {
	exportMembers,
	exportSelectedMembers,
	memberColumns,
} from '@/lib/features/administration/overview/queries/export-members';
import { memberExportBody, memberListQuery } from '@/lib/features/member/schema';
import { csvReply } from '@/lib/platform/http/csv-reply';
import { route } from '@/lib/platform/http/route';

/** All whom the administrators' list holds, as a file for spreadsheets. */
export const GET = route({
	access: 'administrator',
	query: memberListQuery,
	reply: 'stream',
	handler: ({ actor, query, language, now }) => {
		const batches = exportMembers(query, { readerId: actor.memberId, language, now });
		return csvReply({ name: 'users.csv', head: memberColumns, batches });
	},
});

/** Those that are selected in the list, as the same file. */
export const POST = route({
	access: 'administrator',
	body: memberExportBody,
	reply: 'stream',
	handler: ({ actor, body: { ids }, language, now }) => {
		const batches = exportSelectedMembers(ids, { readerId: actor.memberId, language, now });
		return csvReply({ name: 'users.csv', head: memberColumns, batches });
	},
});
