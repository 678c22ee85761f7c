import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ages, educations } from './filters';
import type { MatrimonialTexts } from './texts';

interface ChoiceFieldProps {
	id: string;
	name: string;
	label: string;
	defaultValue: string | number;
	error?: string | undefined;
	className?: string;
}

/** An age of a partner, in years. */
export function AgeField({ name, defaultValue, ...field }: ChoiceFieldProps) {
	return (
		<Field {...field}>
			{(control) => (
				<Input
					{...control}
					name={name}
					type="number"
					inputMode="numeric"
					min={ages.least}
					max={ages.most}
					defaultValue={defaultValue}
				/>
			)}
		</Field>
	);
}

interface EducationFieldProps extends ChoiceFieldProps {
	/** Where it does not matter. */
	any: string;
	words: MatrimonialTexts['education'];
}

/** The least schooling of a partner. */
export function EducationField({ name, defaultValue, any, words, ...field }: EducationFieldProps) {
	return (
		<Field {...field}>
			{(control) => (
				<Select {...control} name={name} defaultValue={defaultValue}>
					<option value="">{any}</option>
					{educations.map((level) => (
						<option key={level} value={level}>
							{words[level]}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
