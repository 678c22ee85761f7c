import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { formatDay } from '@/lib/platform/i18n/format';

interface BlogTitleListProps {
	blogs: readonly BlogDto[];
	language: Language;
	hasAuthors?: boolean;
}

export function BlogTitleList({ blogs, language, hasAuthors = false }: BlogTitleListProps) {
	const t = useTranslations('fallback');
	return (
		<ul className="mt-3">
			{blogs.map((blog) => (
				<li key={blog._id} className="border-line border-b last:border-b-0">
					<Link
						href={pathIn(language, `/blog/${blog._id}`)}
						prefetch={false}
						className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-2.5"
					>
						<span className="min-w-0 font-semibold text-primary group-hover:underline" lang={blog.language}>
							{blog.title || t('untitledStory')}
						</span>
						<span className="text-sm text-text-muted">
							{hasAuthors && blog.author && `${blog.writtenAuthor ?? blog.author} · `}
							{formatDay(blog.createdAt, language) ?? t('unknownDate')}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
