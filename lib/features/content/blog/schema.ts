import * as z from 'zod';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { holdsWebAddress } from '@/lib/core/person-name';
import { recordVersion } from '@/lib/core/record-version';
import { lineOfCharacters, lines, searchText } from '@/lib/core/text';
import { reviewQuery, senderSchema, statusCountsSchema } from '@/lib/features/content/moderation/schema';
import { undoSchema } from '@/lib/platform/decisions/schema';
import { maxCharacters } from './constants';

export const blogsQuery = z.object({
	...pagingQuery(10, 100),
	search: searchText(100).default(''),
	/** Only blogs that are written in it. */
	language: z.enum(languages).exactOptional(),
});

export const ownBlogsQuery = z.object(pagingQuery(100, 100));

export const blogSearchQuery = z.object({ query: searchText(100).default('') });

/** GET /api/blogs/admin. */
export const blogReviewQuery = reviewQuery(['title', 'author', 'status']);

export const blogParams = z.object({ id: z.guid() });

function name(max: number) {
	return lineOfCharacters(max).refine((value) => value !== '', { error: 'required' });
}

function blog(max: number) {
	return lines(max).refine((value) => value !== '', { error: 'required' });
}

const texts = {
	title: name(maxCharacters.title),
	author: name(maxCharacters.author).refine((author) => !holdsWebAddress(author), { error: 'webAddress' }),
	content: blog(maxCharacters.content),
};

/** POST /api/blogs. The picture comes as the file `image`. */
export const newBlogBody = z.object({
	...texts,
	/** That the blog is written in; the call's where nobody says. */
	language: z.enum(languages).exactOptional(),
});

const isTrue = z.preprocess((value) => value === true || value === 'true', z.boolean());

/** PUT /api/blogs/{id}: what is absent stays as it is. */
export const blogChangesBody = z.object({
	title: texts.title.exactOptional(),
	author: texts.author.exactOptional(),
	content: texts.content.exactOptional(),
	language: z.enum(languages).exactOptional(),
	/** Takes the picture away. */
	removeImage: isTrue.exactOptional(),
	version: recordVersion.exactOptional(),
});

export type NewBlog = z.output<typeof newBlogBody>;
export type BlogChanges = Omit<z.output<typeof blogChangesBody>, 'removeImage'>;

export const blogReply = z.object({
	_id: z.string(),
	title: z.string(),
	content: z.string(),
	author: z.string(),
	/** In the script of the call's language, where that differs. */
	writtenAuthor: z.string().optional(),
	image: z.string().nullable(),
	language: z.enum(languages),
	status: z.enum(['pending', 'approved', 'rejected']),
	/** For the sender and administrators alone, as the version. */
	rejectionReason: z.string().nullable().optional(),
	version: z.number().optional(),
	createdAt: z.string(),
	approvedAt: z.string().nullable(),
});

export type BlogDto = z.output<typeof blogReply>;

export const blogsReply = z.object({ blogs: z.array(blogReply), pagination: paginationSchema });

export const reviewedBlogReply = blogReply.extend({ sender: senderSchema.nullable() });

export const reviewedBlogsReply = z.object({
	blogs: z.array(reviewedBlogReply),
	pagination: paginationSchema,
	statusCounts: statusCountsSchema,
});

export const foundBlogsReply = z.array(blogReply);

export const savedBlogReply = z.object({ message: z.string(), blog: blogReply });

/** The answer to an administrator's decision. */
export const decidedBlogReply = savedBlogReply.extend({ undo: undoSchema });

export const blogCountReply = z.object({ count: z.number() });

/** The refusal of a blog; one without a title, an author or a text gets a sentence of its own. */
export function blogInputError(fields: FieldError[]): DomainError {
	const isIncomplete = fields.some(({ message }) => message === 'required');
	return new DomainError(isIncomplete ? 'blog.fieldsRequired' : 'input.invalid', { fields });
}
