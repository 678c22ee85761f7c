// The bell in the header: what waits for a member, how much of it is new, and where it is dealt with.
import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { callAs, getOwnId } from './support/submissions';

/** `from` asks `to` as a relative. */
async function askAsSister(from: Account, to: Account): Promise<void> {
	const call = await callAs(from);
	await call('POST', 'family/add', { relation: 'Sister', familyMemberId: await getOwnId(to) });
}

inOneLanguage('hi', (language) => {
	const { notifications: texts } = messagesIn(language);
	const getBell = (page: Page) => page.getByRole('banner').locator('button[aria-controls="notifications"]');
	const getPanel = (page: Page) => page.getByRole('region', { name: texts.title });

	test.describe(`the bell in ${language}`, () => {
		test('counts what is new, lists it, and leads to where it is dealt with', async ({
			page,
			newMember,
			logIn,
			isMobile,
		}) => {
			const asha = await newMember();
			const me = await newMember();
			await askAsSister(asha, me);
			await logIn(me);
			await page.goto(pathIn(language, '/about'));
			const count = texts.unread.replace('{count}', '1');
			await expect(getBell(page)).toHaveAccessibleName(`${texts.title}: ${count}`);
			await getBell(page).focus();
			await page.keyboard.press('Enter');
			const row = getPanel(page).getByRole('listitem').getByRole('link').first();
			await expect(row).toContainText(texts.kinds.relation.asked.replace('{subject}', asha.name));
			await expect(row).toContainText(texts.waiting);
			await expect(row).toContainText(texts.new);
			await expect(getBell(page)).toHaveAccessibleName(texts.title);
			await expectAccessible(page, isMobile);

			await row.click();
			await expect(page).toHaveURL((url) => url.pathname === pathIn(language, '/family-tree'));
			const { requests } = messagesIn(language).familyTree;
			const accept = page.getByRole('button', {
				name: requests.acceptFrom.replace('{name}', asha.name),
			});
			await expect(accept).toBeVisible();
			await accept.click();
			await expect(page.getByText(messagesIn(language).family.accepted).first()).toBeVisible();
			await expect(page.getByText(requests.none, { exact: true })).toBeVisible();
			// A page without a control under the panel, which would cover a part of it.
			await page.goto(pathIn(language, '/about'));
			await getBell(page).click();
			await expect(getPanel(page).getByText(texts.empty, { exact: true })).toBeVisible();
			await expectAccessible(page, isMobile);
			await expect(getPanel(page).getByText(texts.empty, { exact: true })).toBeVisible();
		});
	});
});
