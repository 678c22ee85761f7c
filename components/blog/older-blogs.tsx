import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { BlogTitle } from '@/lib/blog/story';
import type { Language } from '@/lib/core/language';
import { formatDay } from '@/lib/i18n/format';
import { pathIn } from '@/lib/i18n/paths';

/** The titles of stories that no card is shown for. */
export async function OlderBlogs({ language, blogs }: { language: Language; blogs: readonly BlogTitle[] }) {
	const t = await getTranslations({ locale: language });
	return (
		<section className="mt-12">
			<h2 className="text-h2 md:text-h2-wide">{t('blogs.older')}</h2>
			<ul className="mt-3">
				{blogs.map((blog) => (
					<li key={blog.id} className="border-line border-b last:border-b-0">
						<Link
							href={pathIn(language, `/blog/${blog.id}`)}
							prefetch={false}
							className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-2.5"
						>
							<span className="font-semibold text-primary group-hover:underline" lang={blog.language}>
								{blog.title || t('fallback.untitledStory')}
							</span>
							<span className="text-sm text-text-muted">
								{formatDay(blog.createdAt, language) ?? t('fallback.unknownDate')}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
