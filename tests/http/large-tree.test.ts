import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathIn } from '@/lib/core/localized-path';
import { findAll, getAttributes, getPage, send } from './site';

const children = 700;
const language = 'en';
const maxBytes = 300_000;

/** A father with more children than a page lists. */
function writeFile(): string {
	const ids = Array.from({ length: children }, (_, at) => at + 1);
	return [
		...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8'],
		...['0 @I0@ INDI', '1 NAME Umed /Singh/', '1 SEX M', '1 FAMS @F1@'],
		...ids.flatMap((id) => [`0 @I${id}@ INDI`, `1 NAME Relative${id} /Singh/`, '1 SEX M', '1 FAMC @F1@']),
		...['0 @F1@ FAM', '1 HUSB @I0@', ...ids.map((id) => `1 CHIL @I${id}@`), '0 TRLR', ''],
	].join('\n');
}

async function importLargeTree(): Promise<{ cookie: string }> {
	const form = new FormData();
	form.set('name', 'Umed Singh');
	form.set('email', `large-${randomUUID()}@example.com`);
	form.set('password', randomUUID());
	form.set('gender', 'Male');
	const registered = await send('/api/users/register', { method: 'POST', body: form });
	expect(registered.status, await registered.clone().text()).toBe(201);
	const cookie = registered.headers
		.getSetCookie()
		.map((line) => line.split(';', 1)[0])
		.join('; ');
	const { token } = await registered.json();
	const file = new FormData();
	file.set('dryRun', 'false');
	file.set('choices', JSON.stringify({ me: 'I0' }));
	file.set('file', new File([writeFile()], 'family.ged'));
	const headers = { authorization: `Bearer ${token}` };
	const imported = await send('/api/family/import', { method: 'POST', headers, body: file });
	expect(imported.status, await imported.text()).toBe(201);
	return { cookie };
}

describe('the pages of a tree that is too large for one', () => {
	let headers: { cookie: string };
	beforeAll(async () => {
		headers = await importLargeTree();
	});

	const open = (path: string) => getPage(pathIn(language, path), headers);
	const readNames = (html: string) => new Set(html.match(/Relative\d+/g));

	it.each(['outline', 'book'])(
		'the %s shows a part of the descendants, and leads to the next',
		async (way) => {
			const first = await open(`/family-tree/${way}`);
			expect(first.status).toBe(200);
			expect(readNames(first.html).size).toBeGreaterThanOrEqual(100);
			expect(findAll(first.document, '[id^="n1."]').length).toBeLessThanOrEqual(300);
			const [next] = getAttributes(first.document, 'a[rel="next"]', 'href');
			expect(next).toBe(`/en/family-tree/${way}?page=2`);
			const second = await getPage(next ?? '', headers);
			const anchors = getAttributes(second.document, '[id^="n1."]', 'id');
			expect(anchors.length).toBeGreaterThan(0);
			expect(findAll(first.document, '[id^="n1."]').map(({ id }) => id)).not.toContain(anchors[0]);
			for (const { html } of [first, second]) expect(Buffer.byteLength(html)).toBeLessThan(maxBytes);
		},
	);

	it.each([
		'/family-tree/ancestors',
		'/family-tree/relation',
		'/family-tree/questions',
		'/family-tree/days',
		'/matrimonial/check',
		'/dashboard',
	])('%s names few people of it', async (path) => {
		const { status, html } = await open(path);
		expect(status).toBe(200);
		expect(readNames(html).size).toBeLessThanOrEqual(10);
		expect(Buffer.byteLength(html)).toBeLessThan(maxBytes);
	});
});
