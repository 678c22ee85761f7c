import { ImageOff } from 'lucide-react';
import { FallbackImage } from '@/components/ui/fallback-image';

interface PictureProps {
	src: string | null;
	alt: string;
	none: string;
}

export function RowPicture({ src, alt, none }: PictureProps) {
	if (src === null) return <span className="text-text-muted">{none}</span>;
	return (
		<FallbackImage
			src={src}
			alt={alt}
			blur=""
			className="size-12 max-w-none rounded-control bg-raised object-cover"
			fallback={
				<span className="grid size-12 place-items-center rounded-control bg-raised text-text-muted">
					<ImageOff aria-hidden="true" className="size-5" />
					<span className="sr-only">{none}</span>
				</span>
			}
		/>
	);
}
