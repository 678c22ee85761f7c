import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { groupedBy } from '@/lib/core/grouping';
import { searchKey } from '@/lib/core/text-folding';
import { growFamily } from '@/tests/support/family-growth';
import { getName } from './names';

const sexes = { M: 'Male', F: 'Female' } as const;

/** Writes a member's tree of `size` people, who are one family and hang together; the member is one of the middle. */
export async function writeFamily(databaseUrl: string, ownerId: string, size: number): Promise<void> {
	const grown = growFamily('community', size, 1);
	const own = grown.find(
		({ sex, generation, father, spouses }) =>
			sex === 'M' && generation === 3 && father !== null && spouses.length > 0,
	);
	const treeId = randomUUID();
	const ids = new Map(grown.map(({ id }) => [id, randomUUID()]));
	const getId = (id: string) => ids.get(id) ?? '';
	const people = grown.map((person, at) => {
		const name = getName(at);
		return {
			...{ id: getId(person.id), treeId, addedById: ownerId, name, nameKey: searchKey(name) },
			memberId: person === own ? ownerId : null,
			gender: person.sex && sexes[person.sex],
			bornOn: person.birth === null ? null : `${person.birth}-01-01`,
			bornPrecision: person.birth === null ? null : 'year',
			isDeceased: person.birth !== null && person.birth < 1950,
			...{ clan: 'Rathore', villageAddress: 'Osian', district: 'Jodhpur', profession: 'Teacher' },
		};
	});
	const parentLinks = grown.flatMap(({ id, father, mother }) => [
		...(father ? [{ treeId, childId: getId(id), parentId: getId(father), role: 'father' }] : []),
		...(mother ? [{ treeId, childId: getId(id), parentId: getId(mother), role: 'mother' }] : []),
	]);
	const unions = grown
		.filter(({ sex }) => sex === 'M')
		.flatMap(({ id, spouses }) =>
			spouses.map((spouse, sequence) => {
				const [partnerAId = '', partnerBId = ''] = [getId(id), getId(spouse)].sort();
				return { treeId, partnerAId, partnerBId, sequence };
			}),
		);
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		// A replica's session: what is written here is right, and checking each row of it would take minutes.
		await client.query('SET session_replication_role = replica');
		await insertRows(client, 'FamilyTree', [{ id: treeId, ownerId, name: 'Bench' }]);
		await insertRows(client, 'Person', people);
		await insertRows(client, 'ParentLink', parentLinks);
		await insertRows(client, 'Union', unions);
		await client.query('ANALYZE');
	} finally {
		await client.end();
	}
}

async function insertRows(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
	const hasUpdatedAt = table === 'FamilyTree' || table === 'Person';
	const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
	await client.query(
		`INSERT INTO "${table}" (${[...columns, ...(hasUpdatedAt ? ['"updatedAt"'] : [])].join()})
		SELECT ${[...columns, ...(hasUpdatedAt ? ['now()'] : [])].join()}
		FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
		[JSON.stringify(rows)],
	);
}

/** The same people as a file of another program, with a work, a note and a place of birth each. */
export function familyFile(size: number): string {
	const grown = growFamily('community', size, 1);
	const couples = groupedBy(
		grown.filter(({ father, mother }) => father !== null && mother !== null),
		({ father, mother }) => `${father} ${mother}`,
	);
	const people = grown.flatMap(({ id, sex, birth }, at) => [
		...[`0 @${id}@ INDI`, `1 NAME ${getName(at)}`, `1 SEX ${sex ?? 'U'}`, '1 OCCU Teacher'],
		...['1 NOTE Lived in the village of the family.', `1 BIRT\n2 PLAC Osian, Jodhpur`],
		...(birth === null ? [] : [`2 DATE ${birth}`]),
	]);
	const families = [...couples].flatMap(([parents, children], at) => {
		const [father, mother] = parents.split(' ');
		return [
			...[`0 @F${at}@ FAM`, `1 HUSB @${father}@`, `1 WIFE @${mother}@`],
			...children.map(({ id }) => `1 CHIL @${id}@`),
		];
	});
	return ['0 HEAD', '1 GEDC', '2 VERS 7.0', ...people, ...families, '0 TRLR'].join('\n');
}
