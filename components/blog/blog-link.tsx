import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import { FallbackImage } from '@/components/ui/fallback-image';
import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { BlogCard } from '@/lib/features/blog/card';
import { formatDay } from '@/lib/platform/i18n/format';

interface BlogLinkProps {
	blog: BlogCard;
	language: Language;
	/** The level of the title, by what stands above the card. */
	heading: 'h2' | 'h3';
	/** Whether it is the first thing a reader sees: its picture is then fetched at once. */
	isFirst?: boolean;
}

const excerptLength = 120;

/** A story as a card that leads to it. */
export async function BlogLink({ blog, language, heading: Heading, isFirst = false }: BlogLinkProps) {
	const t = await getTranslations({ locale: language });
	const author = blog.author || t('fallback.anonymous');
	const day = formatDay(blog.createdAt, language) ?? t('fallback.unknownDate');
	return (
		<Link
			href={pathIn(language, `/blog/${blog.id}`)}
			prefetch={false}
			className="group flex h-full flex-col overflow-hidden rounded-feature border border-line bg-surface transition-shadow duration-200 hover:shadow-soft"
		>
			<div className="aspect-video overflow-hidden bg-linear-to-br from-maroon-700 to-maroon-950">
				{blog.image ? (
					<FallbackImage
						{...blog.image}
						alt=""
						sizes="(min-width: 1200px) 368px, (min-width: 768px) 30vw, 92vw"
						fallback={null}
						{...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
						className="size-full object-cover transition-transform duration-500 group-hover:scale-105"
					/>
				) : (
					<div className="grid size-full place-items-center">
						<Arch className="w-20" />
					</div>
				)}
			</div>
			<div className="flex flex-1 flex-col p-5">
				<Heading className="text-h3" lang={blog.language}>
					{blog.title || t('fallback.untitledStory')}
				</Heading>
				<p className="mt-2 flex-1 text-base text-text-soft" lang={blog.language}>
					{cutTo(excerptLength, blog.excerpt, '...') || t('fallback.noContent')}
				</p>
				<p className="mt-4 text-sm text-text-muted">{t('home.blogs.byline', { author, day })}</p>
			</div>
		</Link>
	);
}
