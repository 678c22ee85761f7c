'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import type { Interest } from '@/lib/client/matching/replies';
import { refreshNotifications } from '@/lib/client/notifications';
import { showToast } from '@/lib/client/toast';
import { useSeekerId } from './use-seeker';

interface OwnConsentButtonProps {
	member: { _id: string; name: string };
	interest: Interest | null;
	onChanged: (interest: Interest) => void;
}

/** The steps that only the seeker takes: to confirm an interest that a guardian has sent, and to show their own contact. */
export function OwnConsentButton({ member: { name }, interest, onChanged }: OwnConsentButtonProps) {
	const t = useTranslations('matching.acting');
	const isGuardian = useSeekerId() !== null;
	const answer = interest && getAnswer(interest);
	const { isPending, mutate } = useMutation({
		meta: { failed: t('failed') },
		mutationFn: async () =>
			getData(
				await callApi('POST /api/family/interests/[id]', {
					params: { id: interest?._id ?? '' },
					body: { answer: answer ?? 'confirm' },
				}),
			),
		onSuccess: ({ message, interest: changed }) => {
			showToast(message, 'success');
			void refreshNotifications();
			onChanged(changed);
		},
	});
	if (isGuardian || answer === null) return null;
	return (
		<>
			{answer === 'showContact' && <p className="w-full text-sm">{t('showContactText')}</p>}
			<Button
				look={answer === 'confirm' ? 'primary' : 'outline'}
				{...(answer === 'confirm' && { 'aria-label': t('confirmOf', { name }) })}
				busyLabel={isPending && t('confirming')}
				onClick={() => mutate()}
			>
				{t(answer)}
			</Button>
		</>
	);
}

function getAnswer({ direction, state, awaits, ownContact }: Interest) {
	if (direction === 'sent' && state === 'sent' && awaits === 'own') return 'confirm';
	return state === 'accepted' && ownContact === 'ended' ? 'showContact' : null;
}
