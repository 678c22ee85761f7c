import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PageMessages } from '@/components/layout/page-messages';
import { ShareButton } from '@/components/layout/share-button';
import { StoredPicture } from '@/components/layout/stored-picture';
import { BackLink } from '@/components/ui/back-link';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { PublishedBlog } from '@/lib/features/content/blog/dto';
import type { BlogSurroundings } from '@/lib/features/content/blog/loaders';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { BlogArticlePanel } from './blog-article-panel';
import { BlogTitleList } from './blog-title-list';

interface BlogPageProps {
	blog: PublishedBlog;
	surroundings: BlogSurroundings;
	language: Language;
}

export function BlogPage({ blog, surroundings: { related, newer, older }, language }: BlogPageProps) {
	const t = useTranslations();
	return (
		<div className="container-page pt-4 md:pt-6">
			<BlogArticlePanel
				blog={blog}
				language={language}
				back={<BackLink href={pathIn(language, '/blogs')} label={t('blogs.back')} />}
				aside={
					<PageMessages language={language} name="blog-page">
						<ShareButton title={blog.title} />
					</PageMessages>
				}
				picture={
					blog.picture && (
						<StoredPicture
							{...blog.picture}
							alt=""
							sizes="(min-width: 960px) 896px, 94vw"
							fallback={null}
							loading="eager"
							fetchPriority="high"
							className="mx-auto mt-7 aspect-video w-full max-w-4xl rounded-feature object-cover"
						/>
					)
				}
			/>
			<div className="mx-auto max-w-[42.5rem] print:hidden">
				<Neighbours newer={newer} older={older} language={language} />
				{related.length > 0 && (
					<section aria-labelledby="related-stories" className="mt-10">
						<h2 id="related-stories" className="text-h2">
							{t('blogs.article.related')}
						</h2>
						<BlogTitleList blogs={related} language={language} />
					</section>
				)}
			</div>
		</div>
	);
}

interface NeighboursProps extends Pick<BlogSurroundings, 'newer' | 'older'> {
	language: Language;
}

function Neighbours({ newer, older, language }: NeighboursProps) {
	const t = useTranslations('blogs.article');
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
	blog: BlogDto;
	language: Language;
	label: string;
	arrow: string;
	className?: string;
}

function NeighbourLink({ blog, language, label, arrow, className = '' }: NeighbourLinkProps) {
	return (
		<Link
			href={pathIn(language, `/blog/${blog._id}`)}
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
