import { getTranslations } from 'next-intl/server';
import { FortScene } from '@/components/layout/fort-scene';
import { ForMembers } from '@/components/layout/session-gate';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { GreetingNotice } from './greeting-notice';

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'hero-film': HTMLAttributes<HTMLElement>;
		}
	}
}

export async function HeroPanel({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'home.hero' });
	return (
		<section className="on-maroon relative isolate min-h-[35rem] overflow-hidden bg-maroon-950 pt-52 pb-16 with-token:min-h-[41.25rem] md:min-h-[37.5rem] md:pt-32 md:with-token:min-h-[37.5rem]">
			<FortScene>
				<HeroVideo pauseLabel={t('pause')} playLabel={t('play')} />
			</FortScene>
			<div className="container-page">
				<GreetingNotice />
				<h1 className="max-w-2xl whitespace-pre-line text-display md:max-xl:max-w-lg md:text-display-middle xl:text-display-wide">
					{t('title')}
				</h1>
				<p className="mt-3 max-w-xl text-base text-sand-100 md:max-xl:max-w-sm md:text-lg">{t('text')}</p>
				<div className="mt-6 flex flex-col gap-3 md:flex-row">
					<LinkButton href={pathIn(language, '/register')} look="gold" className="min-h-12 px-6">
						{t('join')}
					</LinkButton>
					<ForMembers>
						<LinkButton href={pathIn(language, '/family-tree')} look="ghost" className="min-h-12 px-6">
							{t('discover')}
						</LinkButton>
					</ForMembers>
				</div>
			</div>
		</section>
	);
}

/** The moving hero over its poster, with a button that stops it; public/hero/film.js brings it to life. */
function HeroVideo({ pauseLabel, playLabel }: { pauseLabel: string; playLabel: string }) {
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
