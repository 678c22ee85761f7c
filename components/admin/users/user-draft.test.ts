import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json' with { type: 'json' };
import hi from '@/messages/hi.json' with { type: 'json' };
import { adminUsersTexts } from './texts';
import { changesOf, creationOf, type UserValues, userComparison, userDraft, userValues } from './user-draft';

const texts = adminUsersTexts(en, 'en');
const date = (parts: Partial<UserValues['dob']>) => ({
	day: '',
	month: '',
	year: '',
	about: false,
	...parts,
});
const asha: UserValues = {
	...userValues(null, texts),
	...{ name: 'Asha', email: 'asha@example.org', clan: 'Rathore', location: 'Jaipur' },
};

describe('the form', () => {
	it('is read without outer blanks, the password as it is typed', () => {
		const typed = { ...asha, name: ' Asha ', email: ' asha@example.org', password: ' neem leaf ' };
		expect(userDraft(typed, texts)).toMatchObject({
			name: 'Asha',
			email: 'asha@example.org',
			password: ' neem leaf ',
		});
	});

	it.each([
		['Rathore', 'Rathore'],
		['राठौड़', 'Rathore'],
		[' rathore ', 'Rathore'],
		['Gehlot', 'Gehlot'],
		['Khichi', 'Khichi'],
		['गौड़', 'गौड़'],
		['', ''],
	])('takes the clan %j for %j, whichever language the page has', (typed, clan) => {
		for (const { clans } of [hi, en]) expect(userDraft({ ...asha, clan: typed }, { clans }).clan).toBe(clan);
	});

	it('reads a date of its parts, in the digits of any script', () => {
		const dates = {
			dob: date({ month: '5', year: '१९२१' }),
			dod: date({ year: '1998', about: true }),
			isDeceased: true,
		};
		expect(userDraft({ ...asha, ...dates }, texts)).toMatchObject({ dob: '1921-05', dod: '1998~' });
		expect(userDraft({ ...asha, ...dates, isDeceased: false }, texts).dod).toBe('');
	});
});

const base = {
	...{
		_id: 'm1',
		__v: 3,
		name: 'Asha',
		email: 'asha@example.org',
		photo: null,
		mobileNumber: null,
		mobileE164: null,
	},
	...{ clan: 'Rathore', dynasty: null, location: 'Jaipur', isAdmin: false },
	...{ isDeceased: false, dob: null, dod: null },
	createdAt: '2026-01-02T03:04:05.000Z',
};

describe('what is sent', () => {
	it('of a new user is what was filled in', () => {
		expect(creationOf({ ...asha, password: 'neem leaf', isAdmin: true }, texts)).toEqual({
			name: 'Asha',
			email: 'asha@example.org',
			password: 'neem leaf',
			clan: 'Rathore',
			location: 'Jaipur',
			isAdmin: true,
		});
	});

	it('of a changed one is what was changed, without an empty password [users.passwordKept]', () => {
		expect(changesOf(userValues(base, texts), base, texts)).toEqual({ __v: 3 });
		const changes = { ...userValues(base, texts), location: ' ', password: 'neem leaf' };
		expect(changesOf(changes, base, texts)).toEqual({ location: '', password: 'neem leaf', __v: 3 });
	});

	it('of birth and death is what was changed, from the beginning for a new user', () => {
		const typed = {
			...asha,
			dob: date({ year: '1921' }),
			dod: date({ year: '1998', about: true }),
			isDeceased: true,
		};
		const died = { dob: '1921', dod: '1998~', isDeceased: true };
		expect(creationOf(typed, texts)).toMatchObject(died);
		expect(changesOf(typed, base, texts)).toEqual({ ...died, __v: 3 });
		expect(changesOf({ ...typed, dod: date({}) }, { ...base, ...died }, texts)).toEqual({ dod: '', __v: 3 });
	});
});

describe('a user whom two have changed', () => {
	const inHindi = adminUsersTexts(hi, 'hi');
	const { labels, shownIn } = userComparison(inHindi);

	it('is compared in all but the password, as people read it', () => {
		const values = userValues({ ...base, clan: 'Hada', isAdmin: true }, inHindi);
		expect(shownIn(values, 'clan')).toBe(hi.clans.Hada);
		expect(shownIn(values, 'isAdmin')).toBe(inHindi.roles.admin);
		expect(Object.keys(labels)).not.toContain('password');
	});

	it('is compared in dates and the death in words', () => {
		const values = { ...asha, dob: date({ year: '1921', about: true }), isDeceased: true };
		expect(shownIn(values, 'dob')).toBe('लगभग 1921');
		expect(shownIn(userValues({ ...base, dob: '1920-03' }, inHindi), 'dob')).toBe('मार्च 1920');
		expect(shownIn(values, 'isDeceased')).toBe(inHindi.form.isDeceased);
		expect(shownIn(asha, 'isDeceased')).toBe(inHindi.form.isLiving);
	});
});
