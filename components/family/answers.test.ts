import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import {
	messageOf,
	readFamily,
	readFoundMembers,
	readNamingTrees,
	readRequests,
	warningsOf,
} from './answers';
import { dialogChanges, mayChange, wizardChanges } from './member-changes';
import { nameWithRelation, relationShown } from './relations';
import { familyTexts, filled } from './texts';

const familyTree = { _id: 'tree', name: 'Asha', currentUserId: 'account', isCreator: true, isPublic: false };

function memberOf(record: Record<string, unknown>) {
	const [member] =
		readFamily({ familyTree, familyMembers: [{ _id: 'card', name: 'Ranjit', ...record }], links: {} })
			?.members ?? [];
	if (!member) throw new Error('no member');
	return member;
}

describe('the answer of GET /api/family/tree', () => {
	it('is read with its cards and links', () => {
		const family = readFamily({
			familyTree,
			familyMembers: [{ _id: 'me', name: 'Asha', relation: 'Me' }],
			links: {
				parentLinks: [{ childId: 'me', parentId: 'x' }],
				unions: [{ partnerAId: 'x', partnerBId: 'y' }],
			},
		});
		expect(family).toMatchObject({ name: 'Asha', currentUserId: 'account', isCreator: true });
		expect(family?.links).toEqual({
			parents: [{ childId: 'me', parentId: 'x', role: null, kind: null }],
			unions: [['x', 'y']],
		});
	});

	it('tells who is hidden', () => {
		const hiddenMembers = [{ _id: 'a', name: 'Meera' }, { name: 'nobody' }];
		const family = readFamily({ familyTree, familyMembers: [], hiddenMembers });
		expect(family?.hidden).toEqual([{ id: 'a', name: 'Meera' }]);
	});

	it('tells what a file told', () => {
		const burial = {
			kind: 'burial',
			date: { hi: '1850 के लगभग', en: 'about 1850' },
			sources: ['Register', 7],
		};
		expect(memberOf({ facts: [burial, null] }).facts).toEqual([
			{ ...burial, type: null, place: null, text: null, sources: ['Register'] },
			{ kind: '', type: null, date: null, place: null, text: null, sources: [] },
		]);
		expect(memberOf({}).facts).toEqual([]);
	});

	it.each([null, 'text', {}, { familyTree }, { familyMembers: [] }])('is none when it is %j', (answer) => {
		expect(readFamily(answer)).toBeNull();
	});

	it('takes the adder as a name or as an id', () => {
		expect(memberOf({ addedBy: { _id: 'a', name: 'Asha' } }).addedBy).toEqual({ id: 'a', name: 'Asha' });
		expect(memberOf({ addedBy: 'a' }).addedBy).toEqual({ id: 'a', name: null });
	});

	it('tells of a linked profile what came of it', () => {
		const { profile, isProfileLinked } = memberOf({
			isProfileLinked: true,
			familyMemberId: { _id: 'account', clan: 'Rathore', tehsil: null },
		});
		expect(profile).toEqual({ id: 'account', values: { clan: 'Rathore' } });
		expect(isProfileLinked).toBe(true);
		expect(memberOf({ isProfileLinked: true, familyMemberId: null }).isProfileLinked).toBe(false);
	});
});

describe('other answers', () => {
	it('are read as requests, members and sentences', () => {
		const request = { _id: 'r', fromUser: { _id: 'a', name: 'Asha' }, relation: 'Brother', message: 'hi' };
		expect(readRequests([request])).toEqual([
			{
				...{ id: 'r', name: 'Asha', photo: null, relation: 'Brother', relationWords: null },
				...{ relatedToName: null, message: 'hi' },
			},
		]);
		expect(readRequests(null)).toEqual([]);
		expect(readFoundMembers([{ _id: 'm', name: 'Meera' }, {}])).toEqual([
			{ id: 'm', name: 'Meera', photo: null, clan: null, location: null },
		]);
		expect(messageOf({ message: 'done' })).toBe('done');
		expect(messageOf({})).toBeNull();
		expect(warningsOf({ warnings: [{ code: 'parentVeryYoung', message: 'odd' }] })).toEqual(['odd']);
		expect(warningsOf({})).toEqual([]);
	});
});

describe('the relation on a card', () => {
	const texts = { card: { me: 'मैं' }, relationWords: { Father: 'father' } };
	const shown = (record: Record<string, unknown>, language: 'hi' | 'en') =>
		relationShown(memberOf(record), language, texts);

	it('is the kinship word where there is one, else the word of the relation', () => {
		const relationWords = { hi: 'दादा', en: 'paternal grandfather' };
		expect(shown({ relation: 'Grandfather', relationWords }, 'hi')).toBe('दादा');
		expect(shown({ relation: 'Grandfather', relationWords }, 'en')).toBe('Paternal grandfather');
		expect(shown({ relation: 'Father' }, 'en')).toBe('Father');
		expect(shown({ relation: 'Me', relationWords }, 'hi')).toBe('मैं');
	});

	it('stands beside the name', () => {
		const member = memberOf({
			name: 'Umed',
			relation: 'Other',
			relationWords: { hi: 'दादा', en: "father's father" },
		});
		expect(nameWithRelation(member, 'en', familyTexts(getMessages('en')))).toBe("Umed (Father's father)");
	});
});

describe('a sentence with gaps', () => {
	it('is filled with what is known, letter for letter', () => {
		expect(filled('{name}: {count} of {other}', { name: '$& {count}', count: 2 })).toBe(
			'$& {count}: 2 of {other}',
		);
	});
});

describe('a change of a card', () => {
	const formOf = (fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		return form;
	};

	it('says what was changed in the dialog alone', () => {
		const told = { profession: 'Weaver', location: 'Osian', mobileNumber: '98290' };
		const member = memberOf({ relation: 'Father', dob: '1950-03-04', ...told });
		const untouched = { name: 'Ranjit', relation: 'Father', dob: '1950-03-04', ...told, isVisible: 'true' };
		expect(dialogChanges(formOf(untouched), member)).toEqual({});
		const fields = {
			name: ' Ranjit ',
			relation: 'Brother',
			dob: '1951-01-01',
			isDeceased: 'true',
			profession: ' Weaver',
			location: '',
			mobileNumber: '98290',
		};
		expect(dialogChanges(formOf(fields), member)).toEqual({
			relation: 'Brother',
			dob: '1951-01-01',
			location: '',
			isDeceased: true,
			isVisible: false,
		});
	});

	it('leaves a relation and dates alone that stay, also where only a part of them is known', () => {
		const member = memberOf({ relation: 'Uncle', dob: '1921~', dod: '1998-04', isDeceased: true });
		const form = formOf({
			name: 'Ranjit',
			relation: 'Uncle',
			dob: '1921~',
			dod: '1998-04',
			isVisible: 'true',
		});
		form.set('isDeceased', 'true');
		expect(dialogChanges(form, member)).toEqual({});
		form.set('dob', '1921');
		form.set('dod', '');
		expect(dialogChanges(form, member)).toEqual({ dob: '1921', dod: '' });
	});

	it('says of who has an account of their own only the place and whether the card is shown', () => {
		const member = memberOf({ relation: 'Father', profession: 'Weaver', isDeceased: true });
		expect(dialogChanges(formOf({ relation: 'Uncle' }), member)).toEqual({
			relation: 'Uncle',
			isVisible: false,
		});
	});

	it('in the wizard says only what has been changed', () => {
		const saved = {
			relation: 'Father',
			clan: 'Rathore',
			tehsil: 'Osian',
			isMarried: true,
			age: 60,
			dob: '1966',
		};
		const member = memberOf({ ...saved, isDeceased: true });
		const form = formOf({
			...{ name: 'Ranjit', relation: 'Father', clan: 'Bhati', tehsil: '', district: '' },
			...{ isMarried: 'No', isManglik: 'NotKnown', age: '60', dob: '1966' },
		});
		form.append('photo', new File([], ''));
		expect(wizardChanges(form, member)).toEqual({
			clan: 'Bhati',
			tehsil: '',
			isMarried: 'No',
			isDeceased: 'false',
		});
		form.set('photo', '');
		form.set('isDeceased', 'true');
		expect(wizardChanges(form, member)).toEqual({ clan: 'Bhati', tehsil: '', isMarried: 'No', photo: '' });
	});

	it.each([
		['Me', true, 'account', false],
		['Father', true, 'another', true],
		['Father', false, 'account', true],
		['Father', false, 'another', false],
	])('of %s (creator: %s, added by %s) is offered: %s', (relation, isCreator, adder, isOffered) => {
		const member = memberOf({ relation, addedBy: { _id: adder, name: 'Asha' } });
		expect(mayChange(member, { currentUserId: 'account', isCreator })).toBe(isOffered);
	});
});

describe('the answer of GET /api/family/named-in', () => {
	it('is read with what the owner says, if they say anything', () => {
		const owner = { _id: 'veer', name: 'Veer' };
		const said = { relation: 'Brother', relationWords: null, relatedToName: 'Gayatri' };
		const nothing = { relation: null, relationWords: null, relatedToName: null };
		expect(readNamingTrees([{ owner, ...said }, { owner, ...nothing }, { owner: null }])).toEqual([
			{ ownerId: 'veer', ownerName: 'Veer', claim: said },
			{ ownerId: 'veer', ownerName: 'Veer', claim: null },
		]);
	});
});
