import { importMembers, planMembers } from '@/lib/administration/import-members';
import { importBody, importReply } from '@/lib/administration/import-schema';
import { notMePath } from '@/lib/auth/not-me';
import { getEnv } from '@/lib/env/env';
import { answerImport } from '@/lib/http/import-call';
import { route } from '@/lib/http/route';
import { importMail } from '@/lib/mail/import-mail';
import { lapseOf } from '@/lib/member/unclaimed';
import { sendMailsFrom } from '@/lib/moderation/decided-mails';

/** Makes accounts for the members in a CSV file, to be claimed by them, or only says what it would make of it. */
export const POST = route({
	access: 'administrator',
	body: importBody,
	bodyKinds: 'multipart',
	reply: importReply,
	patienceSeconds: 60,
	handler: (call) => {
		const { actor, language, now } = call;
		return answerImport(call, {
			plan: planMembers,
			async carryOut(bytes, plan) {
				const { appUrl } = getEnv();
				const done = await importMembers(bytes, {
					...{ plan, actorId: actor.memberId, language, now },
					mailTo: ({ id, email }) => ({
						...importMail({ language, endsAt: lapseOf(now), notMePath: notMePath(id), appUrl }),
						to: email,
					}),
				});
				call.afterwards(() => sendMailsFrom(now));
				return done;
			},
		});
	},
});
