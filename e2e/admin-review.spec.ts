import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';
import { asAdministrator, callAs, openReviewQueue, sendPicture, sendStory } from './support/submissions';

/** The queue as it is on the screen. */
function queueOn(page: Page, language: Language) {
	const { queue } = messagesIn(language).admin.review;
	const t = translator(language);
	const button = (action: keyof typeof queue.actions) =>
		page.getByRole('button', { name: queue.actions[action], exact: true });
	return {
		button,
		/** That one is shown, in its place, and has been in view long enough to be decided on. */
		async shows(title: string, place: number, total: number) {
			await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeFocused();
			await expect(
				page.getByText(t('admin.review.queue.place', { place: `${place}`, total: `${total}` })),
			).toBeVisible();
		},
		ready: () => expect(button('approve')).not.toHaveAttribute('aria-disabled'),
		end: page.getByRole('heading', { level: 2, name: queue.end, exact: true }),
		notice: (text: string) =>
			expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached(),
	};
}

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const { review: texts, gallery } = all.admin;
	const t = translator(language);

	test(`a day’s stories and pictures are reviewed by keyboard, in ${language}`, { tag: '@desktop' }, async ({
		page,
		newMember,
		logIn,
		isMobile,
	}) => {
		const sender = await newMember();
		const call = await callAs(sender);
		const head = await asAdministrator();
		const mark = newMark();
		const titles = ['One', 'Two', 'Three'].map((name) => `${name} ${mark}`);
		const [one = '', two = '', three = ''] = titles;
		const ids: string[] = [];
		for (const title of titles) ids.push(await sendStory(call, { title, content: `All of ${title}.` }));
		const states = async () =>
			Promise.all(ids.map(async (id) => String(Object(await head('GET', `blogs/${id}`)).status)));
		const press = (key: string) => page.keyboard.press(key);
		await logIn(administrator());

		const reviewQueue = await openReviewQueue(page, 'blogs', language, isMobile);
		await reviewQueue.search.fill(mark);
		await press('Enter');
		await expect(reviewQueue.rows).toHaveCount(3);
		await reviewQueue.search.evaluate((field) => field.blur());
		await press('r');
		const queue = queueOn(page, language);
		await expect(page).toHaveURL(at(`/admin/blogs?review=1&search=${mark}`));
		await queue.shows(one, 1, 3);
		await expect(page.getByText(`All of ${one}.`, { exact: true })).toBeVisible();
		await expect(page.getByText(t('admin.review.queue.sentBy', { name: sender.name }))).toBeVisible();
		await expect(page.getByText(texts.queue.first)).toBeVisible();
		await expectAccessibleOnAllScreens(page);

		await queue.ready();

		await press('a');
		await queue.shows(two, 2, 3);
		await queue.notice(all.blogReplies.approved);
		expect(await states()).toEqual(['approved', 'pending', 'pending']);

		// After undo it comes again and can be rejected, by keys alone.
		await press('z');
		await queue.shows(one, 1, 3);
		await expect.poll(states).toEqual(['pending', 'pending', 'pending']);
		await queue.ready();
		await press('x');
		await page.keyboard.type('Copied.');
		await press('Control+Enter');
		await queue.shows(two, 2, 3);
		await expect.poll(states).toEqual(['rejected', 'pending', 'pending']);

		await queue.ready();
		await press('a');
		await queue.shows(three, 3, 3);

		await queue.ready();
		await press('a');
		await expect(queue.end).toBeFocused();
		expect(await states()).toEqual(['rejected', 'approved', 'approved']);
		await expect(
			page.getByText(t('admin.review.queue.endText', { approved: '2', rejected: '1' })),
		).toBeVisible();
		await expectAccessibleOnAllScreens(page);

		// From there to the pictures.
		const pictures = ['Lake', 'Fort'].map((name) => `${name} ${mark}`);
		const [lake = '', fort = ''] = pictures;
		for (const title of pictures) await sendPicture(call, { title });
		await openReviewQueue(page, 'gallery', language, isMobile, `?search=${mark}&review=1`);
		await queue.shows(lake, 1, 2);
		await expect(page.getByRole('img', { name: lake })).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await queue.ready();
		await press('x');
		await expect(page.getByRole('dialog', { name: gallery.rejectTitle })).toBeVisible();
		await press('Control+Enter');
		await queue.shows(fort, 2, 2);
		await press('z');
		await queue.shows(lake, 1, 2);
		await queue.ready();
		await press('a');
		await queue.shows(fort, 2, 2);
		await press('Escape');
		await expect(page).toHaveURL(at(`/admin/gallery?search=${mark}`));
		await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
	});
});
