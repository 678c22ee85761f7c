declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'hero-film': HTMLAttributes<HTMLElement>;
		}
	}
}

interface HeroVideoProps {
	pauseLabel: string;
	playLabel: string;
}

/** The moving hero over its poster, with a button that stops it; public/hero/film.js brings it to life. */
export function HeroVideo({ pauseLabel, playLabel }: HeroVideoProps) {
	return (
		<>
			<script async src="/hero/film.js" />
			<hero-film className="group/film" suppressHydrationWarning>
				<button
					type="button"
					hidden
					data-pause={pauseLabel}
					data-play={playLabel}
					aria-label={pauseLabel}
					suppressHydrationWarning
					className="absolute top-4 right-4 grid size-11 place-items-center rounded-full border border-sand-100/60 bg-maroon-950/60 hover:bg-maroon-950 md:right-6"
				>
					<svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 fill-current">
						<path d="M4 3h4v14H4zM12 3h4v14h-4z" className="group-data-[state=paused]/film:hidden" />
						<path d="M5 3l12 7-12 7z" className="group-data-[state=playing]/film:hidden" />
					</svg>
				</button>
			</hero-film>
		</>
	);
}
