'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { PasswordField, type PasswordFieldTexts } from '@/components/ui/password-field';
import { callApi } from '@/lib/client/api';
import { startSession } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { readSessionReply } from './session-reply';
import { useHydrated } from './use-hydrated';

interface LoginTexts {
	email: string;
	password: string;
	passwordField: PasswordFieldTexts;
	keepSignedIn: string;
	forgotPassword: string;
	signIn: string;
	signingIn: string;
	newHere: string;
	createAccount: string;
	emptyFields: string;
	failed: string;
	/** Leads to where an account that waits for its owner is taken over. */
	claim: string;
}

interface LoginFormProps {
	language: Language;
	texts: LoginTexts;
	/** The page to open afterwards. */
	nextHref: string;
	/** The sentence with the links to Terms and Privacy. */
	legal: ReactNode;
}

export function LoginForm({ language, texts, nextHref, legal }: LoginFormProps) {
	const router = useRouter();
	const isHydrated = useHydrated();
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<{ text: string; isUnclaimed: boolean } | null>(null);
	const refuse = (text: string, code?: string) =>
		setRefusal({ text, isUnclaimed: code === 'account.unclaimed' });

	const logIn = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const fields = new FormData(event.currentTarget);
		const email = String(fields.get('email') ?? '').trim();
		const password = String(fields.get('password') ?? '');
		if (email === '' || password === '') return refuse(texts.emptyFields);
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const keepSignedIn = fields.has('keepSignedIn');
		// As the sentence with the links says.
		const body = { email, password, keepSignedIn, acceptsTerms: true };
		const answer = await callApi('/api/users/login', { method: 'POST', body });
		const session = answer.ok ? readSessionReply(answer.data) : null;
		if (session) {
			startSession(session.token, session.user, { isKept: keepSignedIn });
			// Back leads to where one was before the form.
			router.replace(nextHref);
			return;
		}
		isSending.current = false;
		setBusy(false);
		if (answer.ok) refuse(texts.failed);
		else refuse(answer.message || texts.failed, answer.code);
	};

	return (
		<form method="post" noValidate onSubmit={logIn} className="flex flex-col gap-5">
			{refusal && (
				<Banner tone="error">
					<p>{refusal.text}</p>
					{refusal.isUnclaimed && (
						<Link
							href={pathIn(language, '/forgot-password#claim')}
							prefetch={false}
							className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
						>
							{texts.claim}
						</Link>
					)}
				</Banner>
			)}
			<Field id="login-email" label={texts.email} isRequired>
				{(control) => (
					<Input
						{...control}
						name="email"
						type="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
					/>
				)}
			</Field>
			<PasswordField
				id="login-password"
				name="password"
				label={texts.password}
				isRequired
				autoComplete="current-password"
				texts={texts.passwordField}
			/>
			<div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
				<Checkbox name="keepSignedIn" label={texts.keepSignedIn} />
				<Link
					href={pathIn(language, '/forgot-password')}
					prefetch={false}
					className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
				>
					{texts.forgotPassword}
				</Link>
			</div>
			<Button type="submit" disabled={!isHydrated} busyLabel={isBusy && texts.signingIn}>
				{texts.signIn}
			</Button>
			<div className="flex flex-col gap-2 border-line border-t pt-5 text-center">
				<p className="text-text-muted">{texts.newHere}</p>
				<LinkButton look="outline" href={pathIn(language, '/register')}>
					{texts.createAccount}
				</LinkButton>
			</div>
			<p className="text-center text-sm text-text-muted">{legal}</p>
		</form>
	);
}
