import { mailWhatWaits } from '@/lib/features/administration/waiting-mails';
import { changeBlog, deleteBlog } from '@/lib/features/blog/commands';
import { blogInputError } from '@/lib/features/blog/input-error';
import { changeLimit } from '@/lib/features/blog/limits';
import { getBlog } from '@/lib/features/blog/queries';
import { blogChangesBody, blogParams, blogReply, savedBlogReply } from '@/lib/features/blog/schema';
import { serializeBlog, serializeOwnBlog } from '@/lib/features/blog/serialize';
import { decidedReply, deleteBody } from '@/lib/features/moderation/schema';
import { hidePictures } from '@/lib/features/picture-access/hide-pictures';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'everyone',
	params: blogParams,
	reply: blogReply,
	handler: async ({ actor, params, language }) => {
		const blog = await getBlog(params.id, findViewer(actor));
		return blog.isOwn ? serializeOwnBlog(blog) : serializeBlog(blog, language);
	},
});

export const PUT = route({
	access: 'member',
	loginRefusal: 'blog.loginToWrite',
	params: blogParams,
	body: blogChangesBody,
	bodyKinds: 'json or multipart',
	refusal: blogInputError,
	limit: ({ actor }) => (actor.isAdmin ? null : [changeLimit, actor.memberId]),
	reply: savedBlogReply,
	handler: async ({
		actor,
		params,
		body: { removeImage, ...changes },
		files,
		language,
		now,
		afterResponse,
	}) => {
		const image = files.get('image') ?? (removeImage ? null : undefined);
		await changeBlog(params.id, { changes, image }, actor);
		afterResponse(hidePictures);
		const blog = await getBlog(params.id, actor);
		if (blog.status === 'pending') afterResponse(() => mailWhatWaits(now));
		const t = translator(language);
		return {
			message: t(blog.status === 'pending' ? 'blogReplies.updatedPending' : 'blogReplies.updated'),
			blog: serializeOwnBlog(blog),
		};
	},
});

export const DELETE = route({
	access: 'member',
	loginRefusal: 'blog.loginToDelete',
	params: blogParams,
	body: deleteBody,
	bodyKinds: 'json or nothing',
	reply: decidedReply,
	handler: async ({ actor, params, body, language, now, afterResponse }) => {
		const undo = await deleteBlog(params.id, actor, { now, ...body });
		if (undo) afterResponse(hidePictures);
		return { message: translator(language)('blogReplies.deleted'), ...(undo && { undo }) };
	},
});
