import type { Reply } from '@/lib/client/api';

type BlogPage = Reply<'GET /api/blogs/admin'>;
type BlogReply = Reply<'GET /api/blogs/[id]'>;
type ImagePage = Reply<'GET /api/gallery/admin'>;
type ImageReply = Reply<'GET /api/gallery/[id]'>;

/** The sender is named in a page of the queue alone, and null when they have left. */
type Sent<R> = R & { sender?: BlogPage['blogs'][number]['sender'] };

export type SubmittedBlog = ReturnType<typeof submittedBlog>;

export type SubmittedImage = ReturnType<typeof submittedImage>;

export type Submission = SubmittedBlog | SubmittedImage;

export type Kind = Submission['kind'];

/** A page of a queue, and how many there are in each state of all that are asked for. */
export interface SubmissionPage<S extends Submission> {
	submissions: readonly S[];
	counts: BlogPage['statusCounts'];
	pagination: BlogPage['pagination'];
}

export function getBlogPage({ blogs, statusCounts, pagination }: BlogPage): SubmissionPage<SubmittedBlog> {
	return { submissions: blogs.map(submittedBlog), counts: statusCounts, pagination };
}

export function getImagePage({
	images,
	statusCounts,
	pagination,
}: ImagePage): SubmissionPage<SubmittedImage> {
	return { submissions: images.map(submittedImage), counts: statusCounts, pagination };
}

export function submittedBlog(blog: Sent<BlogReply>) {
	return { ...blog, ...getShared(blog), kind: 'story' as const };
}

export function submittedImage(picture: Sent<ImageReply>) {
	return {
		...picture,
		...getShared(picture),
		...{ kind: 'picture' as const, image: picture.imageUrl, thumbnail: picture.thumbnailUrl },
		isFeatured: picture.featured,
		isFeaturedSuggested: picture.featuredSuggested === true,
	};
}

function getShared({ _id, status, rejectionReason, version, sender }: Sent<BlogReply | ImageReply>) {
	return {
		id: _id,
		// One that only a newer server knows is `pending`.
		status: status === 'approved' || status === 'rejected' ? status : ('pending' as const),
		reason: rejectionReason || null,
		version: version ?? null,
		sender: sender ?? null,
	};
}
