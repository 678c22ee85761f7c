'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStepHistory } from '@/components/form/step-history';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { FieldError } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { useKeptPhoto } from '@/components/ui/use-kept-photo';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { forgetFile } from '@/lib/client/kept-file';
import { startSession } from '@/lib/client/session';
import { useSession } from '@/lib/client/use-session';
import { todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { DraftBanner } from './draft-banner';
import { type Draft, draftOf, hasFile, registerBody } from './drafts';
import { FieldGroupInputs } from './field-group-inputs';
import { findLoginProblems, type NewLogin } from './login-problems';
import { loadCombobox } from './member-input';
import { fieldErrorsOf, fieldOfInput, inputId, type Refusal, refusalOf, withoutErrorAt } from './refusal';
import { RefusalMessage } from './refusal-message';
import {
	findRegisterDraft,
	forgetRegisterDraft,
	keepRegisterDraft,
	registerDraftKey,
} from './register-draft';
import { RegisterProgress } from './register-progress';
import { type DraftProblem, findProblems, missingFields, registerSteps, stepOf } from './register-steps';
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
 * from the form when it is needed: going back loses nothing, and typing renders next to nothing. Each step is an entry
 * of the browser's history, and the tab keeps the step, what is typed and the photo until the form is sent.
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
	const { watch, markSaved } = useUnsavedForm();
	const { noteFile, restoreFile } = useKeptPhoto(form, registerDraftKey);

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
	/** Has the focus where somebody came to the step by themselves. */
	const show = (next: number) => {
		const reached = Math.min(next, lastStep);
		if (reached === step) return;
		flushSync(() => {
			setStep(reached);
			setFurthest((soFar) => Math.max(soFar, reached));
		});
		// The fields of the step may begin with what was kept.
		readDraft();
		keepDraft(reached);
		heading.current?.focus();
	};
	const history = useStepHistory('step', show);
	const { begin } = history;
	useEffect(() => {
		const kept = findRegisterDraft();
		const keptStep = Math.min(kept?.step ?? 0, lastStep);
		queueMicrotask(() => {
			begin(keptStep);
			// Else what the browser filled in, or a quick visitor typed, before React was there.
			if (!kept) return readDraft();
			// What has been typed is read from the step that is shown.
			flushSync(() => {
				setStep(keptStep);
				setFurthest(keptStep);
			});
			beginWith({ ...beginning, ...kept.values });
			void restoreFile().then(markSaved);
		});
		void loadOptions();
	}, [begin, beginWith, readDraft, restoreFile, markSaved, loadOptions]);
	useEffect(() => {
		// Whoever has an account has nothing to register.
		if (session.status === 'loggedIn') router.replace(pathIn(language, '/profile'));
	}, [session, router, language]);

	const keepDraft = (shownStep: number) => {
		if (!form.current) return;
		const typed = draftOf(new FormData(form.current));
		// Steps that are not reached yet, and a marriage that is not asked for, keep what they had.
		const values = { ...start.values, ...findRegisterDraft()?.values, ...typed };
		keepRegisterDraft({ values, step: shownStep });
	};
	const goTo = (next: number) => {
		history.goTo(next);
		show(next);
	};
	const edit = ({ target }: FormEvent<HTMLFormElement>) => {
		readDraft();
		keepDraft(step);
		noteFile(target);
		setRefusal((current) => withoutErrorAt(target, current));
		void loadCombobox();
	};
	const forgetDraft = () => {
		forgetRegisterDraft();
		void forgetFile(registerDraftKey);
	};
	const revealStep = (next: number) => {
		history.goTo(next);
		flushSync(() => setStep(next));
	};
	const refuse = (title: string, errors: readonly ApiFieldError[]) => {
		const next = refusalOf(title, errors, memberTexts);
		setRefusal(next);
		if (next.errors[0]) revealStep(stepOf(next.errors[0].path));
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
		// The password is not kept with a draft.
		const incomplete = registerSteps.findIndex((_, index) => missingFields(index, current).length > 0);
		if (incomplete !== -1 && incomplete < step) {
			revealStep(incomplete);
			const [first] = missingFields(incomplete, current);
			return document.getElementById(inputId(first ?? ''))?.focus();
		}
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
		const answer = await callApi('POST /api/users/register', { body, onUpload });
		// An administrator is still who they were, and gets no token.
		if (answer.ok && answer.data.token !== undefined) {
			forgetDraft();
			startSession(answer.data.token, answer.data.user, { isKept: true });
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

	const reveal = (id: string) => revealStep(stepOf(fieldOfInput(id)));
	const missing = missingFields(step, draft);
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const nextLabel = [texts.continue, texts.next, texts.createAccount][step];
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={advance}
			onInput={edit}
			onChange={edit}
			{...watch}
			className="flex flex-col gap-6"
		>
			<RegisterProgress step={step} texts={texts} />
			{isRestored && (
				<DraftBanner
					texts={texts}
					onDiscard={() => {
						beginWith(beginning);
						history.goTo(0);
						flushSync(() => setStep(0));
						forgetDraft();
						heading.current?.focus();
					}}
				/>
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
						<Button look="outline" onClick={() => history.goTo(step - 1)} disabled={isBusy}>
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
