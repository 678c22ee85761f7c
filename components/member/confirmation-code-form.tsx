'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import { SendConfirmationButton } from './send-confirmation-button';

/** Confirms the member's address with the code from the mail. */
export function ConfirmationCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
	const t = useTranslations('emailConfirmation.account');
	const router = useRouter();
	const fieldId = useId();
	const form = useApiForm({
		defaultValues: { code: '' },
		isGuarded: false,
		send: async (body) => {
			const answer = await callApi('POST /api/users/confirm-email', { body });
			if (answer.ok || answer.errors.length > 0) return answer;
			return { ...answer, errors: [{ path: 'code', message: answer.message || t('failed') }] };
		},
		onSent: ({ message }) => {
			showToast(message, 'success');
			onConfirmed();
			// The notice above the page goes as well.
			router.refresh();
		},
	});
	return (
		<>
			<form {...form.formProps} className="flex flex-wrap items-end gap-3">
				<Field id={fieldId} label={t('code')} error={form.errorAt('code')} isRequired>
					{(control) => (
						<Input
							{...control}
							{...form.register('code')}
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={12}
							className="max-w-48"
						/>
					)}
				</Field>
				<Button type="submit" busyLabel={form.isBusy && t('confirming')}>
					{t('confirm')}
				</Button>
			</form>
			<SendConfirmationButton />
		</>
	);
}
