import { rejectBlog } from '@/lib/blog/commands';
import { getBlog } from '@/lib/blog/queries';
import { blogParams, decidedBlogReply } from '@/lib/blog/schema';
import { serializeOwnBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { sendMailsFrom } from '@/lib/moderation/decided-mails';
import { rejectBody } from '@/lib/moderation/schema';

export const PATCH = route({
	access: 'administrator',
	params: blogParams,
	body: rejectBody,
	reply: decidedBlogReply,
	handler: async ({ actor, params: { id }, body, language, now, afterwards }) => {
		const { reason, batch, ...read } = body;
		const undo = await rejectBlog({ id, ...read }, reason, { actorId: actor.memberId, now, batch });
		afterwards(() => sendMailsFrom(undo.until));
		return {
			message: translator(language)('blogReplies.rejected'),
			blog: serializeOwnBlog(await getBlog(id, actor)),
			undo,
		};
	},
});
