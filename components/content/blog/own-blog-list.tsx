import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BlogMessages } from '@/components/layout/blog-messages';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';
import { BlogActionsPanel } from './blog-actions-panel';
import { BlogStatusBadge } from './blog-status-badge';

const getKey = (memberId: string) => ['own stories', memberId];

const useOwnBlogs = (memberId: string) =>
	useQuery(
		{
			...apiQuery('GET /api/blogs/mine'),
			queryKey: getKey(memberId),
			select: ({ blogs }) => blogs,
		},
		pageQueries,
	);

/** The ids of the blogs that the reader has deleted since the page was made. */
const deletedQuery = queryOptions({
	queryKey: ['deleted stories'],
	queryFn: skipToken,
	initialData: (): string[] => [],
});

function noteDeleted(memberId: string, id: string): void {
	pageQueries.setQueryData(deletedQuery.queryKey, (ids = []) => [...ids, id]);
	pageQueries.setQueryData<Reply<'GET /api/blogs/mine'>>(
		getKey(memberId),
		(known) => known && { ...known, blogs: known.blogs.filter(({ _id }) => _id !== id) },
	);
}

/** Asks again for a member's blogs, behind those that are shown. */
export function refreshOwnBlogs(memberId: string): void {
	void pageQueries.invalidateQueries({ queryKey: getKey(memberId) });
}

export interface ListedBlogCardProps {
	id: string;
	title: string;
	language: Language;
	children: ReactNode;
}

interface OwnBlogCardProps extends ListedBlogCardProps {
	memberId: string;
	isAdmin: boolean;
}

/**
 * The card of a blog with what its sender and administrators may do; gone at once where the reader has deleted it or
 * sent it back to be reviewed.
 */
export function OwnBlogCard({ memberId, isAdmin, id, title, language, children }: OwnBlogCardProps) {
	const own = useOwnBlogs(memberId).data?.find((blog) => blog._id === id);
	const { data: deleted = [] } = useQuery(deletedQuery, pageQueries);
	if (deleted.includes(id) || (own && own.status !== 'approved')) return null;
	return (
		<li className="flex flex-col gap-2">
			<div className="flex-1">{children}</div>
			{(own || isAdmin) && (
				<BlogMessages>
					<BlogActionsPanel
						id={id}
						title={title}
						language={language}
						onDeleted={() => noteDeleted(memberId, id)}
					/>
				</BlogMessages>
			)}
		</li>
	);
}

interface OwnBlogListProps {
	memberId: string;
	language: Language;
}

/** The member's own blogs with their status; folded, because the page is about all blogs. */
export function OwnBlogList(props: OwnBlogListProps) {
	return (
		<BlogMessages>
			<FoldedBlogs {...props} />
		</BlogMessages>
	);
}

function FoldedBlogs({ memberId, language }: OwnBlogListProps) {
	const t = useTranslations('blogs');
	const { data } = useOwnBlogs(memberId);
	return (
		<section aria-label={t('yours')} className="mb-8">
			<details className="rounded-card border border-line bg-surface px-5">
				<summary className="min-h-11 py-3">
					<h2 className="inline text-h3">
						{data ? t('yoursCount', { count: formatCount(data.length, language) }) : t('yours')}
					</h2>
				</summary>
				<div className="pb-4">
					<SubmittedBlogs memberId={memberId} language={language} />
				</div>
			</details>
		</section>
	);
}

function SubmittedBlogs({ memberId, language }: OwnBlogListProps) {
	const t = useTranslations('blogs');
	const tFallback = useTranslations('fallback');
	const { data, error, isFetching, refetch } = useOwnBlogs(memberId);
	if (!data && error && !isFetching) {
		const detail = error.status === 200 ? t('unexpected') : error.message;
		return (
			<div className="mt-3">
				<RetryPanel text={t('loadFailed', { detail })} retry={t('tryAgain')} onRetry={() => void refetch()} />
			</div>
		);
	}
	if (!data) {
		return (
			<div role="status" className="mt-3">
				<span className="sr-only">{t('loading')}</span>
				<Skeleton className="h-16 w-full" />
			</div>
		);
	}
	if (data.length === 0) return <p className="mt-2 text-text-muted">{t('none')}</p>;
	return (
		<ul className="mt-3">
			{data.map((blog) => {
				const title = blog.title || tFallback('untitledStory');
				return (
					<li
						key={blog._id}
						className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0"
					>
						<div className="min-w-0 flex-1 basis-64">
							<div className="flex flex-wrap items-center gap-x-3">
								<Link
									href={pathIn(language, `/blog/${blog._id}`)}
									prefetch={false}
									lang={blog.language}
									className="inline-flex min-h-11 min-w-0 items-center font-semibold text-primary hover:underline"
								>
									{title}
								</Link>
								<BlogStatusBadge blog={blog} />
								<span className="text-sm text-text-muted">
									{formatDay(blog.createdAt, language) ?? tFallback('unknownDate')}
								</span>
							</div>
							{blog.status === 'rejected' && (
								<p className="text-sm">
									{blog.rejectionReason ? t('reason', { reason: blog.rejectionReason }) : t('noReason')}
								</p>
							)}
						</div>
						<BlogActionsPanel
							id={blog._id}
							title={title}
							language={language}
							onDeleted={() => noteDeleted(memberId, blog._id)}
						/>
					</li>
				);
			})}
		</ul>
	);
}
