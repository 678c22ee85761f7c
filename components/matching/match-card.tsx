'use client';

import { CircleCheck, CircleHelp, Ellipsis, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useMessages, useTranslations } from 'next-intl';
import { VerifiedBadges } from '@/components/member/verified-badges';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';
import { shownPlace } from '@/lib/client/matching/shown-place';
import { labelFor } from '@/lib/core/label-for';
import { matchPath } from '@/lib/core/matching-paths';
import type { MatchReply } from '@/lib/features/matching/schema';
import { formerMarriageWords } from '@/lib/features/member/rules/marital-words';
import { InterestActList } from './interest-act-list';
import { actsOn, InterestActionsPanel } from './interest-actions-panel';
import { MatchPhotoCard } from './match-photo-card';
import { ScoreBadge } from './score-badge';
import { ShortlistButton } from './shortlist-button';
import { useMatchingPath, useSeekerId } from './use-seeker';

interface MatchCardProps {
	match: MatchReply;
	onChanged: (match: MatchReply) => void;
	onMore: () => void;
}

const reasonsShown = 3;

/** A match: who it is, how well they suit and why, and what can be done. */
export function MatchCard({ match, onChanged, onMore }: MatchCardProps) {
	const { _id: id, photo, age, profession, clan, commonInterests, path, written } = match;
	const t = useTranslations();
	const { clans } = useMessages();
	const member = { _id: id, name: written?.name ?? (match.name || t('fallback.unnamed')) };
	const { name } = member;
	const place = shownPlace(match);
	const former = formerMarriageWords(match, t);
	const toPath = useMatchingPath();
	const detailHref = toPath(matchPath(id));
	return (
		<article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
			<div className="grid grid-cols-[6.5rem_1fr] sm:block">
				<MatchPhotoCard
					photo={photo}
					alt={photo ? t('matching.card.photo', { name }) : ''}
					className="sm:w-full"
				/>
				<div className="flex min-w-0 flex-col gap-1 p-4 pb-0 max-sm:px-3">
					<div className="flex flex-wrap items-center justify-between gap-x-1">
						<ScoreBadge score={match.compatibility} />
						<div className="-mr-2.5 flex shrink-0">
							<ShortlistButton
								member={member}
								isShortlisted={match.isShortlisted}
								onChanged={(isShortlisted) => onChanged({ ...match, isShortlisted })}
							/>
							<Button
								look="quiet"
								aria-label={t('matching.card.more', { name })}
								aria-haspopup="dialog"
								onClick={onMore}
								className="w-11 px-0!"
							>
								<Ellipsis aria-hidden="true" className="size-5 shrink-0" />
							</Button>
						</div>
					</div>
					<h3 className="text-h3">
						<Link href={detailHref} prefetch={false} className="hover:underline">
							{t('matching.card.nameAge', { name, age })}
						</Link>
					</h3>
					<p className="text-sm text-text-soft">
						{[clan && (written?.clan ?? labelFor(clans, clan)), place].filter(Boolean).join(' · ')}
					</p>
					{profession && <p className="text-sm text-text-muted">{written?.profession ?? profession}</p>}
					{former && <p className="text-sm text-text-muted">{former}</p>}
				</div>
			</div>
			<div className="flex flex-1 flex-col gap-3 p-4 pt-3">
				<VerifiedBadges verified={match} className="-my-2" />
				{path && <p className="text-gold text-sm">{t('matching.card.path', { path })}</p>}
				<div>
					<Link
						href={detailHref}
						prefetch={false}
						aria-label={t('matching.card.reasonsOf', { name })}
						className="inline-flex min-h-8 items-center font-semibold text-primary text-sm hover:underline"
					>
						{t('matching.card.reasons')}
						<span aria-hidden="true">&nbsp;→</span>
					</Link>
					{commonInterests.length === 0 && (
						<p className="text-sm text-text-muted">{t('matching.card.noReasons')}</p>
					)}
					<ul className="mt-1 flex flex-wrap gap-1.5">
						{commonInterests.slice(0, reasonsShown).map((reason) => (
							<li
								key={reason}
								className="max-w-full rounded-control border border-chip-line bg-chip px-2.5 py-0.5 text-on-chip text-xs"
							>
								{reason}
							</li>
						))}
					</ul>
				</div>
				<VerdictNote match={match} />
				<div className="mt-auto flex flex-col gap-2 pt-1">
					<InterestNote match={match} href={detailHref} />
					<LinkButton
						look="outline"
						href={toPath(`/profile/${id}`)}
						aria-label={t('matching.card.exploreOf', { name })}
					>
						{t('matching.card.explore')}
					</LinkButton>
					<InterestActList interest={match.interest} className="flex flex-wrap gap-2 *:flex-1">
						<CardInterest member={member} match={match} href={detailHref} onChanged={onChanged} />
					</InterestActList>
				</div>
			</div>
		</article>
	);
}

/** What law and custom say of a match, in short. */
function VerdictNote({ match: { verdict, cautions, missingCount } }: Pick<MatchCardProps, 'match'>) {
	const t = useTranslations('matching.card');
	const isClear = verdict === 'clear';
	const isUncertain = verdict === 'unknown' || missingCount > 0;
	const Icon = isClear ? CircleCheck : CircleHelp;
	const uncertain = missingCount > 0 ? t('missing', { count: missingCount }) : t('unknown');
	return (
		<>
			{cautions.length > 0 && (
				<div className="flex gap-2 rounded-control bg-warning-wash px-3 py-2 text-sm text-warning">
					<TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					<div className="min-w-0">
						<p className="font-semibold">{t('caution')}</p>
						{cautions.map((caution) => (
							<p key={caution}>{caution}</p>
						))}
					</div>
				</div>
			)}
			{(isClear || isUncertain) && (
				<p className={`flex gap-2 text-sm ${isClear ? 'text-ok' : 'text-text-soft'}`}>
					<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					<span>{isClear ? t('clear') : uncertain}</span>
				</p>
			)}
		</>
	);
}

function InterestNote({ match: { interest, name, email }, href }: { match: MatchReply; href: string }) {
	const t = useTranslations('matching.interest');
	if (interest === null) return null;
	const isMine = interest.direction === 'sent';
	if (interest.state === 'accepted') {
		return (
			<p className="flex flex-wrap items-center gap-x-3 text-ok text-sm">
				<span className="font-semibold">{t('agreed')}</span>
				{email !== undefined && (
					<TextLink href={href} aria-label={t('seeContactOf', { name })}>
						{t('seeContact')}
					</TextLink>
				)}
			</p>
		);
	}
	const sentShort = interest.saidYes ? t('answeredShort') : t('sentShort');
	const short = {
		sent: isMine ? sentShort : t('receivedShort'),
		notAccepted: isMine ? t('notAcceptedShort') : null,
		withdrawn: null,
		over: t('overShort'),
	}[interest.state];
	return short && <p className="font-semibold text-sm text-text-soft">{short}</p>;
}

interface CardInterestProps extends Omit<MatchCardProps, 'onMore'> {
	member: { _id: string; name: string };
	href: string;
}

/** A card has the frequent actions; contact is withdrawn on the match's own page, beside it. */
function CardInterest({ member, match, href, onChanged }: CardInterestProps) {
	const t = useTranslations('matching.interests');
	const isGuardian = useSeekerId() !== null;
	const { interest } = match;
	if (interest?.state === 'accepted' || actsOn(interest, isGuardian).length === 0) {
		return (
			<LinkButton look="outline" href={href} aria-label={t('detailsOf', { name: member.name })}>
				{t('details')}
			</LinkButton>
		);
	}
	return (
		<InterestActionsPanel
			member={member}
			interest={interest}
			onChanged={(changed) => onChanged({ ...match, interest: changed })}
		/>
	);
}
