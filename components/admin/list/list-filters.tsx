import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { ListChange } from './list-state';
import type { ListAddress } from './use-list-state';

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

interface ChoiceFiltersProps<Filter extends string> {
	list: Pick<ListAddress<Filter>, 'state' | 'change'>;
	legend: string;
	reset: string;
	choices: Record<Filter, Choice>;
}

interface Choice {
	label: string;
	/** The name of the choice that does not narrow the list. */
	any: string;
	options: readonly { value: string; title: string }[];
	/** The value that is shown as chosen, where the address says it in another script. */
	chosen?: string;
}

/** A choice for each filter of a list. */
export function ChoiceFilters<Filter extends string>({
	list: { state, change },
	legend,
	reset,
	choices,
}: ChoiceFiltersProps<Filter>) {
	const names = Object.keys(choices) as Filter[];
	const set = (changes: Record<string, string>) => change(changes as ListChange<Filter>);
	return (
		<ListFilters
			legend={legend}
			reset={reset}
			onReset={() => set(Object.fromEntries(['search', ...names].map((name) => [name, ''])))}
		>
			{names.map((name) => {
				const { label, any, options, chosen = state[name] }: Choice = choices[name];
				return (
					<ChoiceFilter
						key={name}
						id={`filter-${name}`}
						label={label}
						any={any}
						choices={options}
						value={chosen}
						onChange={(value) => set({ [name]: value })}
					/>
				);
			})}
		</ListFilters>
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
