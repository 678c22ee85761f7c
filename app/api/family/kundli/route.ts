import { saveBirthMoment, turnOff } from '@/lib/features/matching/kundli/commands';
import { loadOwnKundli } from '@/lib/features/matching/kundli/queries';
import { birthMomentBody, changedKundliReply, ownKundliReply } from '@/lib/features/matching/kundli/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The caller's own kundli, and when and where they were born. */
export const GET = route({
	access: 'member',
	reply: ownKundliReply,
	handler: ({ actor, now }) => loadOwnKundli(actor.memberId, now),
});

/** Writes when and where the caller was born. */
export const PUT = route({
	access: 'member',
	body: birthMomentBody,
	reply: changedKundliReply,
	handler: async ({ actor, body, language, now }) => {
		await saveBirthMoment(actor.memberId, body, now);
		return {
			message: translator(language)('kundli.saved'),
			...(await loadOwnKundli(actor.memberId, now)),
		};
	},
});

/** Ends the computing and removes what was entered and computed. */
export const DELETE = route({
	access: 'member',
	reply: changedKundliReply,
	handler: async ({ actor, language, now }) => {
		await turnOff(actor.memberId, now);
		return {
			message: translator(language)('kundli.turnedOff'),
			...(await loadOwnKundli(actor.memberId, now)),
		};
	},
});
