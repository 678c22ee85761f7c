import type { SentStory } from '@/components/blog/answers';
import type { Reply } from '@/lib/client/api';

type StoryPage = Reply<'GET /api/blogs/admin'>;
type StoryReply = Reply<'GET /api/blogs/[id]'>;
type PicturePage = Reply<'GET /api/gallery/admin'>;
type PictureReply = Reply<'GET /api/gallery/[id]'>;
type SenderReply = StoryPage['blogs'][number]['sender'];

/** Who has sent something in, and what has become of what they sent before. */
interface Sender {
	id: string;
	name: string;
	approved: number;
	rejected: number;
}

interface Sent
	extends Pick<SentStory, 'id' | 'title' | 'language' | 'status' | 'reason' | 'version' | 'createdAt'> {
	/** ISO 8601, UTC. */
	approvedAt: string | null;
	/** Null when they have left. */
	sender: Sender | null;
}

/** A story as administrators review it. */
export interface SubmittedStory extends Sent {
	kind: 'story';
	author: string;
	content: string;
	/** An address the browser can open. */
	image: string | null;
}

/** A picture as administrators review it. */
export interface SubmittedPicture extends Sent {
	kind: 'picture';
	description: string;
	category: string;
	isFeatured: boolean;
	/** By its sender. */
	isFeaturedSuggested: boolean;
	image: string;
	/** The same, small. */
	thumbnail: string;
}

export type Submission = SubmittedStory | SubmittedPicture;

export type Kind = Submission['kind'];

/** A page of a queue, and how many there are in each state of all that are asked for. */
export interface SubmissionPage<S extends Submission> {
	submissions: readonly S[];
	counts: StoryPage['statusCounts'];
	pagination: StoryPage['pagination'];
}

export function getStoryPage({ blogs, statusCounts, pagination }: StoryPage): SubmissionPage<SubmittedStory> {
	return { submissions: blogs.map(submittedStory), counts: statusCounts, pagination };
}

export function getPicturePage({
	images,
	statusCounts,
	pagination,
}: PicturePage): SubmissionPage<SubmittedPicture> {
	return { submissions: images.map(submittedPicture), counts: statusCounts, pagination };
}

/** The sender is named in a page of the queue alone. */
export function submittedStory(story: StoryReply & { sender?: SenderReply }): SubmittedStory {
	const { title, author, content, image } = story;
	return { kind: 'story', ...getSent(story), title, author, content, image };
}

/** The sender is named in a page of the queue alone. */
export function submittedPicture(picture: PictureReply & { sender?: SenderReply }): SubmittedPicture {
	const { title, description, category, imageUrl, thumbnailUrl } = picture;
	return {
		kind: 'picture',
		...getSent(picture),
		...{ title, description, category, image: imageUrl, thumbnail: thumbnailUrl },
		isFeatured: picture.featured,
		isFeaturedSuggested: picture.featuredSuggested === true,
	};
}

type SentReply = Pick<StoryReply, '_id' | 'language' | 'status' | 'createdAt' | 'approvedAt'> & {
	rejectionReason?: string | null | undefined;
	version?: number | undefined;
	sender?: SenderReply;
};

function getSent({ _id, rejectionReason, version, sender, ...sent }: SentReply): Omit<Sent, 'title'> {
	const { language, status, createdAt, approvedAt } = sent;
	return {
		...{ id: _id, language, createdAt, approvedAt },
		// One that only a newer server knows.
		status: status === 'approved' || status === 'rejected' ? status : 'pending',
		reason: rejectionReason || null,
		version: version ?? null,
		sender: sender ? { ...sender, id: sender._id } : null,
	};
}
