// Each list of names that administrators sort is in the reader's alphabet, both scripts as one.
import { beforeAll, expect, it } from 'vitest';
import { GET as exportBlogs } from '@/app/api/admin/exports/blogs/route';
import { GET as exportMembers } from '@/app/api/admin/exports/users/route';
import { GET as readHistory } from '@/app/api/admin/history/route';
import { GET as listMessages } from '@/app/api/admin/messages/route';
import { GET as listReports } from '@/app/api/admin/reports/route';
import { GET as listTrash } from '@/app/api/admin/trash/route';
import { GET as listBlogs } from '@/app/api/blogs/admin/route';
import { GET as listFamilies } from '@/app/api/family/trees/route';
import { GET as listImages } from '@/app/api/gallery/admin/route';
import { GET as listFilters } from '@/app/api/users/filters/route';
import { GET as listMembers } from '@/app/api/users/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, openLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { writeBlog, writeImage, writeMessage, writeReport } from '@/tests/support/records';

provideDatabase();

const names = ['Zorawar', 'गजेंद्र', 'Ekta', 'अर्जुन', 'Meera', 'Hukam', 'कमला'];

const inOrder = {
	en: ['अर्जुन', 'Ekta', 'गजेंद्र', 'Hukam', 'Zorawar', 'कमला', 'Meera'],
	hi: ['अर्जुन', 'Ekta', 'कमला', 'गजेंद्र', 'Zorawar', 'Meera', 'Hukam'],
};

let token = '';

beforeAll(async () => {
	const reader = await makeAccount({ isAdmin: true, name: 'Reader', nameKey: 'zzz' });
	token = await openLogin(reader);
	for (const name of names) {
		const nameKey = searchKey(name);
		const clan = { clan: name, clanKey: nameKey, dynasty: name, dynastyKey: nameKey };
		const { id } = await makeAccount({ name, nameKey, isAdmin: true, ...clan });
		await db.familyTree.create({ data: { ownerId: id, name, nameKey } });
		const post = { title: name, titleKey: nameKey };
		await writeBlog(id, { ...post, author: name, authorKey: nameKey });
		await writeImage(id, post);
		await writeReport(reader.id, id);
		await writeMessage({ name });
		await db.trashEntry.create({
			data: { kind: 'blog', subjectId: id, name, deletedAt: new Date(), rows: {}, mediaIds: [] },
		});
		await db.auditEntry.create({
			data: { actorId: id, action: 'member.update', subjectType: 'member', subjectId: id },
		});
	}
});

const lists: [string, Parameters<typeof call>[0], string, (name: string) => string][] = [
	['members', listMembers, '/api/users?sort=name', (name) => `"name":"${name}"`],
	['members by clan', listMembers, '/api/users?sort=clan', (name) => `"name":"${name}"`],
	['members by dynasty', listMembers, '/api/users?sort=dynasty', (name) => `"name":"${name}"`],
	['the file of members', exportMembers, '/api/admin/exports/users?sort=name', (name) => `Z,${name},`],
	['stories by title', listBlogs, '/api/blogs/admin?sort=title', (name) => `"title":"${name}"`],
	['stories by author', listBlogs, '/api/blogs/admin?sort=author', (name) => `"author":"${name}"`],
	['the file of stories', exportBlogs, '/api/admin/exports/blogs?sort=title', (name) => `,${name},`],
	['pictures', listImages, '/api/gallery/admin?sort=title', (name) => `"title":"${name}"`],
	['families', listFamilies, '/api/family/trees?sort=name', (name) => `"name":"${name}"`],
	['reports', listReports, '/api/admin/reports?sort=about', (name) => `"name":"${name}"`],
	['messages', listMessages, '/api/admin/messages?sort=name', (name) => `"name":"${name}"`],
	['the trash', listTrash, '/api/admin/trash?sort=name', (name) => `"name":"${name}"`],
	['choices of a clan', listFilters, '/api/users/filters', (name) => `"value":"${name}"`],
	[
		'choices of an administrator',
		readHistory,
		'/api/admin/history?from=2999-01-01',
		(name) => `"name":"${name}"`,
	],
];

async function read([, handler, path, mark]: (typeof lists)[number], language: 'hi' | 'en', minus = '') {
	const asked = path.replace('sort=', `sort=${minus}`);
	const { status, text } = await call(handler, asked, { token, language });
	expect(status).toBe(200);
	const places = names.map((name) => ({ name, place: text.indexOf(mark(name)) }));
	expect(places.filter(({ place }) => place < 0)).toEqual([]);
	return places.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
}

it.each(lists)('%s', async (...list) => {
	for (const language of ['en', 'hi'] as const) {
		expect(await read(list, language)).toEqual(inOrder[language]);
		if (list[2].includes('sort='))
			expect(await read(list, language, '-')).toEqual(inOrder[language].toReversed());
	}
});
