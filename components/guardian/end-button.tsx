'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { refreshNotifications } from '@/components/notification/queries';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';

export interface Actions {
	onChanged: () => void;
	/** Called with a failed response; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

interface EndButtonProps extends Actions {
	id: string;
	label: string;
	longLabel: string;
}

/** Ends an agreement, or what was asked, with one tap. */
export function EndButton({ id, label, longLabel, onChanged, onFailure }: EndButtonProps) {
	const t = useTranslations('matrimonial.guardians');
	const { isPending, mutate } = useMutation<Reply<'DELETE /api/family/guardians/[id]'>, ApiFailure>({
		mutationFn: async () => getData(await callApi('DELETE /api/family/guardians/[id]', { params: { id } })),
		onSuccess: ({ message }) => {
			showToast(message, 'success');
			void refreshNotifications();
			onChanged();
		},
		onError: (failure) => {
			if (onFailure(failure)) return;
			showToast(failure.message || t('actionFailed'), 'error');
			// The other one may have ended it.
			onChanged();
		},
	});
	return (
		<Button
			look="outline"
			aria-label={longLabel}
			busyLabel={isPending && t('ending')}
			onClick={() => mutate()}
		>
			{label}
		</Button>
	);
}
