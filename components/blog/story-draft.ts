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

export function typedIn(form: FormData): TypedStory {
	const text = (name: string) => String(form.get(name) ?? '');
	return {
		title: text('title'),
		author: text('author'),
		content: text('content'),
		language: text('language'),
	};
}

/** Keeps what is typed, unless it is still what the fields began with. */
export function keepStoryDraft(typed: TypedStory, start: TypedStory, place: DraftPlace): void {
	const { title, author, content } = typed;
	const isUntouched = title === start.title && author === start.author && content === start.content;
	if (isUntouched) forgetStoryDraft(place);
	else keepValues(keyOf(place), { ...typed, ownerId: place.ownerId });
}

/** What the same member had typed when the form was last left; null when nothing was. */
export function findStoryDraft(place: DraftPlace): TypedStory | null {
	const { ownerId, title = '', author = '', content = '', language = '' } = findValues(keyOf(place));
	return ownerId === place.ownerId ? { title, author, content, language } : null;
}

export function forgetStoryDraft(place: DraftPlace): void {
	forgetValues(keyOf(place));
}
