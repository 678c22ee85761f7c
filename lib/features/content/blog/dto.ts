import type { Language } from '@/lib/core/language';
import { writeTexts } from '@/lib/features/member/dto/written';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { BlogSelect } from '@/lib/platform/db/generated/models';
import { defaultPicturePath, getPicture, type Picture, pictureSelect } from '@/lib/platform/media/picture';
import type { BlogDto } from './schema';

/** The columns that calls send. */
export const blogSelect = {
	id: true,
	title: true,
	content: true,
	author: true,
	imageId: true,
	language: true,
	status: true,
	rejectionReason: true,
	version: true,
	createdAt: true,
	approvedAt: true,
} as const satisfies BlogSelect;

export type BlogRow = Prisma.BlogGetPayload<{ select: typeof blogSelect }>;

/** The sender and administrators get the reason and the version, a reader the author in the script of their language. */
export function toBlogDto(blog: BlogRow, audience: 'sender' | Language): BlogDto {
	const ofAudience =
		audience === 'sender'
			? { rejectionReason: blog.rejectionReason, version: blog.version }
			: { writtenAuthor: writeTexts(audience, { name: blog.author })?.name };
	return {
		_id: blog.id,
		title: blog.title,
		content: blog.content,
		author: blog.author,
		image: blog.imageId === null ? null : defaultPicturePath({ id: blog.imageId }),
		language: blog.language,
		status: blog.status,
		createdAt: blog.createdAt.toISOString(),
		approvedAt: blog.approvedAt?.toISOString() ?? null,
		...ofAudience,
	};
}

export const publishedBlogSelect = {
	...blogSelect,
	updatedAt: true,
	image: { select: pictureSelect },
} as const satisfies BlogSelect;

/** A blog as the public pages show it. */
export interface PublishedBlog extends BlogDto {
	picture: Picture | null;
	/** ISO 8601, UTC. */
	modifiedAt: string;
}

export function toPublishedBlog(
	blog: Prisma.BlogGetPayload<{ select: typeof publishedBlogSelect }>,
	language: Language,
): PublishedBlog {
	return {
		...toBlogDto(blog, language),
		picture: blog.image && getPicture(blog.image),
		modifiedAt: blog.updatedAt.toISOString(),
	};
}
