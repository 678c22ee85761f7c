import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/layout/page-links';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { BlogTitleList } from './blog-title-list';

export interface BlogQuery {
	/** Trimmed; empty for no search. */
	words: string;
	/** Of what is found, from 1. */
	page: number;
}

interface FoundBlogListProps {
	language: Language;
	/** Only blogs in this language are searched; null for all. */
	writtenIn: Language | null;
	query: BlogQuery;
	hrefOf: (page: number) => string;
	onClear: () => void;
}

const blogsEach = 12;

export function FoundBlogList({ language, writtenIn, query, hrefOf, onClear }: FoundBlogListProps) {
	const t = useTranslations('blogs.search');
	const tBlogs = useTranslations('blogs');
	const { words: search, page } = query;
	const found = useQuery(
		apiQuery('GET /api/blogs', {
			query: { search, page, limit: blogsEach, ...(writtenIn && { language: writtenIn }) },
		}),
		pageQueries,
	);
	if (!found.data && found.isFetching) {
		return (
			<div role="status">
				<span className="sr-only">{t('searching')}</span>
				<Skeleton className="h-32 w-full" />
			</div>
		);
	}
	if (!found.data) {
		return (
			<RetryPanel
				text={t('failed')}
				{...(found.error && { reason: found.error.message })}
				retry={tBlogs('tryAgain')}
				onRetry={() => void found.refetch()}
			/>
		);
	}
	const { blogs, pagination } = found.data;
	const { total, pages } = pagination;
	return (
		<>
			<p role="status" className="text-sm text-text-muted">
				{total === 0 ? (
					<span className="sr-only">{t('none')}</span>
				) : (
					t('found', { count: formatCount(total, language) })
				)}
			</p>
			{total === 0 ? (
				<EmptyState title={t('none')} text={t('noneHint')}>
					<Button look="outline" onClick={onClear}>
						{t('clear')}
					</Button>
				</EmptyState>
			) : (
				<BlogTitleList blogs={blogs} language={language} hasAuthors />
			)}
			<PageLinks page={page} pages={pages} hrefOf={hrefOf} namespace="blogs.pager" />
		</>
	);
}
