import { expect, it } from 'vitest';
import { datePartsOf, withDates } from './date-parts';

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
}

it.each([
	[{ day: '4', month: '3', year: '1921' }, '1921-03-04'],
	[{ day: '०४', month: '3', year: '१९२१' }, '1921-03-04'],
	[{ day: '', month: '12', year: '1921' }, '1921-12'],
	[{ day: '', month: '', year: ' 1921 ' }, '1921'],
	[{ year: '1921', about: 'on' }, '1921~'],
	[{ day: '', month: '', year: '' }, ''],
	[{ day: '', month: '', year: '', about: 'on' }, ''],
	[{ day: '4', month: '', year: '1921' }, '1921--04'],
	[{ day: '4', month: '3', year: '' }, '-03-04'],
])('joins %j to "%s", and takes it apart again', (parts, text) => {
	const named = Object.fromEntries(Object.entries(parts).map(([part, value]) => [`dob.${part}`, value]));
	expect(Object.fromEntries(withDates(formOf({ name: 'Ranjit', ...named })))).toEqual({
		name: 'Ranjit',
		dob: text,
	});
	const { day, month, year, about } = datePartsOf(text);
	const again = {
		'dob.day': day,
		'dob.month': month,
		'dob.year': year,
		...(about && { 'dob.about': 'on' }),
	};
	expect(withDates(formOf(again)).get('dob')).toBe(text);
});

it('leaves a form alone that asks for no date', () => {
	expect([...withDates(formOf({ name: 'Ranjit', dob: '1921' }))]).toEqual([
		['name', 'Ranjit'],
		['dob', '1921'],
	]);
});
