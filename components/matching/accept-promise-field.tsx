'use client';

import { useTranslations } from 'next-intl';
import type { Interest } from '@/lib/client/matching/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { useCandidate } from './use-candidate';

interface AcceptPromiseFieldProps {
	/** The sender's. */
	name: string;
	interest: Interest;
}

/** The sentence about a yes to an interest: whose own yes is still awaited, and which contacts are shown after it. */
export function AcceptPromiseField({ name, interest }: AcceptPromiseFieldProps) {
	const t = useTranslations('matching.interest.promise');
	const candidate = useCandidate();
	const { isSenderAwaited, otherContact, otherActor, ownContact, ownActor } = interest;
	const candidateName = candidate && shownName(candidate.member);
	const isCandidateAwaited = candidate !== null && candidate.agreement?.hasLastWord !== true;
	const getYes = () => {
		const names = { name, ward: candidateName ?? '' };
		if (isSenderAwaited) return isCandidateAwaited ? t('both', names) : t('sender', names);
		return isCandidateAwaited ? t('candidate', names) : t('none');
	};
	const getOther = () => {
		if (otherContact === 'guardian' && otherActor !== null)
			return t('otherGuardian', { actor: otherActor.name, words: otherActor.words, name });
		return otherContact === 'own' ? t('otherOwn', { name }) : t('otherLater', { name });
	};
	const getOwn = () => {
		if (candidateName !== null && candidate?.agreement?.contactOf !== 'guardian')
			return t('ownCandidate', { ward: candidateName });
		if (candidateName !== null) return t('ownYours');
		if (ownContact === 'guardian' && ownActor !== null)
			return t('ownGuardian', { actor: ownActor.name, words: ownActor.words });
		return ownContact === 'ended' ? t('ownLater') : t('ownYours');
	};
	return (
		<>
			<p>{getYes()}</p>
			<p>{[getOther(), getOwn(), t('stop')].join(' ')}</p>
		</>
	);
}
