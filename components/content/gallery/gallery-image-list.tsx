'use client';

import { lazy, type MouseEvent, Suspense } from 'react';
import { isFetched, useFetched } from '@/components/ui/use-fetched-first';
import type { Language } from '@/lib/core/language';
import type { PublishedImage } from '@/lib/features/content/gallery/dto';
import { GalleryImageCard, getLargestPath } from './gallery-image-card';
import { useImageAddress } from './use-image-address';

/** Fetched when somebody comes near a picture. */
const loadViewer = () => import('./gallery-image-dialog');
const GalleryImageDialog = lazy(loadViewer);

interface GalleryImageListProps {
	images: readonly PublishedImage[];
	language: Language;
}

export function GalleryImageList({ images, language }: GalleryImageListProps) {
	const { id, open, move, close } = useImageAddress();
	const at = images.findIndex((image) => image._id === id);
	const isOpen = useFetched(loadViewer, at >= 0);

	const view = async (event: MouseEvent, image: PublishedImage) => {
		// A visitor who wants it in another tab gets the picture itself there.
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		if (await isFetched(loadViewer)) open(image._id);
		else location.assign(getLargestPath(image));
	};
	return (
		<>
			<ul className="grid grid-cols-2 gap-3 md:gap-6 lg:grid-cols-3">
				{images.map((image, index) => (
					<GalleryImageCard
						key={image._id}
						image={image}
						isFirst={index === 0}
						isNearTop={index < 4}
						onOpen={(event) => view(event, image)}
						onApproach={loadViewer}
					/>
				))}
			</ul>
			{isOpen && (
				<Suspense fallback={null}>
					<GalleryImageDialog images={images} index={at} language={language} onMove={move} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
