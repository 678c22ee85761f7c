import { mailWhatWaits } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { createBlog } from '@/lib/features/content/blog/commands/change-blog';
import { submissionLimit } from '@/lib/features/content/blog/constants';
import { toBlogDto } from '@/lib/features/content/blog/dto';
import { getBlog, listApprovedBlogs } from '@/lib/features/content/blog/queries';
import {
	blogInputError,
	blogsQuery,
	blogsReply,
	newBlogBody,
	savedBlogReply,
} from '@/lib/features/content/blog/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: blogsQuery,
	reply: blogsReply,
	handler: async ({ query, language }) => {
		const { blogs, pagination } = await listApprovedBlogs(query);
		return { blogs: blogs.map((blog) => toBlogDto(blog, language)), pagination };
	},
});

export const POST = route({
	access: 'member',
	loginRefusal: 'blog.loginToWrite',
	body: newBlogBody,
	bodyKinds: 'json or multipart',
	refusal: blogInputError,
	limit: ({ actor }) => (actor.isAdmin ? null : [submissionLimit, actor.memberId]),
	reply: savedBlogReply,
	status: 201,
	errors: [
		'input.invalid',
		'blog.fieldsRequired',
		'auth.required',
		'notFound',
		'record.removed',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({ actor, body, files, language, now, afterResponse }) => {
		const input = { blog: body, language: body.language ?? language, image: files.get('image') ?? null };
		const blog = await getBlog(await createBlog(input, actor, now), actor);
		if (blog.status === 'pending') afterResponse(() => mailWhatWaits(now));
		const t = translator(language);
		return {
			message: t(blog.status === 'approved' ? 'blogReplies.created' : 'blogReplies.submitted'),
			blog: toBlogDto(blog, 'sender'),
		};
	},
});
