'use client';

import { useLocale, useTranslations } from 'next-intl';
import { downloadFile, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { fixedPathIn } from '@/lib/core/localized-path';
import { ExportButton } from '../data/export-button';
import type { ReviewQueue } from '../review/review-queue';
import { ReviewQueuePage } from '../review/review-queue-page';
import { TextCell, useSharedColumns } from '../review/shared-columns';
import { type SubmittedBlog, submitted } from '../review/submission';
import { BlogDialog } from './blog-dialog';

export function BlogsScreen() {
	const t = useTranslations('admin.review.columns');
	const tFallback = useTranslations('fallback');
	const language = useLocale();
	const shared = useSharedColumns<SubmittedBlog>(({ image }) => image);
	const reviewQueue: ReviewQueue<SubmittedBlog, Reply<'GET /api/blogs/admin'>> = {
		kind: 'story',
		call: (query) => apiQuery('GET /api/blogs/admin', { query }),
		pageOf: ({ blogs, ...page }) => ({
			...page,
			submissions: blogs.map((blog) => submitted('story', blog)),
		}),
		states: ['pending', 'approved', 'rejected'],
		columns: [
			shared.status,
			shared.image,
			shared.title,
			{
				key: 'content',
				title: t('content'),
				cell: ({ content, language: written }) => (
					<TextCell text={content || tFallback('noContent')} language={written} />
				),
			},
			{
				key: 'author',
				title: t('author'),
				sort: 'author',
				cell: (blog) => <span lang={blog.language}>{blog.author || tFallback('anonymous')}</span>,
			},
			shared.date,
		],
		tools: (query) => (
			<ExportButton download={(signal) => downloadFile('GET /api/admin/exports/blogs', { query, signal })} />
		),
		viewPath: ({ _id }) => fixedPathIn(language, `/blog/${_id}`),
		form: (props) => <BlogDialog key={props.submission?._id ?? ''} {...props} />,
	};
	return <ReviewQueuePage reviewQueue={reviewQueue} />;
}
