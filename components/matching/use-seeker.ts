import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { pathIn } from '@/lib/core/localized-path';
import { findSeekerId, forSeeker, withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { shownName } from '@/lib/features/member/rules/shown-name';

/** For whom the viewer looks, as the page's address names them; null for the viewer themselves. */
export function useSeekerId(): string | null {
	return findSeekerId(useSearchParams());
}

/** The part of a call that names the seeker. */
export function useForSeeker(): ReturnType<typeof forSeeker> {
	const id = useSeekerId();
	return useMemo(() => forSeeker(id), [id]);
}

/** The address of a page about matches, for the same seeker. */
export function useMatchingPath(): (path: string) => string {
	const language = useLocale();
	const id = useSeekerId();
	return (path) => pathIn(language, withSeeker(path, id));
}

export type Seeker = Reply<'GET /api/family/guardians'>['candidates'][number];

/** Who is named in the page's address; null where nobody is, or it is not known yet. */
export function useSeeker(): Seeker | null {
	const id = useSeekerId();
	const { data } = useQuery({ ...apiQuery('GET /api/family/guardians'), enabled: id !== null });
	return data?.candidates.find(({ member }) => member._id === id) ?? null;
}

/** The arguments of a sentence about the side for which a match is looked for; `ward` is empty where that is the viewer. */
export type OwnSide = { person: 'self' | 'ward'; ward: string };

/**
 * The side for which the viewer looks: their own, or that of the relative for whom they act, who has no name here once the
 * agreement has ended.
 */
export function usePerson(): OwnSide {
	const t = useTranslations('matching');
	const id = useSeekerId();
	const seeker = useSeeker();
	if (id === null) return { person: 'self', ward: '' };
	return { person: 'ward', ward: seeker === null ? t('acting.relative') : shownName(seeker.member) };
}
