import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/ui/back-link';
import { FallbackImage } from '@/components/ui/fallback-image';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { BlogStory } from '@/lib/blog/story';
import { firstGrapheme } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/i18n/format';
import { pathIn } from '@/lib/i18n/paths';

/** A story to be read. */
export async function BlogArticle({ blog, language }: { blog: BlogStory; language: Language }) {
	const t = await getTranslations({ locale: language });
	const author = blog.author || t('fallback.anonymous');
	return (
		<article className="container-page pt-4 md:pt-6">
			<div className="mx-auto max-w-[42.5rem]">
				<BackLink href={pathIn(language, '/blogs')} label={t('blog.back')} />
				<h1 className="mt-3 text-display md:text-display-middle" lang={blog.language}>
					{blog.title || t('fallback.untitledStory')}
				</h1>
				<div className="mt-5 flex items-center gap-3">
					<span
						aria-hidden="true"
						className="grid size-12 shrink-0 place-items-center rounded-full bg-badge font-bold font-serif text-h3 text-on-badge"
					>
						{firstGrapheme(author).toUpperCase()}
					</span>
					<p>
						<span className="block font-semibold">{author}</span>{' '}
						<time dateTime={blog.createdAt} className="block text-sm text-text-muted">
							{formatMoment(blog.createdAt, language) ?? t('fallback.unknownDate')}
						</time>
					</p>
				</div>
			</div>
			{blog.image && (
				<FallbackImage
					{...blog.image}
					alt=""
					sizes="(min-width: 960px) 896px, 94vw"
					fallback={null}
					loading="eager"
					fetchPriority="high"
					className="mx-auto mt-7 aspect-video w-full max-w-4xl rounded-feature object-cover"
				/>
			)}
			<Paragraphs
				text={blog.content || t('fallback.noContent')}
				lang={blog.language}
				className="mx-auto mt-8 max-w-[42.5rem] text-lg leading-[1.8]"
			/>
		</article>
	);
}
