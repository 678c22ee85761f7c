import { expect, it } from 'vitest';
import { writeTexts } from './written';

it('writes what is in the other script, each text as what it names', () => {
	const record = {
		name: 'Shivank Singh',
		location: 'Jaipur',
		...{ profession: 'Retired Tehsildar', education: 'BA, BEd' },
		sakh: 'जोधा',
		tehsil: null,
	};
	expect(writeTexts('hi', record)).toEqual({
		...{ name: 'शिवांक सिंह', location: 'जयपुर', profession: 'सेवानिवृत्त तहसीलदार', education: 'बीए, बीएड' },
	});
	expect(writeTexts('en', record)).toEqual({ sakh: 'Jodha' });
});

it('writes where a family worships and whom, and who the in-laws are', () => {
	const record = {
		...{ lordName: 'पाबूजी', lordPlace: 'कोलू', ancestorPlace: 'जोधपुर', familyGoddess: 'नागणेच्या माता' },
		...{
			marriagePlace: 'उदयपुर',
			fatherInLawFatherName: 'मोहन सिंह',
			inLawSakh: 'चूंडावत',
			inLawState: 'राजस्थान',
		},
	};
	expect(writeTexts('en', record)).toEqual({
		...{ lordName: 'Pabuji', lordPlace: 'Kolu', ancestorPlace: 'Jodhpur', familyGoddess: 'Naganechiya Mata' },
		...{ marriagePlace: 'Udaipur', fatherInLawFatherName: 'Mohan Singh', inLawSakh: 'Chundawat' },
		inLawState: 'Rajasthan',
	});
	expect(writeTexts('hi', record)).toBeUndefined();
});

it('has nothing of a record that is in the script already', () => {
	expect(writeTexts('en', { name: 'Shivank Singh' })).toBeUndefined();
	expect(writeTexts('hi', { name: 'शिवांक सिंह' })).toBeUndefined();
});

it('leaves the clans that the messages name to them', () => {
	expect(writeTexts('hi', { clan: 'Rathore', motherClan: 'Other' })).toBeUndefined();
	expect(writeTexts('en', { clan: 'राठौड़' })).toEqual({ clan: 'Rathore' });
});

it('reads no field that is not shown in the script of the page', () => {
	expect(
		writeTexts('hi', { name: 'राम', ...{ email: 'ram@example.com', mobileNumber: '1' } }),
	).toBeUndefined();
});

it('writes a name as its owner does, where that is in the script of the page', () => {
	const spelled = { name: 'Bharat Singh', nameInOtherScript: 'भारत सिंघ' };
	expect(writeTexts('hi', spelled)).toEqual({ name: 'भारत सिंघ' });
	expect(writeTexts('en', spelled)).toBeUndefined();
	const turned = { name: 'भारत सिंघ', nameInOtherScript: 'Bharat Singh' };
	expect(writeTexts('en', turned)).toEqual({ name: 'Bharat Singh' });
	expect(writeTexts('hi', { ...turned, nameInOtherScript: null })).toBeUndefined();
	expect(writeTexts('hi', { name: 'Ram', nameInOtherScript: 'Raam' })).toEqual({ name: 'राम' });
});
