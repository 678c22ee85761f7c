import { describe, expect, it } from 'vitest';
import { interestIn, readInterests, readMatch, readMatches, readVerdict, readWishes } from './answers';

const match = {
	_id: 'm1',
	name: 'Aditi',
	photo: null,
	age: 25,
	profession: 'Architect',
	location: 'Jodhpur',
	education: null,
	clan: 'Bhati',
	district: 'Jodhpur',
	commonInterests: ['Both live in Jodhpur'],
	compatibility: 91,
	verdict: 'caution',
	cautions: ['The same gotra'],
	missingCount: 2,
	path: null,
	interest: {
		_id: 'i1',
		direction: 'received',
		state: 'sent',
		message: null,
		createdAt: '2026-01-01T00:00:00Z',
	},
	isShortlisted: true,
	...{ emailConfirmed: true, isKnownToFamily: false },
};

const verdict = {
	verdict: 'blocked-by-law',
	one: { _id: 'a', name: 'Vikram', isMe: true },
	other: { _id: 'b', name: 'Aditi', isMe: false },
	reasons: [
		{
			code: 'sapinda',
			kind: 'law',
			text: 'First cousins',
			rule: 'Section 5(v)',
			ancestor: { name: null, words: 'father’s father' },
			lines: [[{ name: 'Vikram', words: 'you' }], [{ name: 'Aditi', words: '' }]],
		},
	],
	missing: [
		{ of: 'other', what: 'gotra', words: 'themselves' },
		{ of: 'other', what: 'marriage', words: 'themselves' },
	],
	path: { words: 'cousin', sentence: 'Aditi is your cousin.' },
};

describe('a list of matches', () => {
	it('is read as it is answered', () => {
		expect(readMatches([match])).toEqual([match]);
	});

	it('keeps contact away that the server did not tell, and takes what it told', () => {
		expect(readMatches([match])?.[0]).not.toHaveProperty('email');
		const told = {
			...match,
			email: 'a@example.org',
			mobileNumber: '98290 12345',
			mobileE164: '+919829012345',
		};
		expect(readMatches([told])).toEqual([told]);
	});

	it('leaves out what is no match, and says what is no list', () => {
		expect(readMatches([{ name: 'without an id' }, match])).toHaveLength(1);
		expect(readMatches({ matches: [] })).toBeNull();
	});

	it('calls nothing clear that the server did not', () => {
		expect(readMatches([{ ...match, verdict: 'splendid' }])?.[0]?.verdict).toBe('unknown');
	});
});

describe('one match', () => {
	it('is read with its verdict and its scores', () => {
		const scores = [{ code: 'age', points: 20, of: 25, text: 'Two years apart' }];
		const whole = {
			...match,
			prefix: null,
			gender: 'Female',
			dynasty: null,
			sakh: null,
			tehsil: null,
			scores,
		};
		expect(readMatch({ ...whole, marriage: verdict })).toEqual({ ...whole, marriage: verdict });
	});

	it('is none without a verdict', () => {
		expect(readMatch(match)).toBeNull();
	});
});

it('reads a verdict with its reasons, and nothing without one', () => {
	expect(readVerdict(verdict)).toEqual(verdict);
	expect(readVerdict({ ...verdict, verdict: 'fine' })).toBeNull();
});

it('reads the lists of interests', () => {
	const member = {
		_id: 'm1',
		name: 'Aditi',
		photo: null,
		age: null,
		profession: null,
		location: null,
		clan: null,
	};
	const lists = { sent: [], agreed: [], shortlisted: [], hidden: [], blocked: [] };
	const read = readInterests({ received: [{ member, interest: match.interest }], ...lists });
	expect(read).toEqual({ received: [{ member, interest: match.interest }], ...lists });
	expect(readInterests([])).toBeNull();
});

it('reads the interest that an answer brings, and none where there is none', () => {
	expect(interestIn({ message: 'Sent', interest: match.interest })).toEqual(match.interest);
	expect(interestIn({ message: 'Sent' })).toBeNull();
});

it('reads wishes', () => {
	const wishes = {
		...{ ageFrom: 21, ageTo: null, isAgeMust: true, districts: ['Jodhpur'], isPlaceMust: false },
		...{ education: 'graduate', isEducationMust: false, clans: [], isClanMust: false },
		...{ manglik: null, isManglikMust: false },
	};
	expect(readWishes({ wishes, version: 3 })).toEqual({ wishes, version: 3 });
	expect(readWishes({ message: 'no wishes' })).toBeNull();
});
