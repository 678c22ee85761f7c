import { beforeEach, expect, it } from 'vitest';
import { importReply } from '@/lib/features/family/gedcom/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { POST as add } from '../add/route';
import { GET as readTree } from '../tree/route';
import { POST } from './route';

provideDatabase();
beforeEach(emptyTables);

async function send(token: string, choices: object, isDryRun: boolean) {
	const form = new FormData();
	form.set('file', new File([file], 'family.ged'));
	form.set('dryRun', String(isDryRun));
	form.set('choices', JSON.stringify(choices));
	const answer = await call(POST, '/api/family/import', { token, form, language: 'en' });
	expect(answer.status, answer.text).toBe(isDryRun ? 200 : 201);
	return importReply.parse(answer.body);
}

async function preview(token: string, choices: object = {}) {
	const reply = await send(token, choices, true);
	if (!('preview' in reply)) throw new Error('There is no preview');
	return reply.preview;
}

async function write(token: string, choices: object) {
	const reply = await send(token, choices, false);
	if (!('imported' in reply)) throw new Error('Nothing was imported');
	return reply.imported;
}

async function addRelative(token: string, relative: Record<string, string>): Promise<void> {
	const answer = await call(add, '/api/family/add', { token, json: relative });
	expect(answer.status, answer.text).toBe(201);
}

/** Names with what they are to the owner; `null` of those whom nothing connects with the owner. */
async function relations(token: string) {
	const { body } = await call(readTree, '/api/family/tree', { token });
	const { familyMembers } = familyTreeReply.parse(body);
	return Object.fromEntries(
		familyMembers.map(({ name, relation, relatedTo }) => [
			name,
			relation === 'Me' || relatedTo !== null ? relation : null,
		]),
	);
}

const person = (id: string, name: string, sex: string, ...more: string[]) => [
	...[`0 @${id}@ INDI`, `1 NAME ${name}`, `1 SEX ${sex}`],
	...more,
];
const file = [
	...['0 HEAD', '1 GEDC', '2 VERS 7.0'],
	...person('I1', 'Karan Singh Rathore', 'M', '1 FAMC @F1@', '1 FAMS @F3@'),
	...person('I2', 'Sardar Singh Rathore', 'M', '1 FAMC @F2@', '1 FAMS @F1@'),
	...person('I3', 'Gulab Kanwar', 'F', '1 FAMS @F1@'),
	...person('I4', 'Jodh Singh', 'M', '1 FAMS @F2@'),
	...person('I5', 'Sunita', 'F', '1 FAMS @F3@'),
	...person('I6', 'Aarav Singh', 'M', '1 FAMC @F3@'),
	...person('I7', 'Bhanwar Singh', 'M', '1 FAMC @F1@'),
	...['0 @F1@ FAM', '1 HUSB @I2@', '1 WIFE @I3@', '1 CHIL @I1@', '1 CHIL @I7@'],
	...['0 @F2@ FAM', '1 HUSB @I4@', '1 CHIL @I2@'],
	...['0 @F3@ FAM', '1 HUSB @I1@', '1 WIFE @I5@', '1 CHIL @I6@'],
	'0 TRLR',
].join('\n');

const me = { me: 'I1' };

it('matches parents, wife, children and brothers in the other script and in shorter forms', async () => {
	const { token } = await makeLogin({ name: 'करण सिंह' });
	await addRelative(token, { name: 'सरदार सिंह', relation: 'Father' });
	await addRelative(token, { name: 'गुलाब कंवर', relation: 'Mother' });
	await addRelative(token, { name: 'सुनीता कंवर', relation: 'Wife' });
	await addRelative(token, { name: 'आरव सिंह', relation: 'Son' });
	await addRelative(token, { name: 'भंवर सिंह', relation: 'Brother' });
	const { people, apart } = await preview(token, me);
	expect(people.map(({ name, match }) => [name, match?.name, match?.isSure])).toEqual([
		['Karan Singh Rathore', 'करण सिंह', true],
		['Sardar Singh Rathore', 'सरदार सिंह', true],
		['Gulab Kanwar', 'गुलाब कंवर', true],
		['Jodh Singh', undefined, undefined],
		['Sunita', 'सुनीता कंवर', true],
		['Aarav Singh', 'आरव सिंह', true],
		['Bhanwar Singh', 'भंवर सिंह', true],
	]);
	expect(apart).toEqual({ count: 0, families: [] });
	expect(await write(token, me)).toMatchObject({ added: 1, matched: 6, apart: { count: 0 } });
	expect(await relations(token)).toEqual({
		'करण सिंह': 'Me',
		'सरदार सिंह': 'Father',
		'गुलाब कंवर': 'Mother',
		'Jodh Singh': 'Grandfather',
		'सुनीता कंवर': 'Wife',
		'आरव सिंह': 'Son',
		'भंवर सिंह': 'Brother',
	});
});

it('asks whether somebody of another name in the same place is the same person, and goes on from the answer', async () => {
	const { token } = await makeLogin({ name: 'Karan' });
	await addRelative(token, { name: 'Bapuji', relation: 'Father' });
	await addRelative(token, { name: 'Dadoji', relation: 'Grandfather', side: 'father' });
	const findMatch = ({ people }: Awaited<ReturnType<typeof preview>>, name: string) =>
		people.find((one) => one.name === name)?.match;
	const asked = await preview(token, me);
	const bapuji = findMatch(asked, 'Sardar Singh Rathore');
	expect(bapuji).toMatchObject({ name: 'Bapuji', isSure: false });
	expect(findMatch(asked, 'Jodh Singh')).toBeNull();
	const same = { ...me, same: { I2: bapuji?.id } };
	const further = await preview(token, same);
	expect(findMatch(further, 'Jodh Singh')).toMatchObject({ name: 'Dadoji', isSure: false });
	expect(further.apart.families).toEqual([{ count: 1, names: ['Jodh Singh'] }]);
});

it('says who will not be connected when the father of the file is somebody else', async () => {
	const { token } = await makeLogin({ name: 'Karan' });
	await addRelative(token, { name: 'Bapuji', relation: 'Father' });
	await addRelative(token, { name: 'Maji', relation: 'Mother' });
	const others = { ...me, same: { I2: null, I3: null, I7: null } };
	const { apart, unread } = await preview(token, others);
	expect(unread.map(({ code }) => code).sort()).toEqual(['secondFather', 'secondMother']);
	expect(apart).toMatchObject({ count: 4, families: [{ count: 4 }] });
	expect(apart.families[0]?.names.toSorted()).toEqual([
		...['Bhanwar Singh', 'Gulab Kanwar', 'Jodh Singh', 'Sardar Singh Rathore'],
	]);
	expect((await write(token, others)).apart.count).toBe(4);
	const connected = await relations(token);
	expect(Object.keys(connected).filter((name) => connected[name] === null)).toHaveLength(4);
});

it('says that the whole file stays apart when its reader is nobody in it', async () => {
	const { token } = await makeLogin({ name: 'Somebody Else' });
	expect((await preview(token, { me: null })).apart).toMatchObject({ count: 7, families: [{ count: 7 }] });
});
