import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { pool } from '@/lib/platform/db/pool';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { foundByFilters } from './list-pages';

provideDatabase();

beforeAll(async () => {
	await emptyTables();
	// The tallies are written once a row: all at once would take longer than a statement may.
	for (let from = 0; from < 1200; from += 200)
		await pool.query(
			`INSERT INTO "Member"
				("name", "nameKey", "email", "emailKey", "clan", "clanKey", "dynasty", "dynastyKey", "claimedAt", "updatedAt")
			SELECT n::text, md5(n::text), n || '@example.org', n || '@example.org', few, md5(few), few, md5(few), now(), now()
			FROM generate_series($1::int + 1, $1::int + 200) AS n, LATERAL (SELECT (n % 20)::text AS few) AS clans`,
			[from],
		);
	await pool.query('VACUUM ANALYZE "Member"');
});

interface Node {
	'Node Type': string;
	'Index Name'?: string | undefined;
	Plans?: Node[] | undefined;
}

const node: z.ZodType<Node> = z.lazy(() =>
	z.looseObject({
		'Node Type': z.string(),
		'Index Name': z.string().optional(),
		Plans: z.array(node).optional(),
	}),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

function getNodes(top: Node): Node[] {
	return [top, ...(top.Plans ?? []).flatMap(getNodes)];
}

describe.each(languages)('the list of members in %s', (language) => {
	it.each([
		['name', `Member_by_alphabet_${language}`],
		['-name', `Member_by_alphabet_${language}`],
		['clan', `Member_by_alphabet_of_clan_${language}`],
		['-clan', `Member_by_alphabet_of_clan_falling_${language}`],
		['dynasty', `Member_by_alphabet_of_dynasty_${language}`],
		['-dynasty', `Member_by_alphabet_of_dynasty_falling_${language}`],
	] as const)('is read by %s from an index alone, without a sort', async (sort, index) => {
		const filters = { query: '', clan: '', dynasty: '', sort };
		const { text, values } = await foundByFilters(filters, { page: 1, limit: 10, language });
		const { rows } = await pool.query({ text: `EXPLAIN (FORMAT JSON) ${text}`, values });
		const nodes = getNodes(explained.parse(rows)[0]['QUERY PLAN'][0].Plan);
		const scans = nodes.filter((one) => one['Index Name'] === index);
		expect(scans.map((one) => one['Node Type'])).toContain('Index Only Scan');
	});
});
