import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { BlogSurroundings, BlogTitle } from '@/lib/features/blog/story';

interface NeighboursProps extends Pick<BlogSurroundings, 'newer' | 'older'> {
	language: Language;
}

/** The stories on either side in the list. */
export function Neighbours({ newer, older, language }: NeighboursProps) {
	const t = useTranslations('stories.article');
	if (!newer && !older) return null;
	return (
		<nav aria-label={t('neighbours')} className="mt-10 grid gap-3 border-line border-t pt-6 sm:grid-cols-2">
			{newer && <NeighbourLink blog={newer} language={language} label={t('newer')} arrow="←" />}
			{older && (
				<NeighbourLink
					blog={older}
					language={language}
					label={t('older')}
					arrow="→"
					className="sm:col-start-2 sm:text-right"
				/>
			)}
		</nav>
	);
}

interface NeighbourLinkProps {
	blog: BlogTitle;
	language: Language;
	label: string;
	arrow: string;
	className?: string;
}

function NeighbourLink({ blog, language, label, arrow, className = '' }: NeighbourLinkProps) {
	return (
		<Link
			href={pathIn(language, `/blog/${blog.id}`)}
			prefetch={false}
			className={`group block min-h-11 min-w-0 rounded-card border border-line bg-surface px-4 py-3 ${className}`}
		>
			<span className="block text-sm text-text-muted">
				{arrow === '←' && <span aria-hidden="true">{arrow} </span>}
				{label}
				{arrow === '→' && <span aria-hidden="true"> {arrow}</span>}
			</span>
			<span className="block font-semibold text-primary group-hover:underline" lang={blog.language}>
				{blog.title}
			</span>
		</Link>
	);
}
