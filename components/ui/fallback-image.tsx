'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

interface FallbackImageProps extends ComponentProps<'img'> {
	alt: string;
	/** A data URL to show while the picture loads. */
	blur: string;
	fallback: ReactNode;
}

export function FallbackImage({ alt, blur, fallback, style, ...rest }: FallbackImageProps) {
	const image = useRef<HTMLImageElement>(null);
	const [isBroken, setBroken] = useState(false);
	// A picture may have failed before React listened.
	useEffect(() => {
		if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
	}, []);
	if (isBroken) return fallback;
	return (
		<img
			ref={image}
			alt={alt}
			loading="lazy"
			decoding="async"
			onError={() => setBroken(true)}
			style={{ backgroundImage: `url("${blur}")`, backgroundSize: 'cover', ...style }}
			{...rest}
		/>
	);
}
