import { agree, endGuardianship } from '@/lib/features/matching/guardians/commands/agree';
import { notifyOfGuardianship } from '@/lib/features/matching/guardians/mails';
import { agreeBody, guardianParams } from '@/lib/features/matching/guardians/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The candidate agrees. */
export const POST = route({
	access: 'member',
	params: guardianParams,
	body: agreeBody,
	reply: messageReply,
	errors: ['guardian.notListed'],
	handler: async ({ actor, params: { id }, body, address, language, now, afterResponse }) => {
		await agree(actor.memberId, { ...body, id, language }, now);
		afterResponse(() => notifyOfGuardianship(id, actor.memberId, address));
		return { message: translator(language)('guardians.done.agreed') };
	},
});

/** Either of the two ends it, or what was asked, at once. */
export const DELETE = route({
	access: 'member',
	params: guardianParams,
	reply: messageReply,
	handler: async ({ actor, params: { id }, address, language, now, afterResponse }) => {
		const wasAgreed = await endGuardianship(actor.memberId, id, now);
		afterResponse(() => notifyOfGuardianship(id, actor.memberId, address));
		return { message: translator(language)(wasAgreed ? 'guardians.done.ended' : 'guardians.done.refused') };
	},
});
