import type { Browser, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';
import { hold, script } from './support/site';

/** The page of a link in the browser of a relative without an account, who says who they are to the one who asks. */
async function openLink(browser: Browser, address: string, caption: string, locale: Language): Promise<Page> {
	const context = await browser.newContext({ locale });
	const page = await context.newPage();
	await page.goto(address);
	await page.getByRole('button', { name: caption, exact: true }).click();
	await expect(page).toHaveURL(/[?&]as=/);
	return page;
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const words = texts.elderQuestions;
	const page2 = texts.elderAnswer;
	const t = translator(language);

	/** Makes the link to a question in the open dialog, and answers its path. */
	async function makeLink(page: Page, relative: string): Promise<string> {
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel(words.ask.relative).selectOption({ label: relative });
		await dialog.getByRole('button', { name: words.ask.make }).click();
		const message = dialog.getByRole('textbox', { name: words.send.message });
		await expect(message).toHaveValue(/\/ask\/[\w-]{43}/);
		await expect(dialog.getByRole('link', { name: words.send.whatsapp })).toHaveAttribute(
			'href',
			/^https:\/\/wa\.me\/\?text=.+ask%2F/,
		);
		const [path = ''] = /(?:\/en)?\/ask\/[\w-]{43}/.exec(await message.inputValue()) ?? [];
		return path;
	}

	test.describe(`a question to an elder in ${language}`, () => {
		test('is answered without an account, accepted, and counts once a second relative has confirmed it', async ({
			page,
			browser,
			baseURL,
			isMobile,
			newMember,
			logIn,
		}) => {
			test.slow();
			const mark = newMark();
			await logIn(await newMember({ gender: 'Male', age: '30' }));
			await page.goto(pathIn(language, '/family-tree'));
			const side = { side: 'father' };
			await addRelatives(page, [
				{ name: `Mohan ${mark}`, relation: 'Father', age: 60 },
				{ name: `Arjun ${mark}`, relation: 'Uncle', age: 50, ...side },
				{ name: `Tara ${mark}`, relation: 'Aunt', age: 55, ...side },
			]);
			await page.goto(pathIn(language, '/family-tree'));
			await page
				.getByRole('navigation', { name: texts.lineage.ways.label })
				.getByRole('link', { name: texts.lineage.ways.questions })
				.click();
			await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
			await expect(page.getByText(t('elderQuestions.known', { known: 1, total: 18 }))).toBeVisible();
			await expectAccessible(page, isMobile);

			const grandfather = t('matching.verdict.missingFacts.person', { words: texts.kinship.terms.FF });
			await page
				.getByRole('button', { name: t('elderQuestions.gaps.askFor', { what: grandfather }) })
				.click();
			await expectAccessible(page, isMobile);
			const relations = await page.getByLabel(words.ask.relative).locator('option').allTextContents();
			const getLabel = (name: string) => relations.find((label) => label.includes(`${name} ${mark}`)) ?? '';
			const getCaption = (name: string) => /\((.+)\)$/.exec(getLabel(name))?.[1] ?? '';
			const first = await makeLink(page, getLabel('Arjun'));
			await expectAccessible(page, isMobile);
			await page.getByRole('dialog').getByRole('button', { name: words.send.done }).click();
			await expect(page.getByText(words.sent.title)).toBeVisible();

			const elder = await openLink(browser, `${baseURL}${first}`, getCaption('Arjun'), language);
			expect(await elder.content()).not.toContain(`Mohan ${mark}`);
			await expectAccessible(elder, isMobile);
			const release = await hold(elder, script);
			await elder.reload({ waitUntil: 'commit' });
			await elder.getByRole('textbox').fill(`Umaid ${mark}`);
			await expect(elder.locator('html[data-hydrated]')).toHaveCount(0);
			release();
			await elder.getByRole('button', { name: page2.next }).click();
			await elder.getByRole('textbox').fill('Khimsar');
			await elder.getByRole('button', { name: page2.next }).click();
			await expect(elder.getByRole('heading', { name: page2.reviewTitle })).toBeFocused();
			await expectAccessible(elder, isMobile);
			await elder.getByRole('button', { name: page2.send }).click();
			await expect(elder.getByRole('heading', { name: page2.thanksTitle })).toBeFocused();
			await elder.goto(`${baseURL}${first}`);
			await expect(elder.getByRole('heading', { name: page2.endedTitle })).toBeVisible();
			await expectAccessible(elder, isMobile);
			await elder.context().close();

			await page.reload();
			const answers = page.locator('section').filter({ hasText: words.answers.title });
			await expect(answers.getByText(`Umaid ${mark}`)).toBeVisible();
			await answers.getByLabel(words.answers.isDeceased).check();
			await answers.getByRole('button', { name: words.answers.accept }).click();
			await expect(page.getByText(words.accepted.waits)).toBeVisible();
			await expect(page.getByText(t('elderQuestions.known', { known: 1, total: 18 }))).toBeVisible();
			await expectAccessible(page, isMobile);

			await page.getByRole('button', { name: words.accepted.second }).click();
			const second = await makeLink(page, getLabel('Tara'));
			await page.getByRole('dialog').getByRole('button', { name: words.send.done }).click();
			const aunt = await openLink(browser, `${baseURL}${second}`, getCaption('Tara'), language);
			await expect(aunt.getByText(`Umaid ${mark}`)).toBeVisible();
			await expectAccessible(aunt, isMobile);
			await aunt.getByRole('button', { name: page2.yes }).click();
			await expect(aunt.getByRole('heading', { name: page2.thanksTitle })).toBeFocused();
			await aunt.context().close();

			await page.reload();
			await expect(page.getByText(words.accepted.confirmed)).toBeVisible();
			await expect(page.getByText(t('elderQuestions.known', { known: 2, total: 18 }))).toBeVisible();
		});
	});
});
