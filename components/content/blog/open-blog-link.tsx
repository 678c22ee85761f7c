'use client';

import Link from 'next/link';
import { StoredPicture } from '@/components/layout/stored-picture';
import { Arch } from '@/components/ui/arch';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Picture } from '@/lib/platform/media/picture';

interface OpenBlogLinkProps {
	id: string;
	language: Language;
	textLanguage: Language;
	heading: 'h2' | 'h3';
	title: string;
	excerpt: string;
	byline: string;
	picture: Picture | null;
	isFirst: boolean;
}

/** The card of a blog. The browser makes it too, because a page's data would else hold the markup of each card again. */
export function OpenBlogLink({ id, language, textLanguage, heading: Heading, ...blog }: OpenBlogLinkProps) {
	return (
		<Link
			href={pathIn(language, `/blog/${id}`)}
			prefetch={false}
			className="group flex h-full flex-col overflow-hidden rounded-feature border border-line bg-surface transition-shadow duration-200 hover:shadow-soft"
		>
			<div className="aspect-video overflow-hidden bg-linear-to-br from-maroon-700 to-maroon-950">
				{blog.picture ? (
					<StoredPicture
						{...blog.picture}
						alt=""
						sizes="(min-width: 1200px) 368px, (min-width: 768px) 30vw, 92vw"
						fallback={null}
						{...(blog.isFirst && { loading: 'eager', fetchPriority: 'high' })}
						className="size-full object-cover transition-transform duration-500 group-hover:scale-105"
					/>
				) : (
					<div className="grid size-full place-items-center">
						<Arch className="w-20" />
					</div>
				)}
			</div>
			<div className="flex flex-1 flex-col p-5">
				<Heading className="text-h3" lang={textLanguage}>
					{blog.title}
				</Heading>
				<p className="mt-2 flex-1 text-base text-text-soft" lang={textLanguage}>
					{blog.excerpt}
				</p>
				<p className="mt-4 text-sm text-text-muted">{blog.byline}</p>
			</div>
		</Link>
	);
}
