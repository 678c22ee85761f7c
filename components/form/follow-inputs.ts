import type { FormEvent } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { ApiForm } from './use-api-form';

/**
 * For `onInput` around controls that keep their value themselves, such as a combobox or a date in parts: takes what is
 * typed or ticked there into the form, by the names of the controls. A part is named `dob.year`.
 */
export function followInputs<Values extends FieldValues>({ change, getValues }: ApiForm<Values>) {
	return ({ target }: FormEvent): void => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
		const value = target.type === 'checkbox' ? Object(target).checked : target.value;
		const [field = '', part] = target.name.split('.');
		const name = field as FieldPath<Values>;
		const whole = part === undefined ? value : { ...Object(getValues(name)), [part]: value };
		change(name, whole as PathValue<Values, typeof name>);
	};
}
