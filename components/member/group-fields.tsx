'use client';

import { useMessages } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { PhotoField } from '@/components/ui/photo-field';
import { TypingSwitch } from '@/components/ui/typing-switch';
import type { AddressOptions } from '@/lib/client/member/address-options';
import { inputId } from '@/lib/client/member/input-id';
import type { FieldGroup, MemberFieldName } from '@/lib/features/member/rules/member-fields';
import { BirthFields } from './birth-fields';
import { type FieldWords, ProfileField } from './profile-field';

interface GroupFieldsProps extends FieldWords {
	group: FieldGroup;
	/** The headings of groups, where the page has words for them. */
	titles: Partial<Record<string, string>>;
	/** A group that is not asked keeps what was typed, but is neither shown nor sent. */
	isAsked: boolean;
	required: readonly MemberFieldName[];
	options: AddressOptions;
	errorAt: (name: string) => string | undefined;
	/** Called with each press of one of the choices of a field, also the one that is chosen. */
	onAnswer?: (name: MemberFieldName) => void;
}

const wideFields: ReadonlySet<MemberFieldName> = new Set([
	'name',
	'nameInOtherScript',
	'fatherName',
	'familyTreePrivacy',
]);

/** The controls of a group under its title, two beside each other where there is room. */
export function GroupFields({
	group,
	titles,
	isAsked,
	required,
	labels,
	hints,
	mayNotKnow = false,
	options,
	errorAt,
	onAnswer,
}: GroupFieldsProps) {
	const { memberFields, photoField } = useMessages();
	const title = titles[group.key];
	const form = useFormContext<{ photo: File | '' | null }>();
	// The age is asked beside the date of birth.
	const fields = group.fields.filter((name) => name !== 'age' || !group.fields.includes('dob'));
	return (
		<fieldset hidden={!isAsked} disabled={!isAsked} className="min-w-0">
			{title && (
				<legend className="mb-3 w-full border-line border-b pb-1 font-bold font-serif text-heading text-lg">
					{title}
				</legend>
			)}
			{group.fields.includes('name') && <TypingSwitch />}
			<div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
				{fields.map((name) =>
					name === 'dob' ? (
						<BirthFields key={name} errorAt={errorAt} />
					) : name === 'photo' ? (
						<div key={name} className="md:col-span-2">
							<PhotoField
								id={inputId(name)}
								name={name}
								label={memberFields.photo}
								texts={photoField}
								error={errorAt(name)}
								onPick={(picture) => form.setValue('photo', picture)}
							/>
						</div>
					) : (
						<div key={name} className={wideFields.has(name) ? 'md:col-span-2' : ''}>
							<ProfileField
								name={name}
								labels={labels}
								hints={hints}
								mayNotKnow={mayNotKnow}
								onAnswer={onAnswer}
								isRequired={required.includes(name)}
								error={errorAt(name)}
								options={options}
							/>
						</div>
					),
				)}
			</div>
		</fieldset>
	);
}
