import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { openAdminPage } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makePicture } from './support/pictures';
import { at } from './support/site';

/** A finger that goes to the left across the middle of the screen. */
async function swipeLeft(page: Page): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
		browser.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: x === undefined ? [] : [{ x, y: height / 2 }],
		});
	await send('touchStart', width * 0.8);
	for (const share of [0.7, 0.5, 0.3, 0.1]) await send('touchMove', width * share);
	await send('touchEnd');
}

inOneLanguage('hi', (language) => {
	const { admin, gallery, galleryUpload } = messagesIn(language);

	async function sendPicture(page: Page, title: string, category: string): Promise<void> {
		const { fields, own, picture, suggestFeatured } = galleryUpload;
		await page.goto(pathIn(language, '/upload-photo'));
		await page.getByLabel(picture.choose).setInputFiles(await makePicture('png'));
		await expect(page.getByRole('img', { name: picture.preview })).toBeVisible();
		await page.getByLabel(fields.title).fill(title);
		await page.getByLabel(fields.description).fill('Seen from the lake.');
		await page.getByRole('combobox', { name: fields.category }).fill(category);
		await page.getByRole('combobox', { name: fields.category }).press('Escape');
		await page.getByLabel(suggestFeatured).check();
		await page.getByRole('button', { name: galleryUpload.submit }).click();
		await expect(page.getByRole('status').filter({ hasText: gallery.submitted })).toBeVisible();
		await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(own.status.pending);
	}

	async function approve(page: Page, title: string): Promise<void> {
		const { queue } = admin.review;
		await openAdminPage(page, language, `/admin/gallery?search=${encodeURIComponent(title)}`);
		await page.getByRole('button', { name: queue.open }).click();
		await expect(page.getByRole('img', { name: title })).toBeVisible();
		await page.getByRole('button', { name: admin.gallery.confirmFeatured, exact: true }).click();
		await expect(page.getByText(queue.featured, { exact: true })).toBeVisible();
		const button = page.getByRole('button', { name: queue.actions.approve, exact: true });
		await expect(button).not.toHaveAttribute('aria-disabled');
		await button.click();
		await expect(page.getByText(queue.isApproved)).toBeVisible();
	}

	async function lookAtPictures(page: Page, isMobile: boolean, title: string): Promise<void> {
		const link = page.getByRole('link', { name: title, exact: true });
		const viewer = page.getByRole('dialog', { name: gallery.viewer.label });
		const heading = viewer.getByRole('heading', { name: title });
		await expect(async () => {
			if (await viewer.isHidden()) await (isMobile ? link.tap() : link.press('Enter'));
			await expect(heading).toBeVisible({ timeout: 2000 });
		}).toPass();
		await expectAccessible(page, isMobile);
		const address = page.url();
		expect(address).toContain('#picture-');
		if (isMobile) await swipeLeft(page);
		else await page.keyboard.press('ArrowRight');
		await expect(page).not.toHaveURL(address);
		// Its neighbours are there as well, out of sight.
		await expect(heading).not.toBeInViewport();
		if (isMobile) await page.goBack();
		else await page.keyboard.press('Escape');
		await expect(viewer).toHaveCount(0);
		expect(new URL(page.url()).hash).toBe('');

		await page.goto(address);
		await expect(heading).toBeVisible();
		await viewer.getByRole('button', { name: gallery.viewer.close }).click();
		await expect(viewer).toHaveCount(0);
	}

	test(`a member sends a picture, an administrator features it, and it is in the gallery, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.slow();
		await logIn(await newMember());
		const mark = newMark();
		const [title, category] = [`Fort ${mark}`, `Fair ${mark}`];
		await sendPicture(page, title, category);
		await expectAccessible(page, isMobile);
		// A page that is open notices another login, and leaves.
		await page.goto('about:blank');
		await logIn(administrator());
		await approve(page, title);

		await expect(async () => {
			await page.goto(pathIn(language, '/gallery'));
			await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 500 });
		}).toPass();
		await expectAccessible(page, isMobile);
		const filter = page.getByRole('navigation', { name: gallery.filter });
		await filter.getByRole('link', { name: category }).click();
		await expect(page).toHaveURL(at(pathIn(language, `/gallery/category/${encodeURIComponent(category)}`)));
		const tiles = page.getByRole('main').getByRole('heading', { level: 2 });
		await expect(tiles).toHaveCount(1);
		await filter.getByRole('link', { name: gallery.all }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/gallery')));
		await lookAtPictures(page, isMobile, title);
	});
});
