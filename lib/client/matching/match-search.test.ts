import { describe, expect, it } from 'vitest';
import type { MatchReply } from '@/lib/features/matching/schema';
import { matchesFor, searchable } from './match-search';

const plain: MatchReply = {
	...{
		_id: '',
		name: '',
		photo: null,
		age: 25,
		profession: null,
		location: null,
		education: null,
		clan: null,
	},
	...{ district: null, commonInterests: [], compatibility: 50, verdict: 'unknown', cautions: [] },
	...{ missingCount: 0, path: null, interest: null, isShortlisted: false },
	...{ formerMarriage: null, formerMarriageEndedYear: null, childrenCount: null },
	...{ emailConfirmed: false, isKnownToFamily: false },
};

const matches = [
	{ ...plain, _id: '1', name: 'Aditi Rathore', location: 'Jodhpur', profession: 'Architect' },
	{ ...plain, _id: '2', name: 'राधा कँवर', location: 'उदयपुर', profession: 'शिक्षिका' },
	{ ...plain, _id: '3', name: 'Meera Bhati', email: 'meera@example.org', mobileNumber: null },
].map(searchable);

const found = (typed: string) => matchesFor(matches, typed).map(({ _id }) => _id);

describe('the search among matches', () => {
	it.each([
		['aDiTi', ['1']],
		['ARCHIT', ['1']],
		['jodh', ['1']],
		['meera@EXAMPLE', ['3']],
		['राठौड़', ['1']],
		['Udaipur', ['2']],
		['radha', ['2']],
		['aditi jodhpur', ['1']],
		['  ', ['1', '2', '3']],
		['nobody', []],
		['!', []],
	])('%s finds %j', (typed, ids) => {
		expect(found(typed)).toEqual(ids);
	});
});
