import { searchKey } from '@/lib/core/text-folding';
import type { FilterValue } from './admin-member';

export interface FilterChoice {
	value: string;
	/** Null where it is only what the address asks for. */
	count: number | null;
}

/**
 * What a filter offers, and which of it is chosen. An address may ask for a value in the other script, or for one that
 * nobody has any more: the latter is offered too, so that what is shown is what was asked for.
 */
export function filterChoices(
	values: readonly FilterValue[],
	asked: string,
): { choices: readonly FilterChoice[]; chosen: string } {
	if (asked === '') return { choices: values, chosen: '' };
	const key = searchKey(asked);
	const known = values.find(({ value }) => value === asked || searchKey(value) === key);
	if (known) return { choices: values, chosen: known.value };
	return { choices: [{ value: asked, count: null }, ...values], chosen: asked };
}
