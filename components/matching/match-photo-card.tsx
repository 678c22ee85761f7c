'use client';

import { UserRound } from 'lucide-react';
import { useState } from 'react';

interface MatchPhotoCardProps {
	photo: string | null;
	/** What it shows; empty where the name is beside it. */
	alt: string;
	className?: string;
}

/** A photo, four wide and five high; a quiet portrait where there is none, or it does not load. */
export function MatchPhotoCard({ photo, alt, className = '' }: MatchPhotoCardProps) {
	const [broken, setBroken] = useState<string | null>(null);
	return (
		<div
			className={`relative grid aspect-[4/5] place-items-center overflow-hidden bg-linear-to-b from-raised to-badge text-control ${className}`}
		>
			{photo && photo !== broken ? (
				<img
					src={photo}
					alt={alt}
					loading="lazy"
					onError={() => setBroken(photo)}
					className="absolute inset-0 size-full object-cover"
				/>
			) : (
				<UserRound aria-hidden="true" strokeWidth={1} className="size-1/2" />
			)}
		</div>
	);
}
