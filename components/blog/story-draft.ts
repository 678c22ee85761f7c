import { findValues, forgetValues, keepValues } from '@/lib/client/kept-values';

/** What stands in the fields of a story that is being written; a picture cannot be kept. */
export interface TypedStory {
	title: string;
	author: string;
	content: string;
	language: string;
}

/** Whose draft it is, and of which story: of a new one without an id. */
export interface DraftPlace {
	ownerId: string;
	storyId: string | null;
}

const keyOf = ({ storyId }: DraftPlace) => `storyDraft:${storyId ?? 'new'}`;

/** What was typed, and of which version of the story; null for a new one. */
export interface StoryDraft extends TypedStory {
	version: number | null;
}

/** Keeps what is typed, unless it is still what the fields began with. */
export function keepStoryDraft(typed: StoryDraft, start: TypedStory, place: DraftPlace): void {
	const { title, author, content } = typed;
	const isUntouched = title === start.title && author === start.author && content === start.content;
	if (isUntouched) forgetStoryDraft(place);
	else keepValues(keyOf(place), { ...typed, version: String(typed.version ?? ''), ownerId: place.ownerId });
}

/** What the same member had typed when the form was last left; null when nothing was. */
export function findStoryDraft(place: DraftPlace): StoryDraft | null {
	const { ownerId, title = '', author = '', content = '', language = '', version } = findValues(keyOf(place));
	if (ownerId !== place.ownerId) return null;
	return { title, author, content, language, version: version === undefined ? null : Number(version) };
}

export function forgetStoryDraft(place: DraftPlace): void {
	forgetValues(keyOf(place));
}
