'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { callApi, type Reply } from '@/lib/client/api';

/** Has the mail that confirms the member's address sent again, and says what came of it. */
export function SendConfirmation() {
	const t = useTranslations('emailConfirmation');
	const [outcome, setTold] = useState('');
	const { formProps, isBusy, failure } = useApiForm({
		defaultValues: {},
		send: () => {
			setTold('');
			return callApi('POST /api/users/confirmation');
		},
		onSent: ({ message }: Reply<'POST /api/users/confirmation'>) => setTold(message),
	});
	return (
		<form {...formProps} className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button type="submit" look="outline" className="px-4 text-sm" busyLabel={isBusy && t('sending')}>
				{t('again')}
			</Button>
			<p role="status" className="min-w-0 text-sm">
				{failure ? failure.message || t('failed') : outcome}
			</p>
		</form>
	);
}
