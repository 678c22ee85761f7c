import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { at, openBar, untilBellAnswers } from './support/site';

inOneLanguage('hi', (language) => {
	const { navigation } = messagesIn(language).site;

	test(`a member who leaves in one tab has left their profile in another, in ${language}`, {
		tag: '@phone',
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
