'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { LifeFields } from '@/components/family/cards/life-fields';
import { PlaceFields } from '@/components/family/cards/place-fields';
import { RelatedToField } from '@/components/family/cards/related-to-field';
import { RelationField } from '@/components/family/cards/relation-field';
import { ProfileField } from '@/components/member/profile-field';
import { PhotoField } from '@/components/ui/photo-field';
import { RadioGroup } from '@/components/ui/radio-group';
import type { FamilyLinks, FamilyMember } from '@/lib/client/family/cards/family';
import { keepWay } from '@/lib/client/family/tree/remembered-way';
import type { RelativeValues } from '@/lib/client/family/wizard/wizard-steps';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { inputId } from '@/lib/client/member/input-id';

interface WizardBasicsFormProps {
	/** Whose card is changed; null when somebody is added. */
	edited: FamilyMember | null;
	members: readonly FamilyMember[];
	links: FamilyLinks;
	errorAt: (name: string) => string | undefined;
}

/** Who is added, as what and to whom, and whether an account is made for them. */
export function WizardBasicsForm({ edited, members, links, errorAt }: WizardBasicsFormProps) {
	const t = useTranslations('familyTree');
	const { memberFields, photoField } = useMessages();
	const { register, watch, setValue } = useFormContext<RelativeValues>();
	const { way, relation, isDeceased } = watch();
	const chooseWay = (chosen: string) => {
		keepWay(chosen);
		if (chosen === 'account') setValue('isDeceased', false);
	};
	const markDeceased = (isGone: boolean) => {
		setValue('isDeceased', isGone);
		// Nobody could take over their account.
		if (isGone) setValue('way', 'none');
	};
	return (
		<>
			{!edited && (
				<div>
					<RadioGroup
						{...register('way', { onChange: ({ target }) => chooseWay(target.value) })}
						id={inputId('way')}
						legend={t('wizard.way')}
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
				<RelationField id={inputId('relation')} label={t('wizard.relation')} error={errorAt('relation')} />
				{!edited && (
					<RelatedToField
						id={inputId('relatedToMemberId')}
						members={members}
						error={errorAt('relatedToMemberId')}
					/>
				)}
				{relation !== edited?.relation && (
					<div className="flex flex-col gap-4 empty:hidden md:col-span-2">
						<PlaceFields members={members} links={links} errorAt={errorAt} />
					</div>
				)}
				<div className="md:col-span-2">
					<ProfileField name="name" isRequired error={errorAt('name')} options={noAddressOptions} />
				</div>
				<div className="md:col-span-2">
					<ProfileField
						name="nameInOtherScript"
						error={errorAt('nameInOtherScript')}
						options={noAddressOptions}
					/>
				</div>
				<div className="md:col-span-2">
					<PhotoField
						id={inputId('photo')}
						name="photo"
						label={memberFields.photo}
						texts={photoField}
						error={errorAt('photo')}
						currentUrl={edited?.photo ?? null}
						onPick={(picture) => setValue('photo', picture)}
					/>
				</div>
			</div>
			<LifeFields
				idOf={inputId}
				isDeceased={isDeceased}
				onDeceased={markDeceased}
				labels={{
					dob: t('wizard.dob'),
					dobHint: t('wizard.dobHint'),
					isDeceased: t('edit.isDeceased'),
					died: t('details.died'),
				}}
				errorAt={errorAt}
			/>
		</>
	);
}
