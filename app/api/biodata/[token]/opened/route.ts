import { countOpening } from '@/lib/features/matching/biodata/commands/make-biodata';
import { visitorLimit } from '@/lib/features/matching/biodata/constants/limits';
import { tokenParams } from '@/lib/features/matching/biodata/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/**
 * Counts that a link has been opened, once for a browser and day: its page asks for it. Programs that preview a link open
 * the page alone.
 */
export const POST = route({
	access: 'everyone',
	params: tokenParams,
	limit: visitorLimit,
	reply: messageReply,
	handler: async ({ actor, params: { token }, address, userAgent, language, now }) => {
		const readerId = actor.kind === 'visitor' ? null : actor.memberId;
		await countOpening(token, { readerId, address, userAgent }, now);
		return { message: translator(language)('biodata.done.opened') };
	},
});
