'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { CodeField } from '@/components/member/code-field';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { logInWithoutSecondFactor } from '@/lib/client/account/turn-off-second-factor';
import { type ApiFailure, callApi } from '@/lib/client/api';

interface SecondStepFormProps {
	email: string;
	password: string;
	/** Logs in with a code, or without one once none is asked for; answers the refusal, null while the page is left. */
	logIn: (code: string | null) => Promise<ApiFailure | null>;
	onBack: () => void;
}

type Step = 'code' | 'recovery' | 'lost' | 'otp';

/** The second step of a login, for an account that asks for a code; and the way past it for somebody without their phone. */
export function SecondStepForm({ email, password, logIn, onBack }: SecondStepFormProps) {
	const t = useTranslations('login.secondStep');
	const tLogin = useTranslations('login');
	const signingIn = tLogin('signingIn');
	const [step, setStep] = useState<Step>('code');
	const sendCode = async () => {
		const body = { email, password };
		const answer = await callApi('POST /api/users/second-factor/removal-code', { body });
		if (!answer.ok) return answer.code === 'secondFactor.off' ? logIn(null) : answer;
		setStep('otp');
		return null;
	};
	const turnOff = (otp: string) =>
		logInWithoutSecondFactor(
			() => callApi('POST /api/users/second-factor/removal', { body: { email, password, otp } }),
			() => logIn(null),
		);
	if (step === 'lost')
		return (
			<StepForm
				key={step}
				heading={t('lostHeading')}
				intro={t('lostIntro', { email })}
				labels={{ submit: t('sendCode'), busy: t('sending') }}
				send={sendCode}
				onBack={() => setStep('code')}
			/>
		);
	if (step === 'otp')
		return (
			<StepForm
				key={step}
				heading={t('lostHeading')}
				intro={t('sent', { email })}
				labels={{ submit: t('turnOff'), busy: t('turningOff') }}
				field={{ name: 'otp', label: t('otp') }}
				send={turnOff}
				onBack={() => setStep('lost')}
			/>
		);
	if (step === 'recovery')
		return (
			<StepForm
				key={step}
				heading={t('heading')}
				intro={t('recoveryIntro')}
				labels={{ submit: t('verify'), busy: signingIn }}
				field={{ name: 'code', label: t('recoveryCode'), hasLetters: true }}
				send={logIn}
				onBack={() => setStep('code')}
			/>
		);
	return (
		<StepForm
			key={step}
			heading={t('heading')}
			intro={t('intro')}
			labels={{ submit: t('verify'), busy: signingIn }}
			field={{ name: 'code', label: t('code'), hint: t('hint') }}
			send={logIn}
			onBack={onBack}
		>
			<div className="flex flex-wrap gap-x-5">
				<Button look="quiet" className="px-0 underline" onClick={() => setStep('recovery')}>
					{t('useRecovery')}
				</Button>
				<Button look="quiet" className="px-0 underline" onClick={() => setStep('lost')}>
					{t('lostPhone')}
				</Button>
			</div>
		</StepForm>
	);
}

interface StepFormProps {
	heading: string;
	intro: string;
	labels: { submit: string; busy: string };
	/** The code that the step asks for. */
	field?: { name: 'code' | 'otp'; label: string; hint?: string; hasLetters?: true };
	/** Answers the refusal, or null when the step is over. */
	send: (code: string) => Promise<ApiFailure | null>;
	onBack: () => void;
	children?: ReactNode;
}

/** One step, whose field, or else its heading, takes the focus when it appears. */
function StepForm({ heading, intro, labels, field, send, onBack, children }: StepFormProps) {
	const t = useTranslations();
	const name = field?.name ?? '';
	const form = useApiForm<Record<string, string>>({
		defaultValues: { [name]: '' },
		isGuarded: false,
		leavesPage: true,
		send: async (values) => (await send((values[name] ?? '').trim())) ?? { ok: true, data: null },
		onSent: () => {},
	});
	const { failure, formProps } = form;
	useEffect(() => {
		const field = formProps.ref.current?.querySelector('input') ?? formProps.ref.current?.querySelector('h2');
		field?.focus();
	}, [formProps.ref]);
	const sentence = form.errorAt(name);
	const isAtField = sentence !== undefined;
	useEffect(() => {
		if (isAtField) formProps.ref.current?.querySelector('input')?.select();
	}, [isAtField, formProps.ref]);
	return (
		<form {...formProps} className="flex flex-col gap-5">
			<h2 tabIndex={-1} className="text-h3 outline-none">
				{heading}
			</h2>
			<p>{intro}</p>
			{failure && !isAtField && <Banner tone="error">{failure.message || t('login.failed')}</Banner>}
			{field && (
				<CodeField
					id={`login-${field.name}`}
					label={field.label}
					hint={field.hint}
					error={sentence && (failure?.message || sentence)}
					hasLetters={field.hasLetters ?? false}
					{...form.register(name, { validate: (code) => code?.trim() !== '' || t('login.secondStep.empty') })}
				/>
			)}
			<Button type="submit" busyLabel={form.isBusy && labels.busy}>
				{labels.submit}
			</Button>
			{children}
			<Button look="outline" onClick={onBack}>
				{t('login.secondStep.back')}
			</Button>
		</form>
	);
}
