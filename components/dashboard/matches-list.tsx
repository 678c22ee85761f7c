'use client';

import Link from 'next/link';
import { useMemo, useState } from 'react';
import { Portrait } from '@/components/family/portrait';
import { filled } from '@/components/family/texts';
import { matchesFor, searchable } from '@/components/matrimonial/match-search';
import { NoMatches } from '@/components/matrimonial/no-matches';
import { ScoreBadge } from '@/components/matrimonial/score-badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { MatchReply } from '@/lib/features/matching/schema';
import { formatCount } from '@/lib/platform/i18n/format';
import { Figures } from './panel';
import type { DashboardTexts } from './texts';

const shownAtMost = 5;
const reasonsShown = 2;
/** From here on two suit each other well. */
const highCompatibility = 80;

interface MatchesListProps {
	matches: readonly MatchReply[];
	language: Language;
	texts: DashboardTexts;
}

/** The best matches, those among them that are looked for, and how many there are. */
export function MatchesList({ matches, language, texts }: MatchesListProps) {
	const words = texts.matches;
	const [typed, setTyped] = useState('');
	const keyed = useMemo(() => matches.map(searchable), [matches]);
	const found = useMemo(() => matchesFor(keyed, typed), [keyed, typed]);
	const high = matches.filter(({ compatibility }) => compatibility >= highCompatibility).length;
	const figures = (
		<Figures
			figures={[
				[words.total, formatCount(matches.length, language)],
				[words.high, formatCount(high, language)],
			]}
		/>
	);
	if (matches.length === 0)
		return (
			<>
				{figures}
				<NoMatches language={language} />
			</>
		);
	return (
		<>
			{figures}
			<Field id="match-search" label={words.search}>
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
					? words.noneFound
					: filled(words.shown, {
							shown: formatCount(Math.min(found.length, shownAtMost), language),
							total: formatCount(found.length, language),
						})}
			</p>
			<ul className="flex flex-col divide-y divide-line">
				{found.slice(0, shownAtMost).map((match) => (
					<li key={match._id}>
						<MatchRow match={match} language={language} texts={texts} />
					</li>
				))}
			</ul>
		</>
	);
}

interface MatchRowProps {
	match: MatchReply;
	language: Language;
	texts: DashboardTexts;
}

function MatchRow({ match, language, texts }: MatchRowProps) {
	const { _id, name, photo, age, profession, location, commonInterests, compatibility } = match;
	const told = [age === 0 ? null : filled(texts.years, { age }), profession, location];
	return (
		<Link
			href={pathIn(language, `/profile/${_id}`)}
			prefetch={false}
			className="flex min-h-11 items-start gap-4 rounded-control px-1 py-3 hover:bg-raised"
		>
			<Portrait photo={photo} className="size-14" />
			<span className="min-w-0 flex-1">
				<span className="flex flex-wrap items-baseline gap-x-3">
					<span className="min-w-0 font-semibold text-primary">{name}</span>
					<ScoreBadge score={compatibility} />
				</span>
				<span className="block text-sm text-text-soft">{told.filter(Boolean).join(' · ')}</span>
				<span className="block text-sm text-text-muted">
					{commonInterests.slice(0, reasonsShown).join(' · ')}
				</span>
			</span>
		</Link>
	);
}
