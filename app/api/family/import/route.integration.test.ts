import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { memberReply } from '@/lib/features/family/cards/schema';
import { importReply } from '@/lib/features/family/gedcom/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { facts as storedFacts } from '@/lib/rules/gedcom/facts';
import type { FamilyFile } from '@/lib/rules/gedcom/family-file';
import { readGedcom } from '@/lib/rules/gedcom/read-family';
import { UnreadList } from '@/lib/rules/gedcom/unread';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { growFamily } from '@/tests/support/family-growth';
import { POST as add } from '../add/route';
import { GET as exportTree } from '../export/route';
import { GET as readTree } from '../tree/route';
import { POST } from './route';

provideDatabase();
beforeEach(emptyTables);

const samples = path.join(process.cwd(), 'lib', 'rules', 'gedcom', 'samples');
const sample = (name: string) => readFileSync(path.join(samples, name), 'utf8');

interface Sent {
	dryRun?: boolean;
	choices?: object;
	language?: string;
}

async function send(token: string, file: BlobPart, { dryRun = false, choices, language = 'en' }: Sent = {}) {
	const form = new FormData();
	form.set('file', new File([file], 'family.ged'));
	form.set('dryRun', String(dryRun));
	if (choices) form.set('choices', JSON.stringify(choices));
	return call(POST, '/api/family/import', { token, form, language });
}

async function importInto(token: string, file: string, sent: Sent = {}) {
	const answer = await send(token, file, sent);
	expect(answer.status, answer.text).toBe(201);
	const reply = importReply.parse(answer.body);
	if (!('imported' in reply)) throw new Error('Nothing was imported');
	const { apart: _, ...counts } = reply.imported;
	return counts;
}

async function preview(token: string, file: string, sent: Sent = {}) {
	const answer = await send(token, file, { ...sent, dryRun: true });
	expect(answer.status, answer.text).toBe(200);
	const reply = importReply.parse(answer.body);
	if (!('preview' in reply)) throw new Error('There is no preview');
	return reply.preview;
}

async function getExport(token: string, format: string): Promise<string> {
	const answer = await call(exportTree, `/api/family/export?format=${format}`, { token });
	expect(answer.status, answer.text).toBe(200);
	return answer.text;
}

async function getTree(token: string) {
	const { body } = await call(readTree, '/api/family/tree', { token });
	return familyTreeReply.parse(body);
}

const getRows = async () => ({
	people: await db.person.count(),
	links: await db.parentLink.count(),
	unions: await db.union.count(),
});

const lines = (...written: string[]) => ['0 HEAD', '1 GEDC', '2 VERS 7.0', ...written, '0 TRLR'].join('\n');
const person = (id: string, name: string, ...more: string[]) => [`0 @${id}@ INDI`, `1 NAME ${name}`, ...more];
const man = (id: string, ...more: string[]) => person(id, `Man ${id}`, '1 SEX M', ...more);

/** What a file says apart from how its records are called: of each person the data, and to whom they are linked. */
function meaning(text: string, withoutOwner: string) {
	const file: FamilyFile = runAtOnce(readGedcom(text, new UnreadList()));
	const owner = file.people.find(({ facts }) => facts.some(({ value }) => value === withoutOwner))?.id;
	const people = file.people.filter(({ id }) => id !== owner);
	const getFacts = (entry: FamilyFile['people'][number]['facts']) =>
		storedFacts
			.parse(entry)
			.map((fact) => JSON.stringify(fact))
			.sort();
	const mark = (id: string) =>
		people
			.find((one) => one.id === id)
			?.facts.map(({ value }) => value)
			.join() ?? '';
	const sorted = <T>(list: T[]) => list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
	return {
		people: sorted(people.map(({ sex, facts }) => [String(sex), ...getFacts(facts)])),
		parentLinks: sorted(
			file.parentLinks.map(({ childId, parentId, role, kind }) => [
				mark(childId),
				mark(parentId),
				role,
				kind,
			]),
		),
		unions: sorted(
			file.unions.map(({ partnerIds, facts, sequence }) => [
				partnerIds.map(mark).sort(),
				getFacts(facts),
				sequence,
			]),
		),
	};
}

describe.each(['maximal70.ged', 'devanagari551.ged'])('%s', (name) => {
	it('goes in, out in both versions and in again, and nothing is lost', async () => {
		const first = await makeLogin({ name: 'First Owner' });
		await importInto(first.token, sample(name));
		const versions = ['gedcom-7.0', 'gedcom-5.5.1'];
		const written = await Promise.all(versions.map((format) => getExport(first.token, format)));
		const [seven = '', five = ''] = written;
		expect(seven).toMatch(/^0 HEAD\n1 GEDC\n2 VERS 7.0\n/);
		expect(five).toContain('\n1 CHAR UTF-8\n');
		const said = meaning(seven, 'First Owner');
		expect(meaning(five, 'First Owner')).toEqual(said);

		// Beside what the file itself says, only that people have a name and that who is so old has passed away.
		// A clan is said by the one name that the portal has for it.
		const original = meaning(sample(name).replaceAll('FACT शेखावत', 'FACT Shekhawat'), 'nobody');
		const added = ['{"tag":"NAME","value":"Name not known"}', '{"tag":"DEAT"}'];
		const without = (entered: readonly string[]) => entered.filter((fact) => !added.includes(fact)).join();
		expect(said.people.map(([sex, ...rest]) => [sex, without(rest)]).sort()).toEqual(
			original.people.map(([sex, ...values]) => [sex, without(values)]).sort(),
		);
		expect(said.unions.map(([, shown]) => shown)).toEqual(original.unions.map(([, result]) => result));
		expect(said.parentLinks).toHaveLength(original.parentLinks.length);

		for (const [at, text] of written.entries()) {
			const { token } = await makeLogin({ name: `Owner ${at}` });
			await importInto(token, text.replaceAll('First Owner', `Owner ${at}`), { choices: { me: 'I1' } });
			for (const format of versions) {
				const again = meaning(await getExport(token, format), `Owner ${at}`);
				expect(again).toEqual(said);
			}
		}
	});

	it('makes nobody twice', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const { added } = await importInto(token, sample(name));
		const before = await getRows();
		const again = await importInto(token, sample(name), { language: 'hi' });
		expect(again).toEqual({ added: 0, matched: added, unions: 0, parentLinks: 0 });
		expect(await getRows()).toEqual(before);
		const content = await getExport(token, 'gedcom-7.0');
		await importInto(token, sample(name));
		expect(await getExport(token, 'gedcom-7.0')).toBe(content);
	});
});

describe('a dry run', () => {
	const family = lines(
		...person('I1', 'राम सिंह /राठौड़/', '1 SEX M', '1 BIRT', '2 DATE ABT 1950', '1 FAMS @F1@'),
		...person('I2', 'सीता कंवर', '1 SEX F', '1 DEAT Y', '1 FAMS @F1@'),
		...person(
			'I3',
			'Asha Rathore',
			'1 SEX F',
			'1 BIRT',
			'2 DATE 4 MAR 1990',
			'1 FAMC @F1@',
			'1 _HOBBY chess',
		),
		...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@', '1 CHIL @I3@', '1 CHAN', '2 DATE 1 JAN 2020', 'broken'],
	);

	it('tells who comes, who is there already and what cannot be read, and writes nothing', async () => {
		const { token } = await makeLogin({ name: 'Asha Rathore', gender: 'Female' });
		await getTree(token);
		const before = await getRows();
		const seen = await preview(token, family);
		expect(await getRows()).toEqual(before);
		const meId = (await getTree(token)).familyMembers[0]?._id;
		const noMatch = { match: null };
		expect(seen).toEqual({
			version: '7.0',
			counts: { people: 3, added: 3, matched: 0, connectors: 0, unions: 1, parentLinks: 2 },
			me: 'I3',
			apart: {
				count: 3,
				families: [{ count: 3, names: ['राम सिंह राठौड़', 'सीता कंवर', 'Asha Rathore'] }],
			},
			people: [
				{
					xref: 'I1',
					name: 'राम सिंह राठौड़',
					sex: 'Male',
					birth: 'about 1950',
					death: null,
					isDeceased: false,
					parents: [],
					spouses: ['सीता कंवर'],
					...noMatch,
				},
				{
					xref: 'I2',
					name: 'सीता कंवर',
					sex: 'Female',
					birth: null,
					death: null,
					isDeceased: true,
					parents: [],
					spouses: ['राम सिंह राठौड़'],
					...noMatch,
				},
				{
					...{ xref: 'I3', name: 'Asha Rathore', sex: 'Female', birth: 'Mar 4, 1990', death: null },
					isDeceased: false,
					...{ parents: ['राम सिंह राठौड़', 'सीता कंवर'], spouses: [] },
					// Nobody but a namesake so far: that is for the reader to say.
					match: { id: meId, name: 'Asha Rathore', birth: null, isSure: false },
				},
			],
			unread: [
				{ line: 26, text: 'CHAN', code: 'notKept', count: 1, message: expect.stringContaining('CHAN') },
				{ line: 28, text: 'broken', code: 'malformed', count: 1, message: 'This is not a line of GEDCOM.' },
			],
		});
		const inHindi = await preview(token, family, { language: 'hi' });
		expect(inHindi.people.map(({ birth, isDeceased }) => [birth, isDeceased])).toEqual([
			['लगभग 1950', false],
			[null, true],
			['4 मार्च 1990', false],
		]);
	});

	it('plans what the import then does, as the reader has chosen', async () => {
		const { token } = await makeLogin({ name: 'Asha Rathore', gender: 'Female' });
		const chosen = { choices: { me: 'I3' } };
		const { counts } = await preview(token, family, chosen);
		expect(counts).toMatchObject({ added: 2, matched: 1 });
		expect(await importInto(token, family, chosen)).toEqual({
			added: 2,
			matched: 1,
			unions: 1,
			parentLinks: 2,
		});
		const { familyMembers } = await getTree(token);
		expect(familyMembers.map(({ name, relation, isDeceased }) => [name, relation, isDeceased])).toEqual([
			['Asha Rathore', 'Me', false],
			['राम सिंह राठौड़', 'Father', false],
			['सीता कंवर', 'Mother', true],
		]);
		const [me, father] = familyMembers;
		// The owner's own card is what their profile says.
		expect(me).toMatchObject({ dob: null, facts: [expect.objectContaining({ kind: 'fact' })].slice(1) });
		expect(father).toMatchObject({ dob: '1950~', approvalStatus: 'approved', isProfileLinked: false });
		expect(father?.facts).toEqual([]);
	});

	it.each([
		['somebody who is not in the file', { me: 'I9' }],
		['a card that is not in the tree', { same: { I1: '00000000-0000-4000-8000-000000000000' } }],
		['what is no choice', { same: 'I1' }],
	])('refuses to choose %s', async (_title, choices) => {
		const { token } = await makeLogin();
		const answer = await send(token, family, { dryRun: true, choices });
		expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
	});

	it('lets a suggestion be declined', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		await importInto(token, family);
		const again = await importInto(token, family, { choices: { same: { I1: null, I2: null, I3: null } } });
		expect(again).toMatchObject({ added: 3, matched: 0 });
	});
});

describe('what is there already', () => {
	const addCard = async (token: string, json: object) => {
		const { body } = await call(add, '/api/family/add', { token, json });
		return memberReply.parse(body).member;
	};
	const father = (...more: string[]) =>
		lines(
			...person(
				'I1',
				'Ram Singh',
				'1 SEX M',
				'1 OCCU Farmer',
				'1 EDUC BA',
				'1 BURI',
				'2 PLAC Bagar',
				'1 FAMS @F1@',
				...more,
			),
			...person('I2', 'Owner', '1 OCCU Potter', '1 NOTE canary', '1 FAMC @F1@'),
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@'],
		);

	it('keeps what it has and gains only what was empty', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const card = await addCard(token, { name: 'Ram Singh', relation: 'Father', profession: 'Soldier' });
		expect(await importInto(token, father())).toEqual({ added: 0, matched: 2, unions: 0, parentLinks: 0 });
		const { familyMembers } = await getTree(token);
		const [me, known] = familyMembers;
		expect(known).toMatchObject({ _id: card._id, profession: 'Soldier', education: 'BA', isDeceased: true });
		expect(known?.facts.map(({ kind, text, place }) => [kind, text ?? place])).toEqual([
			['occupation', 'Farmer'],
			['burial', 'Bagar'],
		]);
		expect(me).toMatchObject({ profession: null, facts: [] });
	});

	it.each([
		['a marriage that is there', true],
		['one that comes with them', false],
	])('takes two records of one card, and of %s', async (_title, isWifeThere) => {
		const { token } = await makeLogin({ name: 'Owner' });
		const card = await addCard(token, { name: 'Ram Singh', relation: 'Father' });
		const wife = isWifeThere ? await addCard(token, { name: 'Sita Kanwar', relation: 'Mother' }) : null;
		const twice = lines(
			...person('I1', 'Ram Singh', '1 SEX M', '1 BIRT', '2 DATE 1900', '1 NOTE born'),
			...person('I2', 'Ramsingh Ji', '1 SEX M', '1 DEAT', '2 DATE 4 MAR 1850', '1 NOTE died'),
			...person('I3', 'Sita Kanwar', '1 SEX F'),
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I3@', '1 MARR', '2 DATE 1920', '1 NOTE first'],
			...['0 @F2@ FAM', '1 HUSB @I2@', '1 WIFE @I3@', '1 DIV', '2 DATE 1910', '1 NOTE second'],
		);
		const same = { I1: card._id, I2: card._id, ...(wife && { I3: wife._id }) };
		await importInto(token, twice, { choices: { same } });
		const row = await db.person.findUniqueOrThrow({ where: { id: card._id } });
		expect([row.bornOn?.getUTCFullYear(), row.isDeceased, row.diedOn]).toEqual([1900, true, null]);
		const notes = (given: unknown) =>
			storedFacts.parse(given).flatMap(({ tag, value }) => (tag === 'NOTE' ? [value] : []));
		expect(notes(row.facts)).toEqual(['born', 'died']);
		const [union, ...others] = await db.union.findMany();
		expect(others).toEqual([]);
		expect([union?.marriedOn?.getUTCFullYear(), union?.endedBy, union?.endedOn]).toEqual([
			1920,
			'divorce',
			null,
		]);
		expect(notes(union?.facts)).toEqual(['first', 'second']);
	});

	it('writes what a file has said otherwise than the card after what the card says', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		await addCard(token, { name: 'Ram Singh', relation: 'Father', dob: '1950-03-04' });
		const file = lines(
			...person('I1', 'राम सिंह', '1 SEX M', '1 BIRT', '2 DATE 1950', '2 PLAC Bagar', '1 FAMS @F1@'),
			...person('I2', 'Owner', '1 FAMC @F1@'),
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@'],
		);
		for (const matched of [2, 2]) expect(await importInto(token, file)).toMatchObject({ added: 0, matched });
		const written = await getExport(token, 'gedcom-7.0');
		expect(written).toMatch(/1 NAME Ram \/Singh\/\n2 TRAN .+\n3 LANG .+\n1 NAME राम \/सिंह\/\n/);
		expect(written).toContain('1 BIRT\n2 DATE 4 MAR 1950\n1 BIRT\n2 DATE 1950\n2 PLAC Bagar\n');
	});

	it('keeps what another file says otherwise of a marriage', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const fileWith = (...more: string[]) =>
			lines(
				...person('I1', 'Ram Singh', '1 SEX M', '1 DEAT Y'),
				...person('I2', 'Sita Kanwar', '1 SEX F'),
				...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@', '1 MARR', ...more],
			);
		await importInto(token, fileWith('2 DATE 4 MAR 1990', '2 PLAC Bagar'));
		await importInto(token, fileWith('2 DATE 5 MAR 1990', '2 PLAC Merta', '1 DIV', '2 DATE 6 MAR 2000'));
		const union = await db.union.findFirstOrThrow();
		expect([union.place, union.endedBy, union.endedOn]).toEqual(['Bagar', 'divorce', new Date('2000-03-06')]);
		expect(storedFacts.parse(union.facts)).toEqual([
			{ tag: 'MARR', date: '4 MAR 1990', place: 'Bagar' },
			{ tag: 'MARR', date: '5 MAR 1990', place: 'Merta' },
		]);
		const written = await getExport(token, 'gedcom-7.0');
		expect(written).toContain(
			'1 MARR\n2 DATE 4 MAR 1990\n2 PLAC Bagar\n1 MARR\n2 DATE 5 MAR 1990\n2 PLAC Merta',
		);
		expect(written).toContain('1 DIV\n2 DATE 6 MAR 2000');
	});

	it('is nobody who fits more than a few of a file', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const card = await addCard(token, { name: 'Ram Singh', relation: 'Father' });
		const people = Array.from({ length: 11 }, (_, at) => person(`I${at}`, `Ram ${at}`)).flat();
		const same = (count: number) =>
			Object.fromEntries(Array.from({ length: count }, (_, at) => [`I${at}`, card._id]));
		const ofTen = await send(token, lines(...people), { dryRun: true, choices: { same: same(10) } });
		const ofEleven = await send(token, lines(...people), { dryRun: true, choices: { same: same(11) } });
		expect([ofTen.status, ofEleven.status]).toEqual([200, 400]);
	});

	it('keeps the details of a marriage once the unknown wife has a name', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const file = lines(
			...person('I1', 'Owner', '1 SEX M'),
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 MARR', '2 DATE 4 MAR 1990', '2 PLAC Bagar', '1 NOTE feast'],
		);
		await importInto(token, file, { choices: { me: 'I1' } });
		const before = await db.union.findFirstOrThrow();
		const wife = await addCard(token, { name: 'Sita Kanwar', relation: 'Wife' });
		const [union, ...others] = await db.union.findMany();
		expect(others).toEqual([]);
		expect([union?.partnerAId, union?.partnerBId]).toContain(wife._id);
		expect(union).toMatchObject({
			...{ marriedOn: before.marriedOn, place: 'Bagar', facts: before.facts, createdAt: before.createdAt },
		});
	});

	it('changes nothing of who has an account but their links', async () => {
		const { id, token } = await makeLogin({ name: 'Owner' });
		const other = await makeAccount({ name: 'Ram Singh', gender: 'Male' });
		const { familyTree } = await getTree(token);
		await db.person.create({
			data: {
				treeId: familyTree._id,
				name: 'Ram Singh',
				nameKey: 'ram sing',
				memberId: other.id,
				addedById: id,
			},
		});
		const before = await db.person.findMany({ orderBy: { id: 'asc' }, omit: { updatedAt: true } });
		const [me] = (await getTree(token)).familyMembers;
		const same = { I1: before.find(({ memberId }) => memberId === other.id)?.id };
		expect(await importInto(token, father(), { choices: { me: 'I2', same } })).toMatchObject({
			added: 0,
			parentLinks: 1,
		});
		expect(await db.person.findMany({ orderBy: { id: 'asc' }, omit: { updatedAt: true } })).toEqual(before);
		expect((await getTree(token)).links.parentLinks[0]?.childId).toBe(me?._id);
	});

	it('gives the unknown father of two brothers his name, and makes no other', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		await addCard(token, { name: 'Mohan Singh', relation: 'Brother' });
		const before = await getRows();
		const file = lines(
			...person('I1', 'Ram Singh', '1 SEX M', '1 FAMS @F1@'),
			...person('I2', 'Owner', '1 FAMC @F1@'),
			...person('I3', 'Mohan Singh', '1 SEX M', '1 FAMC @F1@'),
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@', '1 CHIL @I3@'],
		);
		expect(await importInto(token, file)).toMatchObject({ added: 1, matched: 2, parentLinks: 0 });
		expect(await getRows()).toEqual(before);
		const { familyMembers } = await getTree(token);
		expect(familyMembers.map(({ name, relation }) => [name, relation]).sort()).toEqual([
			['Mohan Singh', 'Brother'],
			['Owner', 'Me'],
			['Ram Singh', 'Father'],
		]);
	});
});

describe('what the tree does not take', () => {
	const refusals = async (...written: string[]) => {
		const { token } = await makeLogin({ name: 'Owner' });
		const { unread, counts } = await preview(token, lines(...written));
		await importInto(token, lines(...written));
		return { codes: unread.map(({ code }) => code), messages: unread.map(({ message }) => message), counts };
	};
	const child = (id: string, ...families: string[]) =>
		person(id, `Child ${id}`, ...families.map((family) => `1 FAMC @${family}@`));

	it('a second father by birth', async () => {
		const found = await refusals(
			...[...man('I1'), ...man('I2'), ...child('I3', 'F1', 'F2')],
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I3@', '0 @F2@ FAM', '1 HUSB @I2@', '1 CHIL @I3@'],
		);
		expect(found.codes).toEqual(['secondFather']);
		expect(found.messages).toEqual(['Child I3 already has a father: Man I1.']);
		expect(found.counts.parentLinks).toBe(1);
	});

	it('somebody among their own ancestors', async () => {
		const { codes, counts } = await refusals(
			...[...man('I1', '1 FAMC @F2@'), ...man('I2', '1 FAMC @F1@')],
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@', '0 @F2@ FAM', '1 HUSB @I2@', '1 CHIL @I1@'],
		);
		expect([codes, counts.parentLinks]).toEqual([['ownAncestor'], 1]);
	});

	it('an ancestor born after a descendant, also generations later', async () => {
		const { codes, counts } = await refusals(
			...[
				...man('I1', '1 BIRT', '2 DATE 1990'),
				...man('I2', '1 FAMC @F1@'),
				...man('I3', '1 FAMC @F2@', '1 BIRT', '2 DATE 1950'),
			],
			...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@', '0 @F2@ FAM', '1 HUSB @I2@', '1 CHIL @I3@'],
		);
		expect([codes, counts.parentLinks]).toEqual([['parentYounger'], 1]);
	});

	it('a marriage of one with themselves', async () => {
		const { counts } = await refusals(
			...man('I1'),
			...man('I2'),
			'0 @F2@ FAM',
			'1 HUSB @I1@',
			'1 WIFE @I1@',
			'1 DIV N',
		);
		expect([counts.people, counts.unions]).toEqual([2, 0]);
	});

	it('a death before the birth, but as a note', async () => {
		const { token } = await makeLogin();
		const file = lines(...man('I1', '1 BIRT', '2 DATE 1990', '1 DEAT', '2 DATE 1950'));
		expect((await preview(token, file)).unread.map(({ code }) => code)).toEqual(['diedBeforeBorn']);
		await importInto(token, file);
		expect(await getExport(token, 'gedcom-7.0')).toContain('1 DEAT\n2 DATE 1950');
	});
});

describe('a wrong letter of sex', () => {
	const woman = (id: string, ...more: string[]) => [...person(id, `Woman ${id}`), '1 SEX F', ...more];
	const readPeople = async (token: string) => {
		const { familyMembers } = await getTree(token);
		return Object.fromEntries(familyMembers.map(({ name, gender }) => [name, gender]));
	};

	it('keeps the marriage, its date and place, and both parents, and is asked about', async () => {
		const { token } = await makeLogin();
		const file = lines(
			...man('I1'),
			...man('I2'),
			...man('I3', '1 FAMC @F1@'),
			'0 @F1@ FAM',
			'1 HUSB @I1@',
			'1 WIFE @I2@',
			'1 CHIL @I3@',
			'1 MARR',
			'2 DATE 5 MAY 1950',
			'2 PLAC Pali',
			'1 NOTE wedding in the old fort',
		);
		const { unread, counts } = await preview(token, file);
		expect(unread).toMatchObject([{ line: 7, code: 'sexInDoubt', text: '@I2@ SEX M' }]);
		expect(unread[0]?.message).toBe(
			'Man I2 is written as a man, but is a wife or mother in the family. All links are added. Please check on the card whether Man I2 is a man or a woman.',
		);
		expect([counts.unions, counts.parentLinks]).toEqual([1, 2]);
		await importInto(token, file);
		expect(await readPeople(token)).toMatchObject({ 'Man I1': 'Male', 'Man I2': null, 'Man I3': 'Male' });
		const roles = await db.parentLink.findMany({
			select: { role: true, parent: { select: { name: true } } },
			orderBy: { role: 'asc' },
		});
		expect(roles).toEqual([
			{ role: 'father', parent: { name: 'Man I1' } },
			{ role: 'mother', parent: { name: 'Man I2' } },
		]);
		expect(await db.union.findMany()).toMatchObject([
			{ marriedOn: new Date('1950-05-05'), place: 'Pali', facts: [{ tag: 'NOTE' }] },
		]);
	});

	it('keeps a husband whose letter is the one of his wife', async () => {
		const { token } = await makeLogin();
		const family = ['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@', '1 CHIL @I3@', '1 MARR', '2 DATE 1950'];
		const file = lines(...woman('I1'), ...woman('I2'), ...man('I3', '1 FAMC @F1@'), ...family);
		expect((await preview(token, file)).unread).toMatchObject([{ code: 'sexInDoubt', text: '@I1@ SEX F' }]);
		expect(await importInto(token, file)).toMatchObject({ unions: 1, parentLinks: 2 });
		expect(await readPeople(token)).toMatchObject({ 'Woman I1': null, 'Woman I2': 'Female' });
	});

	it.each([
		['after', ['F1', 'F2']],
		['before', ['F2', 'F1']],
	])(
		'keeps a mother who is written in a family of her own, %s the one of the father',
		async (_order, order) => {
			const { token } = await makeLogin();
			const families = {
				F1: ['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I3@'],
				F2: ['0 @F2@ FAM', '1 WIFE @I2@', '1 CHIL @I3@'],
			};
			const file = lines(
				...man('I1'),
				...man('I2'),
				...man('I3'),
				...order.flatMap((key) => (key === 'F1' ? families.F1 : families.F2)),
			);
			expect((await preview(token, file)).unread.map(({ code }) => code)).toEqual(['sexInDoubt']);
			expect(await importInto(token, file)).toMatchObject({ parentLinks: 2 });
			expect(await readPeople(token)).toMatchObject({ 'Man I2': null });
		},
	);

	it('keeps a new mother beside a father who is in the tree', async () => {
		const { token } = await makeLogin();
		const couple = [...man('I1'), ...man('I3'), '0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I3@'];
		await importInto(token, lines(...couple));
		const file = lines(
			...man('I1'),
			...man('I2'),
			...man('I3'),
			'0 @F1@ FAM',
			'1 HUSB @I1@',
			'1 CHIL @I3@',
			'0 @F2@ FAM',
			'1 WIFE @I2@',
			'1 CHIL @I3@',
		);
		expect(await importInto(token, file)).toMatchObject({ added: 1, parentLinks: 1 });
		expect(await readPeople(token)).toMatchObject({ 'Man I1': 'Male', 'Man I2': null });
	});
});

describe('a denied event', () => {
	it('leaves a person alive and a couple married', async () => {
		const { token } = await makeLogin();
		const file = lines(
			...man('I1', '1 BIRT', '2 DATE 4 MAY 1990', '1 DEAT N'),
			...person('I2', 'Hem Bhati'),
			'0 @F1@ FAM',
			'1 HUSB @I1@',
			'1 WIFE @I2@',
			'1 MARR Y',
			'1 DIV N',
		);
		await importInto(token, file);
		const { familyMembers } = await getTree(token);
		expect(familyMembers.find(({ name }) => name === 'Man I1')).toMatchObject({
			isDeceased: false,
			facts: [],
		});
		expect(await db.union.findMany()).toMatchObject([{ endedBy: null, facts: [] }]);
	});
});

describe('files that are none, or too much', () => {
	it.each([
		['nothing', '', 'gedcom.notGedcom'],
		['a page', '<html><body>0 HEAD</body></html>', 'gedcom.notGedcom'],
		['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2, 3]), 'gedcom.notGedcom'],
		['one endless line', 'x'.repeat(5_900_000), 'gedcom.notGedcom'],
		[
			'ANSEL',
			new Uint8Array([...new TextEncoder().encode('0 HEAD\n1 CHAR ANSEL\n1 NOTE '), 0xe2, 0x65]),
			'gedcom.encoding',
		],
		['nobody', lines(), 'gedcom.nobody'],
		[
			'too many',
			lines(...Array.from({ length: 5001 }, (_, at) => `0 @I${at}@ INDI`)),
			'gedcom.tooManyPeople',
		],
	])('refuses %s', async (_title, file, code) => {
		const { token } = await makeLogin();
		for (const dryRun of [true, false]) {
			const answer = await send(token, file, { dryRun });
			expect([answer.status, answer.body.code], answer.text).toEqual([400, code]);
		}
	});

	it('refuses a file larger than a form may be, a form without one, and JSON', async () => {
		const { token } = await makeLogin();
		const large = await send(token, `${'0 NOTE x\n'.repeat(800_000)}`);
		expect([large.status, large.body.code]).toEqual([413, 'body.tooLarge']);
		const form = new FormData();
		form.set('dryRun', 'true');
		const empty = await call(POST, '/api/family/import', { token, form });
		expect([empty.status, empty.body.code]).toEqual([400, 'input.invalid']);
		const json = await call(POST, '/api/family/import', { token, json: { dryRun: 'true' } });
		expect(json.status).toBe(415);
	});

	it.each([
		['null', 'null'],
		['a list', '[]'],
		['no JSON', '{"me":'],
		['half a character', '{"me":"\\ud800"}'],
		['a prototype', '{"__proto__":{"me":"I1"},"constructor":1}'],
		['somebody called so', '{"same":{"constructor":null}}'],
		['a depth without an end', '['.repeat(100_000)],
		[
			'very many',
			JSON.stringify({ same: Object.fromEntries([...Array(20_000).keys()].map((at) => [at, null])) }),
		],
	])('refuses choices that are %s', async (_title, choices) => {
		const { token } = await makeLogin();
		const form = new FormData();
		form.set('file', new File([lines(...person('I1', 'Ram Singh'))], 'family.ged'));
		form.set('dryRun', 'true');
		form.set('choices', choices);
		const answer = await call(POST, '/api/family/import', { token, form });
		expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
	});

	it.each([
		['a text instead of the file', { file: 'x', dryRun: 'true' }],
		['neither yes nor no', { dryRun: 'TRUE' }],
		['no word of whether it is only to be looked at', {}],
	])('refuses %s', async (_title, fields) => {
		const { token } = await makeLogin();
		const form = new FormData();
		if (!('file' in fields)) form.set('file', new File(['0 HEAD'], 'family.ged'));
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		const answer = await call(POST, '/api/family/import', { token, form });
		expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
	});

	it('takes what is hostile where it is a family', async () => {
		const { token } = await makeLogin();
		const deep = Array.from({ length: 99 }, (_, level) => `${level + 1} NOTE x`);
		const chain = Array.from({ length: 900 }, (_, at) => [
			...person(`I${at}`, `Person ${at} \u202e`, `1 FAMC @F${at - 1}@`, `1 FAMS @F${at}@`),
			...[`0 @F${at}@ FAM`, `1 HUSB @I${at}@`, `1 CHIL @I${(at + 1) % 900}@`],
		]).flat();
		const file = lines(
			...chain,
			...person('X', '__proto__', ...deep, '1 BIRT', '2 DATE 99 FOO 99999', `1 NOTE ${'y'.repeat(200_000)}`),
		);
		expect(await importInto(token, file)).toEqual({ added: 901, matched: 0, unions: 0, parentLinks: 899 });
		expect(await db.person.count({ where: { name: { contains: '\u202e' } } })).toBe(0);
	});

	it('takes thousands who are linked, and knows them again', async () => {
		const { token } = await makeLogin();
		const grown = growFamily('community', 2000, 7);
		const couples = new Map<string, string[]>();
		for (const { id, father, mother } of grown) {
			const key = `${father} ${mother}`;
			if (father && mother) couples.set(key, [...(couples.get(key) ?? []), id]);
		}
		const keys = [...couples.keys()];
		const file = lines(
			...grown.flatMap(({ id, sex, birth }) =>
				person(id, `Name ${id}`, `1 SEX ${sex ?? 'U'}`, ...(birth ? ['1 BIRT', `2 DATE ${birth}`] : [])),
			),
			...keys.flatMap((key, at) => {
				const [father, mother] = key.split(' ');
				const children = couples.get(key) ?? [];
				return [
					`0 @F${at}@ FAM`,
					`1 HUSB @${father}@`,
					`1 WIFE @${mother}@`,
					...children.map((id) => `1 CHIL @${id}@`),
				];
			}),
		);
		const imported = await importInto(token, file);
		expect(imported).toMatchObject({ added: 2000, matched: 0, unions: keys.length });
		expect(await importInto(token, file)).toEqual({ added: 0, matched: 2000, unions: 0, parentLinks: 0 });
	});

	it('holds as many people as a tree may have, and no more', async () => {
		const { token } = await makeLogin();
		const many = (from: number, count: number) =>
			lines(...Array.from({ length: count }, (_, at) => person(`I${at}`, `Person ${from + at}`)).flat());
		await importInto(token, many(0, 3000));
		const answer = await send(token, many(3000, 2000));
		expect([answer.status, answer.body.code]).toEqual([409, 'family.treeFull']);
		await importInto(token, many(3000, 1999));
		expect(await db.person.count()).toBe(5000);
		expect(await importInto(token, many(0, 3000))).toMatchObject({ added: 0, matched: 3000 });
	});
});

it('brings nobody out into the open', async () => {
	const { token } = await makeLogin({ name: 'Owner' });
	await importInto(token, lines(...person('I1', 'Ram Singh')));
	const row = await db.person.findFirstOrThrow({ where: { name: 'Ram Singh' } });
	expect(row).toMatchObject({ memberId: null, approvalStatus: 'approved', isVisible: true, kind: 'named' });
	expect(await db.member.count()).toBe(1);
	expect(await db.familyTree.count({ where: { isPublic: true } })).toBe(0);
});
