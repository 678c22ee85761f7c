'use client';

import { useTranslations } from 'next-intl';
import type { Interest } from '@/lib/client/matching/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { useSeeker } from './use-seeker';

/** Who acts for either side, and whose own yes is awaited. */
export function InterestActorList({ name, interest }: { name: string; interest: Interest }) {
	const t = useTranslations('matching.acting');
	const seeker = useSeeker();
	const { ownActor, otherActor, awaits, saidYes } = interest;
	const ownName = seeker && shownName(seeker.member);
	return (
		<>
			{otherActor && (
				<p className="text-sm">{t('other', { actor: otherActor.name, words: otherActor.words, name })}</p>
			)}
			{ownActor && (
				<p className="text-sm">
					{ownName === null
						? t('own', { actor: ownActor.name, words: ownActor.words })
						: t('other', { actor: ownActor.name, words: ownActor.words, name: ownName })}
				</p>
			)}
			{awaits === 'own' && (
				<p className="text-info text-sm">
					{ownName === null
						? t(saidYes ? 'ownAnswered' : 'ownAwaited')
						: t(saidYes ? 'candidateAnswered' : 'candidateAwaited', { name: ownName })}
				</p>
			)}
			{awaits === 'other' && <p className="text-info text-sm">{t('otherAwaited', { name })}</p>}
		</>
	);
}
