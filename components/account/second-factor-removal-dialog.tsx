'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { CodeField } from '@/components/member/code-field';
import { PasswordField } from '@/components/ui/password-field';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';

interface SecondFactorRemovalDialogProps {
	email: string;
	onRemoved: () => void;
	onClose: () => void;
}

/** Password, then the mailed code. */
export function SecondFactorRemovalDialog({ email, onRemoved, onClose }: SecondFactorRemovalDialogProps) {
	const t = useTranslations('profile.account.secondFactor');
	const { secondFactor: texts } = useMessages().profile.account;
	const handleRefusal = useRefusalHandler();
	const { removal, failed } = texts;
	/** The one that the mailed code was asked for with. */
	const [password, setPassword] = useState<string | null>(null);
	// These calls answer 401 for a wrong password, as a login does: the session is still there.
	const leaveUnlessRefused = (failure: ApiFailure) => failure.status !== 401 && handleRefusal(failure);
	if (password === null)
		return (
			<FormDialog
				title={removal.title}
				texts={{ confirm: removal.send, busy: removal.sending, failed }}
				defaultValues={{ password: '' }}
				send={async ({ password: typed }) => {
					const body = { email, password: typed };
					const answer = await callApi('POST /api/users/second-factor/removal-code', { body });
					if (answer.ok) setPassword(typed);
					return answer;
				}}
				onFailure={leaveUnlessRefused}
				onDone={() => {}}
				onClose={onClose}
			>
				{({ register, errorAt }) => (
					<>
						<p>{removal.text}</p>
						<PasswordField
							id="second-factor-removal-password"
							{...register('password')}
							label={texts.password}
							error={errorAt('password')}
							autoComplete="current-password"
						/>
					</>
				)}
			</FormDialog>
		);
	return (
		<FormDialog
			key="otp"
			title={removal.title}
			texts={{ confirm: removal.confirm, busy: removal.busy, failed }}
			look="danger"
			defaultValues={{ otp: '' }}
			send={({ otp }) => callApi('POST /api/users/second-factor/removal', { body: { email, password, otp } })}
			onFailure={leaveUnlessRefused}
			onDone={({ message }) => {
				showToast(message, 'success');
				onRemoved();
			}}
			onClose={onClose}
		>
			{({ register, errorAt }) => (
				<>
					<p role="status">{t('removal.sent', { email })}</p>
					<CodeField id="second-factor-otp" {...register('otp')} label={removal.otp} error={errorAt('otp')} />
					<p className="text-sm text-text-muted">{removal.ends}</p>
				</>
			)}
		</FormDialog>
	);
}
