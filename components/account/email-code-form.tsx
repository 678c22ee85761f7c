'use client';

import { useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { CodeField } from '@/components/member/code-field';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';

interface EmailCodeFormProps {
	/** The address that waits for its code. */
	email: string;
	onChanged: (message: string) => void;
}

/** Takes the code from the mail to the new address. It is still asked for after the page has been left for the mail. */
export function EmailCodeForm({ email, onChanged }: EmailCodeFormProps) {
	const t = useTranslations('emailChange');
	const form = useApiForm({
		defaultValues: { code: '' },
		isGuarded: false,
		send: async (body) => {
			const answer = await callApi('POST /api/users/email/confirm', { body });
			if (answer.ok || answer.errors.some(({ path }) => path === 'code')) return answer;
			return { ...answer, errors: [{ path: 'code', message: answer.message || t('failed') }] };
		},
		onSent: ({ message }) => onChanged(message),
	});
	return (
		<form {...form.formProps} className="flex flex-col items-start gap-3">
			<p className="wrap-anywhere">{t('waiting', { email })}</p>
			<div className="flex flex-wrap items-end gap-3">
				<CodeField
					id="email-change-code"
					{...form.register('code')}
					label={t('code')}
					error={form.errorAt('code')}
				/>
				<Button type="submit" busyLabel={form.isBusy && t('codeBusy')}>
					{t('codeConfirm')}
				</Button>
			</div>
		</form>
	);
}
