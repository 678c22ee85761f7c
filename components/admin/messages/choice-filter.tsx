import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ChoiceFilterProps {
	id: string;
	label: string;
	/** What nothing chosen is called. */
	any: string;
	choices: readonly { value: string; title: string }[];
	value: string;
	onChange: (value: string) => void;
}

/** Narrows a list down to one of a few. */
export function ChoiceFilter({ id, label, any, choices, value, onChange }: ChoiceFilterProps) {
	return (
		<Field id={id} label={label} className="min-w-48 max-sm:w-full">
			{(control) => (
				<Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
					<option value="">{any}</option>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.title}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
