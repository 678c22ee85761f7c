// The bell in the header: what waits for a member, how much of it is new, and where it is dealt with.
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';

const session = z.object({ token: z.string(), user: z.object({ _id: z.string() }) });

/** Not from the browser, whose cookie would be another member's. */
async function post(path: string, json: object, token = ''): Promise<unknown> {
	const answer = await fetch(`http://localhost:${process.env.E2E_PORT}/api/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
		body: JSON.stringify(json),
	});
	expect(answer.status, path).toBeLessThan(300);
	return answer.json();
}

const getLogin = async ({ email, password }: Account) =>
	session.parse(await post('users/login', { email, password }));

/** `from` asks `to` as a relative. */
async function askAsSister(from: Account, to: Account): Promise<void> {
	const [{ token }, { user }] = [await getLogin(from), await getLogin(to)];
	await post('family/add', { relation: 'Sister', familyMemberId: user._id }, token);
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

			await page.keyboard.press('Tab');
			await expect(row).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(getPanel(page)).toBeHidden();
			await expect(getBell(page)).toBeFocused();
			await page.reload();
			await expect(getBell(page)).toHaveAccessibleName(texts.title);
			await getBell(page).click();
			await expect(row).not.toContainText(texts.new);
			await row.click();
			await expect(page).toHaveURL((url) => url.pathname === pathIn(language, '/family-tree'));
			const { requests } = messagesIn(language).familyTree;
			const accept = page.getByRole('button', {
				name: requests.acceptFrom.replace('{name}', asha.name),
			});
			await expect(accept).toBeVisible();
			// The tree is loaded again only once the bell is open: the panel must keep the focus.
			let loadTree = () => {};
			const isBellOpen = new Promise<void>((resolve) => {
				loadTree = resolve;
			});
			await page.route('**/api/family/tree', async (route) => {
				await isBellOpen;
				await route.continue();
			});
			await accept.click();
			await expect(page.getByText(messagesIn(language).family.accepted).first()).toBeVisible();
			await getBell(page).click();
			await expect(getPanel(page).getByText(texts.empty, { exact: true })).toBeVisible();
			const loaded = page.waitForResponse('**/api/family/tree');
			loadTree();
			await loaded;
			await expect(page.getByText(requests.none, { exact: true })).toBeVisible();
			await expectAccessible(page, isMobile);
			await expect(getPanel(page).getByText(texts.empty, { exact: true })).toBeVisible();
		});
	});
});
