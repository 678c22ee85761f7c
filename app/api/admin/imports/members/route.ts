import { importMembers, planMembers } from '@/lib/administration/import-members';
import { importReply, memberImportBody } from '@/lib/administration/import-schema';
import { claimFacts } from '@/lib/auth/claim-facts';
import { answerImport, importLimit } from '@/lib/http/import-call';
import { route } from '@/lib/http/route';
import { claimMailWithoutCode } from '@/lib/mail/claim-mail';
import { lapseOf } from '@/lib/member/unclaimed';
import { sendMailsFrom } from '@/lib/moderation/decided-mails';

/** Makes accounts for the members in a CSV file, to be claimed by them, or only says what it would make of it. */
export const POST = route({
	access: 'administrator',
	body: memberImportBody,
	bodyKinds: 'multipart',
	limit: ({ actor }) => [importLimit, actor.memberId],
	reply: importReply,
	patienceSeconds: 60,
	handler: (call) => {
		const { actor, now } = call;
		const { mailLanguage: language } = call.body;
		return answerImport(call, {
			plan: (bytes) => planMembers(bytes, now),
			async carryOut(bytes, plan) {
				const nobody = { adderName: null, relation: null, relatedToName: null };
				const done = await importMembers(bytes, {
					...{ plan, actorId: actor.memberId, language, now },
					mailTo: ({ id, email }) => ({
						...claimMailWithoutCode(claimFacts({ id, endsAt: lapseOf(now), ...nobody }, language)),
						to: email,
					}),
				});
				call.afterwards(() => sendMailsFrom(now));
				return done;
			},
		});
	},
});
