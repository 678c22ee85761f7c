import { useTranslations } from 'next-intl';
import { StoredPicture } from '@/components/site/stored-picture';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Language } from '@/lib/core/language';
import type { GalleryCard } from '@/lib/features/gallery/card';
import { formatCaptionDay } from '@/lib/platform/i18n/format';

interface PictureSlideProps {
	image: GalleryCard;
	/** Which of how many it is. */
	position: string;
	/** Of the page. */
	language: Language;
}

/** What the bar above and a few lines below it leave of the screen's height; on a low screen nearly half of it. */
const roomForPicture = 'max(100dvh - 15rem, 45dvh)';

/** A picture as large as there is room for, with its texts below. */
export function PictureSlide({ image, position, language }: PictureSlideProps) {
	const t = useTranslations('gallery.viewer');
	const { picture, title, description, createdAt } = image;
	const day = formatCaptionDay(createdAt, language);
	const ratio = picture.width / picture.height;
	return (
		<figure className="flex size-full max-w-6xl flex-col items-center justify-center gap-3 px-3 pt-14 pb-4 md:px-16">
			<StoredPicture
				{...picture}
				alt={title}
				lang={image.language}
				loading="eager"
				sizes="(min-width: 1152px) 1024px, 96vw"
				draggable={false}
				fallback={<p>{t('failed')}</p>}
				className="shrink-0 rounded-control object-cover"
				style={{
					width: `min(100%, ${roomForPicture} * ${ratio}, ${picture.width}px)`,
					aspectRatio: ratio,
				}}
			/>
			<figcaption className="min-h-0 touch-pan-y select-text overflow-y-auto text-center">
				<p className="text-sand-300 text-sm">
					{position}
					{day !== null && (
						<>
							{' · '}
							<time dateTime={createdAt}>{day}</time>
						</>
					)}
				</p>
				<h2 className="text-h3 md:text-h3-wide" lang={image.language}>
					{title}
				</h2>
				<Paragraphs
					text={description}
					lang={image.language}
					className="mx-auto mt-1 max-w-2xl text-sand-100 text-sm md:text-base"
				/>
			</figcaption>
		</figure>
	);
}
