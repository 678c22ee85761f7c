'use client';

import { type FormEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { noAddressOptions } from './address-options';
import { ageSaidBy, type DateParts, dateTextIn, dateTextOf } from './date-parts';
import type { Draft } from './drafts';
import { MemberInput } from './member-input';
import { PartialDateField } from './partial-date-field';
import { inputId } from './refusal';
import type { MemberTexts } from './texts';

interface BirthInputsProps {
	defaults: Draft;
	texts: MemberTexts;
	errorAt: (name: string) => string | undefined;
}

/** The date of birth, or as much of it as is known, and the age: typed, or counted from the date once that has a year. */
export function BirthInputs({ defaults, texts, errorAt }: BirthInputsProps) {
	const form = useFormContext<{ dob: DateParts }>();
	const [own, setDob] = useState(defaults.dob ?? '');
	const dob = form ? dateTextOf(form.watch('dob')) : own;
	const readDate = ({ currentTarget }: FormEvent<HTMLElement>) => {
		const element = currentTarget.closest('form');
		if (element) setDob(dateTextIn(new FormData(element), 'dob'));
	};
	const age = ageSaidBy(dob);
	return (
		<>
			<div onChange={readDate}>
				<PartialDateField
					name="dob"
					id={inputId('dob')}
					legend={texts.memberFields.dob}
					hint={texts.memberFieldHints.dob}
					error={errorAt('dob')}
					defaultValue={defaults.dob ?? ''}
					language={texts.language}
					texts={texts}
				/>
			</div>
			<div>
				{age === null ? (
					<MemberInput
						name="age"
						texts={texts}
						// Of a date that has been taken away the age is not known either.
						defaultValue={defaults.dob ? '' : (defaults.age ?? '')}
						error={errorAt('age')}
						options={noAddressOptions}
					/>
				) : (
					<Field id={inputId('age')} label={texts.memberFields.age} hint={texts.memberFieldHints.ageCounted}>
						{(control) => <Input {...control} readOnly value={age} />}
					</Field>
				)}
			</div>
		</>
	);
}
