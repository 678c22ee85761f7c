'use client';

import type { ComponentProps } from 'react';
import { FallbackImage } from '@/components/ui/fallback-image';
import type { Picture } from '@/lib/platform/media/picture';
import { defaultWidths, picturePath, pictureSrcSet } from '@/lib/platform/media/picture-path';

type StoredPictureProps = Picture &
	Omit<ComponentProps<typeof FallbackImage>, keyof Picture | 'src' | 'srcSet'>;

/** A picture that the portal keeps, in the width that the browser chooses. */
export function StoredPicture({ media, widths, ...rest }: StoredPictureProps) {
	return (
		<FallbackImage
			src={picturePath(media, defaultWidths.image)}
			srcSet={pictureSrcSet(media, widths)}
			{...rest}
		/>
	);
}
