import { sidebarLink } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makePicture } from './support/pictures';
import { at, hold } from './support/site';
import { callAs, openReviewQueue, sendBlog } from './support/submissions';

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const { review: texts, blogs: words } = all.admin;
	const t = translator(language);

	test(`an administrator sees to the blogs, in ${language}`, { tag: '@desktop' }, async ({
		page,
		newMember,
		logIn,
		isMobile,
	}) => {
		const call = await callAs(await newMember());
		const mark = newMark();
		const titles = [...'ABCDEF'].map((letter) => `Fort ${mark} ${letter}`);
		const [approved = '', rejected = '', deleted = ''] = titles;
		for (const title of titles.toReversed()) await sendBlog(call, { title });
		await logIn(administrator());

		const reviewQueue = await openReviewQueue(page, 'blogs', language, isMobile);
		await reviewQueue.find(mark);
		await expect(reviewQueue.rows).toHaveCount(6);
		await expect(page).toHaveURL(at(`/admin/blogs?search=${mark}`));
		await expectAccessibleOnAllScreens(page);
		await reviewQueue.action('approve', approved).click();
		await expect(reviewQueue.notice(all.blogReplies.approved)).toBeVisible();
		await expect(reviewQueue.tab(all.blogs.status.approved, 1)).toBeVisible();

		const rejection = reviewQueue.dialog(words.rejectTitle);
		await reviewQueue.action('reject', rejected).click();
		await rejection.getByLabel(texts.rejection.reason).fill('Copied.');
		await expectAccessibleOnAllScreens(page);
		await rejection.getByLabel(texts.rejection.reason).press('Control+Enter');
		await expect(reviewQueue.row(rejected)).toContainText(t('admin.review.reason', { reason: 'Copied.' }));

		const create = reviewQueue.dialog(words.createTitle);
		const edit = reviewQueue.dialog(words.editTitle);
		const made = `Made ${mark}`;
		await reviewQueue.button(words.add).click();
		await create.getByLabel(texts.form.title, { exact: false }).first().fill(made);
		await create.getByLabel(texts.form.author, { exact: false }).fill('Asha');
		await create.getByRole('textbox', { name: texts.form.content, exact: true }).fill('By an administrator.');
		await create.locator('input[type=file]').setInputFiles(await makePicture('jpeg'));
		await expectAccessibleOnAllScreens(page);
		await create.getByRole('button', { name: words.create, exact: true }).click();
		await expect(reviewQueue.notice(all.blogReplies.created)).toBeVisible();
		await reviewQueue.action('edit', made).click();
		await expect(edit.locator('img[src^="/api/media/"]')).toBeVisible();
		await edit.getByLabel(texts.form.author, { exact: false }).fill('Mira');
		await edit.getByRole('button', { name: words.update, exact: true }).click();
		await expect(reviewQueue.row(made).getByText('Mira', { exact: true })).toBeVisible();
		await expect(reviewQueue.row(made).locator('img')).toBeVisible();

		await reviewQueue.action('delete', deleted).click();
		await page.getByRole('dialog').getByRole('button', { name: texts.removal.confirm, exact: true }).click();
		await expect(reviewQueue.notice(all.blogReplies.deleted)).toBeVisible();
		await expect(reviewQueue.row(deleted)).toHaveCount(0);

		// Restored with one key; then several in one bulk operation.
		await page.keyboard.press('z');
		await expect(reviewQueue.row(deleted)).toHaveCount(1);
		for (const title of titles.slice(3))
			await page.getByRole('checkbox', { name: t('admin.frame.table.select', { name: title }) }).check();
		await test.step('a bulk operation goes on and can be undone wherever the administrator goes', async () => {
			const { frame } = all.admin;
			const letGo = await hold(page, '**/approve');
			await reviewQueue.button(texts.bulk.approve).click();
			const progress = page.getByRole('progressbar', { name: words.doing.approve });
			await expect(progress).toBeVisible();
			const link = await sidebarLink(page, language, isMobile, 'dashboard');
			await link.click();
			await expect(page.getByRole('heading', { level: 1, name: all.admin.dashboard.title })).toBeVisible();
			await expect(progress).toBeVisible();
			const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
			expect(await asks()).toBe(true);
			letGo();
			await expect(reviewQueue.notice(t('admin.blogs.done.approve', { count: 3 }))).toBeVisible();
			expect(await asks()).toBe(false);
			await page.unroute('**/approve');
			await page.getByRole('button', { name: frame.undo.button, exact: true }).first().click();
			await expect(reviewQueue.notice(t('admin.trash.undone', { count: 3 }))).toBeVisible();
			await page.goBack();
			await expect(reviewQueue.tab(all.blogs.status.approved, 2)).toBeVisible();
		});
	});
});
