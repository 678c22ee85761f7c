'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { FieldError } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { startSession } from '@/lib/client/session';
import { useSession } from '@/lib/client/use-session';
import { todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { type Draft, draftOf, hasFile, registerBody } from './drafts';
import { FieldGroupInputs } from './field-group-inputs';
import { findLoginProblems, type NewLogin } from './login-problems';
import { loadCombobox } from './member-input';
import { fieldErrorsOf, fieldOfInput, inputId, type Refusal, refusalOf, withoutErrorAt } from './refusal';
import { RefusalMessage } from './refusal-message';
import { findRegisterDraft, forgetRegisterDraft, keepRegisterDraft } from './register-draft';
import { RegisterProgress } from './register-progress';
import { type DraftProblem, findProblems, missingFields, registerSteps, stepOf } from './register-steps';
import { readSessionReply } from './session-reply';
import { type MemberTexts, type Messages, titleOfGroup } from './texts';
import { useAddressOptions } from './use-address-options';

type RegisterTexts = Pick<
	Messages['register'],
	| 'steps'
	| 'groups'
	| 'progress'
	| 'stepDone'
	| 'missing'
	| 'continue'
	| 'back'
	| 'next'
	| 'createAccount'
	| 'creatingAccount'
	| 'checking'
	| 'emailTaken'
	| 'problems'
	| 'dismiss'
	| 'failed'
	| 'draftKept'
	| 'discardDraft'
	| 'uploading'
	| 'consentHeading'
	| 'matrimonialConsent'
	| 'matrimonialConsentHint'
>;

interface RegisterWizardProps {
	language: Language;
	texts: RegisterTexts;
	memberTexts: MemberTexts;
	/** "Step 1 of 3" and so on. */
	counters: readonly string[];
	problemTexts: Record<DraftProblem, string>;
	requiredNote: ReactNode;
	legal: ReactNode;
}

const lastStep = registerSteps.length - 1;
const beginning: Draft = { familyTreePrivacy: 'private', isMarried: 'No', isManglik: 'No' };

/**
 * One form over three steps. The fields keep their own values, all steps stay in the page, and what is typed is read
 * from the form when it is needed: going back loses nothing, and typing renders next to nothing.
 */
export function RegisterWizard({
	language,
	texts,
	memberTexts,
	counters,
	problemTexts,
	requiredNote,
	legal,
}: RegisterWizardProps) {
	const router = useRouter();
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const isSending = useRef(false);
	/** Has been looked at, and is right. */
	const checkedLogin = useRef<NewLogin | null>(null);
	/** What the fields begin with, under a number that makes them begin anew. */
	const [start, setStart] = useState({ round: 0, values: beginning });
	const isRestored = start.values !== beginning;
	const [step, setStep] = useState(0);
	const [furthest, setFurthest] = useState(0);
	const [draft, setDraft] = useState<Draft>(beginning);
	const { options, loadOptions } = useAddressOptions();
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const session = useSession();

	const readDraft = useCallback(() => {
		if (form.current) setDraft(draftOf(new FormData(form.current)));
	}, []);
	const beginWith = useCallback(
		(values: Draft) => {
			flushSync(() => setStart(({ round }) => ({ round: round + 1, values })));
			readDraft();
		},
		[readDraft],
	);
	useEffect(() => {
		const kept = findRegisterDraft();
		// Else what the browser filled in, or a quick visitor typed, before React was there.
		queueMicrotask(() => (kept ? beginWith({ ...beginning, ...kept }) : readDraft()));
		void loadOptions();
	}, [beginWith, readDraft, loadOptions]);
	useEffect(() => {
		// Whoever has an account has nothing to register.
		if (session.status === 'loggedIn') router.replace(pathIn(language, '/profile'));
	}, [session, router, language]);

	const goTo = (next: number) => {
		flushSync(() => {
			setStep(next);
			setFurthest((soFar) => Math.max(soFar, next));
		});
		heading.current?.focus();
	};
	const refuse = (title: string, errors: readonly ApiFieldError[]) => {
		const next = refusalOf(title, errors, memberTexts);
		setRefusal(next);
		if (next.errors[0]) setStep(stepOf(next.errors[0].path));
	};
	const advance = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const { currentTarget } = event;
		isSending.current = true;
		const refused = await findRefusedPictures(currentTarget);
		isSending.current = false;
		const fields = new FormData(currentTarget);
		const current = draftOf(fields);
		if (missingFields(step, current).length > 0) return;
		if (refused.length > 0) return refuse(memberTexts.photoField.unsent, refused);
		const problems = Object.entries(findProblems(current, todayInIndia(new Date())));
		if (problems.length > 0) {
			const errors = problems.map(([path, problem]) => ({ path, message: problemTexts[problem] }));
			return refuse(texts.problems, errors);
		}
		setRefusal(null);
		if (step === 0) {
			isSending.current = true;
			setBusy(true);
			const login = { email: (current.email ?? '').trim(), password: current.password ?? '' };
			const errors = await findLoginProblems(login, checkedLogin.current, texts.emailTaken);
			isSending.current = false;
			setBusy(false);
			if (errors.length > 0) return refuse(texts.problems, errors);
			checkedLogin.current = login;
		}
		if (step < lastStep) return goTo(step + 1);
		isSending.current = true;
		setBusy(true);
		const body = registerBody(fields);
		const onUpload = hasFile(body) ? setUploaded : undefined;
		const answer = await callApi('/api/users/register', { method: 'POST', body, onUpload });
		const started = answer.ok ? readSessionReply(answer.data) : null;
		if (started) {
			forgetRegisterDraft();
			startSession(started.token, started.user, { isKept: true });
			void loadOptions();
			router.replace(pathIn(language, '/profile'));
			return;
		}
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
		if (answer.ok) refuse(texts.failed, []);
		else refuse(answer.message || texts.failed, fieldErrorsOf(answer));
	};

	const reveal = (id: string) => flushSync(() => setStep(stepOf(fieldOfInput(id))));
	const missing = missingFields(step, draft);
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const nextLabel = [texts.continue, texts.next, texts.createAccount][step];
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={advance}
			onChange={({ currentTarget, target }) => {
				const typed = draftOf(new FormData(currentTarget));
				setDraft(typed);
				// Steps that are not reached yet, and a marriage that is not asked for, keep what they had.
				keepRegisterDraft({ ...start.values, ...findRegisterDraft(), ...typed });
				setRefusal((current) => withoutErrorAt(target, current));
				void loadCombobox();
			}}
			className="flex flex-col gap-6"
		>
			<RegisterProgress step={step} texts={texts} />
			{isRestored && (
				<Banner tone="info">
					<p>{texts.draftKept}</p>
					<Button
						look="quiet"
						className="mt-1 px-3 text-sm"
						onClick={() => {
							forgetRegisterDraft();
							beginWith(beginning);
							goTo(0);
						}}
					>
						{texts.discardDraft}
					</Button>
				</Banner>
			)}
			{refusal && (
				<RefusalMessage
					refusal={refusal}
					dismissLabel={texts.dismiss}
					onDismiss={() => setRefusal(null)}
					reveal={reveal}
				/>
			)}
			<div>
				<p className="text-sm text-text-muted">{counters[step]}</p>
				<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
					{texts.steps[registerSteps[step]?.key ?? 'basic']}
				</h2>
				{(registerSteps[step]?.required.length ?? 0) > 0 && (
					<p className="mt-1 text-sm text-text-muted">{requiredNote}</p>
				)}
			</div>
			{registerSteps.slice(0, furthest + 1).map(({ key, groups, required }, index) => (
				<div key={`${key} ${start.round}`} hidden={index !== step} className="flex flex-col gap-8">
					{groups.map((group) => (
						<FieldGroupInputs
							key={group.key}
							group={group}
							title={titleOfGroup(group, texts.groups)}
							isAsked={!group.ofMarriage || draft.isMarried === 'Yes'}
							required={required}
							defaults={start.values}
							texts={memberTexts}
							options={options}
							errorAt={errorAt}
						/>
					))}
					{index === lastStep && <Consent texts={texts} error={errorAt('matrimonialConsent')} />}
				</div>
			))}
			<div className="flex flex-col gap-3 border-line border-t pt-5">
				<div className="flex justify-between gap-3">
					{step > 0 && (
						<Button look="outline" onClick={() => goTo(step - 1)} disabled={isBusy}>
							{texts.back}
						</Button>
					)}
					<Button
						key={step}
						type="submit"
						disabled={missing.length > 0}
						aria-describedby="register-missing"
						busyLabel={isBusy && (step === 0 ? texts.checking : texts.creatingAccount)}
						onClick={refuseSecondHalf}
						className="ml-auto max-sm:flex-1"
					>
						{nextLabel}
					</Button>
				</div>
				{uploaded !== null && <Progress label={texts.uploading} value={uploaded} max={1} />}
				<p id="register-missing" role="status" className="text-sm text-text-muted sm:text-right">
					{missing.length > 0 &&
						`${texts.missing} ${missing.map((name) => memberTexts.memberFields[name]).join(', ')}`}
				</p>
			</div>
			<p className="text-sm text-text-muted">{legal}</p>
		</form>
	);
}

interface ConsentProps {
	texts: RegisterTexts;
	error: string | undefined;
}

function Consent({ texts, error }: ConsentProps) {
	const id = inputId('matrimonialConsent');
	return (
		<fieldset className="rounded-card border border-line bg-raised px-5 py-4">
			<legend className="px-2 font-semibold text-sm text-text-soft">{texts.consentHeading}</legend>
			<Checkbox
				id={id}
				name="matrimonialConsent"
				value="true"
				label={texts.matrimonialConsent}
				aria-describedby={`${id}-hint`}
			/>
			<p id={`${id}-hint`} className="pl-8 text-sm text-text-muted">
				{texts.matrimonialConsentHint}
			</p>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</fieldset>
	);
}
