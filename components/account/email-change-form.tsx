'use client';

import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { CodeField } from '@/components/member/code-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { EmailCodeForm } from './email-code-form';

/** The fields of the profile that are others now. */
export interface ChangedEmail {
	email?: string;
	emailConfirmed: boolean;
}

/** Gives the account another address; one that was confirmed changes once the code mailed to the new one is typed. */
export function EmailChangeForm({ onChanged }: { onChanged: (changed: ChangedEmail) => void }) {
	const t = useTranslations('emailChange');
	const router = useRouter();
	const waiting = useQuery({ ...apiQuery('GET /api/users/email'), refetchOnMount: 'always' });
	const factor = useQuery(apiQuery('GET /api/users/second-factor'));
	const [isAsking, setAsking] = useState(false);
	const change = (message: string, changed: ChangedEmail) => {
		showToast(message, 'success');
		onChanged(changed);
		void waiting.refetch();
		// The notice above the page names the address.
		router.refresh();
	};
	const pending = waiting.data?.pending ?? null;
	return (
		<>
			{pending !== null && (
				<EmailCodeForm
					email={pending}
					onChanged={(message) => change(message, { email: pending, emailConfirmed: true })}
				/>
			)}
			<Button look="outline" onClick={() => setAsking(true)}>
				<AtSign aria-hidden="true" className="size-5" />
				{t('open')}
			</Button>
			{isAsking && (
				<FormDialog
					title={t('open')}
					texts={{ confirm: t('confirm'), busy: t('busy'), failed: t('failed') }}
					defaultValues={{ email: '', password: '', code: '' }}
					send={(body) => callApi('POST /api/users/email', { body })}
					onDone={({ message, email, isDone }) => {
						setAsking(false);
						if (isDone) return change(message, { email, emailConfirmed: false });
						showToast(message, 'success');
						void waiting.refetch();
					}}
					onClose={() => setAsking(false)}
				>
					{({ register, errorAt }) => (
						<>
							<p>{t('text')}</p>
							<Field id="email-change-email" label={t('email')} error={errorAt('email')} isRequired>
								{(control) => (
									<Input
										{...control}
										{...register('email')}
										type="email"
										autoComplete="email"
										inputMode="email"
									/>
								)}
							</Field>
							<PasswordField
								id="email-change-password"
								{...register('password')}
								label={t('password')}
								error={errorAt('password')}
								autoComplete="current-password"
							/>
							{factor.data?.since != null && (
								<CodeField
									id="email-change-factor"
									{...register('code')}
									label={t('factor')}
									error={errorAt('code')}
								/>
							)}
						</>
					)}
				</FormDialog>
			)}
		</>
	);
}
