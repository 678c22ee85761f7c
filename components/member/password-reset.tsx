'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { PasswordField, type PasswordFieldTexts } from '@/components/ui/password-field';
import { callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { ResendCode, type ResendTexts } from './resend-code';
import type { Messages } from './texts';

type Words = Messages['passwordReset'];

interface PasswordResetTexts extends Pick<Words, 'title' | 'close' | 'email' | 'password' | 'done'> {
	otp: Omit<Words['otp'], 'resendIn'> & ResendTexts;
	backToLogin: string;
	emailLabel: string;
	passwordField: PasswordFieldTexts;
}

interface PasswordResetProps {
	language: Language;
	texts: PasswordResetTexts;
	/** "Step 1 of 3" and so on. */
	steps: readonly string[];
}

type Step = 'email' | 'otp' | 'password' | 'done';

const stepOrder: readonly Step[] = ['email', 'otp', 'password'];

/** Three steps in a dialog: address, code, new password. Closing it leads to the login. */
export function PasswordReset({ language, texts, steps }: PasswordResetProps) {
	const router = useRouter();
	const login = pathIn(language, '/login');
	const [step, setStep] = useState<Step>('email');
	const [email, setEmail] = useState('');
	const [otp, setOtp] = useState('');

	const sendCode = async (fields: FormData) => {
		const typed = textIn(fields, 'email');
		const refusal = await post('forgot-password', { email: typed }, texts.email.failed);
		if (refusal !== null) return refusal;
		setEmail(typed);
		setStep('otp');
		return null;
	};
	const checkCode = async (fields: FormData) => {
		const typed = textIn(fields, 'otp');
		const refusal = await post('verify-otp', { email, otp: typed }, texts.otp.failed);
		if (refusal !== null) return refusal;
		setOtp(typed);
		setStep('password');
		return null;
	};
	const setPassword = async (fields: FormData) => {
		const newPassword = textIn(fields, 'newPassword');
		const refusal = await post('reset-password', { email, otp, newPassword }, texts.password.failed);
		if (refusal === null) setStep('done');
		return refusal;
	};

	const counter = steps[stepOrder.indexOf(step)];
	return (
		<Dialog title={texts.title} closeLabel={texts.close} onClose={() => router.push(login)}>
			{step === 'email' && (
				<StepForm
					key={step}
					counter={counter}
					action={texts.email.send}
					busy={texts.email.sending}
					send={sendCode}
				>
					<Field id="reset-email" label={texts.emailLabel} hint={texts.email.hint} isRequired>
						{(control) => (
							<Input
								{...control}
								name="email"
								type="email"
								defaultValue={email}
								autoComplete="username"
								autoCapitalize="none"
								spellCheck={false}
							/>
						)}
					</Field>
				</StepForm>
			)}
			{step === 'otp' && (
				<StepForm
					key={step}
					counter={counter}
					action={texts.otp.verify}
					busy={texts.otp.verifying}
					send={checkCode}
				>
					<p className="break-words font-semibold">{email}</p>
					<Field id="reset-otp" label={texts.otp.label} hint={texts.otp.hint} isRequired>
						{(control) => (
							<Input
								{...control}
								name="otp"
								inputMode="numeric"
								autoComplete="one-time-code"
								className="max-w-48 text-center text-h3 tracking-[0.4em]"
							/>
						)}
					</Field>
					<div className="flex flex-wrap gap-3">
						<ResendCode
							texts={texts.otp}
							resend={() => post('forgot-password', { email }, texts.otp.resendFailed)}
						/>
						<Button look="quiet" className="px-4 text-sm" onClick={() => setStep('email')}>
							{texts.otp.otherEmail}
						</Button>
					</div>
				</StepForm>
			)}
			{step === 'password' && (
				<StepForm
					key={step}
					counter={counter}
					action={texts.password.save}
					busy={texts.password.saving}
					send={setPassword}
				>
					{/* Password managers learn from it whose password this is. */}
					<input type="hidden" name="username" autoComplete="username" value={email} />
					<PasswordField
						id="reset-password"
						name="newPassword"
						label={texts.password.label}
						hint={texts.password.hint}
						isRequired
						autoComplete="new-password"
						texts={texts.passwordField}
					/>
				</StepForm>
			)}
			{step === 'done' && (
				<div className="flex flex-col items-start gap-5">
					<Banner tone="success">{texts.done.heading}</Banner>
					<p>{texts.done.text}</p>
					<LinkButton href={login}>{texts.backToLogin}</LinkButton>
				</div>
			)}
		</Dialog>
	);
}

interface StepFormProps {
	counter: string | undefined;
	action: string;
	busy: string;
	/** Answers why the step was refused, or null. */
	send: (fields: FormData) => Promise<string | null>;
	children: ReactNode;
}

/** One step, which takes the focus when it appears. */
function StepForm({ counter, action, busy, send, children }: StepFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	useEffect(() => {
		form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
	}, []);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const refused = await send(new FormData(event.currentTarget));
		isSending.current = false;
		setBusy(false);
		setRefusal(refused);
	};
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5 text-left">
			<p className="text-sm text-text-muted">{counter}</p>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			{children}
			<Button type="submit" busyLabel={isBusy && busy}>
				{action}
			</Button>
		</form>
	);
}

function textIn(fields: FormData, name: string): string {
	return String(fields.get(name) ?? '');
}

/** Why the call was refused: the server's sentence, else `fallback`; null when it was not. */
async function post(call: string, body: Record<string, string>, fallback: string): Promise<string | null> {
	const answer = await callApi(`/api/users/${call}`, { method: 'POST', body });
	return answer.ok ? null : answer.message || fallback;
}
