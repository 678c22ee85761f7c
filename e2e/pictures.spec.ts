import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makeHeic, makePhonePhoto } from './support/pictures';

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
	const { form: blog } = texts.blogs;

	test(`a phone's photo is shrunk and turned upright before it is sent, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn }) => {
		const decoders = watchDecoder(page);
		await logIn(await newMember());
		await page.goto(pathIn(language, '/profile'));
		await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
		const field = page.locator('input[type=file][name=photo]');
		await field.setInputFiles(await makePhonePhoto());
		await expect(page.getByRole('img', { name: texts.photoField.preview })).toBeVisible();
		expect(await chosenIn(field)).toEqual({
			...{ name: 'IMG_2031.jpg', type: 'image/jpeg', isSmall: true },
			...{ width: 1920, height: 2560 },
		});
		expect(decoders).toEqual([]);
	});

	test(`a HEIC photo is decoded where the browser cannot, in ${language}`, {
		tag: ['@desktop', '@full'],
	}, async ({ page, newMember, logIn }) => {
		const decoders = watchDecoder(page);
		await logIn(await newMember());
		await page.goto(pathIn(language, '/share-story'));
		const form = page.getByRole('form');
		const field = form.locator('input[type=file]');
		await form.getByLabel(blog.title).fill(`Fort ${newMark()}`);
		await form.getByLabel(blog.content).fill('Once there was a fort.');
		expect(decoders).toEqual([]);
		await field.setInputFiles(makeHeic('readable'));
		await expect(form.getByAltText(blog.preview)).toBeVisible();
		expect(await chosenIn(field)).toEqual({
			...{ name: 'IMG_2032.jpg', type: 'image/jpeg', isSmall: true },
			...{ width: 96, height: 64 },
		});
		expect(decoders.length).toBeGreaterThan(0);
		await form.getByRole('button', { name: blog.submit }).click();
		await expect(page.getByRole('status').filter({ hasText: texts.blogReplies.submitted })).toBeVisible();
	});
});
