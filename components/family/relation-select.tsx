import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type OfferedRelation, offeredRelations, relationName } from './relations';
import type { FamilyTexts } from './texts';

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
	texts: FamilyTexts;
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
	texts,
}: RelationSelectProps) {
	const { nearest, further } = offeredRelations;
	const isOffered = defaultValue === '' || [...nearest, ...further].some((one) => one === defaultValue);
	const option = (relation: string) => (
		<option key={relation} value={relation}>
			{relationName(relation, texts)}
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
					<optgroup label={texts.place.further}>
						{further.filter((relation) => relation !== except).map(option)}
					</optgroup>
				</Select>
			)}
		</Field>
	);
}
