// No call takes a web address or an e-mail address for a name, a clan or a place, and none of it reaches a mail or a file.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as importMembers } from '@/app/api/admin/imports/members/route';
import { PUT as changeBlog } from '@/app/api/blogs/[id]/route';
import { POST as sendBlog } from '@/app/api/blogs/route';
import { POST as contact } from '@/app/api/contact/route';
import { POST as addRelative } from '@/app/api/family/add/route';
import { POST as importFamily } from '@/app/api/family/import/route';
import { PUT as changeTree } from '@/app/api/family/trees/[id]/route';
import { PUT as changeRelative } from '@/app/api/family/update/[id]/route';
import { POST as feedback } from '@/app/api/feedback/route';
import { PUT as changeMember } from '@/app/api/users/[id]/route';
import { PUT as changeProfile } from '@/app/api/users/profile/route';
import { POST as register } from '@/app/api/users/register/route';
import { importReply } from '@/lib/features/family/gedcom/schema';
import { profileTexts } from '@/lib/features/member/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sent } from '@/tests/support/sent-mails';
import { WrittenTree } from '@/tests/support/trees';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await emptyTables();
	sent.length = 0;
});

const advertisement = 'Cheap loans at www.example.com';
const sentences = {
	en: 'Write only the name here, without a web address or an email address.',
	hi: 'इसमें वेबसाइट या ईमेल का पता न लिखें, केवल नाम लिखें।',
};

/** Every text about somebody that names a person, a clan or a place. */
const notNames = ['prefix', 'gender', 'education', 'profession', 'mobileNumber', 'mobileE164'];
const namingFields = ['name', ...Object.keys(profileTexts).filter((field) => !notNames.includes(field))];

const refused = (path: string, language: keyof typeof sentences = 'en') => ({
	status: 400,
	body: { errors: [{ path, message: sentences[language] }] },
});

const person = { name: 'Asha Rathore', email: 'asha@example.org', password: 'neem leaf at dusk' };

describe('an account', () => {
	it.each(namingFields)(
		'is not made with an advertisement as its %s, and nobody gets a mail',
		async (field) => {
			for (const language of ['en', 'hi'] as const) {
				const json = { ...person, [field]: advertisement };
				expect(await call(register, '/api/users/register', { json, language })).toMatchObject(
					refused(field, language),
				);
			}
			await afterResponse.run();
			expect(sent).toEqual([]);
			expect(await db.member.count()).toBe(0);
		},
	);

	it.each(namingFields)('is not changed so by its owner or an administrator: %s', async (field) => {
		const { token, id } = await makeLogin({ name: 'Asha' });
		const json = { [field]: 'अन्य.भारत' };
		const own = await call(changeProfile, '/api/users/profile', { method: 'PUT', token, json });
		expect(own).toMatchObject(refused(field));
		const head = await makeLogin({ isAdmin: true });
		const params = { id };
		const theirs = await call(changeMember, `/api/users/${id}`, {
			...{ method: 'PUT', token: head.token, json, params },
		});
		expect(theirs).toMatchObject(refused(field));
	});

	it('keeps a name that was stored before, until it is changed to another', async () => {
		const { token, id } = await makeLogin({ name: advertisement });
		const put = (json: object) => call(changeProfile, '/api/users/profile', { method: 'PUT', token, json });
		expect((await put({ education: 'MA' })).status).toBe(200);
		expect(await put({ name: advertisement })).toMatchObject(refused('name'));
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ name: advertisement });
		expect((await put({ name: 'B.S. Rathore' })).status).toBe(200);
	});

	it('stops its row in a file of members', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const form = new FormData();
		const text = `name,email,clan\nAsha,asha@example.org,Bhati\n${advertisement},a@example.org,\nMohan,b@example.org,example.com\n`;
		form.set('file', new Blob([text], { type: 'text/csv' }), 'file.csv');
		form.set('dryRun', 'true');
		const { body } = await call(importMembers, '/api/admin/imports/members', { form, token });
		expect(body).toMatchObject({
			plan: {
				rows: [
					{ outcome: 'added' },
					{ outcome: 'refused', problems: [{ path: 'name', message: sentences.en }] },
					{ outcome: 'refused', problems: [{ path: 'clan', message: sentences.en }] },
				],
			},
		});
	});
});

describe('a name of the portal, or one without letters', () => {
	const sentence = {
		nameReserved: 'Only the portal itself uses this name. Write the name of the person.',
		nameLetters: 'Write the name with at least two letters.',
	};
	const unfit = [
		['Khamma Ghani', 'nameReserved'],
		['Аdmin', 'nameReserved'],
		['\u2800', 'nameLetters'],
		['👑', 'nameLetters'],
	] as const;
	const fields = ['name', 'nameInOtherScript'] as const;
	const cases = unfit.flatMap(([text, message]) => fields.map((field) => ({ text, message, field })));

	it.each(cases)('$text makes no account as its $field', async ({ text, message, field }) => {
		const answer = { status: 400, body: { errors: [{ path: field, message: sentence[message] }] } };
		const json = { ...person, [field]: text };
		expect(await call(register, '/api/users/register', { json })).toMatchObject(answer);
		const { token } = await makeLogin({ name: 'Asha' });
		const relative = { ...json, relation: 'Brother', createAccount: true };
		expect(await call(addRelative, '/api/family/add', { token, json: relative })).toMatchObject(answer);
		expect(await db.member.count()).toBe(1);
	});

	it.each(cases)('$text cannot become the $field of an account', async ({ text, message, field }) => {
		const answer = { status: 400, body: { errors: [{ path: field, message: sentence[message] }] } };
		const { token, id } = await makeLogin({ name: 'Asha' });
		const json = { [field]: text };
		expect(await call(changeProfile, '/api/users/profile', { method: 'PUT', token, json })).toMatchObject(
			answer,
		);
		const head = await makeLogin({ isAdmin: true });
		expect(
			await call(changeMember, `/api/users/${id}`, {
				method: 'PUT',
				token: head.token,
				json,
				params: { id },
			}),
		).toMatchObject(answer);
	});

	it('stops its row in a file of members', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const form = new FormData();
		form.set(
			'file',
			new Blob(['name,email\nएडमिन,a@example.org\n123,b@example.org\n'], { type: 'text/csv' }),
			'a.csv',
		);
		form.set('dryRun', 'true');
		expect((await call(importMembers, '/api/admin/imports/members', { form, token })).body).toMatchObject({
			plan: {
				rows: [
					{ outcome: 'refused', problems: [{ path: 'name', message: sentence.nameReserved }] },
					{ outcome: 'refused', problems: [{ path: 'name', message: sentence.nameLetters }] },
				],
			},
		});
	});

	it.each(['Admin', '👑', '\u2800', 'Admin\u202e'])('that is stored as %j is not refused', async (name) => {
		const { token, id } = await makeLogin({ name });
		const json = { name: name.replace('\u202e', ''), education: 'MA' };
		expect(await call(changeProfile, '/api/users/profile', { method: 'PUT', token, json })).toMatchObject({
			status: 200,
			body: { user: { education: 'MA' } },
		});
		const head = await makeLogin({ isAdmin: true });
		const params = { id };
		expect(
			(await call(changeMember, `/api/users/${id}`, { method: 'PUT', token: head.token, json, params }))
				.status,
		).toBe(200);
	});
});

describe('a family', () => {
	it.each(namingFields)('takes no card with an advertisement as its %s', async (field) => {
		const owner = await makeLogin({ name: 'Asha' });
		const json = { name: 'Mohan', relation: 'Brother', [field]: advertisement };
		const path = '/api/family/add';
		expect(await call(addRelative, path, { token: owner.token, json })).toMatchObject(refused(field));
		const account = { ...json, createAccount: true, email: 'mohan@example.org', password: 'a lamp' };
		expect(await call(addRelative, path, { token: owner.token, json: account })).toMatchObject(
			refused(field),
		);
		const tree = await WrittenTree.of(owner.id);
		const id = await tree.card('Mohan');
		const changed = await call(changeRelative, `/api/family/update/${id}`, {
			...{ method: 'PUT', token: owner.token, json: { [field]: 'mohan@example.org' }, params: { id } },
		});
		expect(changed).toMatchObject(refused(field));
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('has no such title', async () => {
		const tree = await WrittenTree.of((await makeAccount()).id);
		const head = await makeLogin({ isAdmin: true });
		const answer = await call(changeTree, `/api/family/trees/${tree.id}`, {
			...{ method: 'PUT', token: head.token, json: { name: 'example . com' }, params: { id: tree.id } },
		});
		expect(answer).toMatchObject(refused('name'));
	});

	it('leaves such names and places of a file out, and says where', async () => {
		const { token, id } = await makeLogin({ name: 'Owner' });
		const file = [
			...['0 HEAD', '1 GEDC', '2 VERS 7.0'],
			...['0 @I1@ INDI', '1 NAME Loans /www.example.com/', '1 SEX M', '1 BIRT', '2 DATE 1950', '1 FAMS @F1@'],
			...['0 @I2@ INDI', '1 NAME B.S. /Rathore/', '2 NICK spam.example.com', '1 SEX F', '1 FAMS @F1@'],
			...['1 FACT shop.example.com', '2 TYPE Clan', '1 RESI', '2 PLAC Jodhpur, example.com', '1 FACT Nagana'],
			...['2 TYPE Village', '1 NOTE Read at https://example.org/records', '1 NAME pretty@example.com'],
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@', '1 MARR', '2 DATE 1970', '2 PLAC wedding.example.com'],
			'0 TRLR',
		].join('\n');
		const send = async (dryRun: boolean) => {
			const form = new FormData();
			form.set('file', new File([file], 'family.ged'));
			form.set('dryRun', String(dryRun));
			const { text } = await call(importFamily, '/api/family/import', { form, token });
			return importReply.parse(JSON.parse(text));
		};
		const looked = await send(true);
		await send(false);
		const left = 'A name or a place here holds a web address or an email address. It is left out.';
		const unread = 'preview' in looked ? looked.preview.unread : [];
		expect(unread.filter(({ message }) => message === left).map(({ text }) => text)).toEqual([
			'@I1@ NAME Loans /www.example.com/',
			'@I2@ NICK spam.example.com',
			'@I2@ FACT shop.example.com',
			'@I2@ PLAC Jodhpur, example.com',
			'@I2@ NAME pretty@example.com',
			'FAM PLAC wedding.example.com',
		]);
		const cards = await db.person.findMany({ where: { memberId: null }, orderBy: { name: 'asc' } });
		const unions = await db.union.findMany();
		expect(cards).toMatchObject([
			{ name: 'B.S. Rathore', clan: null, villageAddress: 'Nagana', location: null },
			{ name: 'Name not known' },
		]);
		expect(unions).toMatchObject([{ marriedOn: new Date('1970-01-01'), place: null }]);
		const stored = JSON.stringify([cards, unions]);
		expect(stored).not.toContain('example.com');
		expect(stored).toContain('https://example.org/records');
		expect(await db.person.count({ where: { memberId: id } })).toBe(1);
	});
});

describe('what is sent in', () => {
	it('comes under no advertisement', async () => {
		const message = { name: advertisement, email: 'a@example.org', message: 'See https://example.org/page' };
		const letter = { ...message, subject: 'About www.example.org' };
		expect(await call(contact, '/api/contact', { json: letter })).toMatchObject(refused('name'));
		const said = { ...message, type: 'Feedback' };
		expect(await call(feedback, '/api/feedback', { json: said })).toMatchObject(refused('name'));
		const named = { ...letter, name: 'Dr. B.S. Rathore' };
		expect((await call(contact, '/api/contact', { json: named })).status).toBe(201);
	});

	it('has a person for its author', async () => {
		const { token } = await makeLogin({ name: 'Asha' });
		const blog = { title: 'Fort', author: 'example.com', content: 'A long story. '.repeat(40) };
		expect(await call(sendBlog, '/api/blogs', { json: blog, token })).toMatchObject(refused('author'));
		const sentIn = await call(sendBlog, '/api/blogs', { json: { ...blog, author: 'Th. Asha' }, token });
		expect(sentIn.status, sentIn.text).toBe(201);
		const { id } = await db.blog.findFirstOrThrow({ select: { id: true } });
		const changed = await call(changeBlog, `/api/blogs/${id}`, {
			...{ method: 'PUT', token, json: { author: 'a@example.org' }, params: { id } },
		});
		expect(changed).toMatchObject(refused('author'));
	});
});
