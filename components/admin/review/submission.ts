import type { SentStory } from '@/components/blog/answers';
import { numberOf, recordOf, rowsOf, textOf } from '@/components/family/reading';
import { defaultLanguage, isLanguage } from '@/lib/core/language';

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
	counts: Readonly<Record<'all' | SentStory['status'], number>>;
	pages: number;
	/** How many the list holds on all its pages. */
	total: number;
}

/** Reads the answer of GET /api/blogs/admin; null for any other. */
export function readStoryPage(answer: unknown): SubmissionPage<SubmittedStory> | null {
	return readPage(answer, recordOf(answer).blogs, readSubmittedStory);
}

/** Reads the answer of GET /api/gallery/admin; null for any other. */
export function readPicturePage(answer: unknown): SubmissionPage<SubmittedPicture> | null {
	return readPage(answer, recordOf(answer).images, readSubmittedPicture);
}

function readPage<S extends Submission>(
	answer: unknown,
	rows: unknown,
	read: (row: unknown) => S | null,
): SubmissionPage<S> | null {
	if (!Array.isArray(rows)) return null;
	const { pagination, statusCounts } = recordOf(answer);
	const { all, pending, approved, rejected } = recordOf(statusCounts);
	return {
		submissions: rowsOf(rows).flatMap((row) => read(row) ?? []),
		counts: {
			all: numberOf(all) ?? 0,
			pending: numberOf(pending) ?? 0,
			approved: numberOf(approved) ?? 0,
			rejected: numberOf(rejected) ?? 0,
		},
		pages: numberOf(recordOf(pagination).pages) ?? 0,
		total: numberOf(recordOf(pagination).total) ?? 0,
	};
}

export function readSubmittedStory(row: unknown): SubmittedStory | null {
	const { _id, title, author, content, image, language, createdAt } = recordOf(row);
	if (typeof _id !== 'string') return null;
	return {
		kind: 'story',
		id: _id,
		title: textOf(title) ?? '',
		author: textOf(author) ?? '',
		content: textOf(content) ?? '',
		image: textOf(image),
		language: isLanguage(language) ? language : defaultLanguage,
		createdAt: textOf(createdAt) ?? '',
		...readFate(row),
	};
}

export function readSubmittedPicture(row: unknown): SubmittedPicture | null {
	const { _id, title, description, category, featured, featuredSuggested, ...more } = recordOf(row);
	const { imageUrl, thumbnailUrl, language, createdAt } = more;
	if (typeof _id !== 'string' || typeof imageUrl !== 'string') return null;
	return {
		kind: 'picture',
		id: _id,
		title: textOf(title) ?? '',
		description: textOf(description) ?? '',
		category: textOf(category) ?? '',
		isFeatured: featured === true,
		isFeaturedSuggested: featuredSuggested === true,
		image: imageUrl,
		thumbnail: textOf(thumbnailUrl) ?? imageUrl,
		language: isLanguage(language) ? language : defaultLanguage,
		createdAt: textOf(createdAt) ?? '',
		...readFate(row),
	};
}

function readFate(row: unknown): Pick<Sent, 'status' | 'reason' | 'version' | 'approvedAt' | 'sender'> {
	const { status, rejectionReason, version, approvedAt, sender } = recordOf(row);
	return {
		status: status === 'approved' || status === 'rejected' ? status : 'pending',
		reason: textOf(rejectionReason),
		version: numberOf(version),
		approvedAt: textOf(approvedAt),
		sender: readSender(sender),
	};
}

function readSender(row: unknown): Sender | null {
	const { _id, name, approved, rejected } = recordOf(row);
	if (typeof _id !== 'string') return null;
	return {
		id: _id,
		name: textOf(name) ?? '',
		approved: numberOf(approved) ?? 0,
		rejected: numberOf(rejected) ?? 0,
	};
}
