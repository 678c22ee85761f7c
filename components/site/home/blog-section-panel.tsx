import { getTranslations } from 'next-intl/server';
import { BlogLink } from '@/components/content/blog/blog-link';
import { ForMembers, ForVisitors } from '@/components/layout/session-gate';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { PublishedBlog } from '@/lib/features/content/blog/dto';
import { loginPath } from '@/lib/platform/auth/guards';

export async function BlogSectionPanel({
	language,
	blogs,
}: {
	language: Language;
	blogs: readonly PublishedBlog[];
}) {
	const t = await getTranslations({ locale: language, namespace: 'home.blogs' });
	return (
		<section className="container-page pt-14 md:pt-18">
			<SectionHeading
				title={t('title')}
				text={t('text')}
				link={{ href: pathIn(language, '/blogs'), label: t('all') }}
			/>
			{blogs.length === 0 ? (
				<EmptyState title={t('empty')} text={t('soon')}>
					<ForMembers>
						<LinkButton href={pathIn(language, '/blogs?create=true')}>{t('shareFirst')}</LinkButton>
					</ForMembers>
				</EmptyState>
			) : (
				<ul className="grid gap-5 md:grid-cols-3 md:gap-6">
					{blogs.map((blog) => (
						<li key={blog._id}>
							<BlogLink blog={blog} language={language} heading="h3" />
						</li>
					))}
				</ul>
			)}
			<div className="mt-7 flex justify-center">
				<ForMembers>
					<LinkButton href={pathIn(language, '/share-story')} look="outline">
						{t('share')}
					</LinkButton>
				</ForMembers>
				<ForVisitors>
					<LinkButton href={loginPath(language, pathIn(language, '/share-story'))} look="outline">
						{t('share')}
					</LinkButton>
				</ForVisitors>
			</div>
		</section>
	);
}
