import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { makePicture } from './support/pictures';
import { at, stored } from './support/site';
import { asAdministrator } from './support/submissions';

const mine = z.object({ blogs: z.array(z.object({ _id: z.string(), title: z.string() })) });

/** The id of the newest blog of the member who is logged in with the browser. */
async function ownBlogId(page: Page, request: APIRequestContext): Promise<string> {
	const headers = { authorization: `Bearer ${await stored(page, 'token')}` };
	const { blogs } = mine.parse(
		await (await request.get('/api/blogs/mine', { headers, maxRetries: 2 })).json(),
	);
	const [blog] = blogs;
	if (!blog) throw new Error('there is no story');
	return blog._id;
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const words = texts.blogs;
	const list = pathIn(language, '/blogs');

	test(`a blog is written, reviewed, changed, refused and deleted, in ${language}`, async ({
		page,
		playwright,
		baseURL,
		newMember,
		logIn,
		isMobile,
	}) => {
		const account: Account = await newMember();
		const title = `Forts <b>of</b> Mewar ${randomUUID().slice(0, 8)}`;
		const content =
			'Once there was a fort: https://example.org/forts\n<img src=x onerror="document.title=1"> & <script>1</script>';
		const outside = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
		const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
		const decide = await asAdministrator();
		const seen = async (path: string) => (await visitor.get(path)).text();
		await logIn(account);

		await page.goto(pathIn(language, '/share-story'));
		const form = page.getByRole('form');
		const field = (label: string) => form.getByLabel(label, { exact: false });
		await expect(field(words.form.author)).toHaveValue(account.name);
		await field(words.form.title).fill(title);
		await field(words.form.content).fill(content);
		await expectAccessible(page, isMobile);
		await form.locator('input[type=file]').setInputFiles(await makePicture('jpeg'));
		await expect(form.getByAltText(words.form.preview)).toBeVisible();
		await form.getByRole('button', { name: words.form.submit }).click();
		await expect(page.getByRole('status').filter({ hasText: texts.blogReplies.submitted })).toBeVisible();
		await expect(page).toHaveURL(at(list));
		const yours = page.getByRole('region', { name: words.yours });
		const unfold = () => yours.getByRole('heading', { level: 2 }).click();
		await unfold();
		const row = yours.getByRole('listitem').filter({ hasText: title });
		await expect(row).toContainText(words.status.pending);
		await expect(page.getByRole('main').getByRole('link', { name: texts.blogs.join })).toHaveCount(0);
		await expectAccessible(page, isMobile);

		// Only its author reads it meanwhile.
		const id = await ownBlogId(page, outside);
		const article = pathIn(language, `/blog/${id}`);
		await row.getByRole('link', { name: title, exact: true }).click();
		await expect(page.getByText(words.article.pendingNote)).toBeVisible();
		await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

		// Approved it is everywhere, as text.
		await decide('PATCH', `blogs/${id}/approve`);
		await expect.poll(() => seen(list), { timeout: 5000 }).toContain('Forts &lt;b&gt;of&lt;/b&gt; Mewar');
		await page.goto(article);
		const main = page.getByRole('main');
		for (const paragraph of content.split('\n'))
			await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
		const link = main.getByRole('link', { name: 'https://example.org/forts', exact: true });
		await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
		await expect(main.locator('script:not([type="application/ld+json"]), b, img[src=x]')).toHaveCount(0);

		await expectAccessible(page, isMobile);

		// A change sends it back, off the public pages; said before.
		await page.goto(list);
		const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
		await card.getByRole('link', { name: t('blogs.editOf', { title }) }).click();
		await expect(form.getByText(words.form.approvedNote)).toBeVisible();
		await field(words.form.title).fill(`${title}, second edition`);
		await form.getByRole('button', { name: words.form.save }).click();
		await expect(page.getByText(texts.blogReplies.updatedPending)).toBeVisible();
		await expect(page).toHaveURL(at(list));
		await unfold();
		await expect(card).toHaveCount(0);
		await expect.poll(async () => (await visitor.get(article)).status(), { timeout: 5000 }).toBe(404);

		// Refused, with the reason; the author deletes it.
		await decide('PATCH', `blogs/${id}/reject`, { reason: 'Copied from a book.' });
		await page.reload();
		await unfold();
		await expect(row).toContainText(words.status.rejected);
		await expect(row).toContainText('Copied from a book.');
		await row.getByRole('button', { name: words.delete }).click();
		const dialog = page.getByRole('dialog', { name: words.remove.title });
		await expect(dialog).toContainText(words.remove.question);
		await expectAccessible(page, isMobile);
		await dialog.getByRole('button', { name: words.remove.confirm }).click();
		await expect(page.getByText(texts.blogReplies.deleted)).toBeVisible();
		await expect(yours.getByText(words.none)).toBeVisible();
		await outside.dispose();
		await visitor.dispose();
	});
});
