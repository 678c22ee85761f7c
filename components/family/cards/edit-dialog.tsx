'use client';

import { ListPlus } from 'lucide-react';
import { useMessages } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { schemaResolver } from '@/components/form/schema-resolver';
import { useConflict } from '@/components/form/use-conflict';
import { ProfileField } from '@/components/member/profile-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { cardSaving } from '@/lib/client/family/cards/card-saving';
import { findClan } from '@/lib/client/family/cards/different-clans';
import type { CardAnswer, Family, FamilyMember } from '@/lib/client/family/cards/family';
import { nameWithRelation } from '@/lib/client/family/cards/relations';
import { findRivals, type Rivals } from '@/lib/client/family/cards/rivals';
import {
	type CardValues,
	cardValues,
	dialogChanges,
	lifeSaid,
} from '@/lib/client/family/tree/member-changes';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { memberFields } from '@/lib/features/member/rules/member-fields';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { LifeFields } from './life-fields';
import { NameField } from './name-field';
import { RelationField } from './relation-field';
import { RivalNotice } from './rival-notice';
import { useClanQuestion } from './use-clan-question';
import { useMoveQuestion } from './use-move-question';
import { useRelativeWords } from './use-relative-words';

interface EditDialogProps {
	member: FamilyMember;
	family: Family;
	onSaved: (answer: CardAnswer) => void;
	/** Called with two cards that may be one person. */
	onMerge: (id: string, otherId: string) => void;
	/** Everything else about somebody is changed in the wizard. */
	onMore: () => void;
	onClose: () => void;
}

const loadSchema = () => import('@/lib/features/family/cards/schema').then(({ changedCard }) => changedCard);

const textFields = ['profession', 'location', 'mobileNumber'] as const;

/** What may be put right on somebody's card. */
export function EditDialog({ member, family, onSaved, onMerge, onMore, onClose }: EditDialogProps) {
	const words = useRelativeWords();
	const { language, t } = words;
	const { memberFields: labels } = words.messages;
	/** Who has an account of their own tells about themselves there. */
	const isOwnProfile = member.profile !== null;
	const { conflict, fieldErrors, familyTree } = useMessages();
	const { save, dialog: conflictDialog } = useConflict(conflict);
	const [rivals, setRivals] = useState<Rivals | null>(null);
	const { mayGoOn, question } = useClanQuestion();
	const move = useMoveQuestion(member, family);
	const me = family.members.find((one) => one.relation === 'Me');
	const { date } = familyTree.wizard.problem;
	const { nameMissing: required, relationMissing: notInList } = familyTree.edit;
	const messages = { ...fieldErrors, required, notInList, date };
	const send = async (values: CardValues) => {
		setRivals(null);
		const changes = dialogChanges(values, member);
		const { relation } = values;
		if (relation !== member.relation) {
			const sibling = { relation, anchor: me, name: member.name, clan: findClan(member) };
			if (!(await mayGoOn(sibling))) return null;
		}
		const mayMove = await move.mayMove(changes);
		const answer =
			mayMove === true
				? await save({
						...cardSaving(member, changes, words, conflict.kept),
						send: (left, { version }) =>
							callApi('PUT /api/family/update/[id]', {
								params: { id: member.id },
								body: { ...left, __v: version },
							}),
					})
				: mayMove;
		const place = { relation, relatedToId: me?.id };
		if (answer && !answer.ok) setRivals(findRivals(answer.code, place, member, family));
		return answer;
	};
	return (
		<>
			<FormDialog<CardValues, CardAnswer>
				title={t('familyTree.edit.title')}
				texts={{
					confirm: t('familyTree.edit.save'),
					busy: t('familyTree.edit.saving'),
					failed: t('familyTree.edit.failed'),
				}}
				defaultValues={cardValues(member)}
				resolver={schemaResolver(loadSchema, language, messages, (values) => ({
					...dialogChanges(values, member),
					...lifeSaid(values),
				}))}
				send={send}
				onDone={onSaved}
				onClose={onClose}
			>
				{({ register, errorAt, watch, change }) => (
					<>
						<p className="font-semibold text-lg">{nameWithRelation(member, t, language)}</p>
						{rivals && <RivalNotice rivals={rivals} members={family.members} onMerge={onMerge} />}
						{isOwnProfile ? (
							<p className="text-text-muted">{t('familyTree.edit.ownProfile')}</p>
						) : (
							<NameField id="edit-name" label={labels.name} error={errorAt('name')} />
						)}
						{!isOwnProfile && (
							<ProfileField
								name="nameInOtherScript"
								error={errorAt('nameInOtherScript')}
								options={noAddressOptions}
							/>
						)}
						<RelationField
							id="edit-relation"
							label={
								me
									? t('familyTree.edit.relationTo', { name: shownName(me) })
									: t('familyTree.wizard.relation')
							}
							error={errorAt('relation')}
						/>
						{!isOwnProfile && (
							<LifeFields
								idOf={(name) => `edit-${name}`}
								isDeceased={watch('isDeceased')}
								onDeceased={(isDeceased) => change('isDeceased', isDeceased)}
								labels={{
									dob: t('familyTree.wizard.dob'),
									dobHint: t('familyTree.wizard.dobHint'),
									isDeceased: t('familyTree.edit.isDeceased'),
									died: t('familyTree.details.died'),
								}}
								errorAt={errorAt}
							/>
						)}
						{!isOwnProfile && (
							<div className="grid gap-5 sm:grid-cols-2">
								{textFields.map((name) => (
									<Field key={name} id={`edit-${name}`} label={labels[name]} error={errorAt(name)}>
										{(control) => (
											<Input
												{...control}
												{...register(name)}
												type={name === 'mobileNumber' ? 'tel' : 'text'}
												maxLength={memberFields[name].maxLength}
												autoComplete="off"
											/>
										)}
									</Field>
								))}
							</div>
						)}
						<div className="flex flex-col items-start">
							<Checkbox
								{...register('isVisible')}
								label={t('familyTree.edit.isVisible')}
								aria-describedby="edit-visible-hint"
							/>
							<p id="edit-visible-hint" className="pl-8 text-sm text-text-muted">
								{t('familyTree.edit.isVisibleHint')}
							</p>
						</div>
						{!isOwnProfile && (
							<Button look="quiet" className="self-start px-3 text-sm" onClick={onMore}>
								<ListPlus aria-hidden="true" className="size-5" />
								{t('familyTree.edit.more')}
							</Button>
						)}
					</>
				)}
			</FormDialog>
			{question}
			{move.question}
			{conflictDialog}
		</>
	);
}
