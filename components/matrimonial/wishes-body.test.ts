import { expect, it } from 'vitest';
import { fieldOfError, wishesBody, withTyped } from './wishes-body';

function form(fields: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

const nothing = { districts: [], clans: [] };

it('sends what is chosen, and null for what is not', () => {
	const typed = form({ ageFrom: '21', ageTo: ' ', education: 'graduate', manglik: 'none', isAgeMust: 'on' });
	expect(wishesBody(typed, { districts: ['Jodhpur'], clans: [] })).toEqual({
		...{ ageFrom: 21, ageTo: null, isAgeMust: true, districts: ['Jodhpur'], isPlaceMust: false },
		...{ education: 'graduate', isEducationMust: false, clans: [], isClanMust: false },
		...{ manglik: null, isManglikMust: false },
	});
});

it('sends ages typed in the digits of either script as numbers', () => {
	expect(wishesBody(form({ ageFrom: '२१', ageTo: '૩૦' }), nothing)).toMatchObject({ ageFrom: 21, ageTo: 30 });
});

it('makes no must of what nobody wishes', () => {
	const musts = {
		isAgeMust: 'on',
		isPlaceMust: 'on',
		isEducationMust: 'on',
		isClanMust: 'on',
		isManglikMust: 'on',
	};
	const body = wishesBody(form({ ...musts, manglik: 'none' }), nothing);
	expect(Object.values(body).filter((value) => value === true)).toEqual([]);
});

it('keeps what was typed for a list and not added, once, in whichever script, and no more than there is room for', () => {
	const full = Array.from({ length: 20 }, (_, at) => `District ${at}`);
	expect(withTyped(['Pali'], ' Jodhpur ')).toEqual(['Pali', 'Jodhpur']);
	expect(withTyped(['Jodhpur'], 'जोधपुर')).toEqual(['Jodhpur']);
	expect(withTyped(['Pali'], '  ')).toEqual(['Pali']);
	expect(withTyped(full, 'Jodhpur')).toEqual(full);
});

it('leaves it to the server to say what is wrong with an age', () => {
	expect(wishesBody(form({ ageFrom: 'abc' }), nothing).ageFrom).toBe('abc');
});

it.each([
	['ageTo', 'ageTo'],
	['districts.3', 'districts'],
	['clans[0]', 'clans'],
])('an error at %s stands at %s', (path, field) => {
	expect(fieldOfError(path)).toBe(field);
});
