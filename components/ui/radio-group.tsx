import type { ComponentProps } from 'react';
import { FieldError, RequiredMark } from './field';

interface RadioChoice {
	value: string;
	label: string;
	hint?: string;
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'defaultValue'> {
	/** The group's id; the first choice carries it, so that an error summary can lead there. */
	id: string;
	legend: string;
	choices: readonly RadioChoice[];
	error?: string | undefined;
	/** The chosen value, when the form keeps it itself. */
	value?: string;
	isRequired?: boolean;
}

/** One choice of a few, all in view. Further props (`name`, `onChange`, `ref` …) go to each radio button. */
export function RadioGroup({
	id,
	legend,
	choices,
	error,
	value,
	isRequired = false,
	className = '',
	...rest
}: RadioGroupProps) {
	const errorId = `${id}-error`;
	return (
		<fieldset className={`min-w-0 ${className}`} aria-describedby={error ? errorId : undefined}>
			<legend className="max-w-full wrap-anywhere font-semibold text-sm text-text-soft">
				{legend}
				{isRequired && <RequiredMark />}
			</legend>
			<div
				className={`mt-1 flex flex-wrap gap-x-6 ${choices.some(({ hint }) => hint) ? 'max-sm:flex-col' : ''}`}
			>
				{choices.map((choice, index) => (
					<label key={choice.value} className="inline-flex min-h-11 items-center gap-2.5">
						<input
							type="radio"
							id={index === 0 ? id : undefined}
							value={choice.value}
							required={isRequired}
							className="size-5 shrink-0 accent-primary"
							{...(value !== undefined && { checked: value === choice.value })}
							{...rest}
						/>
						<span>
							{choice.label}
							{choice.hint && <span className="block text-sm text-text-muted">{choice.hint}</span>}
						</span>
					</label>
				))}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
