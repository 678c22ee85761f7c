'use client';

import { useFollowedLogin } from '@/components/member/use-followed-login';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Skeleton } from '@/components/ui/skeleton';
import type { Language } from '@/lib/core/language';
import { readWishes } from './answers';
import { LoadFailure } from './load-failure';
import { SectionNav } from './section-nav';
import type { MatrimonialTexts } from './texts';
import { useAnswer } from './use-answer';
import { WishesForm } from './wishes-form';

interface WishesPageProps {
	language: Language;
	texts: MatrimonialTexts;
}

/** What the viewer asks of a partner. */
export function WishesPage({ language, texts }: WishesPageProps) {
	const words = texts.wishes;
	const leaveIfRefused = useRefusedSession(language);
	const { asked, tryAgain } = useAnswer('/api/family/matches/wishes', readWishes, leaveIfRefused);
	useFollowedLogin(language);
	return (
		<div className="container-page flex max-w-4xl flex-col gap-5 py-6 md:py-10">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{words.title}</h1>
				<p className="mt-1 text-text-soft">{words.intro}</p>
			</div>
			<SectionNav current="wishes" language={language} texts={texts.sections} />
			{asked.status === 'loading' && (
				<div role="status" className="flex flex-col gap-4">
					<span className="sr-only">{words.loading}</span>
					<Skeleton className="h-32" />
					<Skeleton className="h-32" />
					<Skeleton className="h-32" />
				</div>
			)}
			{asked.status === 'failed' && (
				<LoadFailure
					title={words.failed}
					reason={asked.message}
					tryAgain={{ label: texts.tryAgain, onClick: tryAgain }}
				/>
			)}
			{asked.status === 'loaded' && (
				<WishesForm saved={asked.answer} language={language} texts={texts} onFailure={leaveIfRefused} />
			)}
		</div>
	);
}
