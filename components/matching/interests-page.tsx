'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type MouseEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Portrait } from '@/components/ui/portrait';
import { useAddressQuery } from '@/components/ui/use-address-query';
import { apiQuery } from '@/lib/client/api-query';
import type { Interest, InterestCard } from '@/lib/client/matching/replies';
import { labelFor } from '@/lib/core/label-for';
import { pathIn } from '@/lib/core/localized-path';
import { matchesPath, matchPath, meetingPath } from '@/lib/core/matching-paths';
import type { InterestsReply } from '@/lib/features/matching/interests/schema';
import { formatCount } from '@/lib/platform/i18n/format';
import { InterestActionsPanel } from './interest-actions-panel';
import { InterestStatePanel } from './interest-state-panel';
import { SectionPage } from './section-page';
import { SeekerPanel } from './seeker-panel';
import { useMark } from './use-mark';
import { useForSeeker, useMatchingPath, usePerson, useSeekerId } from './use-seeker';

const lists = [
	'received',
	'sent',
	'agreed',
	'shortlisted',
	'hidden',
	'blocked',
] as const satisfies readonly Exclude<keyof InterestsReply, 'left'>[];

type List = (typeof lists)[number];

/** The list that holds the interest which the address names, as mails and notifications do. */
function findListOf(interestId: string, reply: InterestsReply): List | undefined {
	const ofInterests = ['received', 'sent', 'agreed'] as const;
	return ofInterests.find((list) => reply[list].some(({ interest }) => interest?._id === interestId));
}

const focus = (row: HTMLLIElement | null) => row?.focus();

/** Who is interested in the viewer, whom the viewer asked, with whom both agree, and whom the viewer has marked. */
export function InterestsPage() {
	const language = useLocale();
	const t = useTranslations('matching.interests');
	const forSeeker = useForSeeker();
	const toPath = useMatchingPath();
	const person = usePerson();
	const interests = useQuery(apiQuery('GET /api/family/interests', forSeeker));
	const [query, showQuery] = useAddressQuery();
	const seekerId = useSeekerId();
	const show = (next: List) =>
		showQuery(new URLSearchParams({ list: next, ...(seekerId && { for: seekerId }) }), 'push');
	const heading = useRef<HTMLHeadingElement>(null);
	const openId = query.get('open');
	const openList = openId !== null && interests.data ? findListOf(openId, interests.data) : undefined;
	const list = lists.find((each) => each === query.get('list')) ?? openList ?? 'received';
	const choose = (event: MouseEvent, chosen: List) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		show(chosen);
	};
	const afterChange = async (interest: Interest | null) => {
		await interests.refetch();
		// Where both agree, the contact is shown.
		if (interest?.state === 'accepted') show('agreed');
		heading.current?.focus();
	};
	return (
		<SectionPage title={t('title')} intro={t('intro', person)} section="interests">
			<SeekerPanel query={interests} words={{ loading: t('loading'), failed: t('failed') }}>
				{(answer) => (
					<>
						<nav aria-label={t('label')}>
							<ul className="flex flex-wrap gap-2">
								{lists.map((each) => (
									<li key={each}>
										<Link
											href={toPath(`/matrimonial/interests?list=${each}`)}
											prefetch={false}
											aria-current={each === list ? 'true' : undefined}
											onClick={(event) => choose(event, each)}
											className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-sm hover:bg-raised aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-on-primary"
										>
											{t('count', {
												list: t(`lists.${each}`),
												count: formatCount(answer[each].length, language),
											})}
										</Link>
									</li>
								))}
							</ul>
						</nav>
						<p className="text-sm text-text-muted">{t('left', { count: answer.left })}</p>
						<section aria-labelledby="interest-list">
							<h2
								id="interest-list"
								ref={heading}
								tabIndex={-1}
								className="text-h3 outline-none md:text-h3-wide"
							>
								{t(`lists.${list}`)}
							</h2>
							{answer[list].length === 0 ? (
								<EmptyState title={t(`empty.${list}`)} text={t(`emptyText.${list}`, person)}>
									<LinkButton look="outline" href={toPath(matchesPath)}>
										{t('toMatches')}
									</LinkButton>
								</EmptyState>
							) : (
								<ul className="mt-3 flex flex-col gap-4">
									{answer[list].map((card) => (
										<li
											key={card.member._id}
											{...(card.interest?._id === openId && { ref: focus, tabIndex: -1 })}
											className="scroll-mt-24 rounded-card outline-gold focus:outline-2"
										>
											<InterestRow
												card={card}
												list={list}
												onChanged={(interest) => void afterChange(interest)}
											/>
										</li>
									))}
								</ul>
							)}
						</section>
					</>
				)}
			</SeekerPanel>
		</SectionPage>
	);
}

interface InterestRowProps {
	card: InterestCard;
	list: List;
	/** The interest as it is now, where that is known. */
	onChanged: (interest: Interest | null) => void;
}

function InterestRow({ card, list, onChanged }: InterestRowProps) {
	const language = useLocale();
	const t = useTranslations();
	const toPath = useMatchingPath();
	const seekerId = useSeekerId();
	const { clans } = useMessages();
	const { interest } = card;
	const { _id: id, photo, age, profession, location, clan, written, ...contact } = card.member;
	const name = written?.name ?? (contact.name || t('fallback.unnamed'));
	const member = { _id: id, name };
	const isPutAside = list === 'hidden' || list === 'blocked';
	const isOpen = interest?.state === 'sent' || interest?.state === 'accepted';
	// The name alone is known of members who are no match any more: a new interest in them would be refused.
	const isPossible = isOpen || typeof age === 'number';
	const facts = [
		typeof age === 'number' && t('matching.interests.years', { age }),
		clan && (written?.clan ?? labelFor(clans, clan)),
		written?.profession ?? profession,
		written?.location ?? location,
	].filter(Boolean);
	return (
		<Card className="flex flex-wrap items-start gap-x-5 gap-y-3 p-4 md:p-5">
			<Portrait photo={photo ?? null} />
			<div className="min-w-0 flex-1 basis-56">
				<h3 className="text-lg">{name}</h3>
				{facts.length > 0 && <p className="text-sm text-text-muted">{facts.join(' · ')}</p>}
				{!isPutAside && interest && (
					<div className="mt-2">
						<InterestStatePanel name={name} interest={interest} contact={contact} />
					</div>
				)}
			</div>
			<div className="flex flex-wrap gap-2">
				{!isPutAside && isPossible && (
					<InterestActionsPanel
						member={member}
						interest={interest}
						onChanged={onChanged}
						onStale={() => onChanged(null)}
					/>
				)}
				{!isPutAside && interest?.state === 'accepted' && (
					<LinkButton
						look="outline"
						href={pathIn(language, meetingPath(id, seekerId))}
						aria-label={t('matching.interest.meetingWith', { name })}
					>
						{t('matching.interest.meeting')}
					</LinkButton>
				)}
				{!isPutAside && (
					<LinkButton
						look="outline"
						href={toPath(matchPath(id))}
						aria-label={t('matching.interests.detailsOf', { name })}
					>
						{t('matching.interests.details')}
					</LinkButton>
				)}
				{(isPutAside || list === 'shortlisted') && (
					<UnmarkButton member={member} list={list} onChanged={onChanged} />
				)}
			</div>
		</Card>
	);
}

interface UnmarkButtonProps extends Pick<InterestRowProps, 'onChanged'> {
	member: { _id: string; name: string };
	list: 'shortlisted' | 'hidden' | 'blocked';
}

/** Takes a mark away. */
function UnmarkButton({ member, list, onChanged }: UnmarkButtonProps) {
	const t = useTranslations('matching');
	const { name } = member;
	const act = ({ shortlisted: 'unshortlist', hidden: 'unhide', blocked: 'unblock' } as const)[list];
	const { isPending, mutate } = useMark({
		memberId: member._id,
		onDone: () => onChanged(null),
	});
	const done = t(list === 'shortlisted' ? 'marks.unshortlisted' : 'marks.undone', { name });
	return (
		<Button
			look="outline"
			aria-label={t(`interests.${act}Of`, { name })}
			busyLabel={isPending && t('interests.saving')}
			onClick={() => mutate({ mark: null, done })}
		>
			{t(`interests.${act}`)}
		</Button>
	);
}
