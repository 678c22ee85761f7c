import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type Language, languages } from '@/lib/core/language';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { getOrder, getPage, senderIn } from './queries';

provideDatabase();

const rows = 3000;
const tables = { Blog: ['title', 'author'], GalleryImage: ['title'] } as const;

beforeAll(async () => {
	await emptyTables();
	const { id } = await makeAccount();
	const numbers = `generate_series(1, ${rows}) AS n`;
	await pool.query(
		`INSERT INTO "Blog" ("title", "titleKey", "author", "authorKey", "content", "language", "senderId", "createdAt", "updatedAt")
		SELECT n::text, n::text, n::text, n::text, 'Once.', 'en', $1, now() - n * interval '1 minute', now() FROM ${numbers}`,
		[id],
	);
	await pool.query(
		`INSERT INTO "Media" ("id", "ownerId", "width", "height", "blur")
		SELECT md5(n::text)::uuid, $1, 4, 3, 'data:image/webp;base64,UklGRg==' FROM ${numbers}`,
		[id],
	);
	await pool.query(
		`INSERT INTO "GalleryImage" ("title", "titleKey", "description", "language", "senderId", "mediaId", "createdAt", "updatedAt")
		SELECT n::text, n::text, 'x', 'en', $1, md5(n::text)::uuid, now() - n * interval '1 minute', now() FROM ${numbers}`,
		[id],
	);
	await pool.query('ANALYZE');
});

interface Node {
	'Node Type': string;
	'Actual Loops': number;
	'Index Name'?: string | undefined;
	Plans?: Node[] | undefined;
}

const node: z.ZodType<Node> = z.lazy(() =>
	z.looseObject({
		'Node Type': z.string(),
		'Actual Loops': z.number(),
		'Index Name': z.string().optional(),
		Plans: z.array(node).optional(),
	}),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

function getNodes(top: Node): Node[] {
	return [top, ...(top.Plans ?? []).flatMap(getNodes)];
}

async function getPlan(
	table: keyof typeof tables,
	sort: string,
	page: number,
	language: Language = 'hi',
): Promise<Node[]> {
	const named = Prisma.raw(`"${table}"`);
	const columns = Object.fromEntries(
		tables[table].map((key) => [key, getInAlphabet(Prisma.raw(`"${key}Key"`), language)]),
	);
	const { text, values } = getPage({
		table: named,
		columns: Prisma.sql`"title", ${senderIn(named)} AS "sender"`,
		wanted: Prisma.sql`TRUE`,
		order: getOrder(sort, columns),
		paging: { page, limit: 10 },
	});
	const { rows: plan } = await pool.query({ text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values });
	return getNodes(explained.parse(plan)[0]['QUERY PLAN'][0].Plan);
}

it.each(['Blog', 'GalleryImage'] as const)(
	'looks up nothing for the rows of %s before the page',
	async (table) => {
		const nodes = await getPlan(table, '-createdAt', 250);
		expect(Math.max(...nodes.map((one) => one['Actual Loops']))).toBeLessThanOrEqual(10);
	},
);

it.each(
	Object.entries(tables).flatMap(([table, keys]) =>
		['createdAt', ...keys].flatMap((key) =>
			languages.flatMap((language) => [
				[table, key, language] as const,
				[table, `-${key}`, language] as const,
			]),
		),
	),
)('reads a page of %s by %s in the order of an index, in %s', async (table, sort, language) => {
	const key = sort.replace('-', '');
	const index = key === 'createdAt' ? `${table}_createdAt_idx` : `${table}_${key}_by_alphabet_${language}`;
	const nodes = await getPlan(table === 'Blog' ? 'Blog' : 'GalleryImage', sort, 1, language);
	expect(nodes.map((one) => one['Index Name'])).toContain(index);
});
