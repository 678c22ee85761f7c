'use client';

import { useQuery } from '@tanstack/react-query';

import { useFollowedLogin } from '@/components/member/use-followed-login';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { Answered } from './answered';
import { SectionPage } from './section-page';
import type { MatrimonialTexts } from './texts';
import { WishesForm } from './wishes-form';

interface WishesPageProps {
	language: Language;
	texts: MatrimonialTexts;
}

/** What the viewer asks of a partner. */
export function WishesPage({ language, texts }: WishesPageProps) {
	const words = texts.wishes;
	const leaveIfRefused = useRefusedSession(language);
	const wishes = useQuery(apiQuery('GET /api/family/matches/wishes'));
	useFollowedLogin(language);
	return (
		<SectionPage title={words.title} intro={words.intro} section="wishes" language={language} texts={texts}>
			<Answered
				query={wishes}
				words={words}
				texts={texts}
				skeleton={
					<div className="flex flex-col gap-4">
						<Skeleton className="h-32" />
						<Skeleton className="h-32" />
						<Skeleton className="h-32" />
					</div>
				}
			>
				{(saved) => <WishesForm saved={saved} language={language} texts={texts} onFailure={leaveIfRefused} />}
			</Answered>
		</SectionPage>
	);
}
