import { describe, expect, it } from 'vitest';
import { changedField, errorsWithout, withoutError } from './field-errors';

const idOf = (field: string) => `form-${field}`;
const name = { path: 'name', message: 'This is required.' };
const dob = { path: 'dob', message: 'A day needs its month.' };
const errors = [name, dob];
const summary = errors.map(({ path, message }) => ({ id: idOf(path), message }));
const refusal = { title: 'Please correct these.', errors, summary };

describe('a refusal', () => {
	it('loses the error of the field that is changed, at the field and in the summary', () => {
		expect(withoutError('name', refusal, idOf)).toEqual({
			...refusal,
			errors: [dob],
			summary: [{ id: 'form-dob', message: dob.message }],
		});
	});

	it('loses the error of a date with any of its parts', () => {
		for (const part of ['dob.day', 'dob.month', 'dob.year', 'dob.about'])
			expect(withoutError(part, refusal, idOf)?.errors, part).toEqual([name]);
	});

	it('is over with its last error', () => {
		const left = withoutError('name', refusal, idOf);
		expect(withoutError('dob.year', left, idOf)).toBeNull();
	});

	it('stays the same, so that it does not take the focus again, when another field is changed', () => {
		expect(withoutError('clan', refusal, idOf)).toBe(refusal);
		expect(withoutError('', refusal, idOf)).toBe(refusal);
		expect(errorsWithout('clan', errors)).toBe(errors);
	});

	it('that is about no field stays until it is dismissed', () => {
		const unreachable = { title: 'The server could not be reached.', errors: [], summary: [] };
		expect(withoutError('name', unreachable, idOf)).toBe(unreachable);
	});
});

it('knows a field by the name of its control', () => {
	expect(changedField(Object.assign(new EventTarget(), { name: 'clan' }))).toBe('clan');
	expect(changedField(new EventTarget())).toBe('');
});
