'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';
import { BlogForm, type BlogFormProps } from './blog-form';

interface EditBlogFormProps extends Omit<BlogFormProps, 'blog'> {
	blogId: string;
}

export function EditBlogForm({ blogId, ...form }: EditBlogFormProps) {
	const t = useTranslations('blogs');
	const { data, error, isFetching, refetch } = useQuery(
		{
			...apiQuery('GET /api/blogs/[id]', { params: { id: blogId } }),
			// The form begins with what is stored, and keeps what is typed.
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 0,
		},
		pageQueries,
	);
	if (!data && isFetching) {
		return (
			<div role="status">
				<span className="sr-only">{t('form.loading')}</span>
				<Skeleton className="h-80 w-full" />
			</div>
		);
	}
	// Only who may change a blog gets its version.
	if (data && data.version !== undefined) return <BlogForm {...form} blog={data} />;
	const isAbsent = !error || error.status === 404;
	return (
		<RetryPanel
			text={t('article.notFound')}
			reason={isAbsent ? t('form.absent') : t('article.failedLoad')}
			retry={t('tryAgain')}
			onRetry={() => void refetch()}
		/>
	);
}
