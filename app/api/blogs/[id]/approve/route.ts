import { approveBlog } from '@/lib/blog/commands';
import { getBlog } from '@/lib/blog/queries';
import { blogParams, savedBlogReply } from '@/lib/blog/schema';
import { serializeOwnBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { tellOfReview } from '@/lib/moderation/review-mails';
import { approveBody } from '@/lib/moderation/schema';

export const PATCH = route({
	access: 'administrator',
	params: blogParams,
	body: approveBody,
	bodyKinds: 'json or nothing',
	reply: savedBlogReply,
	handler: async ({ actor, params: { id }, body, language, now, afterwards }) => {
		const reviewed = await approveBlog({ id, ...body }, actor.memberId, now);
		afterwards(() => tellOfReview({ ...reviewed, kind: 'story', id, verdict: 'approved', reason: '' }));
		return {
			message: translator(language)('blogReplies.approved'),
			blog: serializeOwnBlog(await getBlog(id, actor)),
		};
	},
});
