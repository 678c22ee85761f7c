'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import { refreshNotifications } from '@/lib/client/notifications';
import { showToast } from '@/lib/client/toast';

interface EndButtonProps {
	id: string;
	label: string;
	longLabel: string;
	onChanged: () => void;
}

/** Ends an agreement, or what was asked, with one tap. */
export function EndButton({ id, label, longLabel, onChanged }: EndButtonProps) {
	const t = useTranslations('matching.guardians');
	const { isPending, mutate } = useMutation({
		meta: { failed: t('actionFailed') },
		mutationFn: async () => getData(await callApi('DELETE /api/family/guardians/[id]', { params: { id } })),
		onSuccess: ({ message }) => {
			showToast(message, 'success');
			void refreshNotifications();
			onChanged();
		},
		// The other one may have ended it.
		onError: onChanged,
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
