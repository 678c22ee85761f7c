import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { offeredRelations, relationName } from './relations';
import type { FamilyTexts } from './texts';

interface RelationSelectProps {
	id: string;
	label: string;
	/** Stands at the top and chooses nothing. */
	none: string;
	defaultValue?: string;
	error: string | undefined;
	texts: FamilyTexts;
}

/** The relations somebody can be given; one that they have already is offered too. */
export function RelationSelect({ id, label, none, defaultValue = '', error, texts }: RelationSelectProps) {
	const isOffered = defaultValue === '' || offeredRelations.some((relation) => relation === defaultValue);
	const choices: readonly string[] = isOffered ? offeredRelations : [defaultValue, ...offeredRelations];
	return (
		<Field id={id} label={label} error={error} isRequired>
			{(control) => (
				<Select {...control} name="relation" defaultValue={defaultValue}>
					<option value="">{none}</option>
					{choices.map((relation) => (
						<option key={relation} value={relation}>
							{relationName(relation, texts)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
