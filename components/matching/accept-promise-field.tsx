'use client';

import { useTranslations } from 'next-intl';
import type { Interest } from '@/lib/client/matching/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { useSeeker } from './use-seeker';

interface AcceptPromiseFieldProps {
	/** The sender's. */
	name: string;
	interest: Interest;
}

/** The sentence about a yes to an interest: whose own yes is still awaited, and which contacts are shown after it. */
export function AcceptPromiseField({ name, interest }: AcceptPromiseFieldProps) {
	const t = useTranslations('matching.interest.promise');
	const seeker = useSeeker();
	const { isSenderAwaited, otherContact, otherActor, ownContact, ownActor } = interest;
	const seekerName = seeker && shownName(seeker.member);
	const isSeekerAwaited = seeker !== null && seeker.agreement?.hasLastWord !== true;
	const getYes = () => {
		const names = { name, ward: seekerName ?? '' };
		if (isSenderAwaited) return isSeekerAwaited ? t('both', names) : t('sender', names);
		return isSeekerAwaited ? t('candidate', names) : t('none');
	};
	const getOther = () => {
		if (otherContact === 'guardian' && otherActor !== null)
			return t('otherGuardian', { actor: otherActor.name, words: otherActor.words, name });
		return otherContact === 'own' ? t('otherOwn', { name }) : t('otherLater', { name });
	};
	const getOwn = () => {
		if (seekerName !== null && seeker?.agreement?.contactOf !== 'guardian')
			return t('ownCandidate', { ward: seekerName });
		if (seekerName !== null) return t('ownYours');
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
