import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, newMark, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';
import { asAdministrator } from '../support/submissions';

/** Of the head in a portrait. */
const head = '#ffd400';
const width = 600;

/** A standing figure with its head in the upper third, in a picture of 3 to 5. */
async function makePortrait(): Promise<File> {
	const height = (width * 5) / 3;
	const figure = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#306090"/>
		<rect x="150" y="100" width="300" height="220" fill="${head}"/><rect x="200" y="320" width="200" height="600" fill="#703010"/></svg>`;
	const png = await sharp(Buffer.from(figure)).png().toBuffer();
	return new File([new Uint8Array(png)], 'portrait.png', { type: 'image/png' });
}

/** How much of the head's height is in view, from 0 to 1: it is as wide as half of the picture. */
async function shareOfHead(picture: Locator): Promise<number> {
	await expect(picture).toHaveJSProperty('complete', true);
	const box = await picture.boundingBox();
	const pixels = await sharp(await picture.screenshot())
		.removeAlpha()
		.raw()
		.toBuffer();
	let shown = 0;
	// Of the colours in the picture only the head's has much red and little blue, also where it is blurred.
	for (let at = 0; at < pixels.length; at += 3)
		if ((pixels[at] ?? 0) > 180 && (pixels[at + 2] ?? 0) < 100) shown += 1;
	const scale = (box?.width ?? 0) / width;
	return shown / (300 * 220 * scale ** 2);
}

inBothLanguages((language) => {
	test(`of a portrait the head is shown, on cards, pages and paper, in ${language}`, async ({ page }) => {
		const call = await asAdministrator();
		const mark = newMark();
		const picture = await makePortrait();
		const blog = new FormData();
		for (const [name, value] of Object.entries({ author: 'Meera', content: 'Once.', language }))
			blog.set(name, value);
		blog.set('title', `Story ${mark}`);
		blog.set('image', picture);
		await call('POST', 'blogs', blog);
		const shown = new FormData();
		for (const [name, value] of Object.entries({ title: `Picture ${mark}`, description: 'A portrait.' }))
			shown.set(name, value);
		shown.set('image', picture);
		await call('POST', 'gallery', shown);

		const prefix = language === 'en' ? '/en' : '';
		const { gallery } = messagesIn(language);
		await expect(async () => {
			await page.goto(`${prefix}/gallery`);
			await expect(page.getByRole('link', { name: `Picture ${mark}` })).toBeVisible({ timeout: 1000 });
		}).toPass();
		await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
		expect(await shareOfHead(page.getByRole('img', { name: `Picture ${mark}` }))).toBeGreaterThan(0.9);

		await page.goto(`${prefix}/blogs`);
		const card = page.getByRole('link').filter({ hasText: `Story ${mark}` });
		expect(await shareOfHead(card.locator('img'))).toBeGreaterThan(0.9);
		await card.click();
		const article = page.getByRole('article');
		await expect(article.getByRole('heading', { name: `Story ${mark}` })).toBeVisible();
		expect(await shareOfHead(article.locator('img'))).toBeGreaterThan(0.9);
		await page.emulateMedia({ media: 'print' });
		expect(await shareOfHead(article.locator('img'))).toBeGreaterThan(0.9);
	});
});
