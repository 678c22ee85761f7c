'use client';

import { UsersRound } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';
import { guardiansPath } from '@/lib/core/matching-paths';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { useSeeker } from './use-seeker';

/** Says on each page for whom the viewer looks; nothing where it is for themselves. */
export function ActingNotice() {
	const language = useLocale();
	const t = useTranslations('matching.acting');
	const seeker = useSeeker();
	if (seeker === null) return null;
	const name = shownName(seeker.member);
	return (
		<aside
			aria-label={t('bar', { name, words: seeker.words[language] })}
			className="flex flex-wrap items-center justify-between gap-3 rounded-control border-gold border-l-4 bg-badge px-4 py-3 text-on-badge"
		>
			<UsersRound aria-hidden="true" className="size-5 shrink-0" />
			<div className="min-w-60 flex-1">
				<p className="font-semibold">{t('bar', { name, words: seeker.words[language] })}</p>
				<p className="text-sm">{t('seen', { name })}</p>
			</div>
			<LinkButton look="outline" href={pathIn(language, guardiansPath)}>
				{t('all')}
			</LinkButton>
		</aside>
	);
}

/** In the place of what is shown no longer, since the agreement does not hold. */
export function NoSeeker() {
	const t = useTranslations('matching.acting');
	const language = useLocale();
	return (
		<EmptyState title={t('gone')} text={t('goneText')}>
			<LinkButton href={pathIn(language, guardiansPath)}>{t('toGuardians')}</LinkButton>
		</EmptyState>
	);
}

/** Says in a dialog that it is done for somebody else. */
export function OnBehalf() {
	const t = useTranslations('matching.acting');
	const seeker = useSeeker();
	if (seeker === null) return null;
	return <p className="font-semibold text-sm">{t('onBehalf', { name: shownName(seeker.member) })}</p>;
}
