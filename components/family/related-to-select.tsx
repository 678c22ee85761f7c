import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from './answers';
import { nameWithRelation } from './relations';
import type { FamilyTexts } from './texts';

interface RelatedToSelectProps {
	id: string;
	members: readonly FamilyMember[];
	defaultValue: string | undefined;
	error: string | undefined;
	onChange?: (value: string) => void;
	language: Language;
	texts: FamilyTexts;
}

/** Whose relative somebody is: anybody of the tree who is not waiting for an answer. */
export function RelatedToSelect({
	id,
	members,
	defaultValue,
	error,
	onChange,
	language,
	texts,
}: RelatedToSelectProps) {
	return (
		<Field id={id} label={texts.wizard.relatedTo} error={error}>
			{(control) => (
				<Select
					{...control}
					name="relatedToMemberId"
					defaultValue={defaultValue}
					onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
				>
					{members
						.filter(({ isPending }) => !isPending)
						.map((member) => (
							<option key={member.id} value={member.id}>
								{nameWithRelation(member, language, texts)}
							</option>
						))}
				</Select>
			)}
		</Field>
	);
}
