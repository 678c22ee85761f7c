import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { importReply } from '@/lib/family/gedcom/schema';
import { familyTreeReply, memberReply } from '@/lib/family/schema';
import { facts as storedFacts } from '@/lib/gedcom/facts';
import type { FamilyFile } from '@/lib/gedcom/family-file';
import { readGedcom } from '@/lib/gedcom/read-family';
import { UnreadList } from '@/lib/gedcom/unread';
import { makeAccount, makeLogin } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { POST as add } from '../add/route';
import { GET as exportTree } from '../export/route';
import { GET as readTree } from '../tree/route';
import { POST } from './route';

provideDatabase();
beforeEach(emptyTables);

const samples = path.join(process.cwd(), 'lib', 'gedcom', 'samples');
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
	return reply.imported;
}

async function preview(token: string, file: string, sent: Sent = {}) {
	const answer = await send(token, file, { ...sent, dryRun: true });
	expect(answer.status, answer.text).toBe(200);
	const reply = importReply.parse(answer.body);
	if (!('preview' in reply)) throw new Error('There is no preview');
	return reply.preview;
}

async function exportOf(token: string, format: string): Promise<string> {
	const answer = await call(exportTree, `/api/family/export?format=${format}`, { token });
	expect(answer.status, answer.text).toBe(200);
	return answer.text;
}

async function treeOf(token: string) {
	const { body } = await call(readTree, '/api/family/tree', { token });
	return familyTreeReply.parse(body);
}

const rowsOf = async () => ({
	people: await db.person.count(),
	links: await db.parentLink.count(),
	unions: await db.union.count(),
});

const lines = (...written: string[]) => ['0 HEAD', '1 GEDC', '2 VERS 7.0', ...written, '0 TRLR'].join('\n');
const person = (id: string, name: string, ...more: string[]) => [`0 @${id}@ INDI`, `1 NAME ${name}`, ...more];

/** What a file says apart from how its records are called: of each person what is told, and to whom they are linked. */
function meaning(text: string, withoutOwner: string) {
	const file: FamilyFile = readGedcom(text, new UnreadList());
	const owner = file.people.find(({ facts }) => facts.some(({ value }) => value === withoutOwner))?.id;
	const people = file.people.filter(({ id }) => id !== owner);
	const factsOf = (told: FamilyFile['people'][number]['facts']) =>
		storedFacts
			.parse(told)
			.map((fact) => JSON.stringify(fact))
			.sort();
	const mark = (id: string) =>
		people
			.find((one) => one.id === id)
			?.facts.map(({ value }) => value)
			.join() ?? '';
	const sorted = <T>(list: T[]) =>
		list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
	return {
		people: sorted(people.map(({ sex, facts }) => [String(sex), ...factsOf(facts)])),
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
				factsOf(facts),
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
		const written = await Promise.all(versions.map((format) => exportOf(first.token, format)));
		const [seven = '', five = ''] = written;
		expect(seven).toMatch(/^0 HEAD\n1 GEDC\n2 VERS 7.0\n/);
		expect(five).toContain('\n1 CHAR UTF-8\n');
		const said = meaning(seven, 'First Owner');
		expect(meaning(five, 'First Owner')).toEqual(said);

		// Beside what the file itself says, only that people have a name and that who is so old has passed away.
		const original = meaning(sample(name), 'nobody');
		const added = ['{"tag":"NAME","value":"Name not known"}', '{"tag":"DEAT"}'];
		const without = (told: readonly string[]) => told.filter((fact) => !added.includes(fact)).join();
		expect(said.people.map(([sex, ...told]) => [sex, without(told)]).sort()).toEqual(
			original.people.map(([sex, ...told]) => [sex, without(told)]).sort(),
		);
		expect(said.unions.map(([, told]) => told)).toEqual(original.unions.map(([, told]) => told));
		expect(said.parentLinks).toHaveLength(original.parentLinks.length);

		for (const [at, text] of written.entries()) {
			const { token } = await makeLogin({ name: `Owner ${at}` });
			await importInto(token, text.replaceAll('First Owner', `Owner ${at}`), { choices: { me: 'I1' } });
			for (const format of versions) {
				const again = meaning(await exportOf(token, format), `Owner ${at}`);
				expect(again).toEqual(said);
			}
		}
	});

	it('makes nobody twice', async () => {
		const { token } = await makeLogin({ name: 'Owner' });
		const { added } = await importInto(token, sample(name));
		const before = await rowsOf();
		const again = await importInto(token, sample(name), { language: 'hi' });
		expect(again).toEqual({ added: 0, matched: added, unions: 0, parentLinks: 0 });
		expect(await rowsOf()).toEqual(before);
		const told = await exportOf(token, 'gedcom-7.0');
		await importInto(token, sample(name));
		expect(await exportOf(token, 'gedcom-7.0')).toBe(told);
	});
});
