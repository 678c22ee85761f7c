'use client';

import { useEffect, useRef, useState } from 'react';

interface HeroVideoProps {
	pauseLabel: string;
	playLabel: string;
}

/**
 * The moving hero over its poster. It is fetched once the page has loaded and the browser is idle, and never for a
 * visitor who asked for less motion or less data, or whose connection is slow.
 */
export function HeroVideo({ pauseLabel, playLabel }: HeroVideoProps) {
	const video = useRef<HTMLVideoElement>(null);
	const [shape, setShape] = useState<'wide' | 'tall' | null>(null);
	const [state, setState] = useState<'loading' | 'playing' | 'paused'>('loading');
	useEffect(() => {
		if (!wantsMotion()) return;
		return whenIdle(() => setShape(matchMedia('(min-width: 768px)').matches ? 'wide' : 'tall'));
	}, []);
	if (shape === null) return null;
	const toggle = () => {
		if (state === 'playing') video.current?.pause();
		else void video.current?.play();
	};
	return (
		<>
			<video
				ref={video}
				aria-hidden="true"
				tabIndex={-1}
				autoPlay
				muted
				loop
				playsInline
				onPlaying={() => setState('playing')}
				onPause={() => setState('paused')}
				className={`absolute inset-0 -z-20 size-full object-cover object-top transition-opacity duration-700 md:object-[42%_60%] xl:object-[75%_60%] ${state === 'loading' ? 'opacity-0' : ''}`}
			>
				<source src={`/hero/hero-${shape}.webm`} type="video/webm" />
				<source src={`/hero/hero-${shape}.mp4`} type="video/mp4" />
			</video>
			{state !== 'loading' && (
				<button
					type="button"
					aria-label={state === 'playing' ? pauseLabel : playLabel}
					onClick={toggle}
					className="absolute top-4 right-4 grid size-11 place-items-center rounded-full border border-sand-100/60 bg-maroon-950/60 hover:bg-maroon-950 md:right-6"
				>
					<svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 fill-current">
						<path d={state === 'playing' ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 3l12 7-12 7z'} />
					</svg>
				</button>
			)}
		</>
	);
}

function wantsMotion(): boolean {
	if (matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches) return false;
	const { saveData, effectiveType } = connectionOf(navigator);
	return !saveData && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}

/** What the browser says of its connection; not every browser does. */
function connectionOf(browser: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }) {
	return browser.connection ?? {};
}

/** Runs `task` after the page has loaded, when the browser has nothing else to do. Answers how to call it off. */
function whenIdle(task: () => void): () => void {
	let cancel = () => {};
	const wait = () => {
		if ('requestIdleCallback' in window) {
			const idle = requestIdleCallback(task, { timeout: 4000 });
			cancel = () => cancelIdleCallback(idle);
		} else {
			const timer = setTimeout(task, 500);
			cancel = () => clearTimeout(timer);
		}
	};
	if (document.readyState === 'complete') {
		wait();
		return () => cancel();
	}
	window.addEventListener('load', wait, { once: true });
	return () => {
		window.removeEventListener('load', wait);
		cancel();
	};
}
