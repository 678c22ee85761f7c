import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type OfferedRelation, offeredRelations, relationName } from '@/lib/client/family/cards/relations';
import { usePlaceControl } from './place-fields';

interface RelationFieldProps {
	id: string;
	label: string;
	/** A relation that cannot be said here. */
	except?: OfferedRelation;
	error: string | undefined;
}

/** The relations somebody can be given. */
export function RelationField({ id, label, except, error }: RelationFieldProps) {
	const t = useTranslations();
	const { nearest, further } = offeredRelations;
	const field = usePlaceControl('relation');
	const option = (relation: string) => (
		<option key={relation} value={relation}>
			{relationName(relation, t)}
		</option>
	);
	return (
		<Field id={id} label={label} error={error} isRequired>
			{(control) => (
				<Select {...control} {...field}>
					<option value="">{t('memberOptions.none')}</option>
					{nearest.map(option)}
					<optgroup label={t('familyTree.place.further')}>
						{further.filter((relation) => relation !== except).map(option)}
					</optgroup>
				</Select>
			)}
		</Field>
	);
}
