import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { getPath, pathIn } from '@/lib/core/localized-path';
import { isPublicPage, staticPages } from '@/lib/features/seo/pages';
import { checkStructuredData } from '@/lib/testing/schema-org';
import { administrator, expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';
import { startSecondServer } from '../support/second-server';
import { at } from '../support/site';

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** The values of an attribute in every tag of a kind that fits `having`. */
function attributes(html: string, tag: string, name: string, having = ''): string[] {
	return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))]
		.map(([whole]) => whole)
		.filter((whole) => whole.includes(having))
		.flatMap((whole) => new RegExp(`\\b${name}="([^"]*)"`).exec(whole)?.[1] ?? [])
		.map(unescaped);
}

/** The addresses of the sitemap, without the portal's origin. */
async function listed(request: APIRequestContext): Promise<string[]> {
	const xml = await (await request.get('/sitemap.xml')).text();
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** What breaks a promise that each page makes to search engines; `html` was sent at `path`. */
function getTroubles(path: string, html: string, isListed: boolean): string[] {
	const troubles: string[] = [];
	const check = (isRight: boolean, what: string) => {
		if (!isRight) troubles.push(`${path}: ${what}`);
	};
	const isHidden = attributes(html, 'meta', 'content', 'name="robots"').some((value) =>
		value.includes('noindex'),
	);
	check(isHidden === !isPublicPage(getPath(path)), isHidden ? 'is hidden' : 'is offered');
	check(/<title>[^<]+<\/title>/.test(html), 'has no title');
	if (isHidden) {
		check(attributes(html, 'link', 'href', 'rel="canonical"').length === 0, 'is hidden and canonical');
		return troubles;
	}
	check((attributes(html, 'meta', 'content', 'name="description"')[0] ?? '') !== '', 'has no description');
	const canonical = attributes(html, 'link', 'href', 'rel="canonical"').map(
		(address) => new URL(address).pathname,
	);
	check(canonical.length === 1, `has ${canonical.length} canonical addresses`);
	check(
		(canonical[0] === path) === isListed,
		`is ${isListed ? '' : 'not '}listed, canonical ${canonical[0]}`,
	);
	for (const name of ['og:title', 'og:url', 'og:image', 'og:locale', 'twitter:card', 'twitter:image'])
		check(attributes(html, 'meta', 'content', `"${name}"`).length === 1, `has not one ${name}`);
	const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
	check(scripts.length === 1, `tells machines ${scripts.length} times`);
	for (const [, json = ''] of scripts)
		for (const error of checkStructuredData(json).errors) troubles.push(`${path}: ${error}`);
	return troubles;
}

inBothLanguages((language) => {
	test.describe(`found in ${language}`, () => {
		test('every page that a visitor can walk to is there, and tells about itself', async ({ request }) => {
			test.setTimeout(180_000);
			const sitemap = new Set(await listed(request));
			const isOurs = (path: string) => pathIn(language, getPath(path)) === path;
			const open = [...sitemap, '/login', '/forgot-password'].filter(isOurs);
			const seen = new Set(open);
			const pictures = new Set<string>();
			const troubles: string[] = [];
			for (let path = open.pop(); path !== undefined; path = open.pop()) {
				const answer = await request.get(path);
				if (answer.status() !== 200) {
					troubles.push(`${path}: ${answer.status()}`);
					continue;
				}
				// A guarded page leads to log in, which has been looked at.
				if (new URL(answer.url()).pathname !== path) continue;
				// The gallery leads to pictures too.
				if (answer.headers()['content-type']?.startsWith('image/')) continue;
				const html = await answer.text();
				troubles.push(...getTroubles(path, html, sitemap.has(path)));
				for (const picture of attributes(html, 'meta', 'content', '"og:image"')) pictures.add(picture);
				for (const href of attributes(html, 'a', 'href')) {
					const { origin, pathname } = new URL(href, answer.url());
					if (origin !== new URL(answer.url()).origin || seen.has(pathname) || !isOurs(pathname)) continue;
					seen.add(pathname);
					open.push(pathname);
				}
			}
			expect(troubles).toEqual([]);
			expect(seen.size).toBeGreaterThan(30);
			const [first, ...others] = pictures;
			expect(others.length).toBeGreaterThan(10);
			for (const picture of [first ?? '', ...others.slice(0, 3)]) {
				const answer = await request.get(new URL(picture).pathname);
				expect(answer.status(), picture).toBe(200);
				expect(answer.headers()['content-type']).toBe('image/png');
			}
		});

		test('no public page asks another host for anything', async ({ page, request, baseURL }) => {
			const strangers: string[] = [];
			page.context().on('request', (asked) => {
				if (/^(https?|wss?):/.test(asked.url()) && new URL(asked.url()).origin !== baseURL)
					strangers.push(asked.url());
			});
			const records = (await listed(request)).map(getPath).filter((path) => !staticPages.includes(path));
			const one = (folder: string) => records.find((path) => path.startsWith(folder)) ?? folder;
			for (const path of [...staticPages, one('/deity/'), one('/blog/'), one('/clan/')]) {
				await page.goto(pathIn(language, path));
				await page.mouse.move(200, 300);
				await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			}
			await page.waitForLoadState('networkidle');
			expect(strangers).toEqual([]);
		});
	});
});

const session = z.object({ token: z.string() });
const written = z.object({ blog: z.object({ _id: z.string() }) });

test.describe('two processes on one database', { tag: '@desktop' }, () => {
	test('a story shows and goes everywhere, wherever it was written', async ({
		page,
		request,
		expectTrouble,
	}) => {
		const { email, password } = administrator();
		const login = await request.post('/api/users/login', { data: { email, password } });
		const headers = { authorization: `Bearer ${session.parse(await login.json()).token}` };
		const second = await startSecondServer();
		try {
			const places = ['/en/blogs', '/sitemap.xml', '/en/feed.xml'];
			const holding = async (words: string) => {
				const texts = await Promise.all(
					places.map(async (place) => (await request.get(second.origin + place)).text()),
				);
				return places.filter((_, index) => texts[index]?.includes(words));
			};
			const within = { timeout: 5_000 };
			// Both have made their pages before anything is written.
			expect(await holding('nothing like this')).toEqual([]);
			const story = { title: 'A story of two rivers', author: 'Meera', content: 'Once.', language: 'en' };
			const answer = await request.post('/api/blogs', { data: story, headers });
			const { _id: id } = written.parse(await answer.json()).blog;
			const path = `/en/blog/${id}`;
			await expect.poll(() => holding(id), within).toEqual(places);
			const shown = async () => (await request.get(second.origin + path)).text();
			expect(await shown()).toContain(story.title);

			await request.put(`/api/blogs/${id}`, { data: { title: 'A story of three rivers' }, headers });
			await expect.poll(shown, within).toContain('A story of three rivers');
			await expect
				.poll(() => holding('A story of three rivers'), within)
				.toEqual(['/en/blogs', '/en/feed.xml']);

			await page.goto('/en/blogs');
			const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
			await expect(link).toBeVisible();
			await request.delete(`/api/blogs/${id}`, { headers });
			await expect.poll(async () => (await request.get(second.origin + path)).status(), within).toBe(404);
			await expect.poll(() => holding(id), within).toEqual([]);

			// The list that is still open leads to the page that says so.
			expectTrouble(/^404 GET \/(en\/blog|api\/blogs)\//);
			await link.click();
			await expect(page).toHaveURL(at(path));
			const title = messagesIn('en').stories.article.removed;
			await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
			const gone = await request.get(path);
			expect(gone.status()).toBe(404);
			expect(await gone.text()).toContain('noindex');
			expectTrouble(/^404 GET \/(en\/blog|api\/blogs)\/.*0123456789ab/);
			await page.goto(path.replace(/\w{12}$/, '0123456789ab'));
			const unknown = messagesIn('en').stories.article.notFound;
			await expect(page.getByRole('heading', { level: 1, name: unknown })).toBeVisible();
		} finally {
			await second.stop();
		}
	});
});
