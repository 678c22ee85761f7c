import { expect, newMark, test } from '../support/fixtures';
import { messagesIn } from '../support/languages';
import { at } from '../support/site';
import { asAdministrator, sendBlog } from '../support/submissions';

const { removed, notFound } = messagesIn('en').blogs.article;

test('a visitor whose list is older than a removal reads that the blog has been removed', {
	tag: '@desktop',
}, async ({ page, expectTrouble }) => {
	const call = await asAdministrator();
	const id = await sendBlog(call, { title: `A story of two rivers ${newMark()}` });
	const link = page.getByRole('main').locator(`a[href="/en/blog/${id}"]`).first();
	await expect(async () => {
		await page.goto('/en/blogs');
		await expect(link).toBeVisible({ timeout: 1000 });
	}).toPass();
	await call('DELETE', `blogs/${id}`);
	await expect.poll(async () => (await page.request.get(`/en/blog/${id}`)).status()).toBe(404);

	expectTrouble(/^404 GET \/(en\/blog|api\/blogs)\//);
	await link.click();
	await expect(page).toHaveURL(at(`/en/blog/${id}`));
	await expect(page.getByRole('heading', { level: 1, name: removed })).toBeVisible();
	await page.goto(`/en/blog/${id.slice(0, -12)}0123456789ab`);
	await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
});
