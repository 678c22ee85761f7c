import { beforeEach, describe, expect, it } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { readGedcom } from '@/lib/rules/gedcom/read-family';
import { UnreadList } from '@/lib/rules/gedcom/unread';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { POST as add } from '../add/route';
import { DELETE as remove } from '../delete/[id]/route';
import { POST as importFile } from '../import/route';
import { POST as respond } from '../respond-request/route';
import { POST as restore } from '../restore/[id]/route';
import { GET as readTree } from '../tree/route';
import { PUT as update } from '../update/[id]/route';
import { GET } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

const versions = ['7.0', '5.5.1'] as const;

async function getExport(token: string, version: string = '7.0') {
	const answer = await call(GET, `/api/family/export?format=gedcom-${version}`, { token });
	expect(answer.status, answer.text).toBe(200);
	return answer.text;
}

const addTo = async (token: string, json: object) => {
	const answer = await call(add, '/api/family/add', { token, json });
	expect(answer.status, answer.text).toBe(201);
	return memberReply.parse(answer.body).member;
};

const importInto = async (token: string, ...written: string[]) => {
	const form = new FormData();
	const file = ['0 HEAD', '1 GEDC', '2 VERS 7.0', ...written, '0 TRLR'].join('\n');
	form.set('file', new File([file], 'family.ged'));
	form.set('dryRun', 'false');
	const answer = await call(importFile, '/api/family/import', { token, form });
	expect(answer.status, answer.text).toBe(201);
};

const getMembers = async (token: string) => {
	const { body } = await call(readTree, '/api/family/tree', { token });
	return familyTreeReply.parse(body).familyMembers;
};

const everything = {
	nameInOtherScript: 'राम सिंघ',
	...{ prefix: 'Thakur', gender: 'Male', education: 'MA', profession: 'Farmer', location: 'Jaipur' },
	...{
		mobileNumber: '+91 98290 12345',
		fatherName: 'Mohan',
		clan: 'Rathore',
		dynasty: 'Surya',
		sakh: 'Jodha',
	},
	...{ gotra: 'Gautam', motherClan: 'Chauhan' },
	...{ villageAddress: 'Bagar', ancestralResidence: 'Kotri', tehsil: 'Malsisar', district: 'Jhunjhunu' },
	...{ lordName: 'Lord', lordPlace: 'Fort', ancestorPlace: 'Kannauj', familyGoddess: 'Nagnechiya' },
	...{ familyGod: 'Bheru', marriagePlace: 'Ajmer', fatherInLawName: 'Lal', fatherInLawFatherName: 'Man' },
	...{ inLawDynasty: 'Chandra', inLawSakh: 'Shekhawat', inLawTehsil: 'Chirawa', inLawDistrict: 'Sikar' },
	...{ inLawState: 'Rajasthan', isMarried: true, isManglik: false },
};

describe.each(versions)('GEDCOM %s', (version) => {
	it('has every field of a card, and gives it back', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		await addTo(token, { ...everything, name: 'Ram Singh', relation: 'Father', dob: '1950-03-04' });
		const text = await getExport(token, version);
		for (const line of [
			'2 NPFX Thakur',
			'1 OCCU Farmer',
			'2 DATE 4 MAR 1950',
			'1 FACT Rathore',
			'2 TYPE Clan',
		]) {
			expect(text.split('\n')).toContain(line);
		}
		const other = await makeLogin({ name: 'Other' });
		await importInto(other.token, ...text.split('\n').slice(3, -2));
		const copy = (await getMembers(other.token)).find(({ name }) => name === 'Ram Singh');
		expect(copy).toMatchObject({ ...everything, dob: '1950-03-04', facts: [] });
	});

	it('says who is a parent by adoption or a later marriage, who is no couple, and how a marriage ended', async () => {
		const { token } = await makeLogin({ name: 'Owner', gender: 'Male' });
		await addTo(token, { name: 'Father', relation: 'Father' });
		await addTo(token, { name: 'Mother', relation: 'Mother', isCouple: false });
		await addTo(token, { name: 'Adopter', relation: 'Father', parentKind: 'adopted' });
		await addTo(token, { name: 'Step', relation: 'Mother', parentKind: 'step' });
		await addTo(token, { name: 'Wife', relation: 'Wife' });
		await db.union.updateMany({ data: { endedBy: 'divorce', endedOn: new Date('2001-02-03') } });
		const file = runAtOnce(readGedcom(await getExport(token, version), new UnreadList()));
		const findName = (id: string) => file.people.find((one) => one.id === id)?.facts[0]?.value;
		expect(
			file.parentLinks.map(({ parentId, role, kind }) => [findName(parentId), role, kind]).sort(),
		).toEqual([
			['Adopter', 'father', 'adopted'],
			['Father', 'father', 'birth'],
			['Mother', 'mother', 'birth'],
			['Step', 'mother', 'step'],
		]);
		expect(file.unions.map(({ partnerIds, facts }) => [partnerIds.map(findName).sort(), facts])).toEqual([
			[['Owner', 'Wife'], [{ tag: 'DIV', date: '3 FEB 2001' }]],
		]);
	});
});

describe('of a linked account', () => {
	const canary = {
		clan: 'canary clan',
		mobileNumber: '+91 99999 54321',
		profession: 'canary work',
		location: 'canary town',
	};
	const born = { bornOn: new Date('1980-05-06'), bornPrecision: 'day' as const };

	async function linked(theirs: Partial<MemberCreateInput>) {
		const owner = await makeLogin({ name: 'Owner', gender: 'Male' });
		const other = await makeLogin({ name: 'Linked', gender: 'Male', ...canary, ...born, ...theirs });
		const card = await addTo(owner.token, { relation: 'Brother', familyMemberId: other.id });
		const json = { requestId: card.requestId, response: 'accept' };
		await call(respond, '/api/family/respond-request', { token: other.token, json });
		return { token: owner.token, cardId: card._id };
	}

	it('tells nothing that its member does not let the owner see', async () => {
		const { token } = await linked({ familyTreePrivacy: 'private' });
		for (const version of versions) {
			const text = await getExport(token, version);
			expect(text).toContain('1 NAME Linked');
			expect(text).not.toMatch(/canary|54321|1980|MAY/);
		}
	});

	it('tells what the card shows, and of the birth no more than the year that makes the age', async () => {
		const { token } = await linked({ familyTreePrivacy: 'restricted' });
		const text = await getExport(token);
		for (const shown of Object.values(canary)) expect(text).toContain(shown);
		expect(text).toMatch(/2 DATE CAL \d{4}/);
		expect(text).not.toContain('6 MAY 1980');
	});

	it('keeps what the adder has written', async () => {
		const { token, cardId } = await linked({ familyTreePrivacy: 'private' });
		await db.person.update({ where: { id: cardId }, data: { facts: [{ tag: 'NOTE', value: 'own words' }] } });
		expect(await getExport(token)).toContain('1 NOTE own words');
	});
});

describe('of what is not shown', () => {
	it('has a hidden person only where others are linked by them, and without a word', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const father = await addTo(token, {
			name: 'Hidden canary',
			relation: 'Father',
			isVisible: false,
			education: 'canary',
		});
		await addTo(token, { name: 'Hidden canary', relation: 'Son', isVisible: false });
		await addTo(token, { name: 'Grandfather', relation: 'Grandfather' });
		await db.person.update({
			where: { id: father._id },
			data: { facts: [{ tag: 'NOTE', value: 'canary' }] },
		});
		const text = await getExport(token);
		expect(text).not.toContain('canary');
		const { people, parentLinks } = runAtOnce(readGedcom(text, new UnreadList()));
		expect(people.map(({ facts }) => facts[0]?.value ?? null).sort()).toEqual(
			['Grandfather', 'Owner', null].sort(),
		);
		expect(parentLinks).toHaveLength(2);
	});

	it('forgets the facts of a removed card, and has them again once it is brought back', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		await importInto(token, '0 @I1@ INDI', '1 NAME Ram', '1 NOTE canary', '1 BIRT', '2 DATE ABT 1950');
		const card = (await getMembers(token)).find(({ name }) => name === 'Ram');
		const on = { token, params: { id: card?._id } };
		await call(remove, `/api/family/delete/${card?._id}`, { ...on, method: 'DELETE' });
		expect(await getExport(token)).not.toContain('canary');
		expect(JSON.stringify(await getMembers(token))).not.toContain('canary');
		await call(restore, `/api/family/restore/${card?._id}`, { ...on, method: 'POST' });
		const text = await getExport(token);
		expect(text).toContain('1 NOTE canary');
		expect(text).toContain('2 DATE ABT 1950');
		expect((await getMembers(token)).find(({ name }) => name === 'Ram')).toEqual({
			...card,
			__v: expect.any(Number),
		});
	});
});

it('says what a card says now, where the words of the file no longer hold', async () => {
	const { token } = await makeLogin({ name: 'Owner' });
	await importInto(
		token,
		...['0 @I1@ INDI', '1 NAME Joseph /de Allen/ jr.', '2 NPFX Kunwar', '2 SURN Allen', '2 NOTE of the name'],
		...['1 BIRT', '2 DATE ABT 1950', '2 PLAC Bagar'],
	);
	const card = (await getMembers(token)).find(({ prefix }) => prefix === 'Kunwar');
	expect(card).toMatchObject({ name: 'Joseph de Allen jr.', dob: '1950~' });
	const same = await getExport(token);
	expect(same).toContain('1 NAME Joseph /de Allen/ jr.\n2 NPFX Kunwar\n2 SURN Allen\n');
	expect(same).toContain('1 BIRT\n2 DATE ABT 1950\n2 PLAC Bagar\n');
	const json = { name: 'Joseph Allen', dob: '1951-02-03', prefix: '', __v: card?.__v };
	const changed = await call(update, `/api/family/update/${card?._id}`, {
		token,
		method: 'PUT',
		params: { id: card?._id },
		json,
	});
	expect(changed.status, changed.text).toBe(200);
	const text = await getExport(token);
	expect(text).toMatch(/1 NAME Joseph \/Allen\/\n2 TRAN .+\n3 LANG .+\n2 NOTE of the name\n/);
	expect(text).toContain('1 BIRT\n2 DATE 3 FEB 1951\n2 PLAC Bagar\n');
	expect(text).not.toMatch(/Kunwar|ABT|de Allen/);
});

it('writes how much of the dates is known, as it is read in again', async () => {
	const { token } = await makeLogin({ name: 'Owner' });
	const fields = { name: 'Umed Singh', relation: 'Father', dob: '1921~', dod: '1998-04' };
	await addTo(token, fields);
	const file = await getExport(token);
	expect(file).toContain('1 BIRT\n2 DATE ABT 1921\n1 DEAT\n2 DATE APR 1998\n');
	const other = await makeLogin({ name: 'Other' });
	await importInto(
		other.token,
		...file.split('\n').filter((line) => !/^0 (HEAD|TRLR)|^1 (GEDC|SOUR)|^2 VERS/.test(line)),
	);
	const card = (await getMembers(other.token)).find(({ name }) => name === 'Umed Singh');
	expect(card).toMatchObject({ dob: '1921~', dod: '1998-04', age: 77, isDeceased: true });
});

it('refuses a format that there is not', async () => {
	const { token } = await makeLogin();
	expect((await call(GET, '/api/family/export?format=gedcom-4', { token })).status).toBe(400);
});
