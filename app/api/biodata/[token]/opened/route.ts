import { countOpening } from '@/lib/features/biodata/commands';
import { visitorLimit } from '@/lib/features/biodata/limits';
import { tokenParams } from '@/lib/features/biodata/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/**
 * Counts that a link has been opened: its page asks for it once in a browser's session. Programs that preview a link
 * open the page alone.
 */
export const POST = route({
	access: 'everyone',
	params: tokenParams,
	limit: visitorLimit,
	reply: messageReply,
	handler: async ({ actor, params: { token }, language, now }) => {
		await countOpening(token, actor.kind === 'visitor' ? null : actor.memberId, now);
		return { message: translator(language)('biodata.done.opened') };
	},
});
