'use client';

import { lazy, Suspense } from 'react';
import { useFetched } from '@/components/ui/use-fetched-first';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import type { ListedBlogCardProps } from './own-blog-list';

const fetchOwn = () => import('./own-blog-list');
const OwnBlogList = lazy(async () => ({ default: (await fetchOwn()).OwnBlogList }));
const OwnBlogCard = lazy(async () => ({ default: (await fetchOwn()).OwnBlogCard }));

/** A card in the list of blogs; members load what they may do with it. */
export function ListedBlogCard(blog: ListedBlogCardProps) {
	const session = useSession();
	const isThere = useFetched(fetchOwn, session.status === 'loggedIn');
	const card = (
		<li className="flex flex-col gap-2">
			<div className="flex-1">{blog.children}</div>
		</li>
	);
	if (session.status !== 'loggedIn' || !isThere) return card;
	const { id: memberId, isAdmin } = session.member;
	return (
		<Suspense fallback={card}>
			<OwnBlogCard memberId={memberId} isAdmin={isAdmin} {...blog} />
		</Suspense>
	);
}

/** What the member who reads has sent in; nothing for a visitor. */
export function OwnBlogs({ language }: { language: Language }) {
	const session = useSession();
	const isThere = useFetched(fetchOwn, session.status === 'loggedIn');
	if (session.status !== 'loggedIn' || !isThere) return null;
	return (
		<Suspense>
			<OwnBlogList memberId={session.member.id} language={language} />
		</Suspense>
	);
}
