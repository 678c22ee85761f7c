import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

const session = z.object({ token: z.string(), user: z.object({ _id: z.string() }) });

const origin = `http://localhost:${process.env.E2E_PORT}`;

async function getSession({ email, password }: Account) {
	const answer = await fetch(`${origin}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password }),
	});
	return session.parse(await answer.json());
}

const [width, height, stripe] = [480, 600, 15];

/** Stripes, dark and light in turn: of what is blurred nothing of them is left. */
function drawStripes(): Promise<Buffer> {
	const bars = Array.from(
		{ length: width / stripe / 2 },
		(_, at) => `<rect x="${at * 2 * stripe}" width="${stripe}" height="${height}" fill="#401020"/>`,
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#d9b48c"/>${bars.join('')}</svg>`;
	return sharp(Buffer.from(svg)).png().toBuffer();
}

/** How much lighter the light stripes are than the dark ones. */
async function contrast(photo: Buffer): Promise<number> {
	const { data, info } = await sharp(photo)
		.resize(width, height, { fit: 'fill' })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const sums = { dark: 0, light: 0 };
	for (let row = 5; row < height; row += 10)
		for (let at = 0; at < width / stripe; at++)
			sums[at % 2 === 0 ? 'dark' : 'light'] +=
				data[(row * info.width + at * stripe + Math.floor(stripe / 2)) * info.channels] ?? 0;
	return (sums.light - sums.dark) / ((width / stripe / 2) * (height / 10));
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const words = texts.matrimonial.interest;

	/** The photo that the page shows, once it is there. */
	async function getPhoto(page: Page, { name }: Account): Promise<Buffer> {
		const image = page.getByRole('img', { name: t('matrimonial.card.photo', { name }) });
		await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
		const answer = await page.request.get((await image.getAttribute('src')) ?? '');
		expect(answer.headers()['cache-control']).toBe('private, no-cache');
		return answer.body();
	}

	test(`a photo is blurred until both agree, after five answers, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.slow();
		const listed = { isMarried: 'No', matrimonialConsent: 'Yes', district: `Marudhar ${newMark()}` };
		const he = await newMember({ ...listed, gender: 'Male', age: '28', clan: 'Rathore' });
		const she = await newMember({ ...listed, gender: 'Female', age: '25', clan: 'Bhati' });
		const { token, user } = await getSession(she);
		const form = new FormData();
		form.set('photo', new Blob([new Uint8Array(await drawStripes())], { type: 'image/png' }), 'photo.png');
		form.set('isPhotoBlurred', 'Yes');
		const saved = await fetch(`${origin}/api/users/profile`, {
			method: 'PUT',
			headers: { authorization: `Bearer ${token}` },
			body: form,
		});
		expect(saved.ok).toBe(true);

		await logIn(he);
		const herPage = pathIn(language, `/matrimonial/${user._id}`);
		await page.goto(herPage);
		expect(Math.abs(await contrast(await getPhoto(page, she)))).toBeLessThan(8);
		await page.getByRole('button', { name: t('matrimonial.interest.sendTo', { name: she.name }) }).click();
		const dialog = page.getByRole('dialog');
		const { family, village, work, plans, seeks } = words.questions;
		await dialog.getByLabel(family.ask).selectOption({ label: family.choices.parents });
		await dialog.getByLabel(village.ask).selectOption({ label: village.choices.often });
		await dialog.getByLabel(work.ask).selectOption({ label: work.choices.farming });
		await dialog.getByRole('checkbox', { name: plans.choices.withFamily }).check();
		await dialog.getByRole('checkbox', { name: seeks.choices.simple }).check();
		await expectAccessible(page, isMobile);
		await dialog.getByRole('button', { name: words.send, exact: true }).click();
		await expect(
			page.getByRole('button', { name: t('matrimonial.interest.withdrawFrom', { name: she.name }) }),
		).toBeVisible();
		await expect(page.getByText(village.choices.often)).toBeVisible();

		await page.goto('about:blank');
		await logIn(she);
		await page.goto(pathIn(language, '/matrimonial/interests'));
		for (const sentence of [family.choices.parents, work.choices.farming, seeks.choices.simple])
			await expect(page.getByText(sentence)).toBeVisible();
		await expect(page.getByText(words.notAnswered)).toHaveCount(0);
		await page.getByRole('button', { name: t('matrimonial.interest.acceptFrom', { name: he.name }) }).click();
		await dialog.getByRole('button', { name: words.accept, exact: true }).click();
		await expect(page).toHaveURL(/list=agreed/);

		await page.goto('about:blank');
		await logIn(he);
		await page.goto(herPage);
		const agreed = await getPhoto(page, she);
		expect(await contrast(agreed)).toBeGreaterThan(60);
		const own = await fetch(`${origin}/api/media/members/${user._id}`, {
			headers: { authorization: `Bearer ${token}` },
		});
		expect(agreed.equals(Buffer.from(await own.arrayBuffer())), 'without the reader’s name').toBe(false);
	});
});
