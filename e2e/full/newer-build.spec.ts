// A page that is older than the server offers to be reloaded, and loses nothing by it.
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';

inBothLanguages((language) => {
	const { site, matching } = messagesIn(language);

	test(`offers to reload a page of an older build in ${language}`, { tag: '@phone' }, async ({
		page,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember());
		await page.route('**/api/**', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, headers: { ...response.headers(), 'x-build-id': 'zzzzzzzzz' } });
		});
		await page.goto(pathIn(language, '/matrimonial/wishes'));
		const notice = page.getByRole('status').filter({ hasText: site.newerBuild });
		const age = page.getByLabel(matching.wishes.ageFrom);
		await expect(notice).toBeVisible();
		await age.fill('25');

		const asked = page.waitForEvent('dialog');
		const reload = notice.getByRole('button', { name: site.reload }).click();
		const question = await asked;
		expect(question.type()).toBe('beforeunload');
		await question.dismiss();
		await reload;
		await expect(age).toHaveValue('25');
		await notice.getByRole('button', { name: site.close }).click();
		await expect(notice).toBeHidden();

		// A call may be under way.
		await page.unrouteAll({ behavior: 'wait' });
		page.once('dialog', (dialog) => dialog.accept());
		await page.reload();
		await expect(age).toBeVisible();
		await expect(notice).toBeHidden();
	});
});
