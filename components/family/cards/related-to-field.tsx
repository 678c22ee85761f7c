import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { nameWithRelation } from '@/lib/client/family/cards/relations';
import { usePlaceControl } from './place-fields';

interface RelatedToFieldProps {
	id: string;
	members: readonly FamilyMember[];
	error: string | undefined;
}

/** Whose relative somebody is: anybody of the tree who is not waiting for an answer. */
export function RelatedToField({ id, members, error }: RelatedToFieldProps) {
	const t = useTranslations();
	const language = useLocale();
	const field = usePlaceControl('relatedToMemberId');
	return (
		<Field id={id} label={t('familyTree.wizard.relatedTo')} error={error}>
			{(control) => (
				<Select {...control} {...field}>
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
