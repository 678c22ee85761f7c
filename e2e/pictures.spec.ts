import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { makeMovingWebp } from '@/lib/testing/moving-pictures';
import { openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makeGif, makeHeic, makePhonePhoto, makePicture } from './support/pictures';
import { alertWith } from './support/site';

/** The content of a file field, as the form would send it. */
function chosenIn(field: Locator) {
	return field.evaluate(async (input) => {
		const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
		if (!file) return null;
		const { width, height } = await createImageBitmap(file);
		return { name: file.name, type: file.type, isSmall: file.size <= 5 * 1024 * 1024, width, height };
	});
}

/** The addresses of the scripts that hold the decoder, of all that the page asks for from now on. */
function watchDecoder(page: Page): string[] {
	const found: string[] = [];
	page.on('response', async (response) => {
		if (!new URL(response.url()).pathname.endsWith('.js')) return;
		const text = await response.text().catch(() => '');
		if (text.includes('heif_context_read_from_memory')) found.push(response.url());
	});
	return found;
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const { photoField, uploadPhoto } = texts;
	const { form: story } = texts.stories;

	test(`a phone's photo is shrunk and turned upright before it is sent, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn }) => {
		const decoders = watchDecoder(page);
		await logIn(await newMember());
		await page.goto(pathIn(language, '/profile'));
		await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
		const field = page.locator('input[type=file][name=photo]');
		await field.setInputFiles(await makePhonePhoto());
		await expect(page.getByRole('img', { name: photoField.preview })).toBeVisible();
		expect(await chosenIn(field)).toEqual({
			...{ name: 'IMG_2031.jpg', type: 'image/jpeg', isSmall: true },
			...{ width: 1920, height: 2560 },
		});
		await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
		await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
		expect(decoders).toEqual([]);
	});

	test(`a story is never sent without the picture that was refused, in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page, newMember, logIn }) => {
		const sends: string[] = [];
		page.on('request', (request) => {
			if (request.method() === 'POST' && request.url().endsWith('/api/blogs')) sends.push(request.url());
		});
		await logIn(await newMember());
		await page.goto(pathIn(language, '/share-story'));
		const form = page.getByRole('form');
		const field = form.locator('input[type=file]');
		const submit = form.getByRole('button', { name: story.submit });
		const title = `Fort ${newMark()}`;
		await form.getByLabel(story.title).fill(title);
		await form.getByLabel(story.content).fill('Once there was a fort.');

		// Sent at once: the form waits for the picture, and then for a decision.
		await field.setInputFiles(await makeGif());
		await submit.click();
		await expect(alertWith(page, photoField.unsent)).toBeFocused();
		await expect(field).toHaveAccessibleDescription(new RegExp(photoField.animated));
		await expectAccessibleOnAllScreens(page);
		await submit.click();
		await field.setInputFiles(makeHeic('broken'));
		await expect(field).toHaveAccessibleDescription(new RegExp(photoField.heic));
		await submit.click();
		await expect(alertWith(page, photoField.unsent)).toBeFocused();
		await expect(form.getByLabel(story.title)).toHaveValue(title);
		expect(sends).toEqual([]);

		await form.getByRole('button', { name: photoField.without }).click();
		await expect(field).not.toHaveAttribute('aria-invalid', 'true');
		await submit.click();
		await expect(page.getByRole('status').filter({ hasText: texts.blogReplies.submitted })).toBeVisible();
		expect(sends).toHaveLength(1);
	});

	test(`a HEIC photo is decoded where the browser cannot, in ${language}`, {
		tag: ['@desktop', '@full'],
	}, async ({ page, newMember, logIn }) => {
		const decoders = watchDecoder(page);
		await logIn(await newMember());
		await page.goto(pathIn(language, '/share-story'));
		const form = page.getByRole('form');
		const field = form.locator('input[type=file]');
		await form.getByLabel(story.title).fill(`Fort ${newMark()}`);
		await form.getByLabel(story.content).fill('Once there was a fort.');
		expect(decoders).toEqual([]);
		await field.setInputFiles(makeHeic('readable'));
		await expect(form.getByAltText(story.preview)).toBeVisible();
		expect(await chosenIn(field)).toEqual({
			...{ name: 'IMG_2032.jpg', type: 'image/jpeg', isSmall: true },
			...{ width: 96, height: 64 },
		});
		expect(decoders.length).toBeGreaterThan(0);
		await form.getByRole('button', { name: story.submit }).click();
		await expect(page.getByRole('status').filter({ hasText: texts.blogReplies.submitted })).toBeVisible();
	});

	test(`several pictures go at once, each with its own refusal, in ${language}`, {
		tag: ['@desktop', '@full'],
	}, async ({ page, newMember, logIn, expectTrouble }) => {
		expectTrouble(/^415 POST \/api\/gallery$/);
		expectTrouble(/^failed POST \/api\/gallery/);
		await logIn(await newMember());
		await page.goto(pathIn(language, '/upload-photo'));
		await expect(page.getByText(uploadPhoto.own.empty)).toBeVisible();
		const field = page.locator('input[type=file]');
		const list = page.getByRole('list', { name: uploadPhoto.chosen });
		const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
		const named = async (name: string, make: Promise<{ mimeType: string; buffer: Buffer }>) => ({
			...(await make),
			name,
		});

		const many = Array.from({ length: 21 }, (_, at) => named(`${at}.png`, makePicture('png')));
		await field.setInputFiles(await Promise.all(many));
		await expect(alertWith(page, t('uploadPhoto.tooMany', { max: '20' }))).toBeVisible();
		await expect(list.getByRole('listitem')).toHaveCount(20);
		await page.getByRole('button', { name: uploadPhoto.cancel }).click();
		await expect(list).toHaveCount(0);

		const mark = newMark();
		await page.getByLabel(uploadPhoto.fields.title).fill(`One ${mark}`);
		const moving = { name: 'moving.webp', mimeType: 'image/webp', buffer: await makeMovingWebp() };
		await field.setInputFiles([
			await named('one.jpg', makePicture('jpeg')),
			moving,
			await named('two.jpg', makePhonePhoto()),
			await named('cut.jpg', makePicture('jpeg')),
		]);
		await expect(row('moving.webp').getByRole('alert')).toHaveText(photoField.animated);
		await expect(row('one.jpg').getByLabel(uploadPhoto.fields.title)).toHaveValue(`One ${mark}`);
		await page.getByLabel(uploadPhoto.fields.description).fill('Seen from the lake.');
		const submit = page.getByRole('button', { name: t('uploadPhoto.submitMany', { count: '3' }) });
		await submit.click();
		await expect(alertWith(page, texts.errors.gallery.textRequired)).toBeFocused();
		await row('two.jpg').getByLabel(uploadPhoto.fields.title).fill(`Two ${mark}`);
		await row('cut.jpg').getByLabel(uploadPhoto.fields.title).fill(`Cut ${mark}`);
		await expectAccessibleOnAllScreens(page);

		// The connection fails at the first one; then all go but those that are refused, here or by the server.
		await page.route('**/api/gallery', (route) => route.abort('failed'), { times: 1 });
		await submit.click();
		await expect(row('one.jpg').getByRole('alert')).not.toBeEmpty();
		await row('one.jpg').getByRole('button', { name: uploadPhoto.retry }).click();
		await expect(row('one.jpg')).toHaveCount(0);
		let calls = 0;
		await page.route('**/api/gallery', async (route) => {
			calls += 1;
			const { notAPicture: message } = texts.errors.picture;
			const json = { code: 'picture.notAPicture', message, errors: [{ path: 'image', message }] };
			await (calls === 2 ? route.fulfill({ status: 415, json }) : route.continue());
		});
		await page.getByRole('button', { name: t('uploadPhoto.submitMany', { count: '2' }) }).click();
		await expect(row('two.jpg')).toHaveCount(0);
		await expect(row('cut.jpg').getByRole('alert')).toHaveText(texts.errors.picture.notAPicture);
		await expect(row('moving.webp').getByRole('alert')).toHaveText(photoField.animated);
		for (const title of [`One ${mark}`, `Two ${mark}`])
			await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
				uploadPhoto.own.status.pending,
			);
		for (const name of ['cut.jpg', 'moving.webp'])
			await row(name).getByRole('button', { name: uploadPhoto.picture.remove }).click();
		await expect(list).toHaveCount(0);
	});

	test(`a member suggests a featured picture and an administrator confirms it, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn }) => {
		const title = `Fort ${newMark()}`;
		const sender = await newMember();
		await logIn(sender);
		await page.goto(pathIn(language, '/upload-photo'));
		await expect(page.getByLabel(uploadPhoto.suggestFeatured)).toHaveAccessibleDescription(
			uploadPhoto.suggestFeaturedHint,
		);
		await page.locator('input[type=file]').setInputFiles(await makePicture('jpeg'));
		await page.getByLabel(uploadPhoto.fields.title).fill(title);
		await page.getByLabel(uploadPhoto.fields.description).fill('Seen from the lake.');
		await page.getByLabel(uploadPhoto.suggestFeatured).check();
		await page.getByRole('button', { name: uploadPhoto.submit }).click();
		await expect(page.getByRole('status').filter({ hasText: texts.gallery.submitted })).toBeVisible();

		const { gallery, review } = texts.admin;
		// A page that is open notices another login, and leaves.
		await page.goto('about:blank');
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/gallery?search=${encodeURIComponent(title)}`);
		await expect(page.getByText(gallery.isSuggested, { exact: true })).toBeVisible();
		await page.getByRole('button', { name: review.queue.open }).click();
		await expect(page.getByText(gallery.suggested, { exact: true })).toBeVisible();
		await page.getByRole('button', { name: gallery.confirmFeatured, exact: true }).click();
		await expect(page.getByText(gallery.suggested, { exact: true })).toHaveCount(0);
		await expect(page.getByText(review.queue.featured, { exact: true })).toBeVisible();
		const approve = page.getByRole('button', { name: review.queue.actions.approve, exact: true });
		await expect(approve).not.toHaveAttribute('aria-disabled');
		await approve.click();
		await expect(page.getByText(review.queue.isApproved)).toBeVisible();
	});
});
