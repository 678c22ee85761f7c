import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InScript } from '@/components/ui/in-script';
import { Paragraphs } from '@/components/ui/paragraphs';
import { firstGrapheme } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { splitWebLinks } from '@/lib/core/web-links';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { formatMoment } from '@/lib/platform/i18n/format';

interface BlogArticlePanelProps {
	blog: BlogDto;
	/** Of the page. */
	language: Language;
	back: ReactNode;
	aside: ReactNode;
	picture: ReactNode;
}

/** A blog to be read, published or not. */
export function BlogArticlePanel({ blog, language, back, aside, picture }: BlogArticlePanelProps) {
	const t = useTranslations('fallback');
	const author = blog.author || t('anonymous');
	return (
		<article data-print-page="" className="print:paper print:text-text">
			<div className="mx-auto max-w-[42.5rem]">
				{back}
				<h1 className="mt-3 text-display md:text-display-middle" lang={blog.language}>
					{blog.title || t('untitledStory')}
				</h1>
				<div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<div className="flex min-w-0 items-center gap-3">
						<span
							aria-hidden="true"
							className="grid size-12 shrink-0 place-items-center rounded-full bg-badge font-bold font-serif text-h3 text-on-badge"
						>
							{firstGrapheme(blog.writtenAuthor ?? author).toUpperCase()}
						</span>
						<p className="min-w-0">
							<span className="block font-semibold">
								<InScript text={author} written={blog.writtenAuthor} />
							</span>{' '}
							<time dateTime={blog.createdAt} className="block text-sm text-text-muted">
								{formatMoment(blog.createdAt, language) ?? t('unknownDate')}
							</time>
						</p>
					</div>
					{aside}
				</div>
			</div>
			{picture}
			<Paragraphs
				text={blog.content || t('noContent')}
				lang={blog.language}
				render={(paragraph) => <LinkedText text={paragraph} />}
				className="mx-auto mt-8 max-w-[42.5rem] text-lg leading-[1.8]"
			/>
		</article>
	);
}

/** A text whose web addresses are links; nothing else in it is markup. */
function LinkedText({ text }: { text: string }) {
	let start = 0;
	return splitWebLinks(text).map(({ text: part, href }) => {
		const key = start;
		start += part.length;
		if (href === null) return part;
		return (
			<a
				key={key}
				href={href}
				rel="nofollow ugc noopener"
				className="text-primary underline underline-offset-4"
			>
				{part}
			</a>
		);
	});
}
