import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { at, openBar, untilBellAnswers } from './support/site';

inOneLanguage('hi', (language) => {
	const { navigation, pages } = messagesIn(language).site;

	test(`who leaves in one tab has left in the other, in ${language}`, { tag: '@desktop' }, async ({
		page,
		context,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember());
		await untilBellAnswers(page, () => page.goto(pathIn(language, '/')));
		const other = await context.newPage();
		await untilBellAnswers(other, () => other.goto(pathIn(language, '/blogs')));
		const otherBar = await openBar(other, language);
		await expect(otherBar.getByRole('link', { name: pages.profile, exact: true })).toBeVisible();

		const bar = await openBar(page, language);
		await bar.getByRole('button', { name: navigation.logout, exact: true }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/login')));
		await expect(otherBar.getByRole('link', { name: pages.login, exact: true })).toBeVisible();
		await expect(otherBar.getByRole('link', { name: pages.profile, exact: true })).toBeHidden();
	});

	test(`a profile does not stay open after its member has left in another tab, in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page, context, newMember, logIn }) => {
		const account = await newMember();
		await logIn(account);
		const other = await context.newPage();
		await untilBellAnswers(other, () => other.goto(pathIn(language, '/profile')));
		await expect(other.getByRole('heading', { level: 1, name: account.name })).toBeVisible();

		await untilBellAnswers(page, () => page.goto(pathIn(language, '/')));
		const bar = await openBar(page, language);
		await bar.getByRole('button', { name: navigation.logout, exact: true }).click();
		await expect(other).toHaveURL(at(pathIn(language, '/login')));
		await expect(other.getByText(account.name)).toHaveCount(0);
	});
});
