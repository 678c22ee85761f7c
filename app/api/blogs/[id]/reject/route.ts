import { rejectBlog } from '@/lib/blog/commands';
import { getBlog } from '@/lib/blog/queries';
import { blogParams, savedBlogReply } from '@/lib/blog/schema';
import { serializeOwnBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { tellOfReview } from '@/lib/moderation/review-mails';
import { rejectBody } from '@/lib/moderation/schema';

export const PATCH = route({
	access: 'administrator',
	params: blogParams,
	body: rejectBody,
	reply: savedBlogReply,
	handler: async ({ actor, params: { id }, body: { reason, ...read }, language, afterwards }) => {
		const reviewed = await rejectBlog({ id, ...read }, reason, actor.memberId);
		afterwards(() => tellOfReview({ ...reviewed, kind: 'story', id, verdict: 'rejected', reason }));
		return {
			message: translator(language)('blogReplies.rejected'),
			blog: serializeOwnBlog(await getBlog(id, actor)),
		};
	},
});
