import type { Locator, Page, Response } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

type Stat = 'members' | 'families' | 'clans' | 'bachelors';

interface StatCalls {
	list: string;
	/** What the list shows of the answer's rows, in their order. */
	namesOf: (answer: unknown, language: Language) => string[];
}

const named = z.object({ name: z.string(), written: z.string().optional() });
const users = z.object({ users: z.array(z.object({ name: z.string() })) });
const families = z.object({ families: z.array(named) });
const clans = z.object({ clans: z.array(z.object({ _id: z.string(), written: z.string().optional() })) });

function clanIn(language: Language, clan: string): string {
	const known: Readonly<Record<string, string>> = messagesIn(language).clans;
	return known[clan] ?? clan;
}

const nameShown = ({ name, written = name }: z.infer<typeof named>) => written;
const namesOfUsers = (answer: unknown) => users.parse(answer).users.map(({ name }) => name);

const statCalls: Record<Stat, StatCalls> = {
	members: {
		list: '/api/users/active-users',
		namesOf: namesOfUsers,
	},
	families: {
		list: '/api/family/trees',
		namesOf: (answer) => families.parse(answer).families.map(nameShown),
	},
	clans: {
		list: '/api/users/clans',
		namesOf: (answer, language) =>
			clans.parse(answer).clans.map(({ _id, written = _id }) => clanIn(language, written)),
	},
	bachelors: {
		list: '/api/users/bachelors',
		namesOf: namesOfUsers,
	},
};

const stats: readonly Stat[] = ['members', 'families', 'clans', 'bachelors'];

/** The list behind a number is asked for in one go. */
const isListCall = (path: string) => (url: URL) =>
	url.pathname === path && url.searchParams.get('limit') === '1000';

function answerTo(page: Page, isAsked: (url: URL) => boolean): Promise<Response> {
	return page.waitForResponse((response) => isAsked(new URL(response.url())));
}

function getCard(page: Page, language: Language, stat: Stat): Locator {
	const { label, [stat]: list } = messagesIn(language).home.stats;
	return page.getByRole('region', { name: label }).getByRole('button', { name: list.title });
}

function sectionUnder(page: Page, heading: string): Locator {
	return page
		.getByRole('main')
		.locator('section')
		.filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
}

const cards = (section: Locator) => section.getByRole('listitem').getByRole('link');

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const home = pathIn(language, '/');

	test.describe(`the numbers on the home page in ${language}`, () => {
		test('open their lists, which close by Escape and by the cross', async ({ page }) => {
			await page.goto(home);
			for (const stat of stats) {
				const card = getCard(page, language, stat);
				const { list, namesOf } = statCalls[stat];
				const answer = answerTo(page, isListCall(list));
				await card.click();
				const dialog = page.getByRole('dialog', { name: texts.home.stats[stat].title, exact: true });
				await expect(dialog).toBeVisible();
				const names = namesOf(await (await answer).json(), language);
				const items = dialog.getByRole('listitem');
				await expect(items).toHaveCount(names.length);
				// Two of the sample families are private.
				if (stat === 'families') await expect(dialog.getByText(texts.home.stats.notListed)).toBeVisible();
				await expect(items.first()).toContainText(names[0] ?? 'somebody');
				await expect(items.last()).toContainText(names.at(-1) ?? 'somebody');
				if (stat === 'families' && language === 'en')
					await expect(items.filter({ hasText: /\p{Script=Devanagari}/u })).toHaveCount(0);
				await items.last().scrollIntoViewIfNeeded();
				await expect(items.last()).toBeInViewport();
				if (stat === 'members') await dialog.getByRole('button', { name: texts.site.close }).click();
				else await page.keyboard.press('Escape');
				await expect(dialog).toBeHidden();
				await expect(card).toBeFocused();
			}
		});
	});

	test.describe(`the home page in ${language}`, () => {
		test('keeps every picture inside its card, on a tablet too', { tag: '@full' }, async ({ page }) => {
			for (const width of [390, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(home);
				for (const { title } of [texts.home.devis, texts.home.devtas, texts.home.blogs]) {
					const spilling = await cards(sectionUnder(page, title)).evaluateAll(
						(links) => links.filter((link) => link.scrollWidth > link.clientWidth).length,
					);
					expect(spilling, `${title}, ${width} px`).toBe(0);
				}
			}
		});

		test('greets a member and leads on', async ({ page, newMember, logIn }) => {
			const account = await newMember();
			await logIn(account);
			await page.goto(home);
			const main = page.getByRole('main');
			const greeting = translator(language)('home.hero.greeting', { name: account.name });
			await expect(main.getByText(greeting, { exact: true })).toBeVisible();
			const script = language === 'hi' ? /^[\p{Script=Devanagari}\s]+,/u : /^[\p{Script=Latin}\s]+,/u;
			expect(greeting).toMatch(script);
			for (const [name, path] of [
				[texts.home.hero.discover, '/family-tree'],
				[texts.home.blogs.share, '/share-story'],
			] as const) {
				const link = main.getByRole('link', { name, exact: true });
				await expect(link).toBeVisible();
				await expect(link).toHaveAttribute('href', pathIn(language, path));
			}
		});

		test('moves behind its first words until it is stopped', { tag: '@full' }, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'no-preference' });
			await page.goto(home);
			const main = page.getByRole('main');
			const video = main.locator('video');
			await main.getByRole('button', { name: texts.home.hero.pause }).click();
			await expect(video).toHaveJSProperty('paused', true);
			await main.getByRole('button', { name: texts.home.hero.play }).click();
			await expect(video).toHaveJSProperty('paused', false);
			await expect(video).toHaveJSProperty('muted', true);
		});
	});

	test.describe(`the home page in ${language}, calm`, () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' } });

		test('does not move for who wants less motion', { tag: ['@phone', '@full'] }, async ({ page }) => {
			const films: string[] = [];
			page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
			await page.goto(home, { waitUntil: 'networkidle' });
			// Longer than the moving hero would wait for a quiet moment.
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
			expect(films).toEqual([]);
			await expect(page.locator('video')).toHaveCount(0);
			await expect(page.getByRole('button', { name: texts.home.hero.pause })).toHaveCount(0);
		});
	});
});
