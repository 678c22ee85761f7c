import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives, openTreeOfFathers } from './support/relatives';
import { tabTo } from './support/site';

async function dragByFinger(page: Page, area: Locator, byX: number): Promise<void> {
	// Below the list, on a phone, and a finger reaches what is on the screen.
	await area.scrollIntoViewIfNeeded();
	const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
	const browser = await page.context().newCDPSession(page);
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
		browser.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: moved === undefined ? [] : [{ x: x + 60 + moved, y: y + 20 }],
		});
	await send('touchStart', 0);
	await send('touchMove', byX / 2);
	await send('touchMove', byX);
	await send('touchEnd');
	await browser.detach();
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language).familyTree;
	const words = texts.diagram;
	const t = translator(language);
	/** A name as the diagram writes it. */
	const shown = (name: string) => writtenIn(language, name);

	test.describe(`the family as a diagram in ${language}`, () => {
		test('a member opens a branch of the diagram, walks it by keys, and sees it on the whole screen', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			const account = await newMember({ gender: 'Male' });
			await logIn(account);
			await page.goto(pathIn(language, '/family-tree'));
			await expect(page.getByRole('heading', { level: 2, name: texts.list.title })).toBeVisible();
			await expect(page.getByRole('heading', { level: 2, name: words.title })).toHaveCount(0);
			const [fatherId] = await addRelatives(page, [
				{ name: 'Ranjit Singh', relation: 'Father' },
				{ name: 'Gayatri Kanwar', relation: 'Mother' },
				{ name: 'Padma Kanwar', relation: 'Wife' },
			]);
			let childId = fatherId;
			for (const name of ['Umed Singh', 'Bhur Singh', 'Nathu Singh'])
				[childId] = await addRelatives(page, [
					{ name, relation: 'Father', relatedToMemberId: childId, isDeceased: true },
				]);

			await page.reload();
			const canvas = page.getByRole('region', { name: words.canvas });
			const card = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${shown(name)}, `) });
			const button = (name: string) => canvas.getByRole('button', { name, exact: true });
			// On the canvas: the elements above it may reach their height only now.
			const getPlace = async (name: string) => {
				const [place, corner] = [await card(name).boundingBox(), await canvas.boundingBox()];
				return { x: (place?.x ?? 0) - (corner?.x ?? 0), y: (place?.y ?? 0) - (corner?.y ?? 0) };
			};
			await expect(card('Ranjit Singh')).toHaveCount(1);
			await expect(card('Umed Singh')).toHaveAccessibleName(new RegExp(texts.card.departed));
			await expect(card('Nathu Singh')).toHaveCount(0);

			// The branch opens in place and stays open when the tree is loaded again.
			const branch = { name: shown('Bhur Singh'), count: '1' };
			await card('Bhur Singh').focus();
			await tabTo(page, button(t('familyTree.diagram.openBranch', branch)));
			const stood = await getPlace('Bhur Singh');
			await page.keyboard.press('Enter');
			await expect(card('Nathu Singh')).toHaveCount(1);
			await expect(button(t('familyTree.diagram.closeBranch', branch))).toBeFocused();
			await expect(page.getByText(t('familyTree.diagram.branchOpened', branch))).toBeAttached();
			await expect.poll(async () => Math.abs((await getPlace('Bhur Singh')).y - stood.y)).toBeLessThan(2);
			await page.keyboard.press('0');
			// One sheet has all that can be done with a card.
			await card('Nathu Singh').click();
			const sheet = page.getByRole('dialog', { name: shown('Nathu Singh') });
			await expectAccessible(page, isMobile);
			await sheet.getByRole('button', { name: texts.details.edit, exact: true }).click();
			const dialog = page.getByRole('dialog', { name: texts.edit.title });
			await dialog.getByRole('textbox', { name: messagesIn(language).memberFields.location }).fill('Osian');
			await dialog.getByRole('button', { name: texts.edit.save }).click();
			await sheet.press('Escape');
			await expect(card('Nathu Singh')).toContainText(writtenIn(language, 'Osian', 'place'));

			// A pointer that stays where a card appears would highlight the path of that card.
			await page.mouse.move(0, 0);
			await card(account.name).focus();
			await page.keyboard.press('ArrowUp');
			await expect(card('Ranjit Singh')).toBeFocused();
			// The way to oneself is lit.
			await expect(canvas.locator('[data-lit]')).toHaveCount(2);
			await page.keyboard.press('ArrowRight');
			await expect(card('Gayatri Kanwar')).toBeFocused();
			const getWidth = async () => (await card('Gayatri Kanwar').boundingBox())?.width ?? 0;
			const before = await getWidth();
			await page.keyboard.press('+');
			await expect.poll(getWidth).toBeGreaterThan(before);
			await page.keyboard.press('Home');
			await expect(card(account.name)).toBeFocused();
			await page.evaluate(() => scrollTo(0, 0));
			await expectAccessible(page, isMobile);
			await page.getByRole('button', { name: words.fullScreen }).click();
			const height = page.viewportSize()?.height ?? 0;
			await expect.poll(async () => (await canvas.boundingBox())?.height ?? 0).toBeGreaterThan(height * 0.6);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('button', { name: words.fullScreen })).toBeVisible();

			const isTreeFirst = () =>
				page
					.getByRole('heading', { level: 2 })
					.evaluateAll((headings) => headings[0]?.id === 'family-diagram');
			// A phone shows the list first.
			expect(await isTreeFirst()).toBe(!isMobile);
			await page.getByRole('radio', { name: texts.view.tree }).check();
			await expect.poll(isTreeFirst).toBe(true);
			await page.getByRole('radio', { name: texts.view.list }).check();
			await expect.poll(isTreeFirst).toBe(false);
			await page.reload();
			await expect(card('Ranjit Singh')).toBeVisible();
			await expect.poll(isTreeFirst).toBe(false);
		});

		test('lets one finger scroll the page until it is entered', { tag: ['@phone', '@full'] }, async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			test.skip(!isMobile, 'a phone has fingers');
			await openTreeOfFathers({ page, newMember, logIn }, language, ['Ranjit Singh']);
			const canvas = page.getByRole('region', { name: words.canvas });
			const father = canvas.getByRole('button', { name: new RegExp(`^${shown('Ranjit Singh')}, `) });
			await expect(father).toBeVisible();
			const width = (await father.boundingBox())?.width ?? 0;
			expect(Math.round(width)).toBeGreaterThanOrEqual(96);
			const left = async () => Math.round((await father.boundingBox())?.x ?? 0);
			const before = await left();
			await dragByFinger(page, canvas, 40);
			await expect(page.getByText(words.touchHint)).toBeVisible();
			expect(await left()).toBe(before);
			await canvas.click({ position: { x: 20, y: 20 } });
			await dragByFinger(page, canvas, 40);
			await expect.poll(left).toBe(before + 40);
		});

		test('arrives drawn as it stays, and is read without scripts', { tag: '@full' }, async ({
			browser,
			page,
			context,
			newMember,
			logIn,
			baseURL,
		}) => {
			const account = await newMember({ gender: 'Male' });
			await logIn(account);
			await page.goto(pathIn(language, '/family-tree'));
			const [fatherId] = await addRelatives(page, [
				{ name: 'Ranjit Singh', relation: 'Father' },
				{ name: 'Gayatri Kanwar', relation: 'Mother' },
				{ name: 'Padma Kanwar', relation: 'Wife' },
			]);
			await addRelatives(
				page,
				['Umed Singh', 'Bhur Singh', 'Nathu Singh', 'Pabu Singh'].map((name) => ({
					name,
					relation: 'Brother',
					relatedToMemberId: fatherId,
				})),
			);
			const path = pathIn(language, '/family-tree');
			const names = [account.name, 'Ranjit Singh', 'Gayatri Kanwar', 'Padma Kanwar'];
			const seenOn = async (reader: Page) => {
				const canvas = reader.getByRole('region', { name: words.canvas });
				let places: number[][] = [];
				// A font that comes meanwhile moves the canvas down or up.
				await expect(async () => {
					const corner = await canvas.boundingBox();
					places = [];
					for (const name of names) {
						const place = await canvas
							.getByRole('button', { name: new RegExp(`^${shown(name)}, `) })
							.boundingBox();
						const [x, y] = [(place?.x ?? 0) - (corner?.x ?? 0), (place?.y ?? 0) - (corner?.y ?? 0)];
						places.push([x, y, place?.width ?? 0].map(Math.round));
					}
					expect(await canvas.boundingBox()).toEqual(corner);
				}).toPass();
				return places;
			};
			const openWith = async (options: { javaScriptEnabled: boolean }) => {
				const other = await browser.newContext({
					...options,
					storageState: await context.storageState(),
					viewport: page.viewportSize(),
					...(baseURL && { baseURL }),
				});
				return other.newPage();
			};
			await page.goto(path);
			const canvas = page.getByRole('region', { name: words.canvas });
			await expect(
				canvas.getByRole('button', { name: new RegExp(`^${shown('Padma Kanwar')}, `) }),
			).toBeVisible();
			await expect(canvas.locator('[data-layer]')).toHaveAttribute('style', /translate\([\d.-]+px/);
			const settled = await seenOn(page);

			const early = await openWith({ javaScriptEnabled: true });
			await early.route(/\.js(\?|$)/, (route) => route.abort());
			await early.goto(path);
			const first = await seenOn(early);
			// A canvas's height has fractions of a pixel, which a script does not see.
			for (const [at, place] of settled.entries())
				for (const [part, length] of place.entries())
					expect(Math.abs((first[at]?.[part] ?? 0) - length)).toBeLessThanOrEqual(1);
			await early.context().close();

			const reader = await openWith({ javaScriptEnabled: false });
			await reader.goto(path);
			for (const [, , width] of await seenOn(reader)) expect(width).toBeGreaterThanOrEqual(96);
			// On a phone the canvas begins low on the page: what it shows of itself counts.
			await reader.getByRole('region', { name: words.canvas }).scrollIntoViewIfNeeded();
			await expect(reader.locator('[data-middle]')).toBeInViewport();
			await reader.context().close();
		});
	});
});
