import { approveBlog } from '@/lib/blog/commands';
import { getBlog } from '@/lib/blog/queries';
import { blogParams, decidedBlogReply } from '@/lib/blog/schema';
import { serializeOwnBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { sendMailsFrom } from '@/lib/moderation/decided-mails';
import { approveBody } from '@/lib/moderation/schema';

export const PATCH = route({
	access: 'administrator',
	params: blogParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: decidedBlogReply,
	handler: async ({ actor, params: { id }, body: { batch, ...read }, language, now, afterwards }) => {
		const undo = await approveBlog({ id, ...read }, { actorId: actor.memberId, now, batch });
		afterwards(() => sendMailsFrom(undo.until));
		return {
			message: translator(language)('blogReplies.approved'),
			blog: serializeOwnBlog(await getBlog(id, actor)),
			undo,
		};
	},
});
