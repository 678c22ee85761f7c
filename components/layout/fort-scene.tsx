import type { ReactNode } from 'react';

/** The fort at dusk behind the first words of a page; `children` move between picture and shade. */
export function FortScene({ children }: { children?: ReactNode }) {
	return (
		<>
			<picture>
				<source media="(min-width: 768px)" srcSet="/hero/hero-wide.avif" type="image/avif" />
				<source media="(min-width: 768px)" srcSet="/hero/hero-wide.webp" type="image/webp" />
				<source srcSet="/hero/hero-tall.avif" type="image/avif" />
				<img
					src="/hero/hero-tall.webp"
					alt=""
					fetchPriority="high"
					className="absolute inset-0 -z-20 size-full object-cover object-top md:object-[42%_60%] xl:object-[75%_60%]"
				/>
			</picture>
			{children}
			<div
				aria-hidden="true"
				className="absolute inset-0 -z-10 bg-linear-to-t from-40% from-maroon-950 via-65% via-maroon-950/60 to-transparent md:bg-linear-to-r md:from-20% md:from-maroon-950/95 md:via-50% md:via-maroon-950/60"
			/>
		</>
	);
}
