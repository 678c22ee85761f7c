import { expect, it } from 'vitest';
import { familyWith } from '@/tests/support/read-family';
import { differentClans } from './different-clans';
import type { FamilyMember } from './family';

function sibling(card: object): FamilyMember {
	const familyMembers = [{ _id: 'sibling', name: 'Ram', ...card }];
	const member = familyWith({ familyTree: { currentUserId: 'x' }, familyMembers })?.members[0];
	if (!member) throw new Error('There is no card');
	return member;
}

it.each([
	['two kuls', 'Brother', 'Bhati', { clan: 'Rathore' }, true],
	[
		'two kuls, of which one is entered in a linked profile',
		'Sister',
		'Chauhan',
		{ familyMemberId: { _id: 'm', clan: 'Rathore' } },
		true,
	],
	['two spellings of one clan', 'Brother', 'राठौड़', { clan: 'Rathore' }, false],
	['a branch and its kul', 'Brother', 'Shekhawat', { clan: 'Kachhwaha' }, false],
	['a clan that is not known', 'Brother', null, { clan: 'Rathore' }, false],
	['a sibling whose clan is not known', 'Brother', 'Bhati', {}, false],
	['a wife', 'Wife', 'Bhati', { clan: 'Rathore' }, false],
])('%s', (_title, relation, clan, card, isAsked) => {
	const found = differentClans(relation, { name: 'Lav', clan }, sibling(card));
	expect(found !== null).toBe(isAsked);
});
