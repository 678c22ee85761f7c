'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { NoMatchesNotice } from '@/components/matching/no-matches-notice';
import { ScoreBadge } from '@/components/matching/score-badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Portrait } from '@/components/ui/portrait';
import { matchesFor, searchable } from '@/lib/client/matching/match-search';
import { pathIn } from '@/lib/core/localized-path';
import type { MatchReply } from '@/lib/features/matching/schema';
import { formatCount } from '@/lib/platform/i18n/format';
import { Figures } from './dashboard-panel';

const shownAtMost = 5;
const reasonsShown = 2;
/** From here on two suit each other well. */
const highCompatibility = 80;

/** The best matches, those among them that are looked for, and how many there are. */
export function MatchesList({ matches }: { matches: readonly MatchReply[] }) {
	const t = useTranslations('dashboard.matches');
	const language = useLocale();
	const [typed, setTyped] = useState('');
	const keyed = useMemo(() => matches.map(searchable), [matches]);
	const found = useMemo(() => matchesFor(keyed, typed), [keyed, typed]);
	const high = matches.filter(({ compatibility }) => compatibility >= highCompatibility).length;
	const figures = (
		<Figures
			figures={[
				[t('total'), formatCount(matches.length, language)],
				[t('high'), formatCount(high, language)],
			]}
		/>
	);
	if (matches.length === 0)
		return (
			<>
				{figures}
				<NoMatchesNotice />
			</>
		);
	return (
		<>
			{figures}
			<Field id="match-search" label={t('search')}>
				{(control) => (
					<Input
						{...control}
						type="search"
						autoComplete="off"
						value={typed}
						onChange={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
				)}
			</Field>
			<p role="status" className={found.length === 0 ? 'text-text-muted' : 'sr-only'}>
				{found.length === 0
					? t('noneFound')
					: t('shown', {
							shown: formatCount(Math.min(found.length, shownAtMost), language),
							total: formatCount(found.length, language),
						})}
			</p>
			<ul className="flex flex-col divide-y divide-line">
				{found.slice(0, shownAtMost).map((match) => (
					<li key={match._id}>
						<MatchRow match={match} />
					</li>
				))}
			</ul>
		</>
	);
}

function MatchRow({ match }: { match: MatchReply }) {
	const t = useTranslations('dashboard');
	const language = useLocale();
	const { _id, name, photo, age, profession, location, commonInterests, compatibility, written } = match;
	const facts = [
		age === 0 ? null : t('years', { age }),
		written?.profession ?? profession,
		written?.location ?? location,
	];
	return (
		<Link
			href={pathIn(language, `/profile/${_id}`)}
			prefetch={false}
			className="flex min-h-11 items-start gap-4 rounded-control px-1 py-3 hover:bg-raised"
		>
			<Portrait photo={photo} className="size-14" />
			<span className="min-w-0 flex-1">
				<span className="flex flex-wrap items-baseline gap-x-3">
					<span className="min-w-0 font-semibold text-primary">{written?.name ?? name}</span>
					<ScoreBadge score={compatibility} />
				</span>
				<span className="block text-sm text-text-soft">{facts.filter(Boolean).join(' · ')}</span>
				<span className="block text-sm text-text-muted">
					{commonInterests.slice(0, reasonsShown).join(' · ')}
				</span>
			</span>
		</Link>
	);
}
