'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { CodeField } from './code-field';

interface SecondFactorRemovalProps {
	email: string;
	/** Called once it is off. */
	onRemoved: () => void;
	onClose: () => void;
}

/** Password, then the mailed code. */
export function SecondFactorRemoval({ email, onRemoved, onClose }: SecondFactorRemovalProps) {
	const t = useTranslations('profile.account.secondFactor');
	const { secondFactor: texts } = useMessages().profile.account;
	const handleRefusal = useRefusalHandler();
	const { removal, cancel, failed } = texts;
	/** The one that the mailed code was asked for with. */
	const [password, setPassword] = useState<string | null>(null);
	// These calls answer 401 for a wrong password, as a login does: the session is still there.
	const leaveUnlessRefused = (failure: ApiFailure) => failure.status !== 401 && handleRefusal(failure);
	if (password === null)
		return (
			<Dialog title={removal.title} onClose={onClose}>
				<DialogForm
					texts={{ confirm: removal.send, busy: removal.sending, cancel, failed }}
					defaultValues={{ password: '' }}
					send={async ({ password: typed }) => {
						const body = { email, password: typed };
						const answer = await callApi('POST /api/users/second-factor/removal-code', { body });
						if (answer.ok) setPassword(typed);
						return answer;
					}}
					onFailure={leaveUnlessRefused}
					onDone={() => {}}
					onCancel={onClose}
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
				</DialogForm>
			</Dialog>
		);
	return (
		<Dialog key="otp" title={removal.title} onClose={onClose}>
			<DialogForm
				texts={{ confirm: removal.confirm, busy: removal.busy, cancel, failed }}
				look="danger"
				defaultValues={{ otp: '' }}
				send={({ otp }) =>
					callApi('POST /api/users/second-factor/removal', { body: { email, password, otp } })
				}
				onFailure={leaveUnlessRefused}
				onDone={({ message }) => {
					showToast(message, 'success');
					onRemoved();
				}}
				onCancel={onClose}
			>
				{({ register, errorAt }) => (
					<>
						<p role="status">{t('removal.sent', { email })}</p>
						<CodeField
							id="second-factor-otp"
							{...register('otp')}
							label={removal.otp}
							error={errorAt('otp')}
						/>
						<p className="text-sm text-text-muted">{removal.ends}</p>
					</>
				)}
			</DialogForm>
		</Dialog>
	);
}
