'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { useOwnStories } from './own-stories';
import { StoryActions } from './story-actions';

interface StoryCardProps {
	id: string;
	title: string;
	language: Language;
	/** The card itself. */
	children: ReactNode;
}

/**
 * A card in the list of stories, with what its sender and administrators may do; gone at once where the reader has
 * deleted it or sent it back to be reviewed.
 */
export function StoryCard({ id, title, language, children }: StoryCardProps) {
	const session = useSession();
	const { asked, deleted, noteDeleted } = useOwnStories();
	const own = asked.status === 'loaded' ? asked.answer.find((story) => story.id === id) : undefined;
	if (deleted.has(id) || (own && own.status !== 'approved')) return null;
	const isAdmin = session.status === 'loggedIn' && session.member.isAdmin;
	return (
		<li className="flex flex-col gap-2">
			<div className="flex-1">{children}</div>
			{(own || isAdmin) && (
				<StoryActions id={id} title={title} language={language} onDeleted={() => noteDeleted(id)} />
			)}
		</li>
	);
}
