'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasFile } from '@/components/member/drafts';
import { FieldGroupInputs } from '@/components/member/field-group-inputs';
import { loadCombobox } from '@/components/member/member-input';
import {
	fieldErrorsOf,
	fieldOfInput,
	inputId,
	type Refusal,
	refusalOf,
	withoutErrorAt,
} from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { type MemberTexts, titleOfGroup } from '@/components/member/texts';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { UploadProgress } from '@/components/ui/upload-progress';
import { type ApiFailure, type ApiFieldError, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { doesEmailExist, type FamilyMember } from './answers';
import { valuesOf, wizardChangesBody } from './member-changes';
import { MessageField } from './message-field';
import { type FamilyTexts, filled } from './texts';
import { WizardBasics, type WizardPlace } from './wizard-basics';
import { WizardReview } from './wizard-review';
import {
	addBody,
	allSteps,
	beginning,
	findProblems,
	groupsOf,
	missingFields,
	stepOf,
	type Typed,
	typedIn,
	type WizardStepKey,
	wizardSteps,
} from './wizard-steps';

interface WizardProps {
	place: WizardPlace;
	/** Whose card is changed; null when somebody is added. */
	edited: FamilyMember | null;
	members: readonly FamilyMember[];
	language: Language;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
	onDone: (answer: unknown) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onCancel: () => void;
}

/**
 * One form over four or five steps. The fields keep their own values and stay in the page once they have been reached,
 * so that going back loses nothing.
 */
export function Wizard({
	place,
	edited,
	members,
	language,
	texts,
	memberTexts,
	onDone,
	onFailure,
	onCancel,
}: WizardProps) {
	const words = texts.wizard;
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const isSending = useRef(false);
	const [step, setStep] = useState<WizardStepKey>('basic');
	const [reached, setReached] = useState<ReadonlySet<WizardStepKey>>(new Set(['basic']));
	const [start] = useState<Typed>(() =>
		edited ? valuesOf(edited) : { ...beginning, relation: place.relation },
	);
	const [typed, setTyped] = useState<Typed>(start);
	const { options, loadOptions } = useAddressOptions();
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);

	useEffect(() => {
		void loadOptions();
	}, [loadOptions]);

	const steps = wizardSteps(typed);
	const at = Math.max(0, steps.indexOf(step));
	const goTo = (next: WizardStepKey) => {
		flushSync(() => {
			setStep(next);
			setReached((soFar) => new Set([...soFar, next]));
			if (form.current) setTyped(typedIn(new FormData(form.current)));
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
		const fields = new FormData(event.currentTarget);
		const current = typedIn(fields);
		if (isSending.current || missingFields(step, current).length > 0) return;
		const problems = Object.entries(findProblems(current, new Date().toISOString().slice(0, 10)));
		if (problems.length > 0) {
			const errors = problems.map(([path, problem]) => ({ path, message: words.problem[problem] }));
			return refuse(words.problems, errors);
		}
		setRefusal(null);
		const next = wizardSteps(current)[at + 1];
		if (next) return goTo(next);
		isSending.current = true;
		setBusy(true);
		await (edited ? change(edited, fields) : add(addBody(fields)));
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
	};
	const change = (member: FamilyMember, fields: FormData) =>
		send(`/api/family/update/${member.id}`, 'PUT', wizardChangesBody(fields, member), texts.edit.failed);
	const add = async (body: FormData) => {
		const email = body.get('email');
		if (typeof email === 'string') {
			const check = await callApi(`/api/users/check-email?email=${encodeURIComponent(email)}`);
			// A check that fails stops nobody: the server checks again.
			if (check.ok && doesEmailExist(check.data)) {
				return refuse(words.problems, [{ path: 'email', message: words.problem.taken }]);
			}
		}
		await send('/api/family/add', 'POST', body, words.failed);
	};
	const send = async (path: string, method: 'POST' | 'PUT', body: FormData, failed: string) => {
		const onUpload = hasFile(body) ? setUploaded : undefined;
		const answer = await callApi(path, { method, body, onUpload });
		if (answer.ok) return onDone(answer.data);
		if (onFailure(answer)) return;
		const errors = fieldErrorsOf(answer);
		// What is wrong with a place in the tree only the whole sentence says.
		if (answer.code.startsWith('family.') && errors.length > 0) {
			return refuse(
				words.problems,
				errors.map(({ path }) => ({ path, message: answer.message })),
			);
		}
		refuse(answer.message || failed, errors);
	};

	const missing = missingFields(step, typed);
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const counter = filled(words.counter, { step: at + 1, total: steps.length });
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={advance}
			onChange={({ currentTarget, target }) => {
				setTyped(typedIn(new FormData(currentTarget)));
				setRefusal((soFar) => withoutErrorAt(target, soFar));
				void loadCombobox();
			}}
			className="flex flex-col gap-6"
		>
			<div aria-hidden="true" className="flex gap-2">
				{steps.map((key, index) => (
					<span key={key} className={`h-1.5 flex-1 rounded-full ${index <= at ? 'bg-primary' : 'bg-line'}`} />
				))}
			</div>
			{refusal && (
				<RefusalMessage
					refusal={refusal}
					dismissLabel={texts.dismiss}
					onDismiss={() => setRefusal(null)}
					reveal={(id) => flushSync(() => setStep(stepOf(fieldOfInput(id))))}
				/>
			)}
			<div>
				<p className="text-sm text-text-muted">{counter}</p>
				<h3 ref={heading} tabIndex={-1} className="text-heading text-h3 outline-none">
					{words.steps[step]}
				</h3>
				{step === 'basic' && <p className="mt-1 text-sm text-text-muted">{words.requiredNote}</p>}
			</div>
			{allSteps
				.filter((key) => reached.has(key))
				.map((key) => (
					<div key={key} hidden={key !== step} className="flex flex-col gap-8">
						{key === 'basic' && (
							<WizardBasics
								place={place}
								edited={edited}
								members={members}
								language={language}
								texts={texts}
								memberTexts={memberTexts}
								errorAt={errorAt}
							/>
						)}
						{groupsOf(key, typed).map((group) => (
							<FieldGroupInputs
								key={group.key}
								group={group}
								title={titleOfGroup(group, words.groups)}
								isAsked={
									(group.key !== 'credentials' || typed.way === 'account') &&
									(key !== 'marriage' || typed.isMarried === 'Yes')
								}
								required={['email', 'password']}
								defaults={start}
								texts={memberTexts}
								options={options}
								errorAt={errorAt}
							/>
						))}
						{key === 'basic' && (
							<fieldset hidden={typed.way !== 'account'} disabled={typed.way !== 'account'}>
								<MessageField texts={texts} error={errorAt('requestMessage')} />
							</fieldset>
						)}
						{key === 'personal' && (
							<Field
								id={inputId('dob')}
								label={words.dob}
								hint={words.dobHint}
								error={errorAt('dob')}
								className="order-first max-w-80"
							>
								{(control) => <Input {...control} name="dob" type="date" defaultValue={start.dob} />}
							</Field>
						)}
						{key === 'review' && (
							<WizardReview
								steps={steps}
								typed={typed}
								members={members}
								language={language}
								texts={texts}
								memberTexts={memberTexts}
								onChange={goTo}
							/>
						)}
					</div>
				))}
			<div className="flex flex-col gap-3 border-line border-t pt-5">
				<div className="flex flex-wrap justify-between gap-3">
					<Button
						look="outline"
						disabled={isBusy}
						onClick={() => (at > 0 ? goTo(steps[at - 1] ?? 'basic') : onCancel())}
					>
						{at > 0 ? words.back : texts.cancel}
					</Button>
					<Button
						key={step}
						type="submit"
						disabled={missing.length > 0}
						aria-describedby="wizard-missing"
						busyLabel={isBusy && (edited ? texts.edit.saving : words.submitting)}
						onClick={refuseSecondHalf}
						className="ml-auto max-sm:flex-1"
					>
						{step !== 'review' && words.next}
						{step === 'review' && (edited ? texts.edit.save : words.submit)}
					</Button>
				</div>
				{uploaded !== null && <UploadProgress label={words.uploading} share={uploaded} />}
				<p id="wizard-missing" role="status" className="text-sm text-text-muted sm:text-right">
					{missing.length > 0 && missingSentence(missing, texts, memberTexts)}
				</p>
			</div>
		</form>
	);
}

function missingSentence(
	missing: ReturnType<typeof missingFields>,
	{ wizard }: FamilyTexts,
	{ memberFields }: MemberTexts,
): string {
	if (missing.every((name) => name === 'email' || name === 'password')) return wizard.problem.credentials;
	const names = missing.map((name) => (name === 'relation' ? wizard.relation : memberFields[name]));
	return `${wizard.missing} ${names.join(', ')}`;
}
