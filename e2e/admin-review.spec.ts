import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at, hold } from './support/site';
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
		keysWait: page.getByText(queue.keysWait, { exact: true }),
		/** That letters count again, after some came too early. */
		hearsKeys: () => expect(page.getByText(queue.keysWait, { exact: true })).toHaveCount(0),
		end: page.getByRole('heading', { level: 2, name: queue.end, exact: true }),
		notice: (text: string) =>
			expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached(),
	};
}

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const { review: texts, blogs, gallery } = all.admin;
	const t = translator(language);

	test(`a day’s stories and pictures are reviewed by keyboard, in ${language}`, { tag: '@desktop' }, async ({
		page,
		newMember,
		logIn,
		expectTrouble,
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
		const { press } = { press: (key: string) => page.keyboard.press(key) };
		await logIn(administrator());

		// `r` does nothing while one types, and opens the queue of what was searched for.
		const reviewQueue = await openReviewQueue(page, 'blogs', language, isMobile);
		await reviewQueue.search.fill(mark);
		await press('r');
		await expect(reviewQueue.search).toHaveValue(`${mark}r`);
		await press('Backspace');
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

		// The keys are listed, and can be switched off.
		await press('?');
		const help = page.getByRole('dialog', { name: texts.queue.keysTitle });
		await expect(help.getByText(texts.queue.actions.undo)).toBeVisible();
		await help.getByLabel(texts.queue.keysOn).uncheck();
		await press('Escape');
		await press('j');
		await queue.shows(one, 1, 3);
		await press('?');
		await help.getByLabel(texts.queue.keysOn).check();
		await press('Escape');

		// Back and forth; a key with a modifier is the browser's.
		await press('j');
		await queue.shows(two, 2, 3);
		await press('ArrowRight');
		await queue.shows(three, 3, 3);
		await press('k');
		await press('ArrowLeft');
		await queue.shows(one, 1, 3);
		await queue.ready();
		await press('Shift+A');
		await press('Alt+x');
		expect(await states()).toEqual(['pending', 'pending', 'pending']);

		// Pressed twice it decides once, on what was shown.
		const decisions: string[] = [];
		page.on('request', (request) => {
			if (['PATCH', 'DELETE'].includes(request.method())) decisions.push(request.url());
		});
		await press('a');
		await press('a');
		await queue.shows(two, 2, 3);
		await press('a');
		await queue.notice(all.blogReplies.approved);
		expect(await states()).toEqual(['approved', 'pending', 'pending']);
		expect(decisions).toHaveLength(1);
		await queue.hearsKeys();

		// After undo it comes again and can be rejected, by keys alone.
		await press('z');
		await queue.shows(one, 1, 3);
		await expect.poll(states).toEqual(['pending', 'pending', 'pending']);
		await queue.ready();
		await press('x');
		const reason = page.getByRole('dialog', { name: blogs.rejectTitle }).getByRole('textbox');
		await expect(reason).toBeFocused();
		await page.keyboard.type('jaxz');
		await press('Escape');
		await expect(reason).toHaveCount(0);
		await queue.shows(one, 1, 3);
		await press('x');
		await page.keyboard.type('Copied.');
		await press('Control+Enter');
		await queue.shows(two, 2, 3);
		await expect.poll(states).toEqual(['rejected', 'pending', 'pending']);

		// Edited before it is approved.
		await queue.ready();
		await press('e');
		const edit = page.getByRole('dialog', { name: blogs.editTitle });
		await edit.getByRole('textbox', { name: texts.form.content, exact: true }).fill('Written better.');
		await edit.getByRole('textbox', { name: texts.form.content, exact: true }).press('Tab');
		await edit.getByRole('button', { name: blogs.update, exact: true }).press('Enter');
		await expect(page.getByText('Written better.', { exact: true })).toBeVisible();
		await queue.ready();
		await press('a');
		await queue.shows(three, 3, 3);

		// What its author has changed meanwhile is shown again before it is decided on.
		await call('PUT', `blogs/${ids[2]}`, { content: 'Changed by its author.' });
		expectTrouble(/^409 PATCH/);
		await queue.ready();
		await press('x');
		await page.keyboard.type('Copied, too.');
		await press('Control+Enter');
		await expect(page.getByText('Changed by its author.', { exact: true })).toBeVisible();
		await expect(reason).toHaveCount(0);
		// Why it was to be rejected has not to be typed again.
		await queue.ready();
		await press('x');
		await expect(reason).toHaveValue('Copied, too.');
		await press('Escape');
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
		const link = page.getByRole('link', { name: texts.queue.toPictures, exact: true });
		await expect(link).toHaveAttribute('href', '/admin/gallery?review=1');
		await openReviewQueue(page, 'gallery', language, isMobile, `?search=${mark}&review=1`);
		await queue.shows(lake, 1, 2);
		await expect(page.getByRole('img', { name: lake })).toBeVisible();
		await expect(
			page.getByText(t('admin.review.queue.before', { approved: '2', rejected: '1' })),
		).toBeVisible();
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

		// Left before it has come, too.
		const release = await hold(page, '**/api/gallery/admin?*');
		// Words stand in the page before its keys are heard; who asks for the list hears them.
		const asked = page.waitForRequest('**/api/gallery/admin?*');
		await openReviewQueue(page, 'gallery', language, isMobile, `?search=${mark}&review=1`);
		await asked;
		await expect(page.getByText(texts.queue.loading)).toBeVisible();
		await press('Escape');
		await expect(page).toHaveURL(at(`/admin/gallery?search=${mark}`));
		release();
	});

	test(`a reason that is typed too early decides on nothing, in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page, newMember, logIn, isMobile }) => {
		const call = await callAs(await newMember());
		const mark = newMark();
		const [one = '', two = '', three = ''] = ['One', 'Two', 'Three'].map((name) => `${name} ${mark}`);
		for (const title of [one, two, three]) await sendStory(call, { title });
		await logIn(administrator());
		await openReviewQueue(page, 'blogs', language, isMobile, `?search=${mark}&review=1`);
		const queue = queueOn(page, language);
		const reason = page.getByRole('dialog', { name: blogs.rejectTitle }).getByRole('textbox');
		const decisions: string[] = [];
		page.on('request', (request) => {
			if (['PATCH', 'DELETE'].includes(request.method())) decisions.push(request.url());
		});

		// A story has just come into view: its dialog opens all the same, and what follows is typed into it.
		await queue.shows(one, 1, 3);
		await page.keyboard.type('xa lazy copy, away', { delay: 90 });
		await expect(reason).toHaveValue('a lazy copy, away');
		await page.keyboard.press('Escape');
		await expect(reason).toHaveCount(0);

		// While a decision is on its way there is nothing to reject: the whole text does nothing.
		await queue.ready();
		const release = await hold(page, '**/api/blogs/*/approve');
		await page.keyboard.press('a');
		await page.keyboard.type('xa lazy', { delay: 90 });
		// The screen says so while the decision is on its way, not only once it is made.
		await expect(queue.keysWait).toBeVisible();
		await expect(reason).toHaveCount(0);
		expect(decisions).toHaveLength(1);
		release();
		await page.keyboard.type(' copy, taken away as a whole', { delay: 150 });
		expect(decisions).toHaveLength(1);
		await expect(queue.keysWait).toBeVisible();
		await queue.shows(two, 2, 3);
		await expect(reason).toHaveCount(0);

		// After a pause keys count again.
		await queue.hearsKeys();
		await page.keyboard.press('x');
		await expect(reason).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(reason).toHaveCount(0);

		// Typed without any pause, the first letter after the key is already in the reason.
		await queue.ready();
		await page.keyboard.type('xazja');
		await expect(reason).toHaveValue('azja');
		const releaseRejection = await hold(page, '**/api/blogs/*/reject');
		await page.keyboard.press('Control+Enter');
		await page.keyboard.type('aaz');
		expect(decisions).toHaveLength(2);
		releaseRejection();
		await queue.shows(three, 3, 3);
		await page.keyboard.type('a');
		expect(decisions).toHaveLength(2);
	});
});
