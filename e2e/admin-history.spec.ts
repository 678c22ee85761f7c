import * as z from 'zod';
import { fixedPathIn, pathIn } from '@/lib/core/localized-path';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { asAdministrator } from './support/submissions';

const savedDeity = z.object({ deity: z.object({ _id: z.string(), version: z.number() }) });

const own = z.object({ name: z.string() });

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const { history, frame } = all.admin;
	const t = translator(language);

	test(`two who save at once see both, and the history tells it (${language})`, { tag: '@phone' }, async ({
		page,
		logIn,
		expectTrouble,
		isMobile,
		baseURL: url = '',
	}) => {
		const mark = newMark();
		const elsewhere = await asAdministrator();
		const { name: who } = own.parse(await elsewhere('GET', 'users/profile'));
		await logIn(administrator());
		await page.context().addCookies([{ name: 'adminLanguage', value: language, url }]);
		expectTrouble(/^409 PUT \/api\/deities\//);
		const made = await elsewhere('POST', 'deities', {
			...{ name: `Trial ${mark}`, description: 'Of nowhere.', clans: ['Rathore'], language: 'en' },
		});
		const { deity } = savedDeity.parse(made);

		await test.step('a newer version is shown beside mine, and mine is kept', async () => {
			await page.goto(pathIn(language, `/kul-devi-devta-form?id=${deity._id}`));
			const form = all.deityForm.form;
			const field = (name: 'name' | 'festival' | 'temple') => {
				const inEnglish = page.getByRole('group', { name: form.inEn });
				return inEnglish.getByRole('textbox', { name: form[name], exact: true });
			};
			await field('festival').fill('Navratri');
			await field('temple').fill('Mine');
			await elsewhere('PUT', `deities/${deity._id}`, {
				...{ name: `Trial Devi of ${mark}`, temple: 'Theirs', language: 'en', version: deity.version },
			});
			await page.getByRole('button', { name: form.save, exact: true }).click();
			const dialog = page.getByRole('dialog', { name: frame.stale.title });
			await expect(dialog).toContainText(who);
			// Only they have changed the name, only I the festival: both are kept without a question.
			await expect(dialog.getByRole('group')).toHaveCount(1);
			const temple = dialog.getByRole('group', { name: `${form.temple} (${form.inEn})` });
			const mine = temple.getByRole('radio', { name: new RegExp(`^${frame.stale.mine}`) });
			await expect(mine).toBeChecked();
			await expectAccessibleOnAllScreens(page);
			await dialog.getByRole('button', { name: frame.stale.keepMine, exact: true }).click();
			await expect(page.getByText(all.deityForm.updated, { exact: true })).toBeVisible();
			await expect(field('name')).toHaveValue(`Trial Devi of ${mark}`);
			await expect(field('festival')).toHaveValue('Navratri');
			await expect(field('temple')).toHaveValue('Mine');
		});

		const message = t('admin.historyEntry.actions.deity.update', {
			who,
			what: t('admin.historyEntry.quoted', { name: `Trial Devi of ${mark}` }),
		});

		await test.step('the history tells both changes with before and after', async () => {
			await page.goto('/admin/history');
			await expect(page.getByRole('heading', { level: 1, name: history.title })).toBeVisible();
			const filters = page.getByRole('group', { name: history.filters.legend });
			await filters.getByRole('combobox', { name: history.filters.subjectType }).selectOption('deity');
			await filters
				.getByRole('combobox', { name: history.filters.action, exact: true })
				.selectOption('deity.update');
			await expect(page).toHaveURL(
				/subjectType=deity&?.*action=deity.update|action=deity.update&subjectType=deity/,
			);
			const list = page.getByRole(isMobile ? 'list' : 'table', { name: history.caption });
			const entry = list
				.getByRole(isMobile ? 'listitem' : 'row')
				.filter({ hasText: message })
				.first();
			await entry.getByText(frame.recordHistory.changes).click();
			await expect(entry).toContainText(all.deityForm.form.festival);
			await expect(entry).toContainText('Navratri');
			await expect(entry).toContainText(`${frame.recordHistory.before}: Theirs`);
			await expect(entry).toContainText(`${frame.recordHistory.after}: Mine`);
			await expect(entry.getByRole('link', { name: `Trial Devi of ${mark}` })).toHaveAttribute(
				'href',
				fixedPathIn(language, `/deity/${deity._id}`),
			);
			await expectAccessibleOnAllScreens(page);
		});
	});
});
