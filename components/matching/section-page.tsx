'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';
import { guardiansPath, matchesPath } from '@/lib/core/matching-paths';
import { ActingNotice } from './acting-notice';
import { isForSeekers, type Section, SectionLinkList } from './section-link-list';
import { useMatchingPath, useSeekerId } from './use-seeker';

interface SectionPageProps {
	title: string;
	intro: string;
	section: Section;
	children: ReactNode;
}

/** A page about matches, but the list of them: its heading, the way to the others, and what is on it. */
export function SectionPage({ title, intro, section, children }: SectionPageProps) {
	const isGuardian = useSeekerId() !== null;
	const isOwnOnly = isGuardian && !isForSeekers(section);
	return (
		<div className="container-page flex max-w-5xl flex-col gap-5 py-6 md:py-10">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{title}</h1>
				<p className="mt-1 text-text-soft">{intro}</p>
			</div>
			<SectionLinkList current={section} />
			{isOwnOnly ? (
				<OwnOnly />
			) : (
				<>
					{isForSeekers(section) && <ActingNotice />}
					{children}
				</>
			)}
		</div>
	);
}

/** The notice in place of a page that only the seeker has, from their own account. */
function OwnOnly() {
	const language = useLocale();
	const t = useTranslations('matching.sections');
	const toPath = useMatchingPath();
	return (
		<EmptyState title={t('ownOnly')} text={t('ownOnlyText')}>
			<LinkButton href={toPath(matchesPath)}>{t('toMatches')}</LinkButton>
			<LinkButton look="outline" href={pathIn(language, guardiansPath)}>
				{t('guardians')}
			</LinkButton>
		</EmptyState>
	);
}
