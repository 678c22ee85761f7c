import { getTranslations } from 'next-intl/server';
import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import type { BlogCard } from '@/lib/features/content/blog/dto/card';
import { nameIn } from '@/lib/features/member/dto/written';
import { formatDay } from '@/lib/platform/i18n/format';
import { OpenBlogLink } from './open-blog-link';

interface BlogLinkProps {
	blog: BlogCard;
	language: Language;
	/** The level of the title, by what is above the card. */
	heading: 'h2' | 'h3';
	/** Whether it is the first thing a reader sees: its picture is then fetched at once. */
	isFirst?: boolean;
}

const excerptLength = 120;

export async function BlogLink({ blog, language, heading, isFirst = false }: BlogLinkProps) {
	const t = await getTranslations({ locale: language });
	const author = blog.author
		? nameIn(language, { name: blog.author, nameInOtherScript: null })
		: t('fallback.anonymous');
	const day = formatDay(blog.createdAt, language) ?? t('fallback.unknownDate');
	return (
		<OpenBlogLink
			{...{ id: blog.id, language, textLanguage: blog.language, heading, image: blog.image, isFirst }}
			title={blog.title || t('fallback.untitledStory')}
			excerpt={cutTo(excerptLength, blog.excerpt, '...') || t('fallback.noContent')}
			byline={t('home.blogs.byline', { author, day })}
		/>
	);
}
