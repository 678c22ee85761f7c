'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { noAddressOptions } from '@/components/member/address-options';
import { MemberInput } from '@/components/member/member-input';
import { inputId } from '@/components/member/refusal';
import type { MemberTexts } from '@/components/member/texts';
import { PhotoField } from '@/components/ui/photo-field';
import { RadioGroup } from '@/components/ui/radio-group';
import type { FamilyLinks, FamilyMember } from './answers';
import { LifeFields } from './life-fields';
import { PlaceFields } from './place-fields';
import { RelatedToSelect } from './related-to-select';
import { RelationSelect } from './relation-select';
import type { OfferedRelation } from './relations';
import { keepWay } from './remembered-way';
import type { Typed } from './wizard-steps';

/** Where a newcomer is to stand, as far as a card has said it. */
export interface WizardPlace {
	relatedToId: string | undefined;
	relation: OfferedRelation | '';
}

interface WizardBasicsProps {
	/** What the fields begin with. */
	start: Typed;
	/** What stands in them now. */
	typed: Typed;
	/** Whose card is changed; null when somebody is added. */
	edited: FamilyMember | null;
	members: readonly FamilyMember[];
	links: FamilyLinks;
	memberTexts: MemberTexts;
	errorAt: (name: string) => string | undefined;
}

/** Who is added, as what and to whom, and whether an account is made for them. */
export function WizardBasics({
	start,
	typed,
	edited,
	members,
	links,
	memberTexts,
	errorAt,
}: WizardBasicsProps) {
	const t = useTranslations('familyTree');
	const [way, setWay] = useState(start.way);
	const [isDeceased, setDeceased] = useState(Boolean(start.isDeceased));
	// The form reads its fields in the same event: what follows from a choice must be there by then.
	const chooseWay = (chosen: string) => {
		keepWay(chosen);
		flushSync(() => {
			setWay(chosen);
			if (chosen === 'account') setDeceased(false);
		});
	};
	const markDeceased = (isGone: boolean) =>
		flushSync(() => {
			setDeceased(isGone);
			// Nobody could take over their account.
			if (isGone) setWay('none');
		});
	const isPlaced = !edited || typed.relation !== edited.relation;
	return (
		<>
			{!edited && (
				<div>
					<RadioGroup
						id={inputId('way')}
						name="way"
						legend={t('wizard.way')}
						value={way ?? ''}
						onChange={({ currentTarget }) => chooseWay(currentTarget.value)}
						choices={[
							{ value: 'account', label: t('wizard.withAccount') },
							{ value: 'none', label: t('wizard.withoutAccount') },
						]}
					/>
					<p className="text-sm text-text-muted">
						{way === 'account' ? t('wizard.withAccountHint') : t('wizard.withoutAccountHint')}
					</p>
				</div>
			)}
			<div className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2">
				<RelationSelect
					id={inputId('relation')}
					label={t('wizard.relation')}
					none={memberTexts.memberOptions.none}
					defaultValue={start.relation}
					error={errorAt('relation')}
				/>
				{!edited && (
					<RelatedToSelect
						id={inputId('relatedToMemberId')}
						members={members}
						defaultValue={start.relatedToMemberId}
						error={errorAt('relatedToMemberId')}
					/>
				)}
				{isPlaced && (
					<div className="flex flex-col gap-4 empty:hidden md:col-span-2">
						<PlaceFields
							relation={typed.relation ?? ''}
							relatedToId={typed.relatedToMemberId ?? members.find(({ relation }) => relation === 'Me')?.id}
							start={start}
							members={members}
							links={links}
							errorAt={errorAt}
						/>
					</div>
				)}
				<div className="md:col-span-2">
					<MemberInput
						name="name"
						texts={memberTexts}
						defaultValue={start.name ?? ''}
						isRequired
						error={errorAt('name')}
						options={noAddressOptions}
					/>
				</div>
				<div className="md:col-span-2">
					<PhotoField
						id={inputId('photo')}
						name="photo"
						label={memberTexts.memberFields.photo}
						texts={memberTexts.photoField}
						error={errorAt('photo')}
						currentUrl={edited?.photo ?? null}
					/>
				</div>
			</div>
			<LifeFields
				idOf={inputId}
				start={{ dob: start.dob ?? null, dod: start.dod ?? null }}
				isDeceased={isDeceased}
				onDeceased={markDeceased}
				labels={{
					dob: t('wizard.dob'),
					dobHint: t('wizard.dobHint'),
					isDeceased: t('edit.isDeceased'),
					died: t('details.died'),
				}}
				memberTexts={memberTexts}
				errorAt={errorAt}
			/>
		</>
	);
}
