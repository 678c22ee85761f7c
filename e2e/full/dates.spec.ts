import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible, expectAccessibleOnAllScreens } from '../support/axe';
import { administrator, expect, newAccount, test } from '../support/fixtures';
import { MemberForm, RegistrationForm } from '../support/forms';
import { inBothLanguages, messagesIn, translator } from '../support/languages';
import { alertWith } from '../support/site';

const thisYear = new Date().getFullYear();

inBothLanguages((language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const { dateParts } = texts;
	const about = (date: string) => t('familyTree.card.about', { date });
	/** The controls of a date by the words above them. */
	const date = (inside: Page | Locator, legend: string) => {
		const group = inside.getByRole('group', { name: legend, exact: true });
		return {
			day: group.getByRole('textbox', { name: dateParts.day }),
			month: group.getByRole('combobox', { name: dateParts.month }),
			year: group.getByRole('textbox', { name: dateParts.year }),
			about: group.getByRole('checkbox', { name: dateParts.about }),
		};
	};
	const getBirth = (page: Page) => date(page, texts.memberFields.dob);
	const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
	/** What a profile says beside a label. */
	const said = (page: Page, label: string) =>
		page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

	test.describe(`dates of birth and death in ${language}`, () => {
		test('of the registration say the age, which is asked where there is none', async ({
			page,
			isMobile,
		}) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics(newAccount());
			await form.button('continue').click();
			await form.expectStep(2);
			await form.choose('prefix', 'Shri');
			await form.choose('gender', 'Male');
			const born = getBirth(page);

			await born.year.fill(String(thisYear - 10));
			await expect(form.text('age')).toHaveValue(/^(9|10)$/);
			await form.button('next').click();
			await form.expectStep(2);
			await expect(alertWith(page, texts.register.problems)).toBeFocused();
			await expect(page.getByText(texts.fieldErrors.underage, { exact: true }).first()).toBeVisible();

			await born.year.fill('१९९०');
			await born.month.selectOption('5');
			await born.day.fill('१७');
			await expect(form.text('age')).toHaveAttribute('readonly', '');
			await expect(form.text('age')).toHaveValue(new RegExp(`^(${thisYear - 1991}|${thisYear - 1990})$`));
			await expect(page.getByText(texts.fieldErrors.underage, { exact: true })).toHaveCount(0);
			await expectAccessible(page, isMobile);

			// What was typed is there again after the page was left.
			await page.reload();
			await form.expectStep(2);
			await expect(getBirth(page).year).toHaveValue('१९९०');
			await form.button('next').click();
			await form.expectStep(1);
			await form.password().fill('neem leaf at dusk');
			await form.button('continue').click();
			await form.button('next').click();
			await form.expectStep(3);
			await form.submit();
			await expect(said(page, texts.memberFields.dob)).toHaveText(
				language === 'hi' ? '17 मई 1990' : 'May 17, 1990',
			);
		});

		test('are changed in the own profile, down to a year or an age', async ({ page, newMember, logIn }) => {
			await logIn(await newMember({ dob: '1990-05-17' }));
			const form = new MemberForm(page, language);
			await page.goto(pathIn(language, '/profile'));
			const save = async () => {
				await button(page, texts.profile.save).click();
				await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
			};

			await button(page, texts.profile.edit).click();
			await getBirth(page).about.check();
			await save();
			await expect(said(page, texts.memberFields.dob)).toHaveText(about('1990'));

			await button(page, texts.profile.edit).click();
			await getBirth(page).year.fill('');
			await expect(form.text('age')).toHaveValue('');
			await form.text('age').fill('४१');
			await save();
			await expect(said(page, texts.memberFields.age)).toHaveText('41');
			await expect(said(page, texts.memberFields.dob)).toHaveText(texts.profile.notGiven);
			for (const path of ['/dashboard', '/biodata/new']) {
				await page.goto(pathIn(language, path));
				await expect(page.getByRole('main').getByText(/41/).first()).toBeVisible();
			}
		});

		test('of two tabs are both shown, to choose from', { tag: '@phone' }, async ({
			page: first,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^409 PUT \/api\/users\/profile$/);
			await logIn(await newMember({ dob: '1990-05' }));
			const second = await context.newPage();
			for (const page of [first, second]) {
				await page.goto(pathIn(language, '/profile'));
				await button(page, texts.profile.edit).click();
			}
			await getBirth(first).month.selectOption('6');
			await button(first, texts.profile.save).click();
			await expect(first.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
			await getBirth(second).about.check();
			await button(second, texts.profile.save).click();
			const group = second
				.getByRole('dialog', { name: texts.conflict.title })
				.getByRole('group', { name: texts.memberFields.dob, exact: true });
			await expect(group).toContainText(about('1990'));
			await expect(group).toContainText(language === 'hi' ? 'जून 1990' : 'Jun 1990');
			await button(second, texts.conflict.keepMine).click();
			await expect(said(second, texts.memberFields.dob)).toHaveText(about('1990'));
		});

		test('of a member are said by an administrator from the beginning', { tag: '@phone' }, async ({
			page,
			logIn,
		}) => {
			const { admin, familyTree } = texts;
			const form = admin.users.form;
			const { origin } = new URL(test.info().project.use.baseURL ?? '');
			const late = newAccount();
			await logIn(administrator());
			await page.context().addCookies([{ name: 'adminLanguage', value: language, url: origin }]);
			await page.goto('/admin/users');
			await button(page, admin.users.add).click();
			const dialog = page.getByRole('dialog', { name: form.addTitle, exact: true });
			await dialog.getByRole('textbox', { name: form.name }).fill(late.name);
			await dialog.getByRole('textbox', { name: form.email }).fill(late.email);
			await dialog.getByLabel(new RegExp(`^${form.password}( \\*)?$`)).fill(late.password);
			await date(dialog, form.dob).year.fill('१९२१');
			await expect(dialog.getByRole('group', { name: form.dod, exact: true })).toHaveCount(0);
			await dialog.getByRole('checkbox', { name: form.isDeceased }).check();
			await date(dialog, form.dod).year.fill('1998');
			await expectAccessibleOnAllScreens(page);
			await dialog.getByRole('button', { name: form.create, exact: true }).click();
			await expect(dialog).toHaveCount(0);

			const search = page.getByRole('searchbox', { name: admin.users.searchLabel });
			await search.fill(late.email);
			await search.press('Enter');
			const edit = t('admin.users.actions.edit', { name: late.name });
			await button(page, edit).click();
			const opened = page.getByRole('dialog', { name: form.editTitle, exact: true });
			await expect(date(opened, form.dob).year).toHaveValue('1921');
			await date(opened, form.dod).about.check();
			await opened.getByRole('button', { name: form.update, exact: true }).click();
			await expect(opened).toHaveCount(0);
			await page.getByRole('link', { name: t('admin.users.actions.view', { name: late.name }) }).click();
			await expect(
				page.getByText(`${familyTree.card.departed} · 1921–${about('1998')}`, { exact: true }),
			).toBeVisible();
			await expect(said(page, familyTree.details.ageAtDeath)).toHaveText('77');
		});
	});
});
