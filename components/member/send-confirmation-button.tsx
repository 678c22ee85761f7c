'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';

/** Has the mail that confirms the member's address sent again, and says what came of it. */
export function SendConfirmationButton() {
	const t = useTranslations('emailConfirmation');
	const { data, error, isPending, mutate } = useMutation<Reply<'POST /api/users/confirmation'>, ApiFailure>({
		mutationFn: async () => getData(await callApi('POST /api/users/confirmation')),
	});
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button
				look="outline"
				className="px-4 text-sm"
				busyLabel={isPending && t('sending')}
				onClick={() => mutate()}
			>
				{t('again')}
			</Button>
			<p role="status" className="min-w-0 text-sm">
				{error ? error.message || t('failed') : data?.message}
			</p>
		</div>
	);
}
