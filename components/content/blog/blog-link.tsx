import { getTranslations } from 'next-intl/server';
import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import type { PublishedBlog } from '@/lib/features/content/blog/dto';
import { formatDay } from '@/lib/platform/i18n/format';
import { OpenBlogLink } from './open-blog-link';

interface BlogLinkProps {
	blog: PublishedBlog;
	language: Language;
	/** The level of the title, by what is above the card. */
	heading: 'h2' | 'h3';
	/** Whether it is the first thing a reader sees: its picture is then fetched at once. */
	isFirst?: boolean;
}

const excerptLength = 120;
/** UTF-16 units, which contain more than an excerpt. */
const excerptSource = 600;

export async function BlogLink({ blog, language, heading, isFirst = false }: BlogLinkProps) {
	const t = await getTranslations({ locale: language });
	const author = blog.writtenAuthor ?? (blog.author || t('fallback.anonymous'));
	const day = formatDay(blog.createdAt, language) ?? t('fallback.unknownDate');
	return (
		<OpenBlogLink
			id={blog._id}
			language={language}
			textLanguage={blog.language}
			heading={heading}
			title={blog.title || t('fallback.untitledStory')}
			excerpt={cutTo(excerptLength, blog.content.slice(0, excerptSource), '...') || t('fallback.noContent')}
			byline={t('home.blogs.byline', { author, day })}
			picture={blog.picture}
			isFirst={isFirst}
		/>
	);
}
