'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withDates } from '@/components/member/date-parts';
import { hasFile } from '@/components/member/drafts';
import { FieldGroupInputs } from '@/components/member/field-group-inputs';
import { loadCombobox } from '@/components/member/member-input';
import {
	fieldErrorsOf,
	fieldOfInput,
	type Refusal,
	refusalOf,
	withoutErrorAt,
} from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { type MemberTexts, titleOfGroup } from '@/components/member/texts';
import { useAddressOptions } from '@/components/member/use-address-options';
import { useVersionedSave } from '@/components/member/use-versioned-save';
import { formOf } from '@/components/member/versioned-save';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { Progress } from '@/components/ui/progress';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { isFetched } from '@/components/ui/use-fetched-first';
import {
	type ApiFailure,
	type ApiFieldError,
	type ApiResult,
	callApi,
	unreachableSentence,
} from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { doesEmailExist, type Family, type FamilyMember } from './answers';
import { cardSaving } from './card-saving';
import { useClanQuestion } from './clan-question';
import { valuesOf, wizardChanges } from './member-changes';
import { MessageField } from './message-field';
import { findWay } from './remembered-way';
import { type FamilyTexts, filled } from './texts';
import { WizardBasics, type WizardPlace } from './wizard-basics';
import {
	type DraftPlace,
	draftWith,
	findWizardDraft,
	forgetWizardDraft,
	keepWizardDraft,
} from './wizard-draft';
import { WizardReview } from './wizard-review';
import {
	addBody,
	allSteps,
	beginning,
	findProblems,
	groupsOf,
	missingFields,
	onTheWire,
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
	family: Family;
	language: Language;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
	onDone: (answer: unknown) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onCancel: () => void;
}

/** Of the button that adds a card with what the first step asks. */
const enough = 'enough';

/**
 * One form over four or five steps. The fields keep their own values and stay in the page once they have been reached,
 * so that going back loses nothing.
 */
export function Wizard({
	place,
	edited,
	family,
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
	const { members, links } = family;
	const draftPlace = { ...place, ownerId: family.currentUserId };
	/** What the fields begin with, under a number that makes them begin anew. */
	const [start, setStart] = useState(() => beginningOf({ edited, place: draftPlace, family }));
	const [typed, setTyped] = useState<Typed>(start.values);
	const { options, loadOptions } = useAddressOptions();
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const { mayGoOn, question } = useClanQuestion(texts, memberTexts);
	const versioned = useVersionedSave(texts.conflict, language);

	useEffect(() => {
		void loadOptions();
	}, [loadOptions]);

	const steps = wizardSteps(typed);
	const at = Math.max(0, steps.indexOf(step));
	const goTo = (next: WizardStepKey) => {
		flushSync(() => {
			setStep(next);
			setReached((soFar) => new Set([...soFar, next]));
			if (form.current) setTyped(typedIn(withDates(new FormData(form.current))));
		});
		heading.current?.focus();
	};
	const discardDraft = () => {
		forgetWizardDraft();
		const values = emptyValues(place, members);
		setStart(({ round }) => ({ round: round + 1, values, isRestored: false }));
		setReached(new Set(['basic']));
		setRefusal(null);
		setTyped(values);
		setStep('basic');
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
		const { currentTarget, nativeEvent } = event;
		const isEnough =
			nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value') === enough;
		isSending.current = true;
		const refused = await findRefusedPictures(currentTarget);
		isSending.current = false;
		const fields = withDates(new FormData(currentTarget));
		const current = typedIn(fields);
		if (missingFields(step, current).length > 0) return;
		if (refused.length > 0) return refuse(memberTexts.photoField.unsent, refused);
		const problems = Object.entries(findProblems(current, new Date().toISOString().slice(0, 10)));
		if (problems.length > 0) {
			const errors = problems.map(([path, problem]) => ({ path, message: words.problem[problem] }));
			return refuse(words.problems, errors);
		}
		setRefusal(null);
		const next = isEnough ? undefined : wizardSteps(current)[at + 1];
		if (next) return (await isFetched(loadCombobox)) ? goTo(next) : refuse(unreachableSentence(), []);
		isSending.current = true;
		setBusy(true);
		await (edited ? change(edited, fields) : add(addBody(fields)));
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
	};
	const change = async (member: FamilyMember, fields: FormData) => {
		const answer = await versioned.save({
			...cardSaving(member, wizardChanges(fields, member), { language, texts, memberTexts }),
			send: (kept, __v) => {
				const told = Object.entries(kept).map(([name, value]) => [name, onTheWire(name, value)]);
				return send(`/api/family/update/${member.id}`, 'PUT', formOf({ ...Object.fromEntries(told), __v }));
			},
		});
		if (answer) finish(answer, texts.edit.failed);
	};
	const add = async (body: FormData) => {
		const text = (name: string) => String(body.get(name) ?? '');
		const anchorId = text('relatedToMemberId') || members.find(({ relation }) => relation === 'Me')?.id;
		const anchor = members.find(({ id }) => id === anchorId);
		const stated = { relation: text('relation'), anchor, name: text('name'), clan: text('clan') || null };
		if (!(await mayGoOn(stated))) return;
		const email = body.get('email');
		if (typeof email === 'string') {
			const check = await callApi(`/api/users/check-email?email=${encodeURIComponent(email)}`);
			// A check that fails stops nobody: the server checks again.
			if (check.ok && doesEmailExist(check.data)) {
				return refuse(words.problems, [{ path: 'email', message: words.problem.taken }]);
			}
		}
		finish(await send('/api/family/add', 'POST', body), words.failed);
	};
	const send = (path: string, method: 'POST' | 'PUT', body: FormData) =>
		callApi(path, { method, body, onUpload: hasFile(body) ? setUploaded : undefined });
	const finish = (answer: ApiResult, failed: string) => {
		if (answer.ok) {
			if (!edited) forgetWizardDraft();
			return onDone(answer.data);
		}
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
	const fieldTexts = typed.isDeceased
		? { ...memberTexts, memberFields: { ...memberTexts.memberFields, age: texts.details.ageAtDeath } }
		: memberTexts;
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const counter = filled(words.counter, { step: at + 1, total: steps.length });
	return (
		<>
			<form
				ref={form}
				method="post"
				noValidate
				onSubmit={advance}
				onChange={({ currentTarget, target }) => {
					const current = typedIn(withDates(new FormData(currentTarget)));
					setTyped(current);
					if (!edited)
						keepWizardDraft(
							draftWith({ ...start.values, ...findWizardDraft(draftPlace) }, current),
							draftPlace,
						);
					setRefusal((soFar) => withoutErrorAt(target, soFar));
					void isFetched(loadCombobox);
				}}
				className="flex flex-col gap-6"
			>
				<div aria-hidden="true" className="flex gap-2">
					{steps.map((key, index) => (
						<span
							key={key}
							className={`h-1.5 flex-1 rounded-full ${index <= at ? 'bg-primary' : 'bg-line'}`}
						/>
					))}
				</div>
				{start.isRestored && (
					<Banner tone="info">
						<p>{words.draftKept}</p>
						<Button look="quiet" className="mt-1 px-3 text-sm" onClick={discardDraft}>
							{words.discardDraft}
						</Button>
					</Banner>
				)}
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
						<div key={`${key} ${start.round}`} hidden={key !== step} className="flex flex-col gap-8">
							{key === 'basic' && (
								<WizardBasics
									start={start.values}
									typed={typed}
									edited={edited}
									members={members}
									links={links}
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
									defaults={start.values}
									texts={fieldTexts}
									options={options}
									errorAt={errorAt}
								/>
							))}
							{key === 'basic' && (
								<fieldset hidden={typed.way !== 'account'} disabled={typed.way !== 'account'}>
									<MessageField
										defaultValue={start.values.requestMessage}
										texts={texts}
										error={errorAt('requestMessage')}
									/>
								</fieldset>
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
						{!edited && step === 'basic' && typed.way === 'none' && (
							<Button
								type="submit"
								look="outline"
								value={enough}
								disabled={missing.length > 0}
								busyLabel={isBusy && words.submitting}
								onClick={refuseSecondHalf}
								className="max-sm:w-full"
							>
								{words.addNow}
							</Button>
						)}
					</div>
					{uploaded !== null && <Progress label={words.uploading} value={uploaded} max={1} />}
					<p id="wizard-missing" role="status" className="text-sm text-text-muted sm:text-right">
						{missing.length > 0 && missingSentence(missing, texts, memberTexts)}
					</p>
				</div>
			</form>
			{question}
			{versioned.dialog}
		</>
	);
}

interface Start {
	round: number;
	values: Typed;
	/** Whether they were typed before and kept. */
	isRestored: boolean;
}

function beginningOf({
	edited,
	place,
	family,
}: Pick<WizardProps, 'edited' | 'family'> & { place: DraftPlace }): Start {
	if (edited) return { round: 0, values: valuesOf(edited), isRestored: false };
	const values = emptyValues(place, family.members);
	const kept = findWizardDraft(place);
	const isThere =
		kept && (!kept.relatedToMemberId || family.members.some(({ id }) => id === kept.relatedToMemberId));
	return { round: 0, values: isThere ? { ...values, ...kept } : values, isRestored: isThere === true };
}

function emptyValues(
	{ relatedToId, relation }: Pick<DraftPlace, 'relatedToId' | 'relation'>,
	members: readonly FamilyMember[],
): Typed {
	const me = members.find((member) => member.relation === 'Me');
	const way = findWay();
	return { ...beginning, ...(way && { way }), relation, relatedToMemberId: relatedToId ?? me?.id ?? '' };
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
