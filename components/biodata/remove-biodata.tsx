'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';

interface RemoveBiodataProps {
	id: string;
	onRemoved: (message: string) => void;
	onFailure: (failure: ApiFailure) => boolean;
}

/** Removes a biodata, after a question. */
export function RemoveBiodata({ id, onRemoved, onFailure }: RemoveBiodataProps) {
	const t = useTranslations('biodata');
	const [isAsking, setAsking] = useState(false);
	const removal = useMutation<Reply<'DELETE /api/family/biodatas/[id]'>, ApiFailure>({
		mutationFn: async () => getData(await callApi('DELETE /api/family/biodatas/[id]', { params: { id } })),
		onSuccess: ({ message }) => onRemoved(message),
		onError: (failure) => {
			setAsking(false);
			if (!onFailure(failure)) showToast(failure.message || t('failed'), 'error');
		},
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
