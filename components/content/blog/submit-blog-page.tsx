'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { BlogForm } from './blog-form';
import { EditBlogForm } from './edit-blog-form';

interface SubmitBlogPageProps {
	/** The one that is edited; null for a new one. */
	blogId: string | null;
	language: Language;
}

/** How long the member reads that the blog was received. */
const leaveAfterMs = 2000;

export function SubmitBlogPage({ blogId, language }: SubmitBlogPageProps) {
	const t = useTranslations('blogs.form');
	const router = useRouter();
	const session = useSession();
	const box = useRef<HTMLDivElement>(null);
	const [savedMessage, setSavedMessage] = useState<string | null>(null);
	const listHref = pathIn(language, '/blogs');
	useEffect(() => {
		if (savedMessage === null) return;
		box.current?.focus();
		const timer = setTimeout(() => router.push(listHref), leaveAfterMs);
		return () => clearTimeout(timer);
	}, [savedMessage, router, listHref]);
	if (savedMessage !== null) {
		return (
			<div ref={box} tabIndex={-1} className="outline-none">
				<Banner tone="success">{savedMessage}</Banner>
			</div>
		);
	}
	if (session.status !== 'loggedIn') return <Skeleton className="h-[56rem] w-full" />;
	const form = {
		member: session.member,
		language,
		newFailed: t('submitFailed'),
		onSaved: setSavedMessage,
		onCancel: () => router.push(listHref),
	};
	return blogId === null ? <BlogForm {...form} blog={null} /> : <EditBlogForm {...form} blogId={blogId} />;
}
