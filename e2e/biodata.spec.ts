import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';

const fields = {
	gender: 'Male',
	isMarried: 'No',
	age: '29',
	clan: 'Rathore',
	location: 'Jaipur',
	profession: 'Weaver of durries',
	mobileNumber: '+91 90000 54321',
};

interface SharedFile {
	name: string;
	type: string;
	size: number;
}

/** Lets the page hand files on, as a phone does, and keeps what they were. */
async function letShare(page: Page): Promise<SharedFile[]> {
	const shared: SharedFile[] = [];
	await page.exposeFunction('noteShared', (file: SharedFile) => void shared.push(file));
	await page.addInitScript(() => {
		Object.assign(navigator, {
			canShare: () => true,
			share: async ({ files = [] }: ShareData) => {
				for (const { name, type, size } of files)
					await Reflect.get(window, 'noteShared')({ name, type, size });
			},
		});
	});
	return shared;
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const words = texts.biodata;
	const details = texts.matchDetails;
	const t = translator(language);

	test(`a biodata is made, sent as picture, PDF and link, and ended, in ${language}`, async ({
		page,
		browser,
		baseURL,
		newMember,
		logIn,
		isMobile,
	}) => {
		test.slow();
		const shared = await letShare(page);
		const account = await newMember(fields);
		await logIn(account);
		await page.goto(pathIn(language, '/family-tree'));
		await addRelatives(page, [
			{ name: 'Mahendra Singh', relation: 'Father', isDeceased: true },
			{ name: 'Pushpa Kanwar', relation: 'Mother' },
			{ name: 'Aditi', relation: 'Sister' },
		]);

		await page.goto(pathIn(language, '/biodata'));
		await expect(page.getByText(words.empty)).toBeVisible();
		await expectAccessible(page, isMobile);
		await page.getByRole('link', { name: words.toDetails, exact: true }).click();
		await expect(page.getByRole('heading', { level: 1, name: details.title })).toBeVisible();
		await page.getByLabel(details.heightCm, { exact: true }).fill('168');
		await page.getByLabel(details.motherTongue, { exact: true }).selectOption('Marwari');
		await page.getByRole('button', { name: details.useProposed }).click();
		const sibling = page.getByRole('group', { name: t('matchDetails.sibling', { number: 1 }) });
		await expect(sibling.getByLabel(details.siblingName)).toHaveValue(writtenIn(language, 'Aditi'));
		await expectAccessible(page, isMobile);
		await page.getByRole('button', { name: details.save }).click();
		await expect(page.getByText(details.saved)).toBeVisible();

		await page.goto(pathIn(language, '/biodata/new'));
		const preview = page.getByRole('article');
		await expect(preview).toContainText(writtenIn(language, 'Pushpa Kanwar'));
		await expect(preview).not.toContainText(fields.mobileNumber);
		await page.getByRole('checkbox', { name: words.fields.profession }).uncheck();
		await expectAccessible(page, isMobile);
		await page.getByRole('button', { name: words.form.create, exact: true }).click();
		await expect(page).toHaveURL(/\/biodata\/own\//);
		const sheet = page.getByRole('article');
		await expect(sheet.getByRole('heading', { name: account.name })).toBeVisible();
		for (const shown of [
			t('biodata.late', { name: writtenIn(language, 'Mahendra Singh') }),
			writtenIn(language, 'Pushpa Kanwar'),
			details.tongues.Marwari,
		])
			await expect(sheet.getByText(shown, { exact: true })).toBeVisible();
		const kept = [account.email, fields.mobileNumber, fields.profession];
		for (const secret of kept) await expect(sheet).not.toContainText(secret);
		await expectAccessible(page, isMobile);
		const paper = await page.pdf({ preferCSSPageSize: true });
		expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

		await page.getByRole('button', { name: words.own.sharePicture }).click();
		await expect.poll(() => shared.map(({ type }) => type)).toEqual(['image/jpeg']);
		await page.getByRole('button', { name: words.own.sharePdf }).click();
		await expect.poll(() => shared.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf']);
		for (const { size } of shared) expect(size).toBeGreaterThan(10_000);

		await page.getByLabel(words.own.sentTo).fill('Mehta family');
		await page.getByRole('button', { name: words.own.makeLink }).click();
		const message = page.getByRole('textbox', { name: words.own.message });
		await expect(message).toHaveValue(/\/biodata\/[\w-]{43}/);
		await expectAccessible(page, isMobile);
		const [path = ''] = /(?:\/en)?\/biodata\/[\w-]{43}/.exec(await message.inputValue()) ?? [];

		const stranger = await browser.newContext({ locale: language });
		const visitor = await stranger.newPage();
		const counted = visitor.waitForResponse((response) => response.url().endsWith('/opened'));
		await visitor.goto(`${baseURL}${path}`);
		await expect(
			visitor.getByRole('heading', {
				level: 1,
				name: t('biodata.visitor.forReader', { name: 'Mehta family' }),
			}),
		).toBeVisible();
		expect((await counted).status()).toBe(200);
		await expect(visitor.getByRole('article')).toContainText(writtenIn(language, 'Pushpa Kanwar'));
		const source = await visitor.content();
		for (const secret of kept) expect(source).not.toContain(secret);
		expect(source).toContain('noindex');
		await expectAccessible(visitor, isMobile);
		await visitor.reload();
		const saved = visitor.waitForEvent('download');
		await visitor.getByRole('link', { name: words.visitor.pdf }).click();
		expect((await saved).suggestedFilename()).toBe('biodata.pdf');

		await page.reload();
		await expect(page.getByText(t('biodata.openings', { count: 1 }))).toBeVisible();
		await page.getByRole('button', { name: t('biodata.own.endOf', { name: 'Mehta family' }) }).click();
		await expect(page.getByText(words.own.ended, { exact: true })).toBeVisible();
		const gone = await visitor.reload();
		expect(gone?.status()).toBe(404);
		await expect(visitor.getByRole('heading', { level: 1, name: words.visitor.endedTitle })).toBeVisible();
		await expect(visitor.locator('html')).toHaveAttribute('lang', language);
		await expect(visitor.locator('html[data-hydrated][data-fonts]')).toBeVisible();
		await visitor.getByRole('link', { name: words.visitor.home }).click();
		await expect(visitor).toHaveURL(`${baseURL}${pathIn(language, '/')}`);
		await stranger.close();
	});
});
