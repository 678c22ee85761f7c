import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { formatLineageNumber } from '@/lib/platform/i18n/format';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makePicture } from './support/pictures';
import { addRelatives } from './support/relatives';
import { at, stored, tabTo } from './support/site';

const ways = ['outline', 'ancestors', 'book'] as const;

/** Three generations above the member; the member's wife is the daughter of an uncle of theirs. */
async function addFamily(page: Page): Promise<{ uncleId: string }> {
	const [fatherId] = await addRelatives(page, [
		{ name: 'Mahendra Singh', relation: 'Father', dob: '1950', clan: 'Rathore' },
	]);
	const [grandfatherId] = await addRelatives(page, [
		{
			name: 'Devi Singh',
			relation: 'Father',
			relatedToMemberId: fatherId,
			dob: '1920',
			isDeceased: true,
			dod: '1998',
		},
	]);
	await addRelatives(page, [
		{
			name: 'Umed Singh',
			relation: 'Father',
			relatedToMemberId: grandfatherId,
			dob: '1890~',
			isDeceased: true,
		},
	]);
	const [uncleId = ''] = await addRelatives(page, [
		{ name: 'Takhat Singh', relation: 'Son', relatedToMemberId: grandfatherId, dob: '1945' },
		{
			name: 'Suraj Kanwar',
			relation: 'Mother',
			clan: 'Bhati',
			villageAddress: 'Osian',
			fatherName: 'Ranjeet Singh',
		},
	]);
	const [cousinId] = await addRelatives(page, [
		{ name: 'Gulab Kanwar', relation: 'Daughter', relatedToMemberId: uncleId, dob: '1976' },
	]);
	const [childId] = await addRelatives(page, [
		{ name: 'Kishan Singh', relation: 'Son', relatedToMemberId: cousinId, dob: '2001' },
	]);
	const headers = { authorization: `Bearer ${await stored(page, 'token')}` };
	const answer = await page.request.post(`/api/family/connect/${childId}`, {
		headers,
		data: { relation: 'Son' },
	});
	expect(answer.status(), await answer.text()).toBe(200);
	return { uncleId };
}

inOneLanguage('hi', (language) => {
	const words = messagesIn(language).lineage;
	const t = translator(language);
	const shown = (name: string) => writtenIn(language, name);
	const osian = writtenIn(language, 'Osian', 'place');
	const number = (...places: number[]) => formatLineageNumber(places, language);
	const wayPath = (way: string, query = '') => pathIn(language, `/family-tree/${way}${query}`);

	test.describe(`ways to look at a family, in ${language}`, () => {
		test('say what to do while the member is alone in the tree, and lead to each other', {
			tag: '@full',
		}, async ({ page, isMobile, newMember, logIn }) => {
			const account = await newMember({ gender: 'Male' });
			await page.goto(wayPath('outline', '?from=nobody'));
			await expect(page).toHaveURL(/\/login\?next=.*outline%3Ffrom%3Dnobody/);
			await logIn(account);
			for (const way of ways) {
				await page.goto(wayPath(way));
				await expect(page.getByRole('heading', { level: 1, name: words[way].title })).toBeVisible();
				await expect(page.getByText(words.aloneTitle)).toBeVisible();
				await expect(page.getByRole('link', { name: words.add, exact: true })).toBeVisible();
				await expect(page.getByRole('button', { name: words.print })).toHaveCount(0);
				await expectAccessible(page, isMobile);
			}
			const navigation = page.getByRole('navigation', { name: words.ways.label });
			await expect(navigation.getByRole('link', { name: words.ways.book })).toHaveAttribute(
				'aria-current',
				'page',
			);
			for (const way of ['outline', 'ancestors', 'relation', 'tree'] as const) {
				await navigation.getByRole('link', { name: words.ways[way], exact: true }).click();
				await expect(page).toHaveURL(at(way === 'tree' ? pathIn(language, '/family-tree') : wayPath(way)));
				await expect(navigation.getByRole('link', { name: words.ways[way], exact: true })).toHaveAttribute(
					'aria-current',
					'page',
				);
			}
			await navigation.getByRole('link', { name: words.ways.list, exact: true }).click();
			await expect(
				page.getByRole('heading', { level: 2, name: messagesIn(language).familyTree.list.title }),
			).toBeInViewport();
		});

		test('number all descendants of an ancestor, each once, with whom they have married', {
			tag: '@full',
		}, async ({ page, isMobile, newMember, logIn }) => {
			const account = await newMember({ gender: 'Male' });
			await logIn(account);
			await page.goto(wayPath('outline'));
			const { uncleId } = await addFamily(page);
			await page.goto(wayPath('outline'));
			const outline = page.getByRole('article').getByRole('listitem');
			const late = (name: string) => t('biodata.late', { name });
			const row = (place: string, name: string) => outline.filter({ hasText: `${place} ${name}` });
			await expect(
				page.getByRole('heading', { level: 2, name: t('lineage.outline.of', { name: shown('Umed Singh') }) }),
			).toBeVisible();
			await expect(row(number(1), late(shown('Umed Singh')))).toHaveCount(1);
			await expect(row(number(1, 1), late(shown('Devi Singh')))).toContainText('1920–1998');
			await expect(row(number(1, 1, 1), shown('Takhat Singh'))).toHaveCount(1);
			const father = row(number(1, 1, 2), shown('Mahendra Singh'));
			await expect(father).toContainText(`${words.married} ${shown('Suraj Kanwar')}`);
			const clan = { hi: 'भटियाणी', en: 'Bhatiyani' }[language];
			const bahi = { known: 'both', clan, father: shown('Ranjeet Singh'), village: osian };
			await expect(father).toContainText(t('lineage.bahi', bahi));
			await expect(row(number(1, 1, 2, 1, 1), shown('Kishan Singh'))).toHaveCount(1);
			// The cousin's child is the member's: written under the father, and referred to under the mother.
			const see = t('lineage.see', { number: number(1, 1, 2, 1, 1) });
			await expect(outline.filter({ hasText: see })).toHaveCount(1);
			await expect(outline.filter({ hasText: shown('Kishan Singh') })).toHaveCount(2);
			await expectAccessible(page, isMobile);

			// Begins with somebody else, found in the script that the name is not written in.
			const picker = page.getByRole('combobox', { name: words.outline.from });
			await tabTo(page, picker);
			await page.keyboard.type('तखत');
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(at(wayPath('outline', `?from=${uncleId}`)));
			await expect(row(number(1), shown('Takhat Singh'))).toHaveCount(1);
			await expect(row(number(1, 1), shown('Gulab Kanwar'))).toHaveCount(1);
			await expect(page.getByText(shown('Umed Singh'))).toHaveCount(0);
			await page.goto(wayPath('outline', '?from=nobody'));
			await expect(page.getByRole('alert').filter({ hasText: words.gone })).toBeVisible();
			await expect(row(number(1), late(shown('Umed Singh')))).toHaveCount(1);
			await expectPrinted(page);
		});

		test('show ancestors as a fan and as a list, and who is unknown', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			const account = await newMember({ gender: 'Male' });
			await logIn(account);
			await page.goto(wayPath('ancestors'));
			await addFamily(page);
			await page.goto(wayPath('ancestors'));
			const fan = page.getByRole('region', { name: words.ancestors.fan });
			await expect(
				page.getByRole('heading', { level: 2, name: t('lineage.ancestors.of', { name: account.name }) }),
			).toBeVisible();
			if (isMobile) {
				// Parents and grandparents first, in the width of the screen.
				await expect(fan.getByRole('link')).toHaveCount(3);
				const [scrolled, shownWidth] = await fan.evaluate((drawn) => [drawn.scrollWidth, drawn.clientWidth]);
				expect(scrolled).toBe(shownWidth);
				await expectAccessible(page, isMobile);
				await page.getByRole('checkbox', { name: words.ancestors.whole }).check();
			}
			await expect(fan.getByRole('link')).toHaveCount(4);
			const father = fan.getByRole('link', { name: shown('Mahendra Singh') });
			const mother = fan.getByRole('link', { name: shown('Suraj Kanwar') });
			const [left, right] = [await father.boundingBox(), await mother.boundingBox()];
			expect(left?.x).toBeLessThan(right?.x ?? 0);
			const parents = page.getByRole('region', { name: words.ancestors.generations.parents, exact: true });
			await expect(parents.getByRole('listitem')).toHaveText([
				new RegExp(shown('Mahendra Singh')),
				new RegExp(`${shown('Suraj Kanwar')}.*${osian}`),
			]);
			const grandparents = page.getByRole('region', {
				name: words.ancestors.generations.grandparents,
				exact: true,
			});
			await expect(grandparents.getByRole('listitem')).toHaveText([
				new RegExp(shown('Devi Singh')),
				...Array.from({ length: 3 }, () => new RegExp(words.unknown)),
			]);
			await expectAccessible(page, isMobile);
			await father.press('Enter');
			await expect(
				page.getByRole('heading', {
					level: 2,
					name: t('lineage.ancestors.of', { name: shown('Mahendra Singh') }),
				}),
			).toBeVisible();
			await expect(fan.getByRole('link')).toHaveCount(2);
			await expectPrinted(page);
		});

		test('are a book with photos, an index and sources', { tag: '@full' }, async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			const account = await newMember({ gender: 'Male' });
			await logIn(account);
			await page.goto(wayPath('book'));
			const { uncleId } = await addFamily(page);
			await addRelatives(page, [{ name: 'Pushpa Kanwar', relation: 'Mother', relatedToMemberId: uncleId }]);
			await setPhoto(page, uncleId);
			await page.goto(wayPath('book'));
			await expect(
				page.getByText(
					t('lineage.book.descendants', { name: t('biodata.late', { name: shown('Umed Singh') }) }),
				),
			).toBeVisible();
			for (const generation of [1, 2, 3, 4, 5])
				await expect(
					page.getByRole('heading', {
						level: 2,
						name: t('lineage.book.generation', { number: number(generation) }),
					}),
				).toBeVisible();
			const photo = page.getByRole('img', { name: t('lineage.book.photo', { name: shown('Takhat Singh') }) });
			await expect(photo).toBeVisible();
			await expect
				.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
			const index = page.getByRole('region', { name: words.book.index });
			const entry = index.getByRole('listitem').filter({ hasText: shown('Suraj Kanwar') });
			await expect(entry).toContainText(number(1, 1, 2));
			await entry.getByRole('link').click();
			await expect(page).toHaveURL(/#n1\.1\.2$/);
			await expect(page.locator('[id="n1.1.2"]')).toBeInViewport();
			const sources = page.getByRole('region', { name: words.book.sources });
			await expect(sources.getByRole('listitem').nth(1)).toContainText(account.name);
			await expectAccessible(page, isMobile);
			await page.evaluate(() => {
				window.print = () => document.body.setAttribute('data-was-printed', '');
			});
			await page.getByRole('button', { name: words.print }).click();
			await expect(page.locator('body[data-was-printed]')).toHaveCount(1);
			await expectPrinted(page);
		});
	});

	/** On paper there is nothing of the page but what it tells. */
	async function expectPrinted(page: Page): Promise<void> {
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('article')).toBeVisible();
		for (const role of ['banner', 'contentinfo', 'navigation', 'combobox', 'button'] as const)
			await expect(page.getByRole(role), role).toHaveCount(0);
		await page.emulateMedia({ media: null });
	}
});

async function setPhoto(page: Page, id: string): Promise<void> {
	const answer = await page.request.put(`/api/family/update/${id}`, {
		headers: { authorization: `Bearer ${await stored(page, 'token')}` },
		multipart: { photo: await makePicture('jpeg') },
	});
	expect(answer.status(), await answer.text()).toBe(200);
}
