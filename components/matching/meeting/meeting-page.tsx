'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SectionLinkList } from '@/components/matching/section-link-list';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { getOwnSides, VerdictCard } from '@/components/matching/verdict-card';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { pathIn } from '@/lib/core/localized-path';
import { matchPath } from '@/lib/core/matching-paths';
import { withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { IntroducerList } from './introducer-list';
import { MeetingCards } from './meeting-cards';
import { QuestionList } from './question-list';

interface MeetingPageProps {
	memberId: string;
	/** For whom the viewer acts as a guardian; null for themselves. */
	seekerId: string | null;
}

/** What two families read and talk about before they meet, while both agree to be in touch. */
export function MeetingPage({ memberId, seekerId }: MeetingPageProps) {
	const language = useLocale();
	const t = useTranslations('meeting');
	const queries = useQueryClient();
	const meetingQuery = apiQuery('GET /api/family/matches/[id]/meeting', {
		params: { id: memberId },
		query: seekerId === null ? {} : { for: seekerId },
	});
	const meeting = useQuery(meetingQuery);
	const back = pathIn(language, withSeeker(matchPath(memberId), seekerId));
	return (
		<div className="container-page flex max-w-5xl flex-col gap-5 py-6 md:py-10">
			<BackLink href={back} label={t('back')} />
			<SectionLinkList current={null} />
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<SeekerPanel
				gone={
					<EmptyState title={t('gone')} text={t('goneText')}>
						<LinkButton href={back}>{t('back')}</LinkButton>
					</EmptyState>
				}
				query={meeting}
				words={{ loading: t('loading'), failed: t('failed') }}
			>
				{(shown) => (
					<LoadedMeeting
						{...{ memberId, seekerId, meeting: shown }}
						onQuestions={(questions) => {
							// An answer to what was asked for before would undo it.
							void queries.cancelQueries({ queryKey: meetingQuery.queryKey });
							queries.setQueryData(meetingQuery.queryKey, (known) => known && { ...known, questions });
						}}
						onStale={() => void meeting.refetch()}
					/>
				)}
			</SeekerPanel>
		</div>
	);
}

type Meeting = Reply<'GET /api/family/matches/[id]/meeting'>;

interface LoadedMeetingProps {
	memberId: string;
	seekerId: string | null;
	meeting: Meeting;
	onQuestions: (questions: Meeting['questions']) => void;
	/** The agreement has ended, or a question has gone meanwhile. */
	onStale: () => void;
}

function LoadedMeeting({ memberId, seekerId, meeting, ...rest }: LoadedMeetingProps) {
	const t = useTranslations();
	const { me, other, marriage, introducers, questions } = meeting;
	const name = other.written?.name ?? (other.name || t('fallback.unnamed'));
	const own = marriage.one.isMe
		? ({ person: 'self', ward: '' } as const)
		: ({ person: 'ward', ward: me.written?.name ?? me.name } as const);
	const ownSides = getOwnSides(marriage);
	return (
		<>
			<p className="text-text-soft">{t('meeting.intro', { ...own, name })}</p>
			<MeetingCards {...{ me, own, other, name }} />
			<section className="flex flex-col gap-3">
				<h2 className="text-h3 md:text-h3-wide">{t('meeting.marriage')}</h2>
				<VerdictCard verdict={marriage} ownSides={ownSides} />
			</section>
			<IntroducerList {...{ introducers, own, name }} />
			<QuestionList {...{ memberId, seekerId, questions, own, name }} {...rest} />
		</>
	);
}
