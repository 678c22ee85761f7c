import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type KhaanpTexts, khaanpFields, khaanpMaxLength } from '@/lib/features/heritage/khaanp/schema';
import { createAtlas } from '@/lib/rules/clan/khaanps';
import { shippedAtlas, shippedKhaanps } from '@/lib/rules/clan/shipped-atlas';
import { checkDrafts, type Draft, getRows, getTexts, type KhaanpRecord, noTexts } from './check-drafts';

function getRecords(): KhaanpRecord[] {
	const ids = new Map(shippedKhaanps.map(({ name }) => [name, randomUUID() as string]));
	const findId = (name: string | null) => (name === null ? null : (ids.get(name) ?? null));
	return shippedKhaanps.map(({ name, parent, otherKul, ...row }) => ({
		...row,
		...{ id: findId(name) ?? '', version: 0, parentId: findId(parent), otherKulId: findId(otherKul) },
	}));
}

const records = getRecords();
const texts = getTexts(records);
const getId = (name: string) => records.find(({ spellings }) => spellings.en[0] === name)?.id ?? '';

function check(name: string | null, change: Partial<KhaanpTexts>) {
	const id = name === null ? 'new' : getId(name);
	const before = records.find((record) => record.id === id) ?? null;
	const draft: Draft = { before, texts: { ...noTexts, ...texts.get(id), ...change } };
	const checked = checkDrafts(records, new Map([[id, draft]])).get(id);
	if (!checked) throw new Error('not checked');
	return checked;
}

const getFaults = (name: string | null, change: Partial<KhaanpTexts>) =>
	check(name, change).faults.map(({ path, message }) => [path, message]);

const newOne = { spellingsEn: 'Newkhaanp', spellingsHi: 'नईखाँप' };

describe('the shipped atlas', () => {
	it('is the same once it has been written as texts and read again', () => {
		const drafts = records.map((record): [string, Draft] => [
			record.id,
			{ before: record, texts: { ...noTexts, ...texts.get(record.id) } },
		]);
		const checked = checkDrafts(records, new Map(drafts));
		for (const record of records) {
			const { id, version, ...content } = record;
			expect(checked.get(id), texts.get(id)?.spellingsEn).toEqual({ content, faults: [] });
		}
		expect(getRows(records)).toEqual(shippedKhaanps);
		expect(createAtlas(getRows(records)).khaanps).toEqual(shippedAtlas.khaanps);
		for (const written of texts.values())
			for (const field of khaanpFields)
				expect(written[field].length).toBeLessThanOrEqual(khaanpMaxLength[field]);
	});
});

describe('a draft', () => {
	it('is a kul without anything above it, else a khaanp of the one that it names in either script', () => {
		expect(check(null, newOne).content).toMatchObject({ isOwnKul: 'yes', parentId: null });
		expect(check(null, { ...newOne, parent: 'राठौड़' }).content).toMatchObject({
			isOwnKul: 'no',
			parentId: getId('Rathore'),
		});
	});

	it('reads seats one a line or with commas, with the district in either language', () => {
		const seats = 'Abcseat=अबसीट:पाली\nDefseat/Defseats=दफसीट, Ghiseat=घिसीट : Nagaur';
		expect(check(null, { ...newOne, seats }).content.seats).toEqual([
			{ spellings: { en: ['Abcseat'], hi: ['अबसीट'] }, district: 'Pali' },
			{ spellings: { en: ['Defseat', 'Defseats'], hi: ['दफसीट'] }, district: null },
			{ spellings: { en: ['Ghiseat'], hi: ['घिसीट'] }, district: 'Nagaur' },
		]);
	});

	it('keeps what is above it where that has another name now', () => {
		const renamed = {
			...noTexts,
			...texts.get(getId('Rathore')),
			spellingsEn: 'Rashtrakut',
			spellingsHi: 'राष्ट्रकूट',
		};
		const rathore = records.find(({ id }) => id === getId('Rathore')) ?? null;
		const jodha = records.find(({ id }) => id === getId('Jodha')) ?? null;
		const checked = checkDrafts(
			records,
			new Map<string, Draft>([
				[getId('Rathore'), { before: rathore, texts: renamed }],
				[getId('Jodha'), { before: jodha, texts: { ...noTexts, ...texts.get(getId('Jodha')) } }],
			]),
		);
		expect(checked.get(getId('Jodha'))).toMatchObject({
			content: { parentId: getId('Rathore') },
			faults: [],
		});
	});

	it.each<[string | null, Partial<KhaanpTexts>, string, string]>([
		[null, { spellingsEn: 'Newkhaanp' }, 'spellingsHi', 'required'],
		[null, { ...newOne, spellingsEn: 'नईखाँप' }, 'spellingsEn', 'latinLetters'],
		[null, { ...newOne, spellingsHi: 'Newkhaanp' }, 'spellingsHi', 'devanagariLetters'],
		[null, { ...newOne, spellingsEn: 'Newkhaanp/Jodhaa' }, 'spellingsEn', 'spellingTaken'],
		[null, { ...newOne, seats: 'Kuchaman=कुचामन' }, 'seats', 'spellingTaken'],
		[null, { ...newOne, seats: 'Nowhere' }, 'seats', 'seat'],
		[null, { ...newOne, seats: 'Nowhere=कहीं:Atlantis' }, 'seats', 'unknownDistrict'],
		[null, { ...newOne, parent: 'Nobody' }, 'parent', 'unknownKhaanp'],
		[null, { ...newOne, isOwnKul: 'no' }, 'isOwnKul', 'kulIsOwn'],
		[null, { ...newOne, parent: 'Jodha', isOwnKul: 'perhaps' }, 'isOwnKul', 'notInList'],
		[null, { ...newOne, kuldeviEn: 'Karni' }, 'kuldeviHi', 'required'],
		['Jodha', { isOwnKul: 'disputed', saysEn: 'One says yes.' }, 'saysHi', 'required'],
		['Rathore', { parent: 'Jodha' }, 'parent', 'khaanpCircle'],
		['Jodha', { parent: 'Jodha' }, 'parent', 'khaanpCircle'],
		['Sindhal', { otherKul: 'Mertia' }, 'otherKul', 'notAKul'],
		['Sindhal', { otherKul: 'Nobody' }, 'otherKul', 'unknownKhaanp'],
	])('of %s with %j is refused at %s: %s', (name, change, path, message) => {
		expect(getFaults(name, change)).toContainEqual([path, message]);
	});
});
