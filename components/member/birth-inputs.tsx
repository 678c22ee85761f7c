'use client';

import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { noAddressOptions } from './address-options';
import { ageSaidBy, type DateParts, dateTextOf } from './date-parts';
import { MemberInput } from './member-input';
import { PartialDateField } from './partial-date-field';
import { inputId } from './refusal';
import type { MemberTexts } from './texts';

interface BirthInputsProps {
	texts: MemberTexts;
	errorAt: (name: string) => string | undefined;
}

/** The date of birth, or as much of it as is known, and the age: typed, or counted from the date once that has a year. */
export function BirthInputs({ texts, errorAt }: BirthInputsProps) {
	const age = ageSaidBy(dateTextOf(useWatch<{ dob: DateParts }, 'dob'>({ name: 'dob' })));
	return (
		<>
			<PartialDateField
				name="dob"
				id={inputId('dob')}
				legend={texts.memberFields.dob}
				hint={texts.memberFieldHints.dob}
				error={errorAt('dob')}
				language={texts.language}
				texts={texts}
			/>
			<div>
				{age === null ? (
					<MemberInput name="age" texts={texts} error={errorAt('age')} options={noAddressOptions} />
				) : (
					<Field id={inputId('age')} label={texts.memberFields.age} hint={texts.memberFieldHints.ageCounted}>
						{(control) => <Input {...control} readOnly value={age} />}
					</Field>
				)}
			</div>
		</>
	);
}
