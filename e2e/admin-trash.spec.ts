import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { asAdministrator, callAs, sendBlog, sendPicture } from './support/submissions';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language).admin.trash;
	const t = translator(language);

	test(`an administrator restores what was deleted, in ${language}`, { tag: '@phone' }, async ({
		page,
		baseURL: url = '',
		newMember,
		logIn,
		isMobile,
	}) => {
		const call = await callAs(await newMember());
		const remove = await asAdministrator();
		const mark = newMark();
		const titles = ['One', 'Two', 'Three'].map((word) => `${word} ${mark}`);
		const [single = '', ...many] = titles;
		const ids: string[] = [];
		for (const title of titles) ids.push(await sendBlog(call, { title }));
		for (const id of ids) await remove('DELETE', `blogs/${id}`);
		const view = `View ${mark}`;
		await remove('DELETE', `gallery/${await sendPicture(call, { title: view })}`);

		await logIn(administrator());
		await page.context().addCookies([{ name: 'adminLanguage', value: language, url }]);
		await page.goto('/admin/trash');
		await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
		const rows = isMobile ? page.getByRole('main').getByRole('listitem') : page.getByRole('row');
		const row = (name: string) => rows.filter({ hasText: name });
		const button = (name: string) => page.getByRole('button', { name, exact: true });
		const notice = (text: string) => page.getByRole('status').filter({ hasText: text });
		for (const name of [...titles, view]) await expect(row(name)).toBeVisible();
		await expect(row(view)).toContainText(t('admin.trash.days', { count: 30 }));
		await expectAccessibleOnAllScreens(page);

		// The tab of a kind shows that kind alone, and is in the address.
		const kinds = page.getByRole('group', { name: texts.tabs.label });
		await kinds.getByRole('button', { name: texts.tabs.blog }).click();
		await expect(page).toHaveURL(/\/admin\/trash\?kind=blog$/);
		await expect(row(view)).toHaveCount(0);

		await button(t('admin.trash.restoreNamed', { name: single })).click();
		await expect(notice(texts.restored)).toBeVisible();
		await expect(row(single)).toHaveCount(0);
		expect(await call('GET', `blogs/${ids[0]}`)).toMatchObject({ title: single, status: 'pending' });

		for (const name of many) await row(name).getByRole('checkbox').check();
		await button(texts.restoreSelected).click();
		await expect(notice(t('admin.trash.restoredMany', { count: 2 }))).toBeVisible();
		for (const name of many) await expect(row(name)).toHaveCount(0);
		expect(await call('GET', `blogs/${ids[2]}`)).toMatchObject({ status: 'pending' });

		// The address leads back to all kinds.
		await page.goBack();
		await button(t('admin.trash.eraseNamed', { name: view })).click();
		const dialog = page.getByRole('dialog', { name: texts.eraseTitle });
		await expect(dialog).toContainText(t('admin.trash.eraseQuestion', { name: view }));
		await expectAccessibleOnAllScreens(page);
		await dialog.getByRole('button', { name: texts.erase, exact: true }).click();
		await expect(notice(texts.erased)).toBeVisible();
		await expect(row(view)).toHaveCount(0);
	});
});
