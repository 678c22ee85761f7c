'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Lack } from '@/lib/client/matching/lacks';
import { pathIn } from '@/lib/core/localized-path';
import { guardiansPath } from '@/lib/core/matching-paths';
import { useLacks } from './use-lacks';

/** Where there is no match yet: what the viewer's own profile lacks for it, and the way there. */
export function NoMatchesNotice() {
	const language = useLocale();
	const t = useTranslations('matching.empty');
	const lacks = useLacks();
	if (lacks.includes('held')) return <HeldFromMatches />;
	if (lacks.includes('married'))
		return (
			<div role="status">
				<EmptyState title={t('marriedTitle')} text={t('married')}>
					<ForFamily />
				</EmptyState>
			</div>
		);
	const unsaid = lacks.filter(isUnsaid);
	const sentences = lacks.flatMap((lack) => (isUnsaid(lack) ? [] : [t(`${lack}`)]));
	return (
		<EmptyState title={t('title')} text={t('text')}>
			<div role="status" className="flex w-full flex-col gap-3 text-left empty:hidden">
				{unsaid.length > 0 && (
					<div className="rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info">
						<p className="font-semibold">{t('missing')}</p>
						<ul className="list-disc pl-5">
							{unsaid.map((lack) => (
								<li key={lack}>{t(`${lack}`)}</li>
							))}
						</ul>
					</div>
				)}
				{sentences.map((sentence) => (
					<p
						key={sentence}
						className="rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info"
					>
						{sentence}
					</p>
				))}
			</div>
			<LinkButton href={pathIn(language, '/profile')}>{t('enhance')}</LinkButton>
			<ForFamily />
		</EmptyState>
	);
}

/** The way to the matches of somebody else in the family. */
function ForFamily() {
	const language = useLocale();
	const t = useTranslations('matching.empty');
	return (
		<Card className="mt-4 flex w-full flex-col items-start gap-3 p-4 text-left">
			<p className="font-bold font-serif text-h3 text-heading">{t('forFamily')}</p>
			<p>{t('forFamilyText')}</p>
			<LinkButton look="outline" href={pathIn(language, guardiansPath)}>
				{t('toGuardians')}
			</LinkButton>
		</Card>
	);
}

/** For a member whom the administrators have taken out of matches. */
export function HeldFromMatches() {
	const language = useLocale();
	const t = useTranslations('matching.empty');
	return (
		<div role="status">
			<EmptyState title={t('heldTitle')} text={t('held')}>
				<LinkButton href={pathIn(language, '/contact')}>{t('writeToUs')}</LinkButton>
			</EmptyState>
		</div>
	);
}

const unsaidLacks = ['gender', 'age', 'isMarried'] as const;

function isUnsaid(lack: Lack): lack is (typeof unsaidLacks)[number] {
	return unsaidLacks.some((unsaid) => unsaid === lack);
}
