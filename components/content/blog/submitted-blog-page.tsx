import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/ui/back-link';
import { Banner } from '@/components/ui/banner';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { BlogArticlePanel } from './blog-article-panel';
import { BlogStatusBadge } from './blog-status-badge';

interface SubmittedBlogPageProps {
	blog: BlogDto;
	/** Of the page. */
	language: Language;
}

export function SubmittedBlogPage({ blog, language }: SubmittedBlogPageProps) {
	const t = useTranslations('blogs');
	return (
		<div className="container-page pt-4 md:pt-6">
			<div className="mx-auto mb-2 flex max-w-[42.5rem] flex-col gap-3">
				<Banner tone="info">
					<p>{blog.status === 'pending' ? t('article.pendingNote') : t('article.rejectedNote')}</p>
					{blog.status === 'rejected' && (
						<p>{blog.rejectionReason ? t('reason', { reason: blog.rejectionReason }) : t('noReason')}</p>
					)}
				</Banner>
			</div>
			<BlogArticlePanel
				blog={blog}
				language={language}
				back={<BackLink href={pathIn(language, '/blogs')} label={t('page.back')} />}
				aside={
					<div className="flex items-center gap-3 print:hidden">
						<BlogStatusBadge blog={blog} />
						<LinkButton
							look="outline"
							className="px-4 text-sm"
							href={pathIn(language, `/share-story?id=${blog._id}`)}
						>
							{t('edit')}
						</LinkButton>
					</div>
				}
				picture={
					blog.image && (
						<img
							src={blog.image}
							alt=""
							className="mx-auto mt-7 aspect-video w-full max-w-4xl rounded-feature object-cover"
						/>
					)
				}
			/>
		</div>
	);
}
