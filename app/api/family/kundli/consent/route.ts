import { turnOn } from '@/lib/features/matching/kundli/commands';
import { loadOwnKundli } from '@/lib/features/matching/kundli/queries';
import { changedKundliReply } from '@/lib/features/matching/kundli/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The caller agrees that their kundli is computed and what comes of it shown to matches who have agreed too. */
export const POST = route({
	access: 'member',
	reply: changedKundliReply,
	handler: async ({ actor, language, now }) => {
		await turnOn(actor.memberId, language, now);
		return {
			message: translator(language)('kundli.turnedOn'),
			...(await loadOwnKundli(actor.memberId, now)),
		};
	},
});
