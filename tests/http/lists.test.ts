import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import {
	call,
	eachLanguage,
	findAll,
	getAttributes,
	getPage,
	getText,
	logInAsAdministrator,
	type Session,
	send,
	translators,
} from './site';

const saved = z.object({ blog: z.object({ _id: z.string() }) });
const count = z.object({ pagination: z.object({ total: z.number(), pages: z.number() }) });

const blogsPerPage = 12;
/** Changes show on public pages after about two seconds; a busy machine takes longer. */
const shownWithin = { timeout: 20_000, interval: 50 };

let administrator: Session;
const added: string[] = [];

async function write(method: string, path: string, body: object = {}): Promise<Response> {
	const headers = { 'content-type': 'application/json', authorization: administrator.authorization };
	const response = await send(path, { method, headers, body: JSON.stringify(body) });
	expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
	return response;
}

async function addBlog(): Promise<string> {
	const blog = {
		title: `Story ${randomUUID().slice(0, 8)}`,
		author: 'Meera',
		content: 'Once.',
		language: 'en',
	};
	const response = await write('POST', '/api/blogs', blog);
	return saved.parse(await response.json()).blog._id;
}

/** Fills the list until its second page holds exactly one blog. */
beforeAll(async () => {
	administrator = await logInAsAdministrator();
	const { pagination } = await call(count, '/api/blogs?limit=1');
	const missing = blogsPerPage + 1 - (pagination.total % blogsPerPage);
	for (let index = 0; index < missing; index += 1) added.push(await addBlog());
});

afterAll(async () => {
	for (const id of added) await write('DELETE', `/api/blogs/${id}`);
});

const cardsOn = (document: Document) =>
	findAll(document, 'main li').filter((item) => item.querySelector('h2'));

describe.each(eachLanguage)('the list of stories in $language', ({ language, words }) => {
	const list = pathIn(language, '/blogs');
	const pageAt = (number: number) => (number === 1 ? list : `${list}/page/${number}`);
	let pages: number;
	beforeAll(async () => {
		const { pagination } = await call(count, `/api/blogs?limit=${blogsPerPage}`);
		pages = pagination.pages;
		await vi.waitFor(async () => expect((await send(pageAt(pages))).status).toBe(200), shownWithin);
	});

	it('shows twelve blogs a page, and the rest on the last page', async () => {
		expect(pages).toBeGreaterThan(1);
		const ids = new Set<string>();
		for (let number = 1; number <= pages; number += 1) {
			const { document } = await getPage(pageAt(number));
			const cards = cardsOn(document);
			expect(cards).toHaveLength(number < pages ? blogsPerPage : 1);
			for (const card of cards) ids.add(card.querySelector('a')?.getAttribute('href') ?? '');
		}
		expect(ids.size).toBe((pages - 1) * blogsPerPage + 1);
	});

	it('each page is at an address of its own and leads to its neighbours', async () => {
		const { document } = await getPage(pageAt(2));
		const { pager, title } = words.blogs;
		const canonical = getAttributes(document, 'link[rel="canonical"]', 'href');
		expect(canonical.map((address) => new URL(address).pathname)).toEqual([pageAt(2)]);
		expect(document.title).toContain(title);
		const links = document.querySelector(`nav[aria-label="${pager.label}"]`) ?? document;
		expect(getAttributes(links, 'a[rel="prev"]', 'href')).toEqual([list]);
		expect(getAttributes(links, '[aria-current="page"]', 'aria-label')).toEqual([
			translators[language]('blogs.pager.number', { page: 2 }),
		]);
		const first = await getPage(list);
		expect(getAttributes(first.document, 'a[rel="next"]', 'href')).toEqual([pageAt(2)]);
		expect(getAttributes(first.document, 'a[rel="prev"]', 'href')).toEqual([]);
	});

	it.each(['1', '0', '9999', 'x', '-1', '02'])('responds with 404 at page %s', async (number) => {
		expect((await send(`${list}/page/${number}`)).status).toBe(404);
	});

	it('responds with 404 after its last page', async () => {
		expect((await send(pageAt(pages + 1))).status).toBe(404);
	});

	it('responds with 404 for a third language', async () => {
		expect((await send(`${list}/language/fr`)).status).toBe(404);
	});

	it('shows the blogs of one language on the list of that language', async () => {
		const english = await getPage(`${list}/language/en`);
		expect(getText(english.document.querySelector('h1'))).toBe(words.blogs.titles.en);
		const [id] = added;
		const address = pathIn(language, `/blog/${id}`);
		const hrefs = async (path: string) => getAttributes((await getPage(path)).document, 'main li a', 'href');
		expect(await hrefs(`${list}/language/en`)).toContain(address);
		expect(await hrefs(`${list}/language/hi`)).not.toContain(address);
	});
});

describe('a category of the gallery', () => {
	const picturesPerPage = 24;
	const category = `Fair ${randomUUID().slice(0, 8)}`;
	const path = `/gallery/category/${encodeURIComponent(category)}`;
	const pictures: string[] = [];

	async function addPicture(image: Blob): Promise<void> {
		const form = new FormData();
		for (const [field, value] of Object.entries({
			title: 'Fair',
			description: 'Seen from the lake.',
			category,
		}))
			form.set(field, value);
		form.set('image', image);
		const { authorization } = administrator;
		const response = await send('/api/gallery', { method: 'POST', headers: { authorization }, body: form });
		const { image: picture } = z
			.object({ image: z.object({ _id: z.string() }) })
			.parse(await response.json());
		pictures.push(picture._id);
	}

	beforeAll(async () => {
		const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#5c0f22' } })
			.png()
			.toBuffer();
		const image = new Blob([new Uint8Array(png)], { type: 'image/png' });
		for (let number = 0; number <= picturesPerPage; number += 1) await addPicture(image);
		await vi.waitFor(async () => expect((await send(`${path}/page/2`)).status).toBe(200), shownWithin);
	});

	afterAll(async () => {
		for (const id of pictures) await write('DELETE', `/api/gallery/${id}`);
	});

	it('shows 24 pictures a page, and the rest on the next', async () => {
		const [first, second] = [await getPage(path), await getPage(`${path}/page/2`)];
		expect(cardsOn(first.document)).toHaveLength(picturesPerPage);
		expect(cardsOn(second.document)).toHaveLength(1);
		expect(getAttributes(first.document, 'a[rel="next"]', 'href')).toEqual([`${path}/page/2`]);
		const canonical = getAttributes(second.document, 'link[rel="canonical"]', 'href');
		expect(canonical.map((address) => new URL(address).pathname)).toEqual([`${path}/page/2`]);
	});

	it.each(['1', '3', '9999'])('responds with 404 at page %s', async (number) => {
		expect((await send(`${path}/page/${number}`)).status).toBe(404);
	});
});

describe.each(eachLanguage)('a story that was removed in $language', ({ language, words }) => {
	it('responds with 404 and says that it was here before', async () => {
		const path = pathIn(language, `/blog/${await addBlog()}`);
		await vi.waitFor(async () => expect((await send(path)).status).toBe(200), shownWithin);
		await write('DELETE', `/api/blogs/${path.split('/').at(-1)}`);
		await vi.waitFor(async () => expect((await send(path)).status).toBe(404), shownWithin);
		const { document } = await getPage(path);
		const { removed, removedText } = words.blogs.article;
		expect(getText(document.querySelector('main h1'))).toBe(removed);
		expect(getText(document.querySelector('main'))).toContain(removedText);
		expect(getAttributes(document, 'meta[name="robots"]', 'content').join()).toContain('noindex');
	});
});
