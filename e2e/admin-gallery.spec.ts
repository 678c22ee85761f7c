import { formatMoment } from '@/lib/platform/i18n/format';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makePicture } from './support/pictures';
import { requirement } from './support/requirement';
import { alertWith, at } from './support/site';
import { asAdministrator, callAs, openReviewQueue, sendPicture } from './support/submissions';

const one = /\/api\/gallery\/[0-9a-f-]{36}$/;
const refused = { status: 500, json: { code: 'server.unexpected', message: 'Something went wrong.' } };
const description = `${'Lamps along the wall. '.repeat(4)}And then, after a hundred, the end.`;

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const { review: texts, gallery: words } = all.admin;
	const { status } = all.stories;
	const t = translator(language);

	test(`an administrator sees to the pictures, in ${language}`, { tag: '@phone' }, async ({
		page,
		newMember,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		const call = await callAs(await newMember());
		const mark = newMark();
		const [approved, rejected, changed, deleted] = ['A', 'B', 'C', 'D'].map((name) => `Lake ${mark} ${name}`);
		if (!approved || !rejected || !changed || !deleted) throw new Error('no titles');
		const ids: string[] = [];
		for (const title of [approved, rejected, changed, deleted])
			ids.push(
				await sendPicture(call, { title, description, ...(title === rejected && { category: 'Forts' }) }),
			);
		await logIn(administrator());

		const reviewQueue = await openReviewQueue(page, 'gallery', language, isMobile);
		await requirement('gallery.title', () =>
			expect(page.getByRole('heading', { level: 1, name: words.title, exact: true })).toBeVisible(),
		);
		await reviewQueue.find(mark);
		await expect(reviewQueue.rows).toHaveCount(4);
		await requirement('gallery.tabs', async () => {
			await expect(reviewQueue.tab(texts.tabs.all, 4)).toBeVisible();
			await expect(reviewQueue.tab(status.pending, 4)).toBeVisible();
			await expect(page.getByRole('button', { name: new RegExp(`^${status.rejected}`) })).toHaveCount(0);
			await reviewQueue.tab(status.approved, 0).click();
			await expect(page).toHaveURL(at(`/admin/gallery?search=${mark}&status=approved`));
		});
		await requirement('gallery.none', async () => {
			await expect(page.getByText(words.empty)).toBeVisible();
			await reviewQueue.tab(texts.tabs.all, 4).click();
		});
		const row = reviewQueue.row(approved);
		await requirement('gallery.table', async () => {
			for (const name of ['status', 'image', 'description', 'category', 'featured', 'date'] as const)
				await expect(page.getByText(texts.columns[name], { exact: true }).first()).toBeAttached();
			// It heads a card without being called so.
			if (!isMobile) await expect(reviewQueue.button(texts.columns.title)).toBeVisible();
			await expect(row).toContainText(approved);
			await expect(row.getByText(status.pending, { exact: true })).toBeVisible();
			await expect(row.locator('img')).toBeVisible();
			const { createdAt } = Object(await (await asAdministrator())('GET', `gallery/${ids[0]}`));
			const moment = formatMoment(String(createdAt), language) ?? '';
			await expect(row).toContainText(t('admin.review.created', { moment }));
		});
		await requirement('gallery.descriptionCut', () =>
			expect(
				row.getByText(`${[...description].slice(0, 100).join('').trimEnd()}...`, { exact: true }),
			).toBeVisible(),
		);
		await requirement('gallery.category', async () => {
			await expect(row.getByText(all.gallery.categories.General, { exact: true })).toBeVisible();
			await expect(
				reviewQueue.row(rejected).getByText(all.gallery.categories.Forts, { exact: true }),
			).toBeVisible();
		});
		await expectAccessibleOnAllScreens(page);

		await requirement('gallery.approveFailure', async () => {
			expectTrouble(/^500 PATCH/);
			await page.route('**/approve', (route) => route.fulfill(refused));
			await reviewQueue.action('approve', approved).click();
			await expect(alertWith(page, words.approveFailed)).toBeVisible();
			await page.unroute('**/approve');
		});
		await requirement('gallery.approved', async () => {
			await reviewQueue.action('approve', approved).click();
			await expect(reviewQueue.notice(all.gallery.approved)).toBeVisible();
			await expect(row.getByText(status.approved, { exact: true })).toBeVisible();
		});
		await requirement('gallery.onlyPending', async () => {
			for (const action of ['approve', 'reject'] as const) {
				await expect(reviewQueue.action(action, approved)).toHaveCount(0);
				await expect(reviewQueue.action(action, rejected)).toBeVisible();
			}
		});

		const rejection = reviewQueue.dialog(words.rejectTitle);
		const confirm = rejection.getByRole('button', { name: texts.rejection.confirm, exact: true });
		await requirement('gallery.rejectModal', async () => {
			await reviewQueue.action('reject', rejected).click();
			await expect(rejection.getByLabel(texts.rejection.reason)).toBeFocused();
			await expectAccessibleOnAllScreens(page);
		});
		await requirement('gallery.rejectFailure', async () => {
			expectTrouble(/^500 DELETE/);
			await page.route(one, (route) => route.fulfill(refused));
			await confirm.click();
			await expect(rejection.getByRole('alert').filter({ hasText: words.rejectFailed })).toBeVisible();
			await page.unroute(one);
		});
		await requirement('gallery.rejected', async () => {
			await confirm.click();
			await expect(reviewQueue.notice(all.gallery.rejected)).toBeVisible();
			await expect(reviewQueue.row(rejected)).toHaveCount(0);
			await expect(reviewQueue.tab(texts.tabs.all, 3)).toBeVisible();
		});

		const create = reviewQueue.dialog(words.createTitle);
		const edit = reviewQueue.dialog(words.editTitle);
		const title = (dialog: typeof create) => dialog.getByRole('textbox', { name: texts.form.title });
		const send = create.getByRole('button', { name: words.create, exact: true });
		await requirement('gallery.formMissing', async () => {
			await reviewQueue.button(words.add).click();
			await send.click();
			await expect(
				create.getByRole('alert').filter({ hasText: all.errors.gallery.textRequired }),
			).toBeVisible();
			await expectAccessibleOnAllScreens(page);
		});
		const made = `Made ${mark}`;
		await title(create).fill(made);
		await create.getByRole('textbox', { name: texts.form.description }).fill('By an administrator.');
		await create.getByLabel(texts.form.featured).check();
		await requirement('gallery.imageRequired', async () => {
			await send.click();
			await expect(
				create.getByRole('alert').filter({ hasText: all.errors.gallery.imageRequired }),
			).toBeVisible();
		});
		await create.locator('input[type=file]').setInputFiles(await makePicture('png'));
		await expect(create.getByAltText(texts.form.preview)).toBeVisible();
		await requirement('gallery.writeFailures', async () => {
			expectTrouble(/^500 POST/);
			expectTrouble(/^500 PUT/);
			await page.route('**/api/gallery', (route) => route.fulfill(refused));
			await send.click();
			await expect(create.getByRole('alert').filter({ hasText: words.createFailed })).toBeVisible();
			await page.unroute('**/api/gallery');
			await page.route(one, (route) => route.fulfill(refused));
			await send.click();
			await requirement('gallery.created', () =>
				expect(reviewQueue.notice(all.gallery.created)).toBeVisible(),
			);
			await reviewQueue.action('edit', made).click();
			await edit.getByRole('button', { name: words.update, exact: true }).click();
			await expect(edit.getByRole('alert').filter({ hasText: words.updateFailed })).toBeVisible();
			await edit.getByRole('button', { name: texts.cancel, exact: true }).click();
			await reviewQueue.action('delete', deleted).click();
			await reviewQueue
				.dialog(words.deleteTitle)
				.getByRole('button', { name: texts.removal.confirm, exact: true })
				.click();
			await expect(alertWith(page, words.deleteFailed)).toBeVisible();
			await page.unroute(one);
		});
		await requirement('gallery.featured', async () => {
			await expect(reviewQueue.row(made).getByText(words.isFeatured, { exact: true }).last()).toBeVisible();
			await expect(reviewQueue.row(changed).getByText(words.isStandard, { exact: true })).toBeVisible();
		});

		// Somebody else has changed it meanwhile: both are shown, and what was typed is kept on top of theirs.
		await reviewQueue.action('edit', changed).click();
		await requirement('gallery.form', async () => {
			await expect(title(edit)).toHaveValue(changed);
			await expect(edit.getByRole('textbox', { name: texts.form.description })).toHaveValue(description);
			await expect(edit.getByRole('combobox', { name: texts.form.category })).toHaveValue(
				all.gallery.categories.General,
			);
			await expect(edit.getByLabel(texts.form.featured)).not.toBeChecked();
			await expect(edit.getByAltText(texts.form.current)).toBeVisible();
		});
		await requirement('gallery.keepImage', () => expect(edit.getByText(texts.form.keepImage)).toBeVisible());
		await (await asAdministrator())('PUT', `gallery/${ids[2]}`, { description: 'Theirs.' });
		await title(edit).fill(`Changed ${mark}`);
		expectTrouble(/^409 PUT/);
		await edit.getByRole('button', { name: words.update, exact: true }).click();
		const { stale } = all.admin.frame;
		const both = reviewQueue.dialog(stale.title);
		await expect(both.getByText('Theirs.', { exact: true })).toBeVisible();
		await expect(both.getByText(`Changed ${mark}`, { exact: true })).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await requirement('gallery.updated', async () => {
			await both.getByRole('button', { name: stale.keepMine, exact: true }).click();
			await expect(reviewQueue.notice(all.gallery.updated)).toBeVisible();
			await expect(reviewQueue.row(`Changed ${mark}`)).toContainText('Theirs.');
			await expect(reviewQueue.row(`Changed ${mark}`).locator('img')).toBeVisible();
		});

		await reviewQueue.action('history', `Changed ${mark}`).click();
		await expect(page.getByRole('dialog').getByText(`Changed ${mark}`).first()).toBeVisible();
		await page.keyboard.press('Escape');

		await requirement('gallery.deleteConfirm', async () => {
			await reviewQueue.action('delete', deleted).click();
			await expect(reviewQueue.dialog(words.deleteTitle).getByText(words.deleteQuestion)).toBeVisible();
		});
		await requirement('gallery.deleted', async () => {
			await page
				.getByRole('dialog')
				.getByRole('button', { name: texts.removal.confirm, exact: true })
				.click();
			await expect(reviewQueue.notice(all.gallery.deleted)).toBeVisible();
			await expect(reviewQueue.row(deleted)).toHaveCount(0);
		});

		// All on this page in one bulk operation: each row shows its decision.
		expectTrouble(/^409 PATCH/);
		await page.getByRole('checkbox', { name: all.admin.frame.table.selectAll }).check();
		await reviewQueue.button(texts.bulk.approve).click();
		await expect(
			page.getByRole('alert').filter({ hasText: all.errors.review.notPending }).first(),
		).toBeVisible();
		await expect(reviewQueue.tab(status.approved, 3)).toBeVisible();

		await requirement('gallery.search', async () => {
			await reviewQueue.search.fill('');
			await reviewQueue.button(all.admin.frame.search.submit).click();
			await expect(page).toHaveURL(at('/admin/gallery'));
			await expect(reviewQueue.rows).toHaveCount(10);
		});
	});
});
