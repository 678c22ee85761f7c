'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { refused, useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { PasswordField } from '@/components/ui/password-field';
import { TextLink } from '@/components/ui/text-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { withOpenedFragment } from '@/lib/client/account/opened-fragment';
import { type ApiFailure, callApi } from '@/lib/client/api';
import { startSession } from '@/lib/client/session';
import { pathIn } from '@/lib/core/localized-path';
import { legalLinks } from './legal-links';
import { SecondStepForm } from './second-step-form';

/** What the login call gets. */
interface Login {
	email: string;
	password: string;
	keepSignedIn: boolean;
	acceptsTerms: boolean;
}

export function LoginForm({ nextHref }: { nextHref: string }) {
	const language = useLocale();
	const t = useTranslations('login');
	const tFields = useTranslations('memberFields');
	const router = useRouter();
	const isHydrated = useHydrated();
	/** The account asks for a code too. What was typed stays here until it is there. */
	const [login, setLogin] = useState<Login | null>(null);

	/** Answers the refusal; null while the page is being left. */
	const send = async (body: Login & { code?: string }): Promise<ApiFailure | null> => {
		const answer = await callApi('POST /api/users/login', { body });
		if (!answer.ok) return answer;
		startSession(answer.data.token, answer.data.user, { isKept: body.keepSignedIn });
		// Back leads to where one was before the form.
		router.replace(withOpenedFragment(nextHref));
		return null;
	};

	const form = useApiForm({
		defaultValues: { email: '', password: '', keepSignedIn: false },
		isGuarded: false,
		leavesPage: true,
		send: async ({ email, password, keepSignedIn }) => {
			// As the sentence with the links says.
			const body = { email: email.trim(), password, keepSignedIn, acceptsTerms: true };
			if (body.email === '' || password === '') return refused(t('emptyFields'));
			const failure = await send(body);
			if (failure?.code === 'auth.secondFactorRequired') setLogin(body);
			return failure ?? { ok: true, data: null };
		},
		onSent: () => {},
		onFailure: ({ code }) => code === 'auth.secondFactorRequired',
	});
	const { failure } = form;

	if (login)
		return (
			<SecondStepForm
				email={login.email}
				password={login.password}
				logIn={(code) => send(code === null ? login : { ...login, code })}
				onBack={() => {
					form.resetField('password');
					setLogin(null);
				}}
			/>
		);
	return (
		<form {...form.formProps} className="flex flex-col gap-5">
			{failure && (
				<Banner tone="error">
					<p>{failure.message || t('failed')}</p>
					{failure.code === 'account.unclaimed' && (
						<Link
							href={pathIn(language, '/forgot-password#claim')}
							prefetch={false}
							className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
						>
							{t('claim')}
						</Link>
					)}
				</Banner>
			)}
			<Field id="login-email" label={tFields('email')} isRequired>
				{(control) => (
					<Input
						{...control}
						{...form.register('email')}
						type="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
					/>
				)}
			</Field>
			<PasswordField
				id="login-password"
				{...form.register('password')}
				label={tFields('password')}
				autoComplete="current-password"
			/>
			<div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
				<Checkbox {...form.register('keepSignedIn')} label={t('keepSignedIn')} />
				<TextLink href={pathIn(language, '/forgot-password')}>{t('forgotPassword')}</TextLink>
			</div>
			<Button type="submit" disabled={!isHydrated} busyLabel={form.isBusy && t('signingIn')}>
				{t('signIn')}
			</Button>
			<div className="flex flex-col gap-2 border-line border-t pt-5 text-center">
				<p className="text-text-muted">{t('newHere')}</p>
				<LinkButton look="outline" href={pathIn(language, '/register')}>
					{t('createAccount')}
				</LinkButton>
			</div>
			<p className="text-center text-sm text-text-muted">{t.rich('legal', legalLinks(language))}</p>
		</form>
	);
}
