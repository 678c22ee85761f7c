import { mostCharacters } from '@/lib/blog/lengths';
import { isLongerThan } from '@/lib/core/graphemes';
import type { TypedStory } from './story-draft';

const names = ['title', 'author', 'content'] as const;

export interface StoryProblem {
	path: (typeof names)[number];
	kind: 'missing' | 'tooLong';
	/** Characters, as readers count them. */
	max: number;
}

/** What would be refused, so that a picture need not travel for it. */
export function problemsOf(typed: TypedStory): StoryProblem[] {
	return names.flatMap((path): StoryProblem[] => {
		const max = mostCharacters[path];
		const text = typed[path].trim();
		if (text === '') return [{ path, kind: 'missing', max }];
		return isLongerThan(max, text) ? [{ path, kind: 'tooLong', max }] : [];
	});
}

/** The body of POST and PUT: the form, with `removeImage` for a picture that was taken away. */
export function storyBody(form: FormData, version: number | null): FormData {
	const body = new FormData();
	for (const [name, value] of form) {
		// A browser sends a file field without a file as an empty one.
		if (typeof value !== 'string' && value.size === 0) continue;
		if (name === 'image' && value === '') body.set('removeImage', 'true');
		else body.set(name, value);
	}
	if (version !== null) body.set('version', String(version));
	return body;
}
