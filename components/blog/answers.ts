import { numberOf, recordOf, rowsOf, textOf } from '@/components/family/reading';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';

const statuses = ['pending', 'approved', 'rejected'] as const;

export type StoryStatus = (typeof statuses)[number];

/** A story as its sender or an administrator gets it. */
export interface SentStory {
	id: string;
	title: string;
	author: string;
	content: string;
	language: Language;
	/** An address the browser can open. */
	image: string | null;
	status: StoryStatus;
	/** Why it was rejected, where that was said. */
	reason: string | null;
	version: number | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** Reads the answer of GET /api/blogs/{id}; null when it is no story. */
export function readStory(answer: unknown): SentStory | null {
	const { _id, title, author, content, language, image, status, rejectionReason, version, createdAt } =
		recordOf(answer);
	if (typeof _id !== 'string') return null;
	return {
		id: _id,
		title: textOf(title) ?? '',
		author: textOf(author) ?? '',
		content: textOf(content) ?? '',
		language: isLanguage(language) ? language : defaultLanguage,
		image: textOf(image),
		// What is not known is not approved either.
		status: statuses.find((known) => known === status) ?? 'pending',
		reason: textOf(rejectionReason),
		version: numberOf(version),
		createdAt: textOf(createdAt) ?? '',
	};
}

/** Reads a list of stories; null when it is none. */
export function readStories(answer: unknown): SentStory[] | null {
	const { blogs } = recordOf(answer);
	return Array.isArray(blogs) ? rowsOf(blogs).flatMap((blog) => readStory(blog) ?? []) : null;
}

export interface FoundStories {
	stories: SentStory[];
	/** Of all pages together. */
	total: number;
	pages: number;
}

/** Reads a page of what a search has found; null when it is none. */
export function readFoundStories(answer: unknown): FoundStories | null {
	const stories = readStories(answer);
	const { total, pages } = recordOf(recordOf(answer).pagination);
	return stories && { stories, total: numberOf(total) ?? stories.length, pages: numberOf(pages) ?? 1 };
}
