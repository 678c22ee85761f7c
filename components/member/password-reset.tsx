'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { PasswordField, type PasswordFieldTexts } from '@/components/ui/password-field';
import { callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { findResetDraft, forgetResetDraft, keepResetDraft } from './password-reset-draft';
import { ResendCode, type ResendTexts, waitSeconds } from './resend-code';
import type { Messages } from './texts';

type Words = Messages['passwordReset'];

interface PasswordResetTexts
	extends Pick<Words, 'title' | 'intro' | 'close' | 'email' | 'password' | 'done' | 'claim' | 'backToLogin'> {
	otp: Omit<Words['otp'], 'resendIn'> & ResendTexts;
	emailLabel: string;
	wrongEmail: string;
	passwordField: PasswordFieldTexts;
}

interface PasswordResetProps {
	language: Language;
	texts: PasswordResetTexts;
	/** "Step 1 of 3" and so on. */
	steps: readonly string[];
	/** What one agrees to by taking over an account. */
	claimLegal: ReactNode;
}

type Step = 'email' | 'otp' | 'password' | 'done';

const stepOrder: readonly Step[] = ['email', 'otp', 'password'];

/** Three steps in a dialog: address, code, new password. Closing it leads to the login. */
export function PasswordReset({ language, texts, steps, claimLegal }: PasswordResetProps) {
	const router = useRouter();
	const cameToClaim = useCameToClaim();
	const login = pathIn(language, '/login');
	const [step, setStep] = useState<Step>('email');
	const [email, setEmail] = useState('');
	const [otp, setOtp] = useState('');
	const [wasCodeSent, setCodeSent] = useState(false);
	/** What the server says of the code that was typed; null until then. */
	const [codeClaims, setCodeClaims] = useState<boolean | null>(null);
	const isClaim = codeClaims ?? cameToClaim;
	useEffect(() => {
		const draft = findResetDraft();
		if (!draft) return;
		setEmail(draft.email);
		setOtp(draft.otp ?? '');
		setCodeClaims(draft.codeClaims);
		setStep(draft.otp === null ? 'otp' : 'password');
	}, []);
	const leave = () => {
		forgetResetDraft();
		router.push(login);
	};

	const sendCode = async (fields: FormData) => {
		const typed = textIn(fields, 'email');
		const hasCode = fields.has('hasCode');
		if (hasCode && !typed.includes('@')) return texts.wrongEmail;
		const refusal = hasCode ? null : await post('forgot-password', { email: typed }, texts.email.failed);
		if (refusal !== null) return refusal;
		setEmail(typed);
		setCodeSent(!hasCode);
		keepResetDraft({ email: typed, otp: null, codeClaims: null });
		setStep('otp');
		return null;
	};
	const checkCode = async (fields: FormData) => {
		const typed = textIn(fields, 'otp');
		const answer = await callUsers('verify-otp', { email, otp: typed });
		if (!answer.ok) return answer.message || texts.otp.failed;
		setOtp(typed);
		const claims = readIsClaim(answer.data);
		setCodeClaims(claims);
		keepResetDraft({ email, otp: typed, codeClaims: claims });
		setStep('password');
		return null;
	};
	const setPassword = async (fields: FormData) => {
		const newPassword = textIn(fields, 'newPassword');
		const answer = await callUsers('reset-password', { email, otp, newPassword });
		if (!answer.ok) {
			// A code that is no longer right leads back to where another is asked for.
			if (answer.code === 'reset.wrongOtp') keepResetDraft({ email, otp: null, codeClaims });
			return answer.message || texts.password.failed;
		}
		forgetResetDraft();
		setStep('done');
		return null;
	};

	const counter = steps[stepOrder.indexOf(step)];
	const title = isClaim ? texts.claim.title : texts.title;
	return (
		<>
			<div className="container-page flex flex-col items-center gap-4 py-20 text-center">
				<h1 className="text-h2 md:text-h2-wide">{title}</h1>
				<p className="max-w-prose text-text-muted">{isClaim ? texts.claim.intro : texts.intro}</p>
				<LinkButton look="outline" href={login} onClick={forgetResetDraft}>
					{texts.backToLogin}
				</LinkButton>
			</div>
			<Dialog title={title} closeLabel={texts.close} onClose={leave}>
				{step === 'email' && (
					<StepForm
						key={step}
						counter={counter}
						action={isClaim ? texts.claim.sendNew : texts.email.send}
						busy={texts.email.sending}
						send={sendCode}
						otherAction={
							isClaim && (
								<Button type="submit" look="outline" name="hasCode" value="yes">
									{texts.claim.haveCode}
								</Button>
							)
						}
					>
						{isClaim && <p>{texts.claim.intro}</p>}
						<Field
							id="reset-email"
							label={texts.emailLabel}
							hint={isClaim ? texts.claim.emailHint : texts.email.hint}
							isRequired
						>
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
						<p className="font-semibold">{email}</p>
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
								waitFirst={wasCodeSent ? waitSeconds : 0}
								resend={() => post('forgot-password', { email }, texts.otp.resendFailed)}
							/>
							<Button
								look="quiet"
								className="px-4 text-sm"
								onClick={() => {
									forgetResetDraft();
									setStep('email');
								}}
							>
								{texts.otp.otherEmail}
							</Button>
						</div>
					</StepForm>
				)}
				{step === 'password' && (
					<StepForm
						key={step}
						counter={counter}
						action={isClaim ? texts.claim.save : texts.password.save}
						busy={isClaim ? texts.claim.saving : texts.password.saving}
						send={setPassword}
					>
						{/* Password managers learn from it whose password this is. */}
						<input type="hidden" name="username" autoComplete="username" value={email} />
						<PasswordField
							id="reset-password"
							name="newPassword"
							label={isClaim ? texts.claim.passwordLabel : texts.password.label}
							hint={isClaim ? texts.claim.passwordHint : texts.password.hint}
							isRequired
							autoComplete="new-password"
							texts={texts.passwordField}
						/>
						{isClaim && <p className="text-sm text-text-muted">{claimLegal}</p>}
					</StepForm>
				)}
				{step === 'done' && (
					<div className="flex flex-col items-start gap-5">
						<Banner tone="success">{isClaim ? texts.claim.doneHeading : texts.done.heading}</Banner>
						<p>{isClaim ? texts.claim.doneText : texts.done.text}</p>
						<LinkButton href={login}>{isClaim ? texts.claim.logIn : texts.backToLogin}</LinkButton>
					</div>
				)}
			</Dialog>
		</>
	);
}

const never = () => () => {};

/** Whether the link was followed that stands in the mail about an account made for a relative. */
function useCameToClaim(): boolean {
	return useSyncExternalStore(
		never,
		() => location.hash === '#claim',
		() => false,
	);
}

interface StepFormProps {
	counter: string | undefined;
	action: string;
	busy: string;
	/** Answers why the step was refused, or null. */
	send: (fields: FormData) => Promise<string | null>;
	/** A second button that sends the form; its name is then among the fields. */
	otherAction?: ReactNode;
	children: ReactNode;
}

/** One step, which takes the focus when it appears. */
function StepForm({ counter, action, busy, send, otherAction, children }: StepFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	useEffect(() => {
		form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
	}, []);
	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const { submitter } = event.nativeEvent;
		const refused = await send(new FormData(event.currentTarget, submitter));
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
			{otherAction}
		</form>
	);
}

function textIn(fields: FormData, name: string): string {
	return String(fields.get(name) ?? '');
}

function callUsers(call: string, body: Record<string, string>) {
	return callApi(`/api/users/${call}`, { method: 'POST', body });
}

/** Why the call was refused: the server's sentence, else `fallback`; null when it was not. */
async function post(call: string, body: Record<string, string>, fallback: string): Promise<string | null> {
	const answer = await callUsers(call, body);
	return answer.ok ? null : answer.message || fallback;
}

function readIsClaim(answer: unknown): boolean {
	const { isClaim } = { isClaim: false, ...Object(answer) };
	return isClaim === true;
}
