'use client';

import { Heart } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { RefusalHandler, useRefusalHandler } from '@/components/form/refusal-handler';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { ApiFailure } from '@/lib/client/api';
import type { Interest } from '@/lib/client/matching/replies';
import { refreshNotifications } from '@/lib/client/notifications';
import { showToast } from '@/lib/client/toast';
import { restsMs } from '@/lib/features/matching/interests/constants';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Answer, InterestReply } from './interest-dialog';
import { OwnConsentButton } from './own-consent-button';
import { useSeekerId } from './use-seeker';

interface InterestActionsPanelProps {
	member: { _id: string; name: string };
	interest: Interest | null;
	/** The server has taken a change; null where its answer does not say to what. */
	onChanged: (interest: Interest | null) => void;
	/** What the page shows is out of date: it was answered or withdrawn elsewhere meanwhile. */
	onStale?: () => void;
}

type InterestAction = 'send' | Answer;

const fetchDialog = () => import('./interest-dialog');
const InterestDialog = lazy(async () => ({ default: (await fetchDialog()).InterestDialog }));

/** From when the viewer can send another interest after a withdrawal; null where they already can. */
function findRestEnd(interest: Interest | null, now: number): Date | null {
	if (interest?.state !== 'withdrawn' || interest.direction === 'received') return null;
	const end = Date.parse(interest.createdAt) + restsMs;
	return end > now ? new Date(end) : null;
}

/** What the viewer can do now about an interest, the likeliest first. */
export function actsOn(interest: Interest | null, isGuardian = false, now = Date.now()): InterestAction[] {
	if (findRestEnd(interest, now) !== null) return [];
	if (interest === null || interest.state === 'withdrawn' || interest.state === 'over') return ['send'];
	const { direction, state, awaits } = interest;
	if (state === 'accepted') return ['end'];
	if (state === 'notAccepted') return direction === 'received' ? ['send'] : [];
	if (direction === 'sent') return ['withdraw'];
	// Their own side has said yes: the rest is for the seeker, or for the other side.
	if (awaits === 'other' || (awaits === 'own' && isGuardian)) return ['decline'];
	return ['accept', 'decline'];
}

const looks: Record<InterestAction, ButtonLook> = {
	send: 'primary',
	accept: 'primary',
	decline: 'outline',
	withdraw: 'outline',
	end: 'outline',
};

const longLabels = {
	send: 'sendTo',
	accept: 'acceptFrom',
	decline: 'declineFrom',
	withdraw: 'withdrawFrom',
	end: 'endFor',
} as const;

/** The buttons by which an interest is sent, answered, withdrawn or ended; each asks once more. */
export function InterestActionsPanel({ member, interest, onChanged, onStale }: InterestActionsPanelProps) {
	const language = useLocale();
	const t = useTranslations('matching.interest');
	const isGuardian = useSeekerId() !== null;
	const [asking, setAsking] = useState<InterestAction | null>(null);
	const { start: ask } = useFetchedFirst(fetchDialog, setAsking);
	const handleRefusal = useRefusalHandler();
	const isStale = useRef(false);
	const noteFailure = (failure: ApiFailure) => {
		isStale.current = failure.status === 404 || failure.status === 409;
		return handleRefusal(failure);
	};
	const close = () => {
		setAsking(null);
		if (isStale.current) onStale?.();
		isStale.current = false;
	};
	const { name } = member;
	const restEnd = findRestEnd(interest, Date.now());
	const finish = ({ message, interest: changed }: InterestReply) => {
		showToast(message, 'success');
		setAsking(null);
		void refreshNotifications();
		onChanged(changed);
	};
	return (
		<>
			{restEnd && (
				<p className="text-sm text-text-muted">
					{t('restsUntil', { date: formatDay(restEnd.toISOString(), language) ?? '' })}
				</p>
			)}
			<OwnConsentButton member={member} interest={interest} onChanged={onChanged} />
			{actsOn(interest, isGuardian).map((act) => (
				<Button
					key={act}
					look={looks[act]}
					aria-label={t(longLabels[act], { name })}
					onClick={() => void ask(act)}
				>
					{act === 'send' && <Heart aria-hidden="true" className="size-5" />}
					{t(act)}
				</Button>
			))}
			{asking !== null && (
				<RefusalHandler value={noteFailure}>
					<Suspense>
						<InterestDialog {...{ asking, member, interest }} onDone={finish} onClose={close} />
					</Suspense>
				</RefusalHandler>
			)}
		</>
	);
}
