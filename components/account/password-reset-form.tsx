'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { refused, useApiForm } from '@/components/form/use-api-form';
import { ResendCodeButton, waitSeconds } from '@/components/member/resend-code-button';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { PasswordField } from '@/components/ui/password-field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { findResetDraft, forgetResetDraft, keepResetDraft } from '@/lib/client/account/password-reset-draft';
import { callApi } from '@/lib/client/api';
import { startSession } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { legalLinks } from './legal-links';

type Step = 'email' | 'otp' | 'password' | 'done';

/** Where the owner of a claimed account says whether the stated relation is right. */
const requestsPath = '/family-tree?open=requests';

const stepOrder: readonly Step[] = ['email', 'otp', 'password'];

/** Three steps in a dialog: address, code, new password. Closing it leads to the login. */
export function PasswordResetForm() {
	const language = useLocale();
	const t = useTranslations('passwordReset');
	const tFields = useTranslations('memberFields');
	const tErrors = useTranslations('errors.reset');
	const router = useRouter();
	/** By the link in the mail about an account made for a relative. */
	const cameToClaim = useInBrowser(() => location.hash === '#claim', false);
	/** Until then the address decides by its fragment, in the style sheet, which of both titles is visible. */
	const isHydrated = useHydrated();
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

	const sendCode = async (typed: string, submitter: HTMLElement | null) => {
		const hasCode = submitter?.getAttribute('name') === 'hasCode';
		if (hasCode && !typed.includes('@')) return tErrors('email');
		const error = hasCode ? null : await askForCode(typed, t('email.failed'));
		if (error !== null) return error;
		setEmail(typed);
		setCodeSent(!hasCode);
		keepResetDraft({ email: typed, otp: null, codeClaims: null });
		setStep('otp');
		return null;
	};
	const checkCode = async (typed: string) => {
		const answer = await callApi('POST /api/users/verify-otp', { body: { email, otp: typed } });
		if (!answer.ok) return answer.message || t('otp.failed');
		setOtp(typed);
		const { isClaim: claims } = answer.data;
		setCodeClaims(claims);
		keepResetDraft({ email, otp: typed, codeClaims: claims });
		setStep('password');
		return null;
	};
	const setPassword = async (newPassword: string) => {
		const answer = await callApi('POST /api/users/reset-password', { body: { email, otp, newPassword } });
		if (!answer.ok) {
			// A code that is no longer right leads back to where another is asked for.
			if (answer.code === 'reset.wrongOtp') keepResetDraft({ email, otp: null, codeClaims });
			return answer.message || t('password.failed');
		}
		forgetResetDraft();
		if (isClaim && (await logIn({ email, password: newPassword })))
			router.replace(await findFirstPage(language));
		else setStep('done');
		return null;
	};

	const counter = t('step', { step: stepOrder.indexOf(step) + 1, total: stepOrder.length });
	const title = isClaim ? t('claim.title') : t('title');
	const shown = { reset: !isHydrated || !isClaim, claim: !isHydrated || isClaim };
	return (
		<>
			<div
				id="claim"
				className="group container-page flex flex-col items-center gap-4 py-20 text-center [&:not(:target)_[data-claim]]:hidden [&:target_[data-reset]]:hidden"
			>
				<h1 className="text-h2 md:text-h2-wide">
					{shown.reset && <span {...(!isHydrated && { 'data-reset': '' })}>{t('title')}</span>}
					{shown.claim && <span {...(!isHydrated && { 'data-claim': '' })}>{t('claim.title')}</span>}
				</h1>
				<p className="max-w-prose text-text-muted">
					{shown.reset && <span {...(!isHydrated && { 'data-reset': '' })}>{t('intro')}</span>}
					{shown.claim && <span {...(!isHydrated && { 'data-claim': '' })}>{t('claim.intro')}</span>}
				</p>
				<LinkButton look="outline" href={login} onClick={forgetResetDraft}>
					{t('backToLogin')}
				</LinkButton>
			</div>
			<Dialog title={title} closeLabel={t('close')} onClose={leave}>
				{step === 'email' && (
					<StepForm
						key={step}
						counter={counter}
						action={isClaim ? t('claim.sendNew') : t('email.send')}
						busy={t('email.sending')}
						start={email}
						name="email"
						send={sendCode}
						otherAction={
							isClaim && (
								<Button type="submit" look="outline" name="hasCode" value="yes">
									{t('claim.haveCode')}
								</Button>
							)
						}
					>
						{(field) => (
							<>
								{isClaim && <p>{t('claim.intro')}</p>}
								<Field
									id="reset-email"
									label={tFields('email')}
									hint={isClaim ? t('claim.emailHint') : t('email.hint')}
									isRequired
								>
									{(control) => (
										<Input
											{...control}
											{...field}
											type="email"
											autoComplete="username"
											autoCapitalize="none"
											spellCheck={false}
										/>
									)}
								</Field>
							</>
						)}
					</StepForm>
				)}
				{step === 'otp' && (
					<StepForm
						key={step}
						counter={counter}
						action={t('otp.verify')}
						busy={t('otp.verifying')}
						name="otp"
						send={checkCode}
					>
						{(field) => (
							<>
								<p className="font-semibold">{email}</p>
								<Field id="reset-otp" label={t('otp.label')} hint={t('otp.hint')} isRequired>
									{(control) => (
										<Input
											{...control}
											{...field}
											inputMode="numeric"
											autoComplete="one-time-code"
											className="max-w-48 text-center text-h3 tracking-[0.4em]"
										/>
									)}
								</Field>
								<div className="flex flex-wrap gap-3">
									<ResendCodeButton
										waitFirst={wasCodeSent ? waitSeconds : 0}
										resend={() => askForCode(email, t('otp.resendFailed'))}
									/>
									<Button
										look="quiet"
										className="px-4 text-sm"
										onClick={() => {
											forgetResetDraft();
											setStep('email');
										}}
									>
										{t('otp.otherEmail')}
									</Button>
								</div>
							</>
						)}
					</StepForm>
				)}
				{step === 'password' && (
					<StepForm
						key={step}
						counter={counter}
						action={isClaim ? t('claim.save') : t('password.save')}
						busy={isClaim ? t('claim.saving') : t('password.saving')}
						name="newPassword"
						send={setPassword}
					>
						{(field) => (
							<>
								{/* Password managers learn from it whose password this is. */}
								<input type="hidden" name="username" autoComplete="username" value={email} />
								<PasswordField
									id="reset-password"
									{...field}
									label={isClaim ? t('claim.passwordLabel') : t('password.label')}
									hint={isClaim ? t('claim.passwordHint') : t('password.hint')}
									autoComplete="new-password"
								/>
								{isClaim && (
									<p className="text-sm text-text-muted">{t.rich('claim.legal', legalLinks(language))}</p>
								)}
							</>
						)}
					</StepForm>
				)}
				{step === 'done' && (
					<div className="flex flex-col items-start gap-5">
						<Banner tone="success">{isClaim ? t('claim.doneHeading') : t('done.heading')}</Banner>
						<p>{isClaim ? t('claim.doneText') : t('done.text')}</p>
						<LinkButton href={isClaim ? `${login}?next=${encodeURIComponent(requestsPath)}` : login}>
							{isClaim ? t('claim.logIn') : t('backToLogin')}
						</LinkButton>
					</div>
				)}
			</Dialog>
		</>
	);
}

interface StepFormProps {
	counter: string;
	action: string;
	busy: string;
	/** Of the step's one field. */
	name: 'email' | 'otp' | 'newPassword';
	start?: string;
	/** Answers why the step was refused, or null. `submitter` is the button that was pressed. */
	send: (typed: string, submitter: HTMLElement | null) => Promise<string | null>;
	/** A second button that sends the form. */
	otherAction?: ReactNode;
	children: (field: UseFormRegisterReturn) => ReactNode;
}

/** One step, which takes the focus when it appears. */
function StepForm({ counter, action, busy, name, start = '', send, otherAction, children }: StepFormProps) {
	const form = useApiForm<Record<string, string>>({
		defaultValues: { [name]: start },
		isGuarded: false,
		// The form goes with its step, or with the page.
		leavesPage: true,
		send: async (values, submitter) => {
			const error = await send(values[name] ?? '', submitter);
			return error === null ? { ok: true, data: null } : refused(error);
		},
		onSent: () => {},
	});
	const { failure, formProps } = form;
	useEffect(() => {
		formProps.ref.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
	}, [formProps.ref]);
	return (
		<form {...formProps} className="flex flex-col gap-5 text-left">
			<p className="text-sm text-text-muted">{counter}</p>
			{failure && <Banner tone="error">{failure.message}</Banner>}
			{children(form.register(name))}
			<Button type="submit" busyLabel={form.isBusy && busy}>
				{action}
			</Button>
			{otherAction}
		</form>
	);
}

/** Why no code was sent: the server's sentence, else `fallback`; null when one was. */
async function askForCode(email: string, fallback: string): Promise<string | null> {
	const answer = await callApi('POST /api/users/forgot-password', { body: { email } });
	return answer.ok ? null : answer.message || fallback;
}

/** Logs the owner in to the account that they have just claimed; false where they have to do it themselves. */
async function logIn(account: { email: string; password: string }): Promise<boolean> {
	const answer = await callApi('POST /api/users/login', {
		body: { ...account, keepSignedIn: false, acceptsTerms: true },
	});
	if (answer.ok) startSession(answer.data.token, answer.data.user, { isKept: false });
	return answer.ok;
}

/** The page that a claim leads to: where the relation is confirmed or refused, or the profile where nobody stated one. */
async function findFirstPage(language: Language): Promise<string> {
	const requests = await callApi('GET /api/family/pending-requests');
	const isAsked = !requests.ok || requests.data.length > 0;
	return pathIn(language, isAsked ? requestsPath : '/profile');
}
