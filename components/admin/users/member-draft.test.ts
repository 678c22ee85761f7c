import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { translator } from '@/lib/platform/i18n/translate';
import en from '@/messages/en';
import hi from '@/messages/hi';
import {
	getChanges,
	getCreation,
	type MemberValues,
	memberComparison,
	memberDraft,
	memberValues,
} from './member-draft';

const clans = en.clans;
const date = (parts: Partial<MemberValues['dob']>) => ({
	day: '',
	month: '',
	year: '',
	about: false,
	...parts,
});
const asha: MemberValues = {
	...memberValues(null, clans),
	...{ name: 'Asha', email: 'asha@example.org', clan: 'Rathore', location: 'Jaipur' },
};

describe('the form', () => {
	it('is read without outer blanks, the password as it is typed', () => {
		const typed = { ...asha, name: ' Asha ', email: ' asha@example.org', password: ' neem leaf ' };
		expect(memberDraft(typed, clans)).toMatchObject({
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
		for (const { clans } of [hi, en]) expect(memberDraft({ ...asha, clan: typed }, clans).clan).toBe(clan);
	});

	it('reads a date of its parts, in the digits of any script', () => {
		const dates = {
			dob: date({ month: '5', year: '१९२१' }),
			dod: date({ year: '1998', about: true }),
			isDeceased: true,
		};
		expect(memberDraft({ ...asha, ...dates }, clans)).toMatchObject({ dob: '1921-05', dod: '1998~' });
		expect(memberDraft({ ...asha, ...dates, isDeceased: false }, clans).dod).toBe('');
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
	nameInOtherScript: null,
	createdAt: '2026-01-02T03:04:05.000Z',
};

describe('what is sent', () => {
	it('of a new user is what was filled in', () => {
		expect(getCreation({ ...asha, password: 'neem leaf', isAdmin: true }, clans)).toEqual({
			name: 'Asha',
			email: 'asha@example.org',
			password: 'neem leaf',
			clan: 'Rathore',
			location: 'Jaipur',
			isAdmin: true,
		});
	});

	it('of a changed one is what was changed, without an empty password [users.passwordKept]', () => {
		expect(getChanges(memberValues(base, clans), base, clans)).toEqual({ __v: 3 });
		const changes = { ...memberValues(base, clans), location: ' ', password: 'neem leaf' };
		expect(getChanges(changes, base, clans)).toEqual({ location: '', password: 'neem leaf', __v: 3 });
	});

	it('of birth and death is what was changed, from the beginning for a new user', () => {
		const typed = {
			...asha,
			dob: date({ year: '1921' }),
			dod: date({ year: '1998', about: true }),
			isDeceased: true,
		};
		const died = { dob: '1921', dod: '1998~', isDeceased: true };
		expect(getCreation(typed, clans)).toMatchObject(died);
		expect(getChanges(typed, base, clans)).toEqual({ ...died, __v: 3 });
		expect(getChanges({ ...typed, dod: date({}) }, { ...base, ...died }, clans)).toEqual({ dod: '', __v: 3 });
	});
});

describe('a user whom two have changed', () => {
	const { form, roles } = hi.admin.users;
	const { labels, shownIn } = memberComparison(
		createTranslator({ locale: 'hi', messages: hi, namespace: 'admin.users' }),
		hi.clans,
		(text) => dateWords(text, translator('hi'), 'hi'),
	);

	it('is compared in all but the password, as people read it', () => {
		const values = memberValues({ ...base, clan: 'Hada', isAdmin: true }, hi.clans);
		expect(shownIn(values, 'clan')).toBe(hi.clans.Hada);
		expect(shownIn(values, 'isAdmin')).toBe(roles.admin);
		expect(Object.keys(labels)).not.toContain('password');
	});

	it('is compared in dates and the death in words', () => {
		const values = { ...asha, dob: date({ year: '1921', about: true }), isDeceased: true };
		expect(shownIn(values, 'dob')).toBe('लगभग 1921');
		expect(shownIn(memberValues({ ...base, dob: '1920-03' }, hi.clans), 'dob')).toBe('मार्च 1920');
		expect(shownIn(values, 'isDeceased')).toBe(form.isDeceased);
		expect(shownIn(asha, 'isDeceased')).toBe(form.isLiving);
	});
});
