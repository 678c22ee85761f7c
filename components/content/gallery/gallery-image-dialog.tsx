'use client';

import { useTranslations } from 'next-intl';
import 'yet-another-react-lightbox/styles.css';
import { useEffect, useMemo } from 'react';
import Lightbox, { type SlotStyles } from 'yet-another-react-lightbox';
import { ShareButton } from '@/components/layout/share-button';
import { StoredPicture } from '@/components/layout/stored-picture';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Language } from '@/lib/core/language';
import type { PublishedImage } from '@/lib/features/content/gallery/dto';
import { formatCaptionDay } from '@/lib/platform/i18n/format';
import { getLargestPath } from './gallery-image-card';
import { getFragment } from './use-image-address';

interface GalleryImageDialogProps {
	images: readonly PublishedImage[];
	index: number;
	language: Language;
	onMove: (id: string) => void;
	onClose: () => void;
}

const arrow = { margin: '0.5rem', padding: '0.5rem', borderRadius: '999px', backgroundColor: '#2b0610b3' };
const styles: SlotStyles = {
	root: { '--yarl__color_backdrop': '#2b0610', '--yarl__portal_zindex': 60 },
	navigationPrev: arrow,
	navigationNext: arrow,
};

/** The library takes away what every other button shows. */
const focusRing = '[&_button:focus-visible]:outline-3! [&_button:focus-visible]:outline-gold-300!';

/** One picture after the other, large: by swiping, buttons and keys. */
export default function GalleryImageDialog({
	images,
	index,
	language,
	onMove,
	onClose,
}: GalleryImageDialogProps) {
	const t = useTranslations('gallery.viewer');
	useEffect(() => {
		const jump = (event: KeyboardEvent) => {
			const to = event.key === 'Home' ? images.at(0) : event.key === 'End' ? images.at(-1) : null;
			if (!to) return;
			event.preventDefault();
			onMove(to._id);
		};
		document.addEventListener('keydown', jump);
		return () => document.removeEventListener('keydown', jump);
	}, [images, onMove]);
	const slides = useMemo(() => images.map((image) => ({ src: getLargestPath(image) })), [images]);
	return (
		<Lightbox
			open
			close={onClose}
			index={index}
			slides={slides}
			on={{
				view: ({ index: at }) => {
					const viewed = images[at];
					if (viewed) onMove(viewed._id);
				},
			}}
			carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
			controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
			animation={{ fade: 200, swipe: 300 }}
			className={`on-maroon ${focusRing}`}
			styles={styles}
			labels={{
				Previous: t('previous'),
				Next: t('next'),
				Close: t('close'),
				Slide: t('slide'),
				Carousel: t('carousel'),
				Lightbox: t('label'),
				'Photo gallery': t('gallery'),
				'{index} of {total}': t('position', { index: '{index}', total: '{total}' }),
			}}
			render={{
				slide: ({ slide }) => {
					const at = slides.findIndex(({ src }) => src === slide.src);
					const image = images[at];
					if (!image) return null;
					const position = t('position', { index: at + 1, total: images.length });
					return <ImageSlide image={image} position={position} language={language} />;
				},
				...(images.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
			}}
		/>
	);
}

interface ImageSlideProps {
	image: PublishedImage;
	/** Which of how many it is. */
	position: string;
	/** Of the page. */
	language: Language;
}

/** What the bar above and a few lines below it leave of the screen's height; on a low screen nearly half of it. */
const roomForPicture = 'max(100dvh - 15rem, 45dvh)';

/** A picture as large as there is room for, with its texts below. */
function ImageSlide({ image, position, language }: ImageSlideProps) {
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
				<div className="my-2 flex justify-center">
					<ShareButton key={image._id} title={title} fragment={getFragment(image._id)} look="ghost" />
				</div>
				<Paragraphs
					text={description}
					lang={image.language}
					className="mx-auto mt-1 max-w-2xl text-sand-100 text-sm md:text-base"
				/>
			</figcaption>
		</figure>
	);
}
