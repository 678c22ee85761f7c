import { pathIn } from '@/lib/core/localized-path';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language).admin.messages;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });

	test(`a visitor writes to the administrators, who answer, put aside and delete messages, in ${language}`, {
		tag: '@desktop',
	}, async ({ page, logIn, isMobile }) => {
		const { inbox } = messagesIn(language);
		const mark = crypto.randomUUID().slice(0, 8);
		const [meera, bot] = [`Meera ${mark}`, `Bot ${mark}`];
		await page.goto(pathIn(language, '/contact'));
		for (const name of [meera, bot]) {
			const fields = {
				name,
				email: 'meera@example.org',
				subject: `Question ${name}`,
				message: 'Khamma Ghani.',
			};
			for (const field of ['name', 'email', 'subject', 'message'] as const)
				await page.getByRole('textbox', { name: inbox.fields[field] }).fill(fields[field]);
			await page.getByRole('button', { name: inbox.contact.send, exact: true }).click();
			await expect(page.getByRole('main').getByText(inbox.contact.sent, { exact: true })).toBeVisible();
			await page.getByRole('button', { name: inbox.contact.again, exact: true }).click();
		}
		await page.goto('about:blank');
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/messages?search=${mark}`);
		const rows = getRows(page, texts.caption, isMobile);
		const row = (name: string) => rows.filter({ hasText: name }).first();
		const state = (name: string) =>
			row(name).getByText(texts.stateOf[name === bot ? 'spam' : 'answered'], { exact: true });
		await expect(rows).toHaveCount(2);
		await expect(row(meera).getByText(texts.stateOf.unread, { exact: true })).toBeVisible();
		await expectAccessibleOnAllScreens(page);

		await page
			.getByRole('button', exactly(t('admin.messages.open', { name: meera, subject: `Question ${meera}` })))
			.click();
		const dialog = page.getByRole('dialog', exactly(`Question ${meera}`));
		await expect(dialog.getByRole('status').filter({ hasText: texts.stateOf.read })).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		const answer = dialog.getByRole('link', exactly(texts.actions.answerShort));
		await expect(answer).toHaveAttribute('href', /^mailto:meera@example\.org\?subject=Re/);
		// A browser under test has no mail program to open.
		await answer.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
		await answer.click();
		await expect(dialog.getByRole('status').filter({ hasText: texts.stateOf.answered })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(state(meera)).toBeVisible();

		await page.getByRole('button', exactly(t('admin.messages.actions.spamNamed', { name: bot }))).click();
		await expect(row(bot)).toHaveCount(0);
		await page.getByRole('button', { name: new RegExp(`^${texts.states.spam}`) }).click();
		await expect(state(bot)).toBeVisible();
		await page.getByRole('checkbox', { name: t('admin.frame.table.select', { name: bot }) }).check();
		await page.getByRole('button', exactly(texts.actions.delete)).click();
		const confirmation = page.getByRole('dialog', exactly(texts.delete.title));
		await expect(confirmation.getByText(texts.delete.forGood)).toBeVisible();
		await confirmation.getByRole('button', exactly(texts.delete.confirm)).click();
		await expect(page.getByText(texts.empty)).toBeVisible();

		await page.getByRole('button', { name: new RegExp(`^${texts.tabs.reports}`) }).click();
		await expect(page).toHaveURL(/\/admin\/messages\?tab=reports$/);
		await expect(
			page.getByText(texts.report.empty).or(getRows(page, texts.report.caption, isMobile).first()),
		).toBeVisible();
		await expectAccessibleOnAllScreens(page);
	});
});
