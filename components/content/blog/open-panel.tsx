import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { BlogMessages } from '@/components/layout/blog-messages';
import { Card } from '@/components/ui/card';
import type { SessionMember } from '@/lib/client/session';
import { showToast } from '@/lib/client/toast';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { BlogForm } from './blog-form';
import { EditBlogForm } from './edit-blog-form';
import { refreshOwnBlogs } from './own-blog-list';

interface OpenPanelProps {
	member: SessionMember;
	/** The one that is edited; null for a new one. */
	blogId: string | null;
	language: Language;
}

/** The form above the list of blogs; saved or cancelled, it goes, and the list is read again. */
export function OpenPanel(props: OpenPanelProps) {
	return (
		<BlogMessages>
			<Panel {...props} />
		</BlogMessages>
	);
}

function Panel({ member, blogId, language }: OpenPanelProps) {
	const t = useTranslations('blogs.form');
	const router = useRouter();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const close = () => router.replace(pathIn(language, '/blogs'));
	const save = (message: string) => {
		showToast(message, 'success');
		close();
		refreshOwnBlogs(member.id);
		router.refresh();
	};
	const form = {
		member,
		language,
		newFailed: t('createFailed'),
		onCancel: close,
		onSaved: save,
	};
	return (
		<Card className="mb-10 p-5 md:p-8">
			<h2 ref={heading} tabIndex={-1} className="mb-4 text-h2 outline-none">
				{blogId === null ? t('newTitle') : t('editTitle')}
			</h2>
			{blogId === null ? (
				<BlogForm {...form} blog={null} />
			) : (
				<EditBlogForm key={blogId} {...form} blogId={blogId} />
			)}
		</Card>
	);
}
