'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { pathIn } from '@/lib/core/localized-path';
import { guardiansPath } from '@/lib/core/matching-paths';
import { withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { useSeekerId } from './use-seeker';

const sections = [
	['matches', '/matrimonial'],
	['interests', '/matrimonial/interests'],
	['wishes', '/matrimonial/wishes'],
	['check', '/matrimonial/check'],
	['kundli', '/matrimonial/kundli'],
	['details', '/matrimonial/details'],
	['biodata', '/biodata'],
	['guardians', guardiansPath],
] as const;

const forSeekers: readonly Section[] = ['matches', 'interests', 'wishes', 'guardians'];

/** Whether a guardian has the section for a seeker too; the others show what is the member's own. */
export const isForSeekers = (section: Section) => forSeekers.includes(section);

export type Section = (typeof sections)[number][0];

interface SectionLinkListProps {
	/** Null on a page below one of them. */
	current: Section | null;
}

/** The pages about matches. */
export function SectionLinkList({ current }: SectionLinkListProps) {
	const language = useLocale();
	const t = useTranslations('matching.sections');
	const seekerId = useSeekerId();
	const shown = sections.filter(([section]) => seekerId === null || isForSeekers(section));
	const idOn = (section: Section) => (section === 'guardians' ? null : seekerId);
	return (
		<nav aria-label={t('label')} className="min-w-0">
			<ul className="-mx-4 flex scroll-px-4 gap-x-1 overflow-x-auto border-line border-b px-4 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
				{shown.map(([section, path]) => (
					<li
						key={section}
						className="shrink-0 max-lg:has-aria-[current=page]:[scroll-initial-target:nearest]"
					>
						<Link
							href={pathIn(language, withSeeker(path, idOn(section)))}
							prefetch={false}
							aria-current={section === current ? 'page' : undefined}
							className="lg:-mb-px inline-flex min-h-11 items-center border-transparent border-b-3 px-3 font-semibold text-sm text-text-soft hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
						>
							{t(`${section}`, { person: seekerId === null ? 'self' : 'ward' })}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
