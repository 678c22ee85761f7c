import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json' with { type: 'json' };
import hi from '@/messages/hi.json' with { type: 'json' };
import { adminUsersTexts } from './texts';
import {
	changesOf,
	creationOf,
	draftOf,
	mergedDraft,
	problemsOf,
	staleFields,
	type UserDraft,
} from './user-draft';

const formOf = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
};

const asha: UserDraft = {
	name: 'Asha',
	email: 'asha@example.org',
	mobileNumber: '',
	password: '',
	clan: 'Rathore',
	dynasty: '',
	location: 'Jaipur',
	dob: '',
	dod: '',
	isDeceased: false,
	isAdmin: false,
};

describe('the form', () => {
	it('is read without outer blanks, the password as it is typed', () => {
		const form = formOf({
			name: ' Asha ',
			email: ' asha@example.org',
			password: ' neem leaf ',
			isAdmin: 'on',
		});
		expect(draftOf(form, {})).toMatchObject({
			name: 'Asha',
			email: 'asha@example.org',
			password: ' neem leaf ',
			clan: '',
			isAdmin: true,
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
		for (const { clans } of [hi, en]) expect(draftOf(formOf({ clan: typed }), clans).clan).toBe(clan);
	});
});

describe('what keeps a user from being saved', () => {
	const { problems } = en.admin.users;
	const found = (draft: Partial<UserDraft>, isNew = false) =>
		problemsOf({ ...asha, ...draft }, { isNew }, problems);

	it.each([
		['a missing name [users.nameRequired]', { name: '' }, 'name', 'Name is required'],
		['a missing email [users.emailRequired]', { email: '' }, 'email', 'Email is required'],
		[
			'an email without @ [users.emailValid]',
			{ email: 'asha.example.org' },
			'email',
			'Valid email is required',
		],
	])('is %s', (_, wrong, path, message) => {
		expect(found(wrong)).toEqual([{ path, message }]);
	});

	it('is a missing password where the user is new [users.passwordRequired]', () => {
		expect(found({}, true)).toEqual([{ path: 'password', message: 'Password is required for new users' }]);
		expect(found({ password: 'neem leaf' }, true)).toEqual([]);
		expect(found({})).toEqual([]);
	});

	it('is told whole, in the order of the form', () => {
		expect(found({ name: '', email: '', password: '' }, true).map(({ path }) => path)).toEqual([
			'name',
			'email',
			'password',
		]);
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
		expect(creationOf({ ...asha, password: 'neem leaf', isAdmin: true })).toEqual({
			name: 'Asha',
			email: 'asha@example.org',
			password: 'neem leaf',
			clan: 'Rathore',
			location: 'Jaipur',
			isAdmin: true,
		});
	});

	it('of a changed one leaves an empty password out, and clears what was emptied [users.passwordKept]', () => {
		const { password: _, dob: __, dod: ___, isDeceased: ____, ...told } = asha;
		expect(changesOf(asha, base)).toEqual({ ...told, __v: 3 });
		expect(changesOf({ ...asha, password: 'neem leaf' }, base)).toMatchObject({ password: 'neem leaf' });
	});

	it('of birth and death is what was changed, from the beginning for a new user', () => {
		const died = { dob: '1921', dod: '1998~', isDeceased: true };
		expect(creationOf({ ...asha, ...died })).toMatchObject(died);
		expect(changesOf({ ...asha, ...died }, base)).toMatchObject(died);
		const sent = changesOf({ ...asha, ...died, dod: '' }, { ...base, ...died });
		expect(sent).toMatchObject({ dod: '' });
		expect(sent).not.toHaveProperty('dob');
		expect(sent).not.toHaveProperty('isDeceased');
	});

	it('reads a date of its parts, in the digits of any script', () => {
		const parts = {
			'dob.day': '',
			'dob.month': '5',
			'dob.year': '१९२१',
			'dod.year': '1998',
			'dod.about': 'on',
		};
		const draft = draftOf(formOf({ ...parts, isDeceased: 'true' }), {});
		expect(draft).toMatchObject({ dob: '1921-05', dod: '1998~', isDeceased: true });
	});
});

describe('a save that met a newer version', () => {
	const texts = adminUsersTexts(hi, 'hi');
	const draft = { ...asha, clan: 'Hada', location: 'Kota', password: 'neem leaf' };
	const theirs = { ...base, __v: 4, clan: 'Bhati', dynasty: 'Suryavanshi', isAdmin: true };
	const met = { base, draft, theirs };

	it('shows each field as people read it, both values and what it began with', () => {
		const fields = new Map(staleFields(met, texts).map((field) => [field.key, field]));
		expect(fields.get('clan')).toEqual({
			...{ key: 'clan', label: texts.form.clan },
			...{ mine: hi.clans.Hada, theirs: hi.clans.Bhati, base: hi.clans.Rathore },
		});
		expect(fields.get('isAdmin')).toMatchObject({ mine: texts.roles.member, theirs: texts.roles.admin });
		expect([...fields.keys()]).not.toContain('password');
	});

	it('shows dates and the death in words, and keeps what was chosen of them', () => {
		const dated = {
			base,
			draft: { ...asha, dob: '1921~', isDeceased: true },
			theirs: { ...base, dob: '1920-03' },
		};
		const fields = new Map(staleFields(dated, texts).map((field) => [field.key, field]));
		expect(fields.get('dob')).toMatchObject({ mine: 'लगभग 1921', theirs: 'मार्च 1920', base: '' });
		expect(fields.get('isDeceased')).toMatchObject({
			...{ mine: texts.form.isDeceased, theirs: texts.form.isLiving, base: texts.form.isLiving },
		});
		const chosen = { dob: 'लगभग 1921', isDeceased: texts.form.isDeceased };
		expect(mergedDraft(dated, chosen, texts)).toMatchObject({ dob: '1921~', isDeceased: true });
	});

	it('keeps of mine what was chosen, and of theirs all the rest', () => {
		const chosen = {
			clan: hi.clans.Hada,
			location: 'Jaipur',
			dynasty: 'Suryavanshi',
			isAdmin: texts.roles.admin,
		};
		expect(mergedDraft(met, chosen, texts)).toEqual({
			...{ ...asha, clan: 'Hada', location: 'Jaipur', dynasty: 'Suryavanshi' },
			...{ isAdmin: true, password: 'neem leaf' },
		});
	});
});
