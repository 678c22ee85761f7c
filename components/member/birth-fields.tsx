'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { PartialDateField } from '@/components/form/partial-date-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ageSaidBy, type DateParts, getDateText } from '@/lib/client/form/date-parts';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { inputId } from '@/lib/client/member/input-id';
import { ProfileField } from './profile-field';

/** The date of birth, or as much of it as is known, and the age: typed, or counted from the date once that has a year. */
export function BirthFields({ errorAt }: { errorAt: (name: string) => string | undefined }) {
	const t = useTranslations();
	const age = ageSaidBy(getDateText(useWatch<{ dob: DateParts }, 'dob'>({ name: 'dob' })));
	return (
		<>
			<PartialDateField
				name="dob"
				id={inputId('dob')}
				legend={t('memberFields.dob')}
				hint={t('memberFieldHints.dob')}
				error={errorAt('dob')}
			/>
			<div>
				{age === null ? (
					<ProfileField name="age" error={errorAt('age')} options={noAddressOptions} />
				) : (
					<Field id={inputId('age')} label={t('memberFields.age')} hint={t('memberFieldHints.ageCounted')}>
						{(control) => <Input {...control} readOnly value={age} />}
					</Field>
				)}
			</div>
		</>
	);
}
