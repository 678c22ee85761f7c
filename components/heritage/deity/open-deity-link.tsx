'use client';

import Link from 'next/link';
import { StoredPicture } from '@/components/layout/stored-picture';
import { Arch } from '@/components/ui/arch';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Picture } from '@/lib/platform/media/picture';

interface OpenDeityLinkProps {
	id: string;
	language: Language;
	textLanguage: Language;
	heading: 'h2' | 'h3';
	name: string;
	location: string | null;
	type: string;
	clans: readonly string[];
	hasMoreClans: boolean;
	picture: Picture | null;
}

/** The card of a deity. The browser makes it too, because a page's data would else hold the markup of each card again. */
export function OpenDeityLink({
	id,
	language,
	textLanguage,
	heading: Heading,
	...deity
}: OpenDeityLinkProps) {
	return (
		<Link
			href={pathIn(language, `/deity/${id}`)}
			prefetch={false}
			className="group relative grid h-full grid-cols-[7rem_1fr] gap-x-4 rounded-feature border border-line bg-surface p-3.5 transition-shadow duration-200 hover:shadow-soft md:flex md:flex-col md:p-5"
		>
			<Arch className="w-28 self-start md:mx-auto md:w-[min(13.5rem,80%)]">
				{deity.picture && (
					<StoredPicture
						{...deity.picture}
						alt=""
						sizes="(min-width: 768px) 216px, 112px"
						fallback={null}
						className="size-full object-cover transition-transform duration-500 group-hover:scale-105"
					/>
				)}
			</Arch>
			<div className="min-w-0" lang={textLanguage}>
				<span className="float-right ml-2 md:absolute md:top-5 md:right-5" lang={language}>
					<Badge>{deity.type}</Badge>
				</span>
				<Heading className="text-h3 md:mt-4 md:text-h3-wide">{deity.name}</Heading>
				{deity.location && <p className="mt-0.5 text-sm text-text-muted">{deity.location}</p>}
				{deity.clans.length > 0 && (
					<p className="mt-2.5 flex flex-wrap gap-2" lang={language}>
						{deity.clans.map((clan) => (
							<Badge key={clan} tone="chip">
								{clan}
							</Badge>
						))}
						{deity.hasMoreClans && <span className="text-text-muted">…</span>}
					</p>
				)}
			</div>
		</Link>
	);
}
