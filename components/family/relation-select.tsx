import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type OfferedRelation, offeredRelations, relationName } from './relations';

interface RelationSelectProps {
	id: string;
	label: string;
	/** Stands at the top and chooses nothing. */
	none: string;
	defaultValue?: string | undefined;
	/** A relation that cannot be said here. */
	except?: OfferedRelation;
	error: string | undefined;
	onChange?: (value: string) => void;
}

/** The relations somebody can be given; one that they have already is offered too. */
export function RelationSelect({
	id,
	label,
	none,
	defaultValue = '',
	except,
	error,
	onChange,
}: RelationSelectProps) {
	const t = useTranslations();
	const { nearest, further } = offeredRelations;
	const isOffered = defaultValue === '' || [...nearest, ...further].some((one) => one === defaultValue);
	const option = (relation: string) => (
		<option key={relation} value={relation}>
			{relationName(relation, t)}
		</option>
	);
	return (
		<Field id={id} label={label} error={error} isRequired>
			{(control) => (
				<Select
					{...control}
					name="relation"
					defaultValue={defaultValue}
					onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
				>
					<option value="">{none}</option>
					{!isOffered && option(defaultValue)}
					{nearest.map(option)}
					<optgroup label={t('familyTree.place.further')}>
						{further.filter((relation) => relation !== except).map(option)}
					</optgroup>
				</Select>
			)}
		</Field>
	);
}
