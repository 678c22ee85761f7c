'use client';

import 'yet-another-react-lightbox/styles.css';
import { useEffect, useRef } from 'react';
import Lightbox, { type ControllerRef, type SlotStyles } from 'yet-another-react-lightbox';
import type { Language } from '@/lib/core/language';
import type { GalleryCard } from '@/lib/gallery/card';
import { PictureSlide } from './picture-slide';
import type { GalleryTexts } from './texts';

interface PictureViewerProps {
	images: readonly GalleryCard[];
	/** Of the picture that is looked at. */
	index: number;
	language: Language;
	texts: GalleryTexts['viewer'];
	/** Told the id of the picture that is looked at now. */
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
export default function PictureViewer({
	images,
	index,
	language,
	texts,
	onMove,
	onClose,
}: PictureViewerProps) {
	const controller = useRef<ControllerRef>(null);
	useEffect(() => {
		const jump = (event: KeyboardEvent) => {
			const at = controller.current?.getLightboxState().currentIndex;
			if (at === undefined) return;
			const last = images.length - 1;
			if (event.key === 'Home' && at > 0) controller.current?.prev({ count: at });
			else if (event.key === 'End' && at < last) controller.current?.next({ count: last - at });
			else return;
			event.preventDefault();
		};
		document.addEventListener('keydown', jump);
		return () => document.removeEventListener('keydown', jump);
	}, [images.length]);
	const slides = images.map((image) => ({ src: image.largest, image }));
	return (
		<Lightbox
			open
			close={onClose}
			index={index}
			slides={slides}
			on={{
				view: ({ index: at }) => {
					const viewed = images[at];
					if (viewed) onMove(viewed.id);
				},
			}}
			carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
			controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
			animation={{ fade: 200, swipe: 300 }}
			className={`on-maroon ${focusRing}`}
			styles={styles}
			labels={{
				Previous: texts.previous,
				Next: texts.next,
				Close: texts.close,
				Slide: texts.slide,
				Carousel: texts.carousel,
				Lightbox: texts.label,
				'Photo gallery': texts.gallery,
				'{index} of {total}': texts.position,
			}}
			render={{
				slide: ({ slide }) => {
					const at = slides.findIndex(({ src }) => src === slide.src);
					const image = images[at];
					if (!image) return null;
					const position = texts.position
						.replace('{index}', String(at + 1))
						.replace('{total}', String(images.length));
					return <PictureSlide image={image} position={position} language={language} failed={texts.failed} />;
				},
				...(images.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
			}}
		/>
	);
}
