'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { type ApiFailure, callApi, mapData } from '@/lib/client/api';
import { useSession } from '@/lib/client/use-session';
import { type SentStory, storyOf } from './answers';
import { type UsedAnswer, useAnswer } from './use-answer';

interface OwnStories extends UsedAnswer<SentStory[]> {
	/** The ids of those that have been deleted since the page was made. */
	deleted: ReadonlySet<string>;
	noteDeleted: (id: string) => void;
}

const OwnStoriesContext = createContext<OwnStories | null>(null);

// A visitor stays on a public page, no matter what happens to the session.
const stay = (_failure: ApiFailure) => false;

/** What the reader has sent in themselves, for all that the list of stories shows of it; nothing for a visitor. */
export function OwnStoriesProvider({ children }: { children: ReactNode }) {
	const session = useSession();
	const isMember = session.status === 'loggedIn';
	const ask = async () => mapData(await callApi('GET /api/blogs/mine'), ({ blogs }) => blogs.map(storyOf));
	const nothing = async () => ({ ok: true as const, data: [] });
	const used = useAnswer(isMember ? 'mine' : 'none', isMember ? ask : nothing, stay);
	const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
	const noteDeleted = (id: string) => {
		setDeleted((before) => new Set(before).add(id));
		used.change((stories) => stories.filter((story) => story.id !== id));
	};
	return <OwnStoriesContext value={{ ...used, deleted, noteDeleted }}>{children}</OwnStoriesContext>;
}

export function useOwnStories(): OwnStories {
	const stories = use(OwnStoriesContext);
	if (!stories) throw new Error('own stories are known inside OwnStoriesProvider only');
	return stories;
}
