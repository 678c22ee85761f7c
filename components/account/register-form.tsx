'use client';

import { Check } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import { schemaResolver } from '@/components/form/schema-resolver';
import { refused } from '@/components/form/use-api-form';
import { useWizard } from '@/components/form/use-wizard';
import { DraftNotice } from '@/components/member/draft-notice';
import { GroupFields } from '@/components/member/group-fields';
import { loadCombobox } from '@/components/member/profile-field';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { findLoginProblems, type NewLogin } from '@/lib/client/account/login-problems';
import { callApi, type Reply } from '@/lib/client/api';
import { getForm } from '@/lib/client/form/form-of';
import { fieldOfInput, inputId } from '@/lib/client/member/input-id';
import {
	memberValues,
	presetFields,
	type RegisterValues,
	registration,
} from '@/lib/client/member/member-values';
import { startSession } from '@/lib/client/session';
import { useSession } from '@/lib/client/use-session';
import { pathIn } from '@/lib/core/localized-path';
import { type MemberFieldName, registrationSteps } from '@/lib/features/member/rules/member-fields';
import { writeYesNo } from '@/lib/features/member/rules/yes-no';
import { legalLinks } from './legal-links';

const beginning: RegisterValues = {
	...memberValues({
		familyTreePrivacy: 'private',
		isMarried: false,
		isManglik: false,
		matrimonialConsent: false,
	}),
	answered: [],
};

/** A consent is to be given each time. */
const draft = { key: 'registrationDraft', except: ['matrimonialConsent'] };

const fieldNames = [...registrationSteps.flatMap(({ fields }) => fields), 'matrimonialConsent' as const];

const loadSchema = () =>
	import('@/lib/features/member/schema').then(({ ownRegistration }) => ownRegistration);

/** Makes an account, in three steps. */
export function RegisterForm() {
	const language = useLocale();
	const t = useTranslations('register');
	const { register: words, fieldErrors, memberFields, photoField } = useMessages();
	const router = useRouter();
	const session = useSession();
	/** Has been looked at, and is right. */
	const checkedLogin = useRef<NewLogin | null>(null);
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => void loadOptions(), [loadOptions]);
	useEffect(() => {
		// A member has nothing to register.
		if (session.status === 'loggedIn') router.replace(pathIn(language, '/profile'));
	}, [session, router, language]);

	const wizard = useWizard({
		defaultValues: beginning,
		steps: () => registrationSteps,
		draft,
		picture: { field: 'photo', unsent: photoField.unsent },
		resolver: schemaResolver(loadSchema, language, fieldErrors, registration),
		leavesPage: true,
		inputId,
		check: async (step, values) => {
			if (step !== 'basic') return null;
			const login = { email: values.email.trim(), password: values.password };
			const errors = await findLoginProblems(login, checkedLogin.current, t('emailTaken'));
			if (errors.length > 0) return { ...refused(t('problems')), errors };
			checkedLogin.current = login;
			return null;
		},
		send: async (values, _submitter, noteShare) => {
			const onUpload = values.photo ? noteShare : undefined;
			const body = getForm(writeYesNo(registration(values)));
			const answer = await callApi('POST /api/users/register', { body, onUpload });
			// An administrator is still who they were, and gets no token.
			return answer.ok && answer.data.token === undefined ? refused(t('failed')) : answer;
		},
		onSent: ({ token = '', user }: Reply<'POST /api/users/register'>) => {
			startSession(token, user, { isKept: true });
			router.replace(pathIn(language, '/profile'));
		},
	});
	const { index, step, missing, errorAt, failure, isBusy, uploaded } = wizard;
	const summary = wizard.summaryOf(
		fieldNames.map((name) => ({ name, id: inputId(name), label: memberFields[name] })),
	);
	const noteAnswer = (name: MemberFieldName) => {
		const { answered } = wizard.values;
		if (presetFields.includes(name) && !answered.includes(name))
			wizard.change('answered', [...answered, name]);
	};
	const nextLabel = { basic: t('continue'), personal: t('next'), family: t('createAccount') }[step.key];
	return (
		<FormProvider {...wizard.methods}>
			<form
				{...wizard.formProps}
				data-later-step={index > 0 ? '' : undefined}
				onInput={() => void loadCombobox()}
				className="flex flex-col gap-6"
			>
				<RegisterProgress step={index} />
				{wizard.draft.isRestored && <DraftNotice texts={words} onDiscard={wizard.discard} />}
				<FormErrors
					title={failure ? failure.message || t('failed') : t('problems')}
					summary={summary}
					failure={failure}
					dismiss={{ label: t('dismiss'), onDismiss: wizard.dismissFailure }}
					reveal={(id) => wizard.reveal(fieldOfInput(id))}
				/>
				<div>
					<p className="text-sm text-text-muted">
						{t('stepCounter', { step: index + 1, total: registrationSteps.length })}
					</p>
					<h2 ref={wizard.heading} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
						{t(`steps.${step.key}`)}
					</h2>
					{step.required.length > 0 && (
						<p className="mt-1 text-sm text-text-muted">
							{t.rich('requiredNote', { star: (star) => <span className="text-error">{star}</span> })}
						</p>
					)}
				</div>
				{registrationSteps
					.filter(({ key }) => wizard.isReached(key))
					.map(({ key, groups, required }) => (
						<div
							key={`${key} ${wizard.draft.round}`}
							hidden={key !== step.key}
							className="flex flex-col gap-8"
						>
							{groups.map((group) => (
								<GroupFields
									key={group.key}
									group={group}
									titles={words.groups}
									isAsked={group.key !== 'marital' || wizard.values.isMarried === true}
									required={required}
									options={options}
									errorAt={errorAt}
									onAnswer={noteAnswer}
								/>
							))}
							{key === 'family' && !wizard.values.isMarried && (
								<fieldset className="rounded-card border border-line bg-raised px-5 py-4">
									<legend className="px-2 font-semibold text-sm text-text-soft">{t('consentHeading')}</legend>
									<Checkbox
										{...wizard.register('matrimonialConsent')}
										id={inputId('matrimonialConsent')}
										label={t('matrimonialConsent')}
										aria-describedby={`${inputId('matrimonialConsent')}-hint`}
									/>
									<p id={`${inputId('matrimonialConsent')}-hint`} className="pl-8 text-sm text-text-muted">
										{t('matrimonialConsentHint')}
									</p>
									{errorAt('matrimonialConsent') && (
										<FieldError id={`${inputId('matrimonialConsent')}-error`}>
											{errorAt('matrimonialConsent')}
										</FieldError>
									)}
								</fieldset>
							)}
						</div>
					))}
				<div className="flex flex-col gap-3 border-line border-t pt-5">
					<div className="flex justify-between gap-3">
						{index > 0 && (
							<Button look="outline" onClick={wizard.back} disabled={isBusy}>
								{t('back')}
							</Button>
						)}
						<Button
							key={step.key}
							type="submit"
							disabled={missing.length > 0}
							aria-describedby="register-missing"
							busyLabel={isBusy && (step.key === 'basic' ? t('checking') : t('creatingAccount'))}
							onClick={refuseSecondHalf}
							className="ml-auto max-sm:flex-1"
						>
							{nextLabel}
						</Button>
					</div>
					{uploaded !== null && <Progress label={t('uploading')} value={uploaded} max={1} />}
					<p id="register-missing" role="status" className="text-sm text-text-muted sm:text-right">
						{missing.length > 0 && `${t('missing')} ${missing.map((name) => memberFields[name]).join(', ')}`}
					</p>
				</div>
				<p className="text-sm text-text-muted">{t.rich('legal', legalLinks(language))}</p>
			</form>
		</FormProvider>
	);
}

/** Where one is in the wizard: steps done, the one open, those to come. */
function RegisterProgress({ step }: { step: number }) {
	const t = useTranslations('register');
	return (
		<ol aria-label={t('progress')} className="flex gap-2 sm:gap-4">
			{registrationSteps.map(({ key }, index) => (
				<li
					key={key}
					aria-current={index === step ? 'step' : undefined}
					className={`flex flex-1 flex-col gap-1.5 border-t-4 pt-2 text-sm ${index <= step ? 'border-primary' : 'border-line'} ${index === step ? 'font-semibold text-heading' : 'text-text-muted'}`}
				>
					<span className="flex items-start gap-2">
						<span
							aria-hidden="true"
							className={`grid size-6 shrink-0 place-items-center rounded-full text-xs ${index <= step ? 'bg-primary text-on-primary' : 'border border-control'}`}
						>
							{index < step ? <Check className="size-4" /> : index + 1}
						</span>
						<span className="max-sm:sr-only">{t(`steps.${key}`)}</span>
						{index < step && <span className="sr-only">{t('stepDone')}</span>}
					</span>
				</li>
			))}
		</ol>
	);
}
