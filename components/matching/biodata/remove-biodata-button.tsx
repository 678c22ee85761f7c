'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { callApi } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';

/** Removes a biodata, after a question. */
export function RemoveBiodataButton({ id, onRemoved }: { id: string; onRemoved: (message: string) => void }) {
	const t = useTranslations('biodata');
	const [isAsking, setAsking] = useState(false);
	const removal = useMutation({
		meta: { failed: t('failed') },
		mutationFn: async () => getData(await callApi('DELETE /api/family/biodatas/[id]', { params: { id } })),
		onSuccess: ({ message }) => onRemoved(message),
		onError: () => setAsking(false),
	});
	return (
		<>
			<Button look="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
				{t('own.remove')}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('own.removeTitle')}
				text={t('own.removeText')}
				confirm={t('own.remove')}
				cancel={t('form.cancel')}
				isBusy={removal.isPending}
				onConfirm={() => removal.mutate()}
				onClose={() => setAsking(false)}
			/>
		</>
	);
}
