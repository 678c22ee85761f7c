'use client';

import { useState } from 'react';
import { noAddressOptions } from '@/components/member/address-options';
import { MemberInput } from '@/components/member/member-input';
import { inputId } from '@/components/member/refusal';
import type { MemberTexts } from '@/components/member/texts';
import { Checkbox } from '@/components/ui/checkbox';
import { PhotoField } from '@/components/ui/photo-field';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from './answers';
import { RelatedToSelect } from './related-to-select';
import { RelationSelect } from './relation-select';
import type { OfferedRelation } from './relations';
import type { FamilyTexts } from './texts';
import { beginning } from './wizard-steps';

/** Where a newcomer is to stand, as far as a card has said it. */
export interface WizardPlace {
	relatedToId: string | undefined;
	relation: OfferedRelation | '';
}

interface WizardBasicsProps {
	place: WizardPlace;
	members: readonly FamilyMember[];
	language: Language;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
	errorAt: (name: string) => string | undefined;
}

/** Who is added, as what and to whom, and whether an account is made for them. */
export function WizardBasics({ place, members, language, texts, memberTexts, errorAt }: WizardBasicsProps) {
	const words = texts.wizard;
	const [way, setWay] = useState<string>(beginning.way);
	const me = members.find(({ relation }) => relation === 'Me');
	return (
		<>
			<div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
				<RelationSelect
					id={inputId('relation')}
					label={words.relation}
					none={memberTexts.memberOptions.none}
					defaultValue={place.relation}
					error={errorAt('relation')}
					texts={texts}
				/>
				<RelatedToSelect
					id={inputId('relatedToMemberId')}
					members={members}
					defaultValue={place.relatedToId ?? me?.id}
					language={language}
					texts={texts}
				/>
				<div className="md:col-span-2">
					<MemberInput
						name="name"
						texts={memberTexts}
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
					/>
				</div>
			</div>
			<RadioGroup
				id={inputId('way')}
				name="way"
				legend={words.way}
				value={way}
				onChange={(event) => setWay(event.currentTarget.value)}
				choices={[
					{ value: 'account', label: words.withAccount, hint: words.withAccountHint },
					{ value: 'none', label: words.withoutAccount, hint: words.withoutAccountHint },
				]}
			/>
			<fieldset hidden={way === 'account'} disabled={way === 'account'}>
				<Checkbox name="isDeceased" value="true" label={texts.edit.isDeceased} />
			</fieldset>
		</>
	);
}
