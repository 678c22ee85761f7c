import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/share/[language]/[kind]/[picture]/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { drawShare } from './rules/draw-share';

vi.mock('./rules/draw-share', async (load) => {
	const loaded = await load<typeof import('./rules/draw-share')>();
	return { drawShare: vi.fn(loaded.drawShare) };
});

provideDatabase();
beforeEach(emptyTables);

const blogFields = { titleKey: 'x', content: 'Once.', author: 'Meera', language: 'hi' } as const;

const approved = { status: 'approved', approvedAt: new Date() } as const;

const ask = (kind: string, id: string, more: { language?: string; headers?: Record<string, string> } = {}) =>
	call(GET, `/share/${kind}/${id}`, {
		params: { language: more.language ?? 'hi', kind, picture: `${id}.png` },
		headers: more.headers ?? {},
	});

const makeDeity = () =>
	db.deity.create({
		data: {
			texts: { create: { language: 'hi', name: 'करणी माता', description: 'देशनोक', alternateNames: [] } },
		},
	});

describe('the picture of a public record', () => {
	it('is drawn for the portal, a blog, a deity and a clan, in both languages', async () => {
		const blog = await db.blog.create({ data: { ...blogFields, title: 'हल्दीघाटी', ...approved } });
		const deity = await makeDeity();
		const clan = await db.clan.create({
			data: {
				slug: 'rathore',
				key: 'Rathore',
				texts: { create: { language: 'hi', vansh: 'सूर्यवंश' } },
			},
		});
		for (const [kind, id] of [
			['page', 'home'],
			['story', blog.id],
			['deity', deity.id],
			['clan', clan.slug],
		] as const)
			for (const language of ['hi', 'en']) {
				const { status, headers } = await ask(kind, id, { language });
				expect(status).toBe(200);
				expect(headers.get('content-type')).toBe('image/png');
				expect(headers.get('cache-control')).toContain('public');
			}
	});

	it('is of the right size, and the same for each that ask at once', async () => {
		const deity = await makeDeity();
		const answers = await Promise.all(
			Array.from({ length: 5 }, () =>
				GET(new Request('http://localhost/'), {
					params: Promise.resolve({ language: 'hi', kind: 'deity', picture: `${deity.id}.png` }),
				}),
			),
		);
		const bytes = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
		expect(await sharp(bytes[0]).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
		for (const other of bytes) expect(other.equals(bytes[0] ?? Buffer.alloc(0))).toBe(true);
	});

	it('stays as it was drawn until the record says something else', async () => {
		vi.mocked(drawShare).mockClear();
		const blog = await db.blog.create({ data: { ...blogFields, title: 'एक', ...approved } });
		await Promise.all([ask('story', blog.id), ask('story', blog.id)]);
		await ask('story', blog.id);
		expect(drawShare).toHaveBeenCalledTimes(1);
		await db.blog.update({ where: { id: blog.id }, data: { title: 'दो' } });
		await ask('story', blog.id);
		expect(drawShare).toHaveBeenCalledTimes(2);
	});

	it('names the author in the script of the language', async () => {
		const [latin, devanagari] = await Promise.all(
			['Meera', 'मीरा'].map((author) =>
				db.blog.create({ data: { ...blogFields, author, title: 'हल्दीघाटी', ...approved } }),
			),
		);
		for (const language of ['hi', 'en']) {
			const [a, b] = await Promise.all(
				[latin, devanagari].map((blog) => ask('story', blog?.id ?? '', { language })),
			);
			expect(a?.headers.get('etag')).toBe(b?.headers.get('etag'));
		}
	});

	it('is sent again only when the record says something else', async () => {
		const blog = await db.blog.create({ data: { ...blogFields, title: 'पहला', ...approved } });
		const { headers } = await ask('story', blog.id);
		const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
		expect((await ask('story', blog.id, known)).status).toBe(304);
		await db.blog.update({ where: { id: blog.id }, data: { content: 'Not on the picture.' } });
		expect((await ask('story', blog.id, known)).status).toBe(304);
		await db.blog.update({ where: { id: blog.id }, data: { title: 'दूसरा' } });
		expect((await ask('story', blog.id, known)).status).toBe(200);
	});
});

describe('no picture', () => {
	it.each(['pending', 'rejected'] as const)('is there of a story that is %s', async (status) => {
		const blog = await db.blog.create({ data: { ...blogFields, title: 'canary', status } });
		const answer = await ask('story', blog.id);
		expect(answer.status).toBe(404);
		expect(answer.text).not.toContain('canary');
	});

	it.each([
		['story', randomUUID()],
		['deity', randomUUID()],
		['deity', 'home'],
		['clan', 'nobody'],
		['clan', 'a--b'],
		['page', 'profile'],
		['member', randomUUID()],
	])('is there of %s %s', async (kind, id) => {
		expect((await ask(kind, id)).status).toBe(404);
	});

	it('is there in another language, or by another name', async () => {
		expect((await ask('page', 'home', { language: 'de' })).status).toBe(404);
		const params = { language: 'hi', kind: 'page', picture: 'home.jpg' };
		expect((await call(GET, '/share/hi/page/home.jpg', { params })).status).toBe(404);
	});
});
