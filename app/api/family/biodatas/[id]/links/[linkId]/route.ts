import { endLink } from '@/lib/features/matching/biodata/commands/make-biodata';
import { linkParams } from '@/lib/features/matching/biodata/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Ends a link, at once. How often it was opened can still be read. */
export const DELETE = route({
	access: 'member',
	params: linkParams,
	reply: messageReply,
	handler: async ({ actor, params, language, now }) => {
		await endLink(actor.memberId, params, now);
		return { message: translator(language)('biodata.done.linkEnded') };
	},
});
