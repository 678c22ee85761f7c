import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SubmitBlogPage } from '@/components/content/blog/submit-blog-page';
import { PageMessages } from '@/components/layout/page-messages';
import { BackLink } from '@/components/ui/back-link';
import { Card } from '@/components/ui/card';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'blogs.page' });
	return pageMetadata({ path: '/share-story', language, title: t('title'), description: t('description') });
}

interface ShareBlogPageProps {
	params: PageParams;
	/** `id` is of the blog that is to be edited. */
	searchParams: Promise<{ id?: string | string[] }>;
}

export default async function Page({ params, searchParams }: ShareBlogPageProps) {
	const language = await languageOfPage(params);
	const { id } = await searchParams;
	const blogId = typeof id === 'string' && id !== '' ? id : null;
	const here = blogId === null ? '/share-story' : `/share-story?id=${encodeURIComponent(blogId)}`;
	const { isAdmin } = await requireMember(language, pathIn(language, here));
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	return (
		<div className="container-page py-4 md:py-8">
			<div className="mx-auto max-w-3xl">
				<BackLink href={pathIn(language, '/blogs')} label={t('page.back')} />
				<h1 className="mt-3 text-h2 md:text-h2-wide">
					{blogId === null ? t('form.newTitle') : t('form.editTitle')}
				</h1>
				<p className="mt-1 mb-5 max-w-prose text-text-muted">
					{isAdmin ? t('form.introAdministrator') : t('form.intro')}
				</p>
				<Card className="p-5 md:p-8">
					<PageMessages language={language} name="share-story">
						<SubmitBlogPage key={blogId ?? ''} blogId={blogId} language={language} />
					</PageMessages>
				</Card>
			</div>
		</div>
	);
}
