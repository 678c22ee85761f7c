import {
	deityTable,
	importDeities,
	planDeities,
} from '@/lib/features/administration/imports/commands/import-deities';
import { answerImport, importLimit } from '@/lib/features/administration/imports/loaders';
import { importBody, importReply } from '@/lib/features/administration/imports/schema';
import { route } from '@/lib/platform/http/route';

/** Reads deities in from a CSV file, or only says what it would make of it. */
export const POST = route({
	access: 'administrator',
	body: importBody,
	bodyKinds: 'multipart',
	limit: ({ actor }) => [importLimit, actor.memberId],
	reply: importReply,
	deadlineSeconds: 60,
	errors: [
		'csv.empty',
		'csv.encoding',
		'csv.broken',
		'csv.ragged',
		'csv.tooManyRows',
		'import.columns',
		'import.stale',
		'csv.tooLarge',
	],
	handler: (call) =>
		answerImport(call, {
			columns: deityTable,
			plan: planDeities,
			execute: (table, plan) => importDeities(table, { plan, actorId: call.actor.memberId }),
		}),
});
