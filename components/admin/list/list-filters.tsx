import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ListFiltersProps {
	legend: string;
	reset: string;
	onReset: () => void;
	children: ReactNode;
}

export function ListFilters({ legend, reset, onReset, children }: ListFiltersProps) {
	return (
		<fieldset className="flex min-w-0 flex-wrap items-end gap-3">
			<legend className="sr-only">{legend}</legend>
			{children}
			<Button look="outline" onClick={onReset}>
				<RotateCcw aria-hidden="true" className="size-5" />
				{reset}
			</Button>
		</fieldset>
	);
}

interface ChoiceFilterProps {
	id: string;
	label: string;
	any: string;
	choices?: readonly { value: string; title: string }[];
	value: string;
	onChange: (value: string) => void;
	/** Options in groups, in the place of `choices`. */
	children?: ReactNode;
}

export function ChoiceFilter({ id, label, any, choices = [], value, onChange, children }: ChoiceFilterProps) {
	return (
		<Field id={id} label={label} className="min-w-40 flex-1">
			{(control) => (
				<Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
					<option value="">{any}</option>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.title}
						</option>
					))}
					{children}
				</Select>
			)}
		</Field>
	);
}
