'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { SendConfirmation } from './send-confirmation';
import type { Messages } from './texts';

interface ConfirmationCodeFormProps {
	texts: Messages['emailConfirmation'];
	onConfirmed: () => void;
	/** Handles a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Confirms the member's address with the code from the mail. */
export function ConfirmationCodeForm({ texts, onConfirmed, onFailure }: ConfirmationCodeFormProps) {
	const router = useRouter();
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<string | undefined>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const form = event.currentTarget;
		isSending.current = true;
		setBusy(true);
		setError(undefined);
		const body = Object.fromEntries(new FormData(form));
		const answer = await callApi('/api/users/confirm-email', { method: 'POST', body });
		isSending.current = false;
		setBusy(false);
		if (!answer.ok) {
			if (onFailure(answer)) return;
			setError(answer.errors[0]?.message || answer.message || texts.account.failed);
			form.querySelector('input')?.focus();
			return;
		}
		const { message } = { message: '', ...Object(answer.data) };
		showToast(String(message), 'success');
		onConfirmed();
		// The notice above the page goes as well.
		router.refresh();
	};
	return (
		<>
			<form
				method="post"
				noValidate
				onSubmit={submit}
				onInput={() => setError(undefined)}
				className="flex flex-wrap items-end gap-3"
			>
				<Field id="email-confirmation-code" label={texts.account.code} error={error} isRequired>
					{(control) => (
						<Input
							{...control}
							name="code"
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={12}
							className="max-w-48"
						/>
					)}
				</Field>
				<Button type="submit" busyLabel={isBusy && texts.account.confirming}>
					{texts.account.confirm}
				</Button>
			</form>
			<SendConfirmation texts={texts} />
		</>
	);
}
