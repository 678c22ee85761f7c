import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { FamilyMember } from './answers';
import { nameWithRelation } from './relations';

interface RelatedToSelectProps {
	id: string;
	members: readonly FamilyMember[];
	defaultValue: string | undefined;
	error: string | undefined;
	onChange?: (value: string) => void;
}

/** Whose relative somebody is: anybody of the tree who is not waiting for an answer. */
export function RelatedToSelect({ id, members, defaultValue, error, onChange }: RelatedToSelectProps) {
	const t = useTranslations();
	const language = useLocale();
	return (
		<Field id={id} label={t('familyTree.wizard.relatedTo')} error={error}>
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
								{nameWithRelation(member, t, language)}
							</option>
						))}
				</Select>
			)}
		</Field>
	);
}
