import { claimFacts } from '@/lib/features/account/mails/claim-facts';
import { claimMail } from '@/lib/features/account/mails/claim-mails';
import {
	importMembers,
	memberTable,
	planMembers,
} from '@/lib/features/administration/imports/commands/import-members';
import { answerImport, importLimit } from '@/lib/features/administration/imports/loaders';
import { importReply, memberImportBody } from '@/lib/features/administration/imports/schema';
import { getLapse } from '@/lib/features/member/commands/unclaimed-accounts';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { route } from '@/lib/platform/http/route';

/** Makes accounts for the members in a CSV file, to be claimed by them, or only says what it would make of it. */
export const POST = route({
	access: 'administrator',
	body: memberImportBody,
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
		'email.taken',
		'import.stale',
		'csv.tooLarge',
	],
	handler: (call) => {
		const { actor, now } = call;
		const { mailLanguage: language } = call.body;
		return answerImport(call, {
			columns: memberTable,
			plan: (table) => planMembers(table, now),
			async execute(table, plan) {
				const nobody = { adderName: null, relation: null, relatedToName: null };
				const done = await importMembers(table, {
					...{ plan, actorId: actor.memberId, language, now },
					mailTo: ({ id, email }) => ({
						...claimMail(claimFacts({ id, endsAt: getLapse(now), ...nobody }, language)),
						to: email,
					}),
				});
				call.afterResponse(() => sendMailsFrom(now));
				return done;
			},
		});
	},
});
