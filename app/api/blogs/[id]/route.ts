import { mailWhatWaits } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { changeBlog, deleteBlog } from '@/lib/features/content/blog/commands/change-blog';
import { changeLimit } from '@/lib/features/content/blog/constants';
import { toBlogDto } from '@/lib/features/content/blog/dto';
import { getBlog } from '@/lib/features/content/blog/queries';
import {
	blogChangesBody,
	blogInputError,
	blogParams,
	blogReply,
	savedBlogReply,
} from '@/lib/features/content/blog/schema';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { findViewer } from '@/lib/platform/auth/actor';
import { decidedReply, deleteBody } from '@/lib/platform/decisions/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'everyone',
	params: blogParams,
	reply: blogReply,
	errors: ['record.removed'],
	handler: async ({ actor, params, language }) => {
		const blog = await getBlog(params.id, findViewer(actor));
		return toBlogDto(blog, blog.isOwn ? 'sender' : language);
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
	errors: [
		'input.invalid',
		'blog.fieldsRequired',
		'auth.notAllowed',
		'record.removed',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
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
			blog: toBlogDto(blog, 'sender'),
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
	errors: ['auth.notAllowed'],
	handler: async ({ actor, params, body, language, now, afterResponse }) => {
		const undo = await deleteBlog(params.id, actor, { now, ...body });
		if (undo) afterResponse(hidePictures);
		return { message: translator(language)('blogReplies.deleted'), ...(undo && { undo }) };
	},
});
