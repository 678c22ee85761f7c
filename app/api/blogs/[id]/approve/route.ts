import { approveBlog } from '@/lib/features/blog/commands';
import { getBlog } from '@/lib/features/blog/queries';
import { blogParams, decidedBlogReply } from '@/lib/features/blog/schema';
import { serializeOwnBlog } from '@/lib/features/blog/serialize';
import { sendMailsFrom } from '@/lib/features/moderation/decision-mails';
import { approveBody } from '@/lib/features/moderation/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PATCH = route({
	access: 'administrator',
	params: blogParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: decidedBlogReply,
	handler: async ({ actor, params: { id }, body: { batch, ...read }, language, now, afterResponse }) => {
		const undo = await approveBlog({ id, ...read }, { actorId: actor.memberId, now, batch });
		afterResponse(() => sendMailsFrom(undo.until));
		return {
			message: translator(language)('blogReplies.approved'),
			blog: serializeOwnBlog(await getBlog(id, actor)),
			undo,
		};
	},
});
