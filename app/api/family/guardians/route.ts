import { askCandidate } from '@/lib/features/matching/guardians/commands/agree';
import { guardianAskLimit } from '@/lib/features/matching/guardians/constants';
import { notifyOfGuardianship } from '@/lib/features/matching/guardians/mails';
import { listGuardians } from '@/lib/features/matching/guardians/queries/list-guardians';
import { askGuardianBody, guardiansReply } from '@/lib/features/matching/guardians/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** For whom the caller looks, who looks for the caller and what these have done, and whom the caller can ask. */
export const GET = route({
	access: 'member',
	reply: guardiansReply,
	errors: ['record.stale'],
	handler: ({ actor, language, now }) => listGuardians(actor.memberId, language, now),
});

/** Asks a relative whether the caller may look for a match for them. */
export const POST = route({
	access: 'member',
	body: askGuardianBody,
	limit: ({ actor }) => [guardianAskLimit, actor.memberId],
	reply: messageReply,
	status: 201,
	errors: ['account.emailUnconfirmed', 'notFound', 'guardian.alreadyAsked'],
	handler: async ({ actor, body, address, language, now, afterResponse }) => {
		const id = await askCandidate(actor.memberId, body.personId, now);
		afterResponse(() => notifyOfGuardianship(id, actor.memberId, address));
		return { message: translator(language)('guardians.done.asked') };
	},
});
