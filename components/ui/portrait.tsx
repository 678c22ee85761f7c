'use client';

import { UserRound } from 'lucide-react';
import { useState } from 'react';

/** A round photo beside a name that says whose it is; a blank circle where there is none, or it does not load. */
export function Portrait({ photo, className = 'size-16' }: { photo: string | null; className?: string }) {
	const [broken, setBroken] = useState<string | null>(null);
	return (
		<span
			className={`grid shrink-0 place-items-center overflow-hidden rounded-full border-2 border-gold-400 bg-raised text-text-muted ${className}`}
		>
			{photo && photo !== broken ? (
				<img
					src={photo}
					alt=""
					loading="lazy"
					onError={() => setBroken(photo)}
					className="size-full object-cover"
				/>
			) : (
				<UserRound aria-hidden="true" className="size-1/2" />
			)}
		</span>
	);
}
