import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { StoredPicture } from '@/components/layout/stored-picture';
import type { PublishedImage } from '@/lib/features/content/gallery/dto';
import { picturePath, pictureWidths } from '@/lib/platform/media/picture-path';
import { getFragment } from './use-image-address';

interface GalleryImageCardProps {
	image: PublishedImage;
	isFirst: boolean;
	/** Among those that are seen without scrolling. */
	isNearTop: boolean;
	onOpen: (event: MouseEvent) => void;
	/** Somebody is about to open it. */
	onApproach: () => void;
}

const placeholder = (
	<img src="/art/placeholder.svg" alt="" loading="lazy" className="size-full object-cover" />
);

export function getLargestPath({ picture }: PublishedImage): string {
	return picturePath(picture.media, Math.max(...pictureWidths));
}

/** A picture with its title and description; its link leads to the picture itself where no script opens it here. */
export function GalleryImageCard({ image, isFirst, isNearTop, onOpen, onApproach }: GalleryImageCardProps) {
	const t = useTranslations('gallery');
	const { title, description, language, picture, featured } = image;
	return (
		<li
			id={getFragment(image._id)}
			className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 focus-within:shadow-soft hover:shadow-soft"
		>
			<div className="relative aspect-4/3 overflow-hidden bg-raised">
				<StoredPicture
					{...picture}
					alt={title}
					lang={language}
					sizes="(min-width: 1200px) 368px, (min-width: 1024px) 30vw, 46vw"
					loading={isNearTop ? 'eager' : 'lazy'}
					fetchPriority={isFirst ? 'high' : 'auto'}
					fallback={placeholder}
					className="size-full object-cover transition-transform duration-500 group-hover:scale-105"
				/>
				{featured && (
					<span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-full bg-maroon-800 px-2.5 py-0.5 text-gold-300 text-xs">
						<Star aria-hidden="true" className="size-3.5 fill-current" />
						{t('featured')}
					</span>
				)}
			</div>
			<div className="flex flex-1 flex-col gap-1 p-3 md:p-5" lang={language}>
				<h2 className="text-base md:text-h3">
					<a
						href={getLargestPath(image)}
						onClick={onOpen}
						onPointerEnter={onApproach}
						onFocus={onApproach}
						className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring"
					>
						{title}
					</a>
				</h2>
				<p className="line-clamp-3 whitespace-pre-line text-sm text-text-soft noscript:line-clamp-none">
					{description}
				</p>
			</div>
		</li>
	);
}
