import type { Locator } from '@playwright/test';
import { comeBackTo, getRows, openAdminPage } from './support/admin-screen';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inEachLanguage, inOneLanguage, messagesIn, translator } from './support/languages';
import { asAdministrator, sendPicture, sendStory } from './support/submissions';

const long = 'Rathore-of-the-thirteen-branches-';

/** The calls of lists in whose answers the texts are made long here, because nobody can type them so long. */
const lengthened = new Set(['/api/gallery/admin', '/api/deities', '/api/family/trees', '/api/admin/clans']);

/** The same records with long names and categories. */
function withLongTexts(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withLongTexts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, held]) => [
			key,
			typeof held === 'string' && /^(name|title|category)$/.test(key) ? long.repeat(3) : withLongTexts(held),
		]),
	);
}

const longReports = {
	reports: [
		{
			_id: crypto.randomUUID(),
			reporter: { _id: crypto.randomUUID(), name: long.repeat(2) },
			about: { _id: crypto.randomUUID(), name: long.repeat(3), heldSince: null, reports: 2 },
			...{ reason: 'notGenuine', text: null, language: 'en', state: 'open', isRead: true },
			...{ createdAt: '2026-01-01T06:00:00.000Z', answeredAt: null },
		},
	],
	pagination: { page: 1, limit: 10, total: 1, pages: 1 },
	stateCounts: { all: 1, open: 1, held: 0, dismissed: 0 },
};

/** The names of those controls that are not whole on the screen, from left to right. */
function getOutside(controls: Locator): Promise<string[]> {
	return controls.evaluateAll((found) =>
		found.flatMap((one) => {
			const { left, right } = one.getBoundingClientRect();
			return left < 0 || right > innerWidth ? [one.getAttribute('aria-label') ?? one.textContent ?? ''] : [];
		}),
	);
}

inEachLanguage((language) => {
	const { admin } = messagesIn(language);

	test(`what can be done with a row is on screen at every width, in ${language}`, {
		tag: ['@desktop', '@full'],
	}, async ({ page, newMember, logIn }) => {
		test.setTimeout(180_000);
		const mark = newMark();
		const { name } = await newMember({
			clan: long.repeat(2),
			dynasty: long.repeat(2),
			location: long.repeat(2),
		});
		const call = await asAdministrator();
		const story = await sendStory(call, { title: `${long.repeat(3)}${mark}` });
		const trashed = await sendStory(call, { title: `${long.repeat(3)}gone-${mark}` });
		await call('DELETE', `blogs/${trashed}`);
		await call('PUT', `blogs/${story}`, { author: long.repeat(2) });
		await sendPicture(call, { title: `${long.repeat(2)}${mark}`, category: 'nature' });
		await page.request.post('/api/contact', {
			headers: { 'accept-language': language },
			data: {
				name: `${long}${mark}`,
				email: 'meera@example.org',
				subject: long.repeat(3),
				message: 'Khamma Ghani.',
			},
		});
		await logIn(administrator());
		await page.route('**/api/**', async (route) => {
			const { pathname } = new URL(route.request().url());
			if (pathname === '/api/admin/reports') return route.fulfill({ json: longReports });
			if (!lengthened.has(pathname)) return route.continue();
			const response = await route.fetch();
			await route.fulfill({ response, json: withLongTexts(await response.json()) });
		});
		const lists: [path: string, caption: string, isSelectable: boolean][] = [
			[`/admin/users?search=${encodeURIComponent(name)}`, admin.users.caption, true],
			[`/admin/blogs?search=${mark}`, admin.blogs.caption, true],
			[`/admin/gallery?search=${mark}`, admin.gallery.caption, true],
			['/admin/deities', admin.deities.caption, true],
			['/admin/families', admin.families.caption, true],
			['/admin/clans', admin.clans.title, false],
			['/admin/khaanps', admin.khaanps.caption, true],
			['/admin/messages', admin.messages.caption, true],
			['/admin/messages?tab=reports', admin.messages.report.caption, true],
			['/admin/history', admin.history.caption, false],
			['/admin/trash', admin.trash.title, true],
		];
		for (const [path, caption, isSelectable] of lists) {
			await page.setViewportSize({ width: 1024, height: 768 });
			await openAdminPage(page, language, path);
			const lengthens = /deities|families|gallery|reports/.test(path);
			await comeBackTo(
				page,
				lengthens ? getRows(page, caption, false).filter({ hasText: long }) : getRows(page, caption, false),
			);
			for (const width of [1024, 1280, 1366, 390]) {
				await page.setViewportSize({ width, height: 768 });
				const isCard = width === 390;
				// Of the history, a change of what is gone has nothing to press.
				const row = getRows(page, caption, isCard)
					.filter({ has: page.locator('a, button, input') })
					.first();
				await expect(row).toBeVisible();
				const controls = row.locator('a, button, input');
				expect([path, width, await getOutside(controls)]).toEqual([path, width, []]);
				const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
				expect([path, width, isWider]).toEqual([path, width, false]);
				const narrow = await page
					.locator('main select')
					.evaluateAll((found) => found.filter((one) => one.clientWidth < 90).map(({ id }) => id));
				expect([path, width, narrow]).toEqual([path, width, []]);
				if (!isSelectable) continue;
				await row.getByRole('checkbox').check();
				const bar = page.getByRole('region', { name: admin.frame.bulk.label });
				await expect(bar).toBeVisible();
				expect([path, width, await getOutside(bar.locator('button'))]).toEqual([path, width, []]);
				if (isCard) {
					const box = await bar.boundingBox();
					expect([path, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([path, 768]);
				}
				await row.getByRole('checkbox').uncheck();
			}
		}
	});
});

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const { admin } = all;
	const t = translator(language);

	test(`pages are as long as chosen, and all that match are selected and changed, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn, isMobile }) => {
		const mark = newMark();
		for (let count = 0; count < 12; count += 1)
			await newMember({ clan: `Clan ${mark}` }, { isConfirmed: false });
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/users?clan=${encodeURIComponent(`Clan ${mark}`)}`);
		const rows = getRows(page, admin.users.caption, isMobile);
		await expect(rows).toHaveCount(10);
		await page.getByLabel(admin.frame.table.selectAll).first().check();
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		if (isMobile) {
			const box = await bar.boundingBox();
			expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
		}
		const selectAll = t('admin.frame.bulk.selectAll', { count: 12 });
		await bar.getByRole('button', { name: selectAll }).click();
		const selected = t('admin.frame.bulk.selected', { count: 12 });
		await expect(bar.getByText(selected, { exact: true })).toBeVisible();
		await bar.getByRole('button', { name: admin.users.bulk.visibility.button }).click();
		const dialog = page.getByRole('dialog', { name: admin.users.bulk.visibility.title });
		const confirm = dialog.getByRole('button', {
			name: t('admin.users.bulk.visibility.confirm', { count: 12 }),
		});
		await expect(confirm).toBeDisabled();
		await dialog.getByLabel(admin.users.bulk.visibility.label).selectOption('public');
		await confirm.click();
		await expect(page.getByText(t('admin.users.bulk.visibility.done', { count: 12 }))).toBeVisible();
		const size = page.getByRole('combobox', { name: admin.frame.pager.size });
		await size.selectOption('25');
		await expect(page).toHaveURL(/limit=25/);
		await expect(rows).toHaveCount(12);
		await bar.getByRole('button', { name: admin.users.bulk.role.button }).click();
		const roles = page.getByRole('dialog', { name: admin.users.bulk.role.title });
		await roles.getByLabel(admin.users.bulk.role.label).selectOption('admin');
		await roles.getByRole('button', { name: t('admin.users.bulk.role.confirm', { count: 12 }) }).click();
		await expect(page.getByText(t('admin.users.bulk.role.undo', { count: 12 }))).toBeVisible();
		await page.getByRole('button', { name: admin.frame.undo.button }).click();
		await expect(page.getByText(t('admin.trash.undone', { count: 12 }))).toBeVisible();
	});
});
