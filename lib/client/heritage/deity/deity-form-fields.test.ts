import { set } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { fieldOfError, missingFields } from './deity-form-fields';
import { getFormValues } from './deity-values';

function missing({ clans = '', ...typed }: Record<string, string>) {
	const values = { ...getFormValues(null), clans };
	for (const [field, text] of Object.entries(typed)) set(values, field, text);
	return missingFields(values, 'hi');
}

describe('missingFields', () => {
	it('asks for name and description of each language that tells anything, else of the page’s own', () => {
		expect(missing({})).toEqual(['clans', 'hi.name', 'hi.description']);
		expect(missing({ clans: 'Rathore', 'en.temple': 'Deshnok' })).toEqual(['en.name', 'en.description']);
		expect(missing({ clans: ' ', 'en.name': 'Karni', 'en.description': 'Of Deshnok' })).toEqual(['clans']);
		const whole = { clans: 'Rathore', 'en.name': 'Karni', 'en.description': 'Of Deshnok' };
		expect(missing({ ...whole, 'hi.rituals': 'आरती', 'hi.name': 'करणी' })).toEqual(['hi.description']);
		expect(missing(whole)).toEqual([]);
	});
});

describe('fieldOfError', () => {
	it('is the field of the whole list', () => {
		expect(['clans.0', 'hi.alternateNames.12', 'hi.name'].map(fieldOfError)).toEqual([
			'clans',
			'hi.alternateNames',
			'hi.name',
		]);
	});
});
