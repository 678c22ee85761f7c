import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makePicture } from './support/pictures';
import { at } from './support/site';

const session = z.object({ token: z.string() });
const images = z.array(z.object({ _id: z.string(), title: z.string() }));

/** Approves the picture of this title, which has just been sent in, as an administrator does. */
async function approve(request: APIRequestContext, title: string): Promise<void> {
	const { email, password } = administrator();
	const login = await request.post('/api/users/login', { data: { email, password } });
	const headers = { authorization: `Bearer ${session.parse(await login.json()).token}` };
	const found = await request.get(`/api/gallery/search?query=${encodeURIComponent(title)}`, { headers });
	const image = images.parse(await found.json()).find((candidate) => candidate.title === title);
	const approved = await request.patch(`/api/gallery/${image?._id}/approve`, { headers });
	expect(approved.status()).toBe(200);
}

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

inOneLanguage('en', (language) => {
	const { gallery, uploadPhoto } = messagesIn(language);
	const viewer = (page: Page) => page.getByRole('dialog', { name: gallery.viewer.label });

	async function sendPicture(page: Page, isMobile: boolean, title: string, category: string): Promise<void> {
		const { fields, own } = uploadPhoto;
		await page.goto(pathIn(language, '/upload-photo'));
		await expect(page.getByText(own.empty)).toBeVisible();
		await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
		const submit = page.getByRole('button', { name: uploadPhoto.submit });
		const { choose: first, more } = uploadPhoto.picture;
		const choose = page.getByLabel(new RegExp(`${first}|${more}`));
		await choose.setInputFiles(await makePicture('png'));
		await expect(page.getByRole('img', { name: uploadPhoto.picture.preview })).toBeVisible();
		await page.getByLabel(fields.title).fill(title);
		await page.getByLabel(fields.description).fill('Seen from the lake.');
		await page.getByRole('combobox', { name: fields.category }).fill(category);
		await page.getByRole('combobox', { name: fields.category }).press('Escape');
		await submit.click();
		await expect(page.getByRole('status').filter({ hasText: gallery.submitted })).toBeVisible();
		await expect(page.getByLabel(fields.title)).toHaveValue('');
		const sent = page.getByRole('listitem').filter({ hasText: title });
		await expect(sent).toContainText(own.status.pending);
		await expect(page.getByRole('button', { name: own.deleteNamed.replace('{title}', title) })).toBeVisible();
		await expectAccessible(page, isMobile);
	}

	async function lookAtPictures(page: Page, isMobile: boolean, title: string): Promise<void> {
		const link = page.getByRole('link', { name: title, exact: true });
		const slide = viewer(page).getByRole('group').filter({ hasText: title });
		await expect(async () => {
			if (await viewer(page).isHidden()) await (isMobile ? link.tap() : link.press('Enter'));
			await expect(slide).toBeVisible({ timeout: 2000 });
		}).toPass();
		await expect(viewer(page).getByRole('heading', { name: title })).toBeVisible();
		await expectAccessible(page, isMobile);
		const address = page.url();
		expect(address).toContain('#picture-');
		if (isMobile) await swipeLeft(page);
		else await page.keyboard.press('ArrowRight');
		await expect(page).not.toHaveURL(address);
		// Its neighbours are there as well, out of sight.
		await expect(viewer(page).getByRole('heading', { name: title })).not.toBeInViewport();
		if (isMobile) await viewer(page).getByRole('button', { name: gallery.viewer.previous }).tap();
		else await page.keyboard.press('Home');
		await expect(viewer(page)).toBeVisible();

		if (isMobile) await page.goBack();
		else await page.keyboard.press('Escape');
		await expect(viewer(page)).toHaveCount(0);
		expect(new URL(page.url()).hash).toBe('');
		if (!isMobile) await expect(link).toBeFocused();

		await page.goto(address);
		await expect(viewer(page).getByRole('heading', { name: title })).toBeVisible();
		await viewer(page).getByRole('button', { name: gallery.viewer.close }).click();
		await expect(viewer(page)).toHaveCount(0);
	}

	test(`a picture goes from a member's form into the gallery, in ${language}`, async ({
		page,
		request,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.setTimeout(120_000);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const account: Account = await newMember();
		await logIn(account);
		const mark = randomUUID().slice(0, 8);
		const [title, category] = [`Fort ${mark}`, `Fair ${mark}`];
		await sendPicture(page, isMobile, title, category);

		await page.goto(pathIn(language, '/gallery'));
		await expect(page.getByRole('link', { name: gallery.share })).toHaveAttribute(
			'href',
			pathIn(language, '/upload-photo'),
		);
		await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
		await approve(request, title);
		await expect(async () => {
			await page.reload();
			await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 500 });
		}).toPass();
		await expectAccessible(page, isMobile);
		const tiles = page
			.getByRole('main')
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { level: 2 }) });
		expect(await tiles.count()).toBeGreaterThan(10);
		const filter = page.getByRole('navigation', { name: gallery.filter });
		await filter.getByRole('link', { name: category }).click();
		await expect(page).toHaveURL(at(pathIn(language, `/gallery/category/${encodeURIComponent(category)}`)));
		await expect(tiles).toHaveCount(1);
		await page.reload();
		await expect(tiles).toHaveCount(1);
		await filter.getByRole('link', { name: gallery.all }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/gallery')));
		await lookAtPictures(page, isMobile, title);
	});
});
