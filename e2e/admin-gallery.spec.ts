import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makePicture } from './support/pictures';
import { callAs, openReviewQueue, sendPicture } from './support/submissions';

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const { review: texts, gallery: words } = all.admin;

	test(`an administrator sees to the pictures, in ${language}`, { tag: '@phone' }, async ({
		page,
		newMember,
		logIn,
		isMobile,
	}) => {
		const call = await callAs(await newMember());
		const mark = newMark();
		const [approved, rejected] = [`Lake ${mark}`, `Fort ${mark}`];
		for (const title of [approved, rejected]) await sendPicture(call, { title });
		await logIn(administrator());

		const reviewQueue = await openReviewQueue(page, 'gallery', language, isMobile);
		await reviewQueue.find(mark);
		await expect(reviewQueue.rows).toHaveCount(2);
		await expect(reviewQueue.row(approved).locator('img')).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await reviewQueue.action('approve', approved).click();
		await expect(reviewQueue.notice(all.gallery.approved)).toBeVisible();
		await expect(reviewQueue.tab(all.stories.status.approved, 1)).toBeVisible();
		const rejection = reviewQueue.dialog(words.rejectTitle);
		await reviewQueue.action('reject', rejected).click();
		await rejection.getByRole('button', { name: texts.rejection.confirm, exact: true }).click();
		await expect(reviewQueue.notice(all.gallery.rejected)).toBeVisible();
		await expect(reviewQueue.row(rejected)).toHaveCount(0);

		const create = reviewQueue.dialog(words.createTitle);
		const edit = reviewQueue.dialog(words.editTitle);
		const made = `Made ${mark}`;
		await reviewQueue.button(words.add).click();
		await create.getByRole('textbox', { name: texts.form.title }).fill(made);
		await create.getByRole('textbox', { name: texts.form.description }).fill('By an administrator.');
		await create.getByLabel(texts.form.featured).check();
		await create.locator('input[type=file]').setInputFiles(await makePicture('png'));
		await expect(create.getByAltText(texts.form.preview)).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await create.getByRole('button', { name: words.create, exact: true }).click();
		await expect(reviewQueue.notice(all.gallery.created)).toBeVisible();
		await reviewQueue.action('edit', made).click();
		await expect(edit.getByAltText(texts.form.current)).toBeVisible();
		await edit.getByRole('textbox', { name: texts.form.title }).fill(`Changed ${mark}`);
		await edit.getByRole('button', { name: words.update, exact: true }).click();
		const changed = reviewQueue.row(`Changed ${mark}`);
		await expect(changed.locator('img')).toBeVisible();
		await expect(changed.getByText(words.isFeatured, { exact: true }).last()).toBeVisible();

		await reviewQueue.action('history', `Changed ${mark}`).click();
		await expect(page.getByRole('dialog').getByText(`Changed ${mark}`).first()).toBeVisible();
		await page.keyboard.press('Escape');
		await reviewQueue.action('delete', `Changed ${mark}`).click();
		await page.getByRole('dialog').getByRole('button', { name: texts.removal.confirm, exact: true }).click();
		await expect(reviewQueue.notice(all.gallery.deleted)).toBeVisible();
		await expect(changed).toHaveCount(0);
	});
});
