import { rejectBlog } from '@/lib/features/content/blog/commands/change-blog';
import { toBlogDto } from '@/lib/features/content/blog/dto';
import { getBlog } from '@/lib/features/content/blog/queries';
import { blogParams, decidedBlogReply } from '@/lib/features/content/blog/schema';
import { rejectBody } from '@/lib/features/content/moderation/schema';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PATCH = route({
	access: 'administrator',
	params: blogParams,
	body: rejectBody,
	reply: decidedBlogReply,
	errors: ['record.removed', 'review.notPending'],
	handler: async ({ actor, params: { id }, body, language, now, afterResponse }) => {
		const { reason, batch, ...read } = body;
		const undo = await rejectBlog({ id, ...read }, reason, { actorId: actor.memberId, now, batch });
		afterResponse(() => sendMailsFrom(undo.until));
		return {
			message: translator(language)('blogReplies.rejected'),
			blog: toBlogDto(await getBlog(id, actor), 'sender'),
			undo,
		};
	},
});
