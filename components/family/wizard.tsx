'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStepHistory } from '@/components/form/step-history';
import { withDates } from '@/components/member/date-parts';
import { DraftBanner } from '@/components/member/draft-banner';
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
import { useVersionedSave } from '@/components/member/use-versioned-save';
import { formOf } from '@/components/member/versioned-save';
import { Button } from '@/components/ui/button';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { Progress } from '@/components/ui/progress';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { isFetched } from '@/components/ui/use-fetched-first';
import { useKeptPhoto } from '@/components/ui/use-kept-photo';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import {
	type ApiFailure,
	type ApiFieldError,
	type ApiResult,
	callApi,
	unreachableSentence,
} from '@/lib/client/api';
import { forgetFile } from '@/lib/client/kept-file';
import type { Translate } from '@/lib/platform/i18n/translate';
import type { CardAnswer, Family, FamilyMember } from './answers';
import { cardSaving } from './card-saving';
import { useClanQuestion } from './clan-question';
import { valuesOf, wizardChanges } from './member-changes';
import { MessageField } from './message-field';
import { findWay } from './remembered-way';
import { WizardBasics, type WizardPlace } from './wizard-basics';
import {
	type DraftPlace,
	draftWith,
	findWizardDraft,
	forgetWizardDraft,
	keepWizardDraft,
	wizardDraftKey,
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
	memberTexts: MemberTexts;
	onDone: (answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onCancel: () => void;
}

/** Of the button that adds a card with what the first step asks. */
const enough = 'enough';

/**
 * One form over four or five steps. The fields keep their own values and stay in the page once they have been reached,
 * so that going back loses nothing. Each step is an entry of the browser's history; for a new relative the tab keeps
 * the step, what is typed and the photo until the form is sent.
 */
export function Wizard({ place, edited, family, memberTexts, onDone, onFailure, onCancel }: WizardProps) {
	const t = useTranslations();
	const language = useLocale();
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const isSending = useRef(false);
	const { members, links } = family;
	const draftPlace = { ...place, ownerId: family.currentUserId };
	/** What the fields begin with, under a number that makes them begin anew. */
	const [start, setStart] = useState(() => beginningOf({ edited, place: draftPlace, family }));
	const [typed, setTyped] = useState<Typed>(start.values);
	const [step, setStep] = useState(start.step);
	const [reached, setReached] = useState<ReadonlySet<WizardStepKey>>(
		() => new Set(stepsUpTo(start.step, start.values)),
	);
	const { options, loadOptions } = useAddressOptions();
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const { mayGoOn, question } = useClanQuestion(memberTexts);
	const messages = useMessages();
	const versioned = useVersionedSave(messages.conflict, language);

	const { watch, markSaved } = useUnsavedForm();
	const { noteFile, restoreFile } = useKeptPhoto(form, wizardDraftKey);

	const steps = wizardSteps(typed);
	const at = Math.max(0, steps.indexOf(step));
	const readTyped = () => (form.current ? typedIn(withDates(new FormData(form.current))) : typed);
	const keepDraft = (current: Typed, shownStep: WizardStepKey) => {
		if (edited) return;
		const before = { ...start.values, ...findWizardDraft(draftPlace)?.values };
		const values = draftWith(before, current);
		keepWizardDraft({ values, step: wizardSteps(current).indexOf(shownStep) }, draftPlace);
	};
	/** Has the focus where somebody came to the step by themselves. */
	const show = (next: WizardStepKey) => {
		if (next === step) return;
		flushSync(() => {
			setStep(next);
			setReached((soFar) => new Set([...soFar, next]));
		});
		// The fields of the step may begin with what was kept.
		const current = readTyped();
		flushSync(() => setTyped(current));
		keepDraft(current, next);
		heading.current?.focus();
	};
	const history = useStepHistory(edited ? 'edit-step' : 'step', (index) =>
		show(steps[index] ?? steps.at(-1) ?? 'basic'),
	);
	const goTo = (next: WizardStepKey) => {
		history.goTo(wizardSteps(readTyped()).indexOf(next));
		show(next);
	};
	const revealStep = (next: WizardStepKey) => {
		history.goTo(Math.max(0, steps.indexOf(next)));
		flushSync(() => setStep(next));
	};
	const forgetDraft = () => {
		forgetWizardDraft();
		void forgetFile(wizardDraftKey);
	};
	const { begin } = history;
	const firstStep = useRef(at);
	const { isRestored } = start;
	useEffect(() => {
		void loadOptions();
		begin(firstStep.current);
		if (isRestored) void restoreFile().then(markSaved);
	}, [loadOptions, begin, isRestored, restoreFile, markSaved]);

	const edit = ({ target }: FormEvent<HTMLFormElement>) => {
		const current = readTyped();
		setTyped(current);
		// What was typed for another card gives way, and its photo with it.
		if (!edited && !findWizardDraft(draftPlace)) void forgetFile(wizardDraftKey);
		keepDraft(current, step);
		if (!edited) noteFile(target);
		setRefusal((soFar) => withoutErrorAt(target, soFar));
		void isFetched(loadCombobox);
	};
	const discardDraft = () => {
		forgetDraft();
		history.goTo(0);
		const values = emptyValues(place, members);
		setStart(({ round }) => ({ round: round + 1, values, step: 'basic', isRestored: false }));
		setReached(new Set(['basic']));
		setRefusal(null);
		setTyped(values);
		setStep('basic');
		heading.current?.focus();
	};
	const refuse = (title: string, errors: readonly ApiFieldError[]) => {
		const next = refusalOf(title, errors, memberTexts);
		setRefusal(next);
		if (next.errors[0]) revealStep(stepOf(next.errors[0].path));
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
		// The password is not kept with a draft.
		const [missing] = missingFields('basic', current);
		if (missing) {
			revealStep('basic');
			return document.getElementById(inputId(missing))?.focus();
		}
		if (refused.length > 0) return refuse(memberTexts.photoField.unsent, refused);
		const problems = Object.entries(findProblems(current, new Date().toISOString().slice(0, 10)));
		if (problems.length > 0) {
			const errors = problems.map(([path, problem]) => ({
				path,
				message: t(`familyTree.wizard.problem.${problem}`),
			}));
			return refuse(t('familyTree.wizard.problems'), errors);
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
			...cardSaving(member, wizardChanges(fields, member), { language, t, memberTexts }),
			send: (kept, __v) => {
				const told = Object.entries(kept).map(([name, value]) => [name, onTheWire(name, value)]);
				return callApi('PUT /api/family/update/[id]', {
					params: { id: member.id },
					...withProgress(formOf({ ...Object.fromEntries(told), __v })),
				});
			},
		});
		if (answer) finish(answer, t('familyTree.edit.failed'));
	};
	const add = async (body: FormData) => {
		const text = (name: string) => String(body.get(name) ?? '');
		const anchorId = text('relatedToMemberId') || members.find(({ relation }) => relation === 'Me')?.id;
		const anchor = members.find(({ id }) => id === anchorId);
		const stated = { relation: text('relation'), anchor, name: text('name'), clan: text('clan') || null };
		if (!(await mayGoOn(stated))) return;
		const email = body.get('email');
		if (typeof email === 'string') {
			const check = await callApi('GET /api/users/check-email', { query: { email } });
			// A check that fails stops nobody: the server checks again.
			if (check.ok && check.data.exists) {
				return refuse(t('familyTree.wizard.problems'), [
					{ path: 'email', message: t('familyTree.wizard.problem.taken') },
				]);
			}
		}
		finish(await callApi('POST /api/family/add', withProgress(body)), t('familyTree.wizard.failed'));
	};
	const withProgress = (body: FormData) => ({ body, onUpload: hasFile(body) ? setUploaded : undefined });
	const finish = (answer: ApiResult<CardAnswer>, failed: string) => {
		if (answer.ok) {
			if (!edited) forgetDraft();
			return onDone(answer.data);
		}
		if (onFailure(answer)) return;
		const errors = fieldErrorsOf(answer);
		// What is wrong with a place in the tree only the whole sentence says.
		if (answer.code.startsWith('family.') && errors.length > 0) {
			return refuse(
				t('familyTree.wizard.problems'),
				errors.map(({ path }) => ({ path, message: answer.message })),
			);
		}
		refuse(answer.message || failed, errors);
	};

	const missing = missingFields(step, typed);
	const fieldTexts = typed.isDeceased
		? {
				...memberTexts,
				memberFields: { ...memberTexts.memberFields, age: t('familyTree.details.ageAtDeath') },
			}
		: memberTexts;
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const counter = t('familyTree.wizard.counter', { step: at + 1, total: steps.length });
	return (
		<>
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
				<div aria-hidden="true" className="flex gap-2">
					{steps.map((key, index) => (
						<span
							key={key}
							className={`h-1.5 flex-1 rounded-full ${index <= at ? 'bg-primary' : 'bg-line'}`}
						/>
					))}
				</div>
				{isRestored && (
					<DraftBanner
						texts={{
							draftKept: t('familyTree.wizard.draftKept'),
							discardDraft: t('familyTree.wizard.discardDraft'),
						}}
						onDiscard={discardDraft}
					/>
				)}
				{refusal && (
					<RefusalMessage
						refusal={refusal}
						dismissLabel={t('familyTree.dismiss')}
						onDismiss={() => setRefusal(null)}
						reveal={(id) => revealStep(stepOf(fieldOfInput(id)))}
					/>
				)}
				<div>
					<p className="text-sm text-text-muted">{counter}</p>
					<h3 ref={heading} tabIndex={-1} className="text-heading text-h3 outline-none">
						{t(`familyTree.wizard.steps.${step}`)}
					</h3>
					{step === 'basic' && (
						<p className="mt-1 text-sm text-text-muted">{t('familyTree.wizard.requiredNote')}</p>
					)}
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
									memberTexts={memberTexts}
									errorAt={errorAt}
								/>
							)}
							{groupsOf(key, typed).map((group) => (
								<FieldGroupInputs
									key={group.key}
									group={group}
									title={titleOfGroup(group, messages.familyTree.wizard.groups)}
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
										error={errorAt('requestMessage')}
									/>
								</fieldset>
							)}
							{key === 'review' && (
								<WizardReview
									steps={steps}
									typed={typed}
									members={members}
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
							onClick={() => (at > 0 ? history.goTo(at - 1) : onCancel())}
						>
							{at > 0 ? t('familyTree.wizard.back') : t('familyTree.cancel')}
						</Button>
						<Button
							key={step}
							type="submit"
							disabled={missing.length > 0}
							aria-describedby="wizard-missing"
							busyLabel={isBusy && (edited ? t('familyTree.edit.saving') : t('familyTree.wizard.submitting'))}
							onClick={refuseSecondHalf}
							className="ml-auto max-sm:flex-1"
						>
							{step !== 'review' && t('familyTree.wizard.next')}
							{step === 'review' && (edited ? t('familyTree.edit.save') : t('familyTree.wizard.submit'))}
						</Button>
						{!edited && step === 'basic' && typed.way === 'none' && (
							<Button
								type="submit"
								look="outline"
								value={enough}
								disabled={missing.length > 0}
								busyLabel={isBusy && t('familyTree.wizard.submitting')}
								onClick={refuseSecondHalf}
								className="max-sm:w-full"
							>
								{t('familyTree.wizard.addNow')}
							</Button>
						)}
					</div>
					{uploaded !== null && (
						<Progress label={t('familyTree.wizard.uploading')} value={uploaded} max={1} />
					)}
					<p id="wizard-missing" role="status" className="text-sm text-text-muted sm:text-right">
						{missing.length > 0 && missingSentence(missing, t, memberTexts)}
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
	step: WizardStepKey;
	/** Whether they were typed before and kept. */
	isRestored: boolean;
}

function beginningOf({
	edited,
	place,
	family,
}: Pick<WizardProps, 'edited' | 'family'> & { place: DraftPlace }): Start {
	const beginsAt = { round: 0, step: 'basic', isRestored: false } as const;
	if (edited) return { ...beginsAt, values: valuesOf(edited) };
	const values = emptyValues(place, family.members);
	const kept = findWizardDraft(place);
	const relatedToId = kept?.values.relatedToMemberId;
	const isThere = !relatedToId || family.members.some(({ id }) => id === relatedToId);
	if (!kept || !isThere) return { ...beginsAt, values };
	const restored = { ...values, ...kept.values };
	return {
		...{ round: 0, isRestored: true, values: restored },
		step: wizardSteps(restored)[kept.step] ?? 'basic',
	};
}

function stepsUpTo(last: WizardStepKey, values: Typed): WizardStepKey[] {
	const steps = wizardSteps(values);
	return steps.slice(0, steps.indexOf(last) + 1);
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
	t: Translate,
	{ memberFields }: MemberTexts,
): string {
	if (missing.every((name) => name === 'email' || name === 'password'))
		return t('familyTree.wizard.problem.credentials');
	const names = missing.map((name) =>
		name === 'relation' ? t('familyTree.wizard.relation') : memberFields[name],
	);
	return `${t('familyTree.wizard.missing')} ${names.join(', ')}`;
}
