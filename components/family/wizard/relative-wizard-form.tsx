'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useClanQuestion } from '@/components/family/cards/use-clan-question';
import { useFollowedMarriage } from '@/components/family/cards/use-followed-marriage';
import { useMoveQuestion } from '@/components/family/cards/use-move-question';
import { useNamesakeQuestion } from '@/components/family/cards/use-namesake-question';
import { useRelativeWords } from '@/components/family/cards/use-relative-words';
import { AddressNotice } from '@/components/family/requests/address-notice';
import { MessageField } from '@/components/family/requests/message-field';
import { FormErrors } from '@/components/form/form-errors';
import { schemaResolver } from '@/components/form/schema-resolver';
import { refused } from '@/components/form/use-api-form';
import { useConflict } from '@/components/form/use-conflict';
import { useWizard, type Wizard as WizardForm } from '@/components/form/use-wizard';
import { DraftNotice } from '@/components/member/draft-notice';
import { GroupFields } from '@/components/member/group-fields';
import { loadCombobox } from '@/components/member/profile-field';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { refuseSecondHalf } from '@/components/ui/second-half';
import { isFetched } from '@/components/ui/use-fetched-first';
import { type ApiResult, callApi, unreachableSentence } from '@/lib/client/api';
import { cardSaving } from '@/lib/client/family/cards/card-saving';
import type { CardAnswer, Family, FamilyMember } from '@/lib/client/family/cards/family';
import { lifeSaid, wizardChanges } from '@/lib/client/family/tree/member-changes';
import {
	addBody,
	cardFieldNames,
	newcomer,
	type RelativeStep,
	type RelativeValues,
	relativeDraft,
	relativeSaid,
	relativeValues,
	type WizardPlace,
	wizardSteps,
} from '@/lib/client/family/wizard/wizard-steps';
import { getDateText } from '@/lib/client/form/date-parts';
import { findDraft, forgetDraft } from '@/lib/client/form/draft';
import { getForm } from '@/lib/client/form/form-of';
import { fieldOfInput, inputId } from '@/lib/client/member/input-id';
import type { FieldLabels } from '@/lib/client/member/words';
import { isMemberFieldName } from '@/lib/features/member/rules/member-fields';
import { writeYesNo } from '@/lib/features/member/rules/yes-no';
import { WizardBasicsForm } from './wizard-basics-form';
import { WizardReviewPanel } from './wizard-review-panel';

interface RelativeWizardFormProps {
	place: WizardPlace;
	/** Whose card is changed; null when somebody is added. */
	edited: FamilyMember | null;
	family: Family;
	onDone: (answer: CardAnswer) => void;
	/** Called with the card that somebody who was to be added is already, and whether an account was wanted for them. */
	onSame: (memberId: string, wantsAccount: boolean) => void;
	onCancel: () => void;
}

/** Of the button that adds a card with what the first step asks. */
const enough = 'enough';
/** Of the button that asks the owner of the typed address. */
const asking = 'asking';

/** In the order of the page. */
const fieldNames = [
	...([
		'relation',
		'relatedToMemberId',
		'parentKind',
		'side',
		'isCouple',
		'otherParent',
		'name',
		'photo',
		'dob',
	] as const),
	...(['dod', 'isDeceased', 'email', 'password', 'requestMessage', 'nameInOtherScript'] as const),
	...cardFieldNames,
];

const loadSchemas = () => import('@/lib/features/family/cards/schema');

/** Adds somebody to the tree, or changes all that a card tells, in four or five steps. */
export function RelativeWizardForm({
	place,
	edited,
	family,
	onDone,
	onSame,
	onCancel,
}: RelativeWizardFormProps) {
	const words = useRelativeWords();
	const { language, t } = words;
	const labels = words.messages.memberFields;
	const { members, links } = family;
	const { conflict, fieldErrors, familyTree, memberFieldHints, photoField } = useMessages();
	const { groups, hints, problem } = familyTree.wizard;
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => void loadOptions(), [loadOptions]);
	const { mayGoOn, question } = useClanQuestion();
	const move = useMoveQuestion(edited, family);
	/** An address that has an account. */
	const [taken, setTaken] = useState<string | null>(null);
	const { save, dialog: conflictDialog } = useConflict(conflict);
	const [draft] = useState(() => (edited ? undefined : relativeDraft(family.currentUserId, place)));
	useEffect(() => {
		const anchorId = draft && findDraft(draft)?.values.relatedToMemberId;
		// Before the form would begin with it.
		if (draft && anchorId && !members.some(({ id }) => id === anchorId)) forgetDraft(draft);
	}, [draft, members]);

	const said = (values: RelativeValues) =>
		relativeSaid(
			values,
			wizardSteps(values).filter(({ key }) => wizard.isReached(key)),
			family,
		);
	const getChanges = (values: RelativeValues, member: FamilyMember) =>
		wizardChanges(said(values), relativeSaid(relativeValues(member, members), wizardSteps(values), family));
	const change = async (
		member: FamilyMember,
		values: RelativeValues,
		onUpload: ((share: number) => void) | undefined,
	): Promise<ApiResult<CardAnswer> | null> => {
		const changes = getChanges(values, member);
		const mayMove = await move.mayMove(changes);
		if (mayMove !== true) return mayMove;
		return save({
			...cardSaving(member, changes, words, conflict.kept),
			send: (left, { version }) =>
				callApi('PUT /api/family/update/[id]', {
					params: { id: member.id },
					body: getForm({ ...writeYesNo(left), __v: version }),
					onUpload,
				}),
		});
	};
	const add = async (
		values: RelativeValues,
		{ asksOwner, onUpload }: { asksOwner: boolean; onUpload: ((share: number) => void) | undefined },
	): Promise<ApiResult<CardAnswer> | null> => {
		const { relation, name, clan } = values;
		const newcomer = {
			names: [name, values.nameInOtherScript],
			dob: getDateText(values.dob),
			relation,
			relatedToId: values.relatedToMemberId || undefined,
		};
		if (!(await mayAdd(newcomer))) return null;
		const anchor = members.find(({ id }) => id === values.relatedToMemberId);
		if (!(await mayGoOn({ relation, anchor, name: name.trim(), clan: clan.trim() || null }))) return null;
		const body = { ...addBody(said(values), values), ...(asksOwner && { asksOwner }) };
		const answer = await callApi('POST /api/family/add', { body: getForm(writeYesNo(body)), onUpload });
		if (!answer.ok && answer.code === 'email.taken') setTaken(values.email);
		return answer;
	};
	const checkEmail = async ({ way, email }: RelativeValues) => {
		if (way !== 'account') return null;
		const check = await callApi('GET /api/users/check-email', { query: { email: email.trim() } });
		// A check that fails stops nobody: the server checks again.
		if (!check.ok || !check.data.exists) return null;
		setTaken(email);
		return {
			...refused(t('familyTree.wizard.problems')),
			errors: [{ path: 'email', message: problem.taken }],
		};
	};
	const { mayAdd, question: namesakeQuestion } = useNamesakeQuestion(family, ({ id }) => {
		if (draft) forgetDraft(draft);
		onSame(id, wizard.methods.getValues('way') === 'account');
	});
	const wizard: WizardForm<RelativeValues, RelativeStep> = useWizard<
		RelativeValues,
		CardAnswer,
		RelativeStep
	>({
		defaultValues: edited ? relativeValues(edited, members) : newcomer(place, members),
		steps: wizardSteps,
		...(edited && { prefix: 'edit-step' }),
		...(draft && { draft }),
		picture: { field: 'photo', unsent: photoField.unsent },
		resolver: schemaResolver(
			() => loadSchemas().then(({ newRelative, changedCard }) => (edited ? changedCard : newRelative)),
			language,
			{
				...fieldErrors,
				tooShort: problem.password,
				underage: problem.underage,
				birthUnclear: problem.underage,
				date: problem.date,
			},
			(values) =>
				edited ? { ...getChanges(values, edited), ...lifeSaid(values) } : addBody(said(values), values),
		),
		inputId,
		sendsNow: (submitter) => [enough, asking].includes(submitter?.getAttribute('value') ?? ''),
		check: async (key, values) => {
			if (!(await isFetched(loadCombobox))) return refused(unreachableSentence());
			return key === 'basic' && !edited ? checkEmail(values) : null;
		},
		send: async (values, submitter, noteShare) => {
			const onUpload = values.photo ? noteShare : undefined;
			const asksOwner = submitter?.getAttribute('value') === asking;
			const answer = await (edited ? change(edited, values, onUpload) : add(values, { asksOwner, onUpload }));
			if (!answer || answer.ok || !answer.code.startsWith('family.')) return answer;
			// What is wrong with a place in the tree only the whole sentence says.
			const errors = answer.errors.map(({ path }) => ({ path, message: answer.message }));
			return errors.length === 0 ? answer : { ...answer, errors, message: t('familyTree.wizard.problems') };
		},
		onSent: onDone,
	});
	const { values, step, steps, index, missing, errorAt, failure, isBusy, uploaded } = wizard;
	const summary = wizard.summaryOf(
		fieldNames.map((name) => ({
			...{ name, id: inputId(name) },
			...(isMemberFieldName(name) && { label: labels[name] }),
		})),
	);
	useFollowedMarriage(edited ? null : wizard);
	const failed = edited ? t('familyTree.edit.failed') : t('familyTree.wizard.failed');
	const isReview = step.key === 'review';
	return (
		<>
			<FormProvider {...wizard.methods}>
				<form
					{...wizard.formProps}
					onInput={() => void isFetched(loadCombobox)}
					className="flex flex-col gap-6"
				>
					<div aria-hidden="true" className="flex gap-2">
						{steps.map(({ key }, at) => (
							<span
								key={key}
								className={`h-1.5 flex-1 rounded-full ${at <= index ? 'bg-primary' : 'bg-line'}`}
							/>
						))}
					</div>
					{wizard.draft.isRestored && (
						<DraftNotice
							texts={{
								draftKept: t(`familyTree.wizard.${values.way === 'account' ? 'draftKept' : 'cardDraftKept'}`),
								discardDraft: t('familyTree.wizard.discardDraft'),
							}}
							onDiscard={wizard.discard}
						/>
					)}
					<FormErrors
						title={failure ? failure.message || failed : t('familyTree.wizard.problems')}
						summary={summary}
						failure={failure}
						dismiss={{ label: t('familyTree.dismiss'), onDismiss: wizard.dismissFailure }}
						reveal={(id) => wizard.reveal(fieldOfInput(id))}
					/>
					<div>
						<p className="text-sm text-text-muted">
							{t('familyTree.wizard.counter', { step: index + 1, total: steps.length })}
						</p>
						<h3 ref={wizard.heading} tabIndex={-1} className="text-heading text-h3 outline-none">
							{t(`familyTree.wizard.steps.${step.key}`)}
						</h3>
						{step.key === 'basic' && (
							<p className="mt-1 text-sm text-text-muted">{t('familyTree.wizard.requiredNote')}</p>
						)}
					</div>
					{steps
						.filter(({ key }) => wizard.isReached(key))
						.map(({ key, groups: asked }) => (
							<div
								key={`${key} ${wizard.draft.round}`}
								hidden={key !== step.key}
								className="flex flex-col gap-8"
							>
								{key === 'basic' && (
									<WizardBasicsForm edited={edited} members={members} links={links} errorAt={errorAt} />
								)}
								{asked.map((group) => (
									<GroupFields
										key={group.key}
										group={group}
										titles={groups}
										isAsked={group.key !== 'credentials' || values.way === 'account'}
										required={['email', 'password']}
										labels={
											values.isDeceased ? { ...labels, age: t('familyTree.details.ageAtDeath') } : labels
										}
										hints={{ ...memberFieldHints, ...hints }}
										mayNotKnow
										options={options}
										errorAt={errorAt}
									/>
								))}
								{key === 'basic' && values.way === 'account' && values.email === taken && (
									<AddressNotice>
										<Button
											type="submit"
											look="outline"
											value={asking}
											disabled={missing.length > 0}
											busyLabel={isBusy && t('familyTree.wizard.submitting')}
											onClick={refuseSecondHalf}
										>
											{t('familyTree.address.send')}
										</Button>
									</AddressNotice>
								)}
								{key === 'basic' && (
									<fieldset hidden={values.way !== 'account'} disabled={values.way !== 'account'}>
										<MessageField error={errorAt('requestMessage')} />
									</fieldset>
								)}
								{key === 'review' && (
									<WizardReviewPanel
										steps={steps}
										said={said(values)}
										edited={edited}
										members={members}
										onChange={wizard.goTo}
									/>
								)}
							</div>
						))}
					<div className="flex flex-col gap-3 border-line border-t pt-5">
						<div className="flex flex-wrap justify-between gap-3">
							<Button look="outline" disabled={isBusy} onClick={index > 0 ? wizard.back : onCancel}>
								{index > 0 ? t('familyTree.wizard.back') : t('familyTree.cancel')}
							</Button>
							<Button
								key={step.key}
								type="submit"
								disabled={missing.length > 0}
								aria-describedby="wizard-missing"
								busyLabel={
									isBusy && (edited ? t('familyTree.edit.saving') : t('familyTree.wizard.submitting'))
								}
								onClick={refuseSecondHalf}
								className="ml-auto max-sm:flex-1"
							>
								{!isReview && t('familyTree.wizard.next')}
								{isReview && (edited ? t('familyTree.edit.save') : t('familyTree.wizard.submit'))}
							</Button>
							{!edited && step.key === 'basic' && values.way === 'none' && (
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
							<MissingFields missing={missing} labels={labels} />
						</p>
					</div>
				</form>
			</FormProvider>
			{question}
			{move.question}
			{namesakeQuestion}
			{conflictDialog}
		</>
	);
}

interface MissingFieldsProps {
	missing: readonly RelativeStep['required'][number][];
	labels: FieldLabels;
}

function MissingFields({ missing, labels }: MissingFieldsProps) {
	const t = useTranslations('familyTree.wizard');
	if (missing.length === 0) return null;
	if (missing.every((name) => name === 'email' || name === 'password')) return t('problem.credentials');
	const names = missing.map((name) => (name === 'relation' ? t('relation') : labels[name]));
	return `${t('missing')} ${names.join(', ')}`;
}
