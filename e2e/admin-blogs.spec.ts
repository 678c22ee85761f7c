import { fixedPathIn } from '@/lib/core/localized-path';
import { formatMoment } from '@/lib/platform/i18n/format';
import { sidebarLink } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makePicture } from './support/pictures';
import { requirement } from './support/requirement';
import { alertWith, at, hold } from './support/site';
import { callAs, openReviewQueue, sendStory } from './support/submissions';

const list = '**/api/blogs/admin?*';
const one = /\/api\/blogs\/[0-9a-f-]{36}$/;
const refused = { status: 500, json: { code: 'server.unexpected', message: 'Something went wrong.' } };
const content = `${'Stone upon stone. '.repeat(5)}Here it ends, after a hundred characters.`;
const reason = 'This story was copied from a printed book.';

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const { review: texts, blogs: words } = all.admin;
	const t = translator(language);

	test(`an administrator sees to the stories, in ${language}`, { tag: '@desktop' }, async ({
		page,
		newMember,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		test.slow();
		const call = await callAs(await newMember());
		const mark = newMark();
		const titles = [...'ABCDEFGHIJK'].map((letter) => `Fort ${mark} ${letter}`);
		const [approved = '', rejected = '', unexplained = '', stale = '', deleted = ''] = titles;
		const ids = new Map<string, string>();
		// The newest comes first.
		for (const title of titles.toReversed()) ids.set(title, await sendStory(call, { title, content }));
		await logIn(administrator());

		const reviewQueue = await openReviewQueue(page, 'blogs', language, isMobile);
		await requirement('blogs.title', () =>
			expect(page.getByRole('heading', { level: 1, name: words.title, exact: true })).toBeVisible(),
		);
		await expect(reviewQueue.rows).toHaveCount(10);
		const release = await hold(page, list);
		await reviewQueue.find(mark);
		await expect(page.getByText(words.loading)).toBeVisible();
		release();

		await requirement('blogs.pager', async () => {
			await expect(page.getByText(t('admin.frame.pager.page', { page: '1', pages: '2' }))).toBeVisible();
			await page.unroute(list);
			await reviewQueue.button(all.admin.frame.pager.next).click();
			await expect(page.getByText(t('admin.frame.pager.page', { page: '2', pages: '2' }))).toBeVisible();
			await expect(reviewQueue.rows).toHaveCount(1);
			await expect(page).toHaveURL(at(`/admin/blogs?page=2&search=${mark}`));
			await reviewQueue.button(all.admin.frame.pager.previous).click();
			await expect(reviewQueue.rows).toHaveCount(10);
		});
		await requirement('blogs.tabs', async () => {
			for (const [name, count] of [
				[texts.tabs.all, 11],
				[all.stories.status.pending, 11],
				[all.stories.status.approved, 0],
				[all.stories.status.rejected, 0],
			] as const)
				await expect(reviewQueue.tab(name, count)).toBeVisible();
		});
		await requirement('blogs.none', async () => {
			await reviewQueue.tab(all.stories.status.rejected, 0).click();
			await expect(page.getByText(words.empty)).toBeVisible();
			await expect(page).toHaveURL(at(`/admin/blogs?search=${mark}&status=rejected`));
			await reviewQueue.tab(texts.tabs.all, 11).click();
		});
		const row = reviewQueue.row(approved);
		await requirement('blogs.table', async () => {
			for (const name of ['status', 'image', 'content', 'author', 'date'] as const)
				await expect(page.getByText(texts.columns[name], { exact: true }).first()).toBeAttached();
			// It heads a card without being called so.
			if (!isMobile) await expect(reviewQueue.button(texts.columns.title)).toBeVisible();
			await expect(row).toContainText(approved);
			await expect(row.getByText(all.stories.status.pending)).toBeVisible();
			await expect(row.getByText('Meera', { exact: true })).toBeVisible();
		});
		await requirement('blogs.noImage', () =>
			expect(row.getByText(texts.noImage, { exact: true })).toBeVisible(),
		);
		await requirement('blogs.contentCut', () =>
			expect(
				row.getByText(`${[...content].slice(0, 100).join('').trimEnd()}...`, { exact: true }),
			).toBeVisible(),
		);
		await requirement('blogs.view', () =>
			expect(reviewQueue.action('view', approved)).toHaveAttribute(
				'href',
				fixedPathIn(language, `/blog/${ids.get(approved)}`),
			),
		);
		await expectAccessibleOnAllScreens(page);

		await requirement('blogs.approveFailure', async () => {
			expectTrouble(/^500 PATCH/);
			await page.route('**/approve', (route) => route.fulfill(refused));
			await reviewQueue.action('approve', approved).click();
			await expect(alertWith(page, words.approveFailed)).toBeVisible();
			await page.unroute('**/approve');
		});
		await requirement('blogs.approved', async () => {
			await reviewQueue.action('approve', approved).click();
			await expect(reviewQueue.notice(all.blogReplies.approved)).toBeVisible();
			await expect(row.getByText(all.stories.status.approved, { exact: true })).toBeVisible();
		});
		await requirement('blogs.dates', async () => {
			const { blog } = { blog: Object(await call('GET', `blogs/${ids.get(approved)}`)) };
			const momentText = (instant: unknown) => formatMoment(String(instant), language) ?? '';
			await expect(row).toContainText(t('admin.review.created', { moment: momentText(blog.createdAt) }));
			await expect(row).toContainText(t('admin.review.approvedOn', { moment: momentText(blog.approvedAt) }));
		});
		await requirement('blogs.onlyPending', async () => {
			for (const action of ['approve', 'reject'] as const) {
				await expect(reviewQueue.action(action, approved)).toHaveCount(0);
				await expect(reviewQueue.action(action, stale)).toBeVisible();
			}
		});

		const rejection = reviewQueue.dialog(words.rejectTitle);
		const why = rejection.getByLabel(texts.rejection.reason);
		await requirement('blogs.rejectFailure', async () => {
			await page.route('**/reject', (route) => route.fulfill(refused));
			await reviewQueue.action('reject', rejected).click();
			await why.fill(reason);
			await rejection.getByRole('button', { name: texts.rejection.confirm, exact: true }).click();
			await expect(rejection.getByRole('alert').filter({ hasText: words.rejectFailed })).toBeVisible();
			await expectAccessibleOnAllScreens(page);
			await page.unroute('**/reject');
		});
		await requirement('blogs.rejected', async () => {
			await why.press('Control+Enter');
			await expect(reviewQueue.notice(all.blogReplies.rejected)).toBeVisible();
			await expect(reviewQueue.row(rejected).getByText(all.stories.status.rejected)).toBeVisible();
		});
		await requirement('blogs.reasonCut', () =>
			expect(reviewQueue.row(rejected)).toContainText(
				t('admin.review.reason', { reason: `${[...reason].slice(0, 30).join('').trimEnd()}...` }),
			),
		);
		await requirement('blogs.rejectModal', async () => {
			await reviewQueue.action('reject', unexplained).click();
			await expect(why).toHaveAttribute('required', '');
			await rejection.getByRole('button', { name: texts.rejection.confirm, exact: true }).click();
			await expect(reviewQueue.row(unexplained).getByText(all.stories.status.rejected)).toBeVisible();
		});

		// What its author has changed meanwhile is shown again, not decided on.
		expectTrouble(/^409 PATCH/);
		await call('PUT', `blogs/${ids.get(stale)}`, { content: 'Written again.' });
		await reviewQueue.action('approve', stale).click();
		await expect(alertWith(page, t('admin.review.stale', { title: stale }))).toBeVisible();
		await expect(reviewQueue.row(stale)).toContainText('Written again.');

		const edit = reviewQueue.dialog(words.editTitle);
		const create = reviewQueue.dialog(words.createTitle);
		await requirement('blogs.formMissing', async () => {
			await reviewQueue.button(words.add).click();
			await create.getByRole('button', { name: words.create, exact: true }).click();
			await expect(
				create.getByRole('alert').filter({ hasText: all.errors.blog.fieldsRequired }),
			).toBeVisible();
			await expectAccessibleOnAllScreens(page);
		});
		const made = `Made ${mark}`;
		await create.getByLabel(texts.form.title, { exact: false }).first().fill(made);
		await create.getByLabel(texts.form.author, { exact: false }).fill('Asha');
		await create.getByRole('textbox', { name: texts.form.content, exact: true }).fill('By an administrator.');
		await create.locator('input[type=file]').setInputFiles(await makePicture('jpeg'));
		await requirement('blogs.writeFailures', async () => {
			expectTrouble(/^500 POST/);
			expectTrouble(/^500 PUT/);
			expectTrouble(/^500 DELETE/);
			await page.route('**/api/blogs', (route) => route.fulfill(refused));
			await create.getByRole('button', { name: words.create, exact: true }).click();
			await expect(create.getByRole('alert').filter({ hasText: words.createFailed })).toBeVisible();
			await page.unroute('**/api/blogs');
			await page.route(one, (route) => route.fulfill(refused));
			await create.getByRole('button', { name: words.create, exact: true }).click();
			await requirement('blogs.created', () =>
				expect(reviewQueue.notice(all.blogReplies.created)).toBeVisible(),
			);
			await reviewQueue.action('edit', made).click();
			await edit.getByRole('button', { name: words.update, exact: true }).click();
			await expect(edit.getByRole('alert').filter({ hasText: words.updateFailed })).toBeVisible();
			await edit.getByRole('button', { name: texts.cancel, exact: true }).click();
			await reviewQueue.action('delete', deleted).click();
			await page
				.getByRole('dialog')
				.getByRole('button', { name: texts.removal.confirm, exact: true })
				.click();
			await expect(alertWith(page, words.deleteFailed)).toBeVisible();
			await page.unroute(one);
		});
		await requirement('blogs.form', async () => {
			await reviewQueue.action('edit', made).click();
			await expect(edit.getByLabel(texts.form.title, { exact: false }).first()).toHaveValue(made);
			await expect(edit.getByLabel(texts.form.author, { exact: false })).toHaveValue('Asha');
			await expect(edit.getByRole('textbox', { name: texts.form.content, exact: true })).toHaveValue(
				'By an administrator.',
			);
			await expect(edit.getByText(words.image, { exact: true })).toBeVisible();
			await expect(edit.locator('img[src^="/api/media/"]')).toBeVisible();
		});
		await requirement('blogs.updated', async () => {
			await edit.getByLabel(texts.form.author, { exact: false }).fill('Mira');
			await edit.getByRole('button', { name: words.update, exact: true }).click();
			await expect(reviewQueue.notice(all.blogReplies.updated)).toBeVisible();
			await expect(reviewQueue.row(made).getByText('Mira', { exact: true })).toBeVisible();
			await expect(reviewQueue.row(made).locator('img')).toBeVisible();
		});

		await requirement('blogs.deleteConfirm', async () => {
			await reviewQueue.action('delete', deleted).click();
			await expect(reviewQueue.dialog(words.deleteTitle).getByText(words.deleteQuestion)).toBeVisible();
		});
		await requirement('blogs.deleted', async () => {
			await page
				.getByRole('dialog')
				.getByRole('button', { name: texts.removal.confirm, exact: true })
				.click();
			await expect(reviewQueue.notice(all.blogReplies.deleted)).toBeVisible();
			await expect(reviewQueue.row(deleted)).toHaveCount(0);
		});

		// Restored with one key; then several in one bulk operation.
		await page.keyboard.press('z');
		await expect(reviewQueue.row(deleted)).toHaveCount(1);
		for (const title of titles.slice(5, 8))
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
			await expect(reviewQueue.tab(all.stories.status.approved, 2)).toBeVisible();
		});

		await requirement('blogs.search', async () => {
			await reviewQueue.search.fill('');
			await reviewQueue.button(all.admin.frame.search.submit).click();
			await expect(page).toHaveURL(at('/admin/blogs'));
			await expect(reviewQueue.rows).toHaveCount(10);
		});
		expectTrouble(/^503 GET/);
		await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
		await requirement('blogs.searchFailure', async () => {
			await reviewQueue.find(mark);
			await expect(alertWith(page, texts.searchFailed).first()).toBeVisible();
		});
	});
});
