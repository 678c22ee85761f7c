import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makePicture } from './support/pictures';
import { addRelatives } from './support/relatives';
import { at, stored, tabTo } from './support/site';

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
		{ name: 'Suraj Kanwar', relation: 'Mother', clan: 'Bhati' },
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
	const number = (...places: number[]) => places.join('.');
	const wayPath = (way: string, query = '') => pathIn(language, `/family-tree/${way}${query}`);

	test(`a member reads the family as an outline, a fan of ancestors and a book, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.slow();
		await logIn(await newMember({ gender: 'Male' }));
		await page.goto(wayPath('outline'));
		await expect(page.getByText(words.aloneTitle)).toBeVisible();
		await expectAccessible(page, isMobile);
		const { uncleId } = await addFamily(page);
		await setPhoto(page, uncleId);
		const navigation = page.getByRole('navigation', { name: words.ways.label });
		const late = (name: string) => t('biodata.late', { name: shown(name) });

		await test.step('the outline numbers the descendants of an ancestor, each once', async () => {
			await page.reload();
			const entries = page.getByRole('article').getByRole('listitem');
			const entry = (place: string, name: string) => entries.filter({ hasText: `${place} ${name}` });
			await expect(entry(number(1), late('Umed Singh'))).toHaveCount(1);
			const father = entry(number(1, 1, 2), shown('Mahendra Singh'));
			await expect(father).toContainText(`${words.married} ${shown('Suraj Kanwar')}`);
			// The cousin's child is the member's: written under the father, and referred to under the mother.
			const see = t('lineage.see', { number: number(1, 1, 2, 1, 1) });
			await expect(entries.filter({ hasText: see })).toHaveCount(1);
			await expectAccessible(page, isMobile);

			// Begins with another person, found in the script that the name is not written in.
			const picker = page.getByRole('combobox', { name: words.outline.from });
			await tabTo(page, picker);
			await page.keyboard.type('तखत');
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(at(wayPath('outline', `?from=${uncleId}`)));
			await expect(entry(number(1, 1), shown('Gulab Kanwar'))).toHaveCount(1);
			await expect(page.getByText(shown('Umed Singh'))).toHaveCount(0);
			await expectPrinted(page);
		});

		await test.step('the fan leads from an ancestor to that person’s ancestors', async () => {
			await navigation.getByRole('link', { name: words.ways.ancestors, exact: true }).click();
			const fan = page.getByRole('region', { name: words.ancestors.fan });
			if (isMobile) {
				// Parents and grandparents first, in the width of the screen.
				await expect(fan.getByRole('link')).toHaveCount(3);
				const [scrolled, shownWidth] = await fan.evaluate((drawn) => [drawn.scrollWidth, drawn.clientWidth]);
				expect(scrolled).toBe(shownWidth);
				await page.getByRole('checkbox', { name: words.ancestors.whole }).check();
			}
			await expect(fan.getByRole('link')).toHaveCount(4);
			await expectAccessible(page, isMobile);
			const name = words.ancestors.generations.grandparents;
			const grandparents = page.getByRole('region', { name, exact: true }).getByRole('listitem');
			await expect(grandparents.filter({ hasText: words.unknown })).toHaveCount(3);
			await fan.getByRole('link', { name: shown('Mahendra Singh') }).press('Enter');
			const heading = t('lineage.ancestors.of', { name: shown('Mahendra Singh') });
			await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
			await expect(fan.getByRole('link')).toHaveCount(2);
			await expectPrinted(page);
		});

		await test.step('the book has photos, an index that leads to its entries, and is printed', async () => {
			await navigation.getByRole('link', { name: words.ways.book, exact: true }).click();
			await expect(page.getByText(t('lineage.book.descendants', { name: late('Umed Singh') }))).toBeVisible();
			const photo = page.getByRole('img', { name: t('lineage.book.photo', { name: shown('Takhat Singh') }) });
			await expect
				.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
			const index = page.getByRole('region', { name: words.book.index });
			await index
				.getByRole('listitem')
				.filter({ hasText: shown('Suraj Kanwar') })
				.getByRole('link')
				.click();
			await expect(page).toHaveURL(/#n1\.1\.2$/);
			await expect(page.locator('[id="n1.1.2"]')).toBeInViewport();
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
