import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { pictureColours } from '@/lib/features/family/print/rules/picture-colours';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { getPixels } from './support/pictures';
import { addRelatives } from './support/relatives';

/** Shown as typed on English pages too, since it holds a digit: the picture needs the fonts of both scripts. */
const father = 'रणजीत सिंह k1';
const mother = 'Padma "Raju" & Kanwar';

async function getContent(download: Download): Promise<Buffer> {
	return readFile(await download.path());
}

/** What a browser makes of the picture when it is opened alone. */
function readAlone(page: Page, svg: string) {
	return page.evaluate(async (text) => {
		const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
		const image = new Image();
		image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
		await image.decode();
		return {
			texts: [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent),
			titles: [...parsed.querySelectorAll('title')].map(({ textContent }) => textContent),
			addresses: [...parsed.querySelectorAll('[href]')].map((element) => element.getAttribute('href')),
			size: [image.naturalWidth, image.naturalHeight],
		};
	}, svg);
}

inOneLanguage('en', (language) => {
	const { diagram, picture } = messagesIn(language).familyTree;
	const { departed } = messagesIn(language).familyTree.card;
	const shown = (name: string) => writtenIn(language, name);

	test(`the family is saved and printed as a picture in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		const account = await newMember({ gender: 'Male' });
		await logIn(account);
		await page.addInitScript(() => {
			window.print = () => document.documentElement.setAttribute('data-printed', '');
		});
		await page.goto(pathIn(language, '/family-tree'));
		await addRelatives(page, [
			{ name: father, relation: 'Father', isDeceased: true },
			{ name: mother, relation: 'Mother', isDeceased: true },
		]);
		const [worker] = await Promise.all([page.waitForEvent('worker'), page.reload()]);
		expect(worker.url()).toContain('/_next/static/');
		const canvas = page.getByRole('region', { name: diagram.canvas });
		await expect(canvas.getByRole('button', { name: new RegExp(`^${shown(father)}, `) })).toBeVisible();

		const opener = page.getByRole('button', { name: picture.open });
		await opener.press('Enter');
		const dialog = page.getByRole('dialog', { name: picture.title });
		const choice = (name: string) => dialog.getByRole('radio', { name });
		const save = () =>
			Promise.all([
				page.waitForEvent('download'),
				dialog.getByRole('button', { name: picture.save, exact: true }).press('Enter'),
			]);
		await expect(choice(picture.svg)).toBeFocused();

		const [svgFile] = await save();
		expect(svgFile.suggestedFilename()).toBe(`${account.name}.svg`);
		await expect(dialog.getByRole('status')).toContainText(`${account.name}.svg`);
		const svg = (await getContent(svgFile)).toString();
		expect(svg.match(/src:url\(data:font\/woff2;base64,/g)).toHaveLength(2);
		const { texts, titles, addresses, size } = await readAlone(page, svg);
		expect(texts[0]).toBe(account.name);
		expect(texts).toContain(shown(father));
		expect(titles).toContainEqual(expect.stringMatching(new RegExp(`^${shown(mother)}, .*${departed}$`)));
		expect(addresses).toEqual([]);

		await choice(picture.svg).press('ArrowRight');
		await expect(choice(picture.png)).toBeChecked();
		const [pngFile] = await save();
		expect(pngFile.suggestedFilename()).toBe(`${account.name}.png`);
		const png = await getContent(pngFile);
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size.map((length) => 2 * length));
		// Only words have this colour: without its fonts the picture would have none.
		expect(await getPixels(png, pictureColours.relation)).toBeGreaterThan(100);

		await choice(picture.png).press('ArrowRight');
		await dialog.getByRole('combobox', { name: picture.paper }).selectOption('A2');
		await choice(picture.upright).check();
		await dialog.getByRole('button', { name: picture.printNow, exact: true }).click();
		await expect(page.locator('html[data-printed]')).toHaveCount(1);
		await expect(dialog.getByRole('status')).toHaveText(
			translator(language)('familyTree.picture.sheets', { count: 1 }),
		);
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('banner')).toBeHidden();
		const sheet = page.locator('[data-print-sheets] > div');
		await expect(sheet).toHaveCount(1);
		await expect(sheet.locator('img')).toBeVisible();
		await page.emulateMedia({ media: null });
		await expectAccessible(page, isMobile);

		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(opener).toBeFocused();
	});
});
