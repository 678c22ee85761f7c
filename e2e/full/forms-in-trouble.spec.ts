// Troubles of a form that need the whole site: it is typed into before its scripts have come, or open in two tabs.
// components/form/forms.component.test.tsx shows the rest.
import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newAccount, test } from '../support/fixtures';
import { messagesIn } from '../support/languages';
import { at, hold, script, untilHydrated } from '../support/site';

/** The fields of a form by name, with the texts that are typed. */
type Typed = Readonly<Record<string, string>>;

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`).first();

async function fill(page: Page, typed: Typed): Promise<void> {
	for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
}

async function expectTyped(page: Page, typed: Typed): Promise<void> {
	for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
}

/** Opens a page in Hindi whose scripts wait for the returned function. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
	const release = await hold(page, script);
	await page.goto(pathIn('hi', path), { waitUntil: 'commit' });
	return async () => {
		await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
		release();
		await untilHydrated(page);
		await page.unroute(script);
	};
}

const { name, email } = newAccount();

test('a member finds what they typed and chose before the scripts of a page had come', {
	tag: '@phone',
}, async ({ page, newMember, logIn }) => {
	for (const { path, typed, chosen } of [
		{ path: '/register', typed: { name, email }, chosen: 'input[name="familyTreePrivacy"][value="public"]' },
		{
			path: '/matrimonial/wishes',
			typed: { ageFrom: '25', ageTo: '30' },
			chosen: 'input[name="manglik"][value="notManglik"]',
		},
	]) {
		if (path !== '/register') await logIn(await newMember());
		const release = await openEarly(page, path);
		await fill(page, typed);
		await page.locator(chosen).check();
		await release();
		await expectTyped(page, typed);
		await expect(page.locator(chosen)).toBeChecked();
		const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
		await expect.poll(asks, 'the form knows what was typed').toBe(true);
	}
});

test('a list offers a member in Hindi what they type before its scripts have come', {
	tag: '@phone',
}, async ({ page, newMember, logIn }) => {
	const texts = messagesIn('hi');
	await logIn(await newMember());
	await page.goto(pathIn('hi', '/feedback'));
	await page.getByRole('checkbox', { name: texts.typingHelp.label, exact: true }).check();
	const release = await openEarly(page, '/matrimonial/wishes');
	const district = page.getByRole('combobox', { name: texts.matching.wishes.newDistrict });
	await district.fill('shivank');
	await release();
	await page.getByRole('option', { name: 'शिवांक', exact: true }).click();
	await expect(district).toHaveValue('शिवांक');
});

test('a member writes a blog in each of two tabs and sends both', { tag: '@desktop' }, async ({
	page,
	newMember,
	logIn,
}) => {
	const { form } = messagesIn('en').blogs;
	await logIn(await newMember());
	const other = await page.context().newPage();
	const content = 'Once there was a fort.';
	for (const tab of [page, other]) {
		await tab.goto(pathIn('en', '/share-story'));
		await untilHydrated(tab);
		await expect(field(tab, 'author')).not.toHaveValue('');
		await fill(tab, { title: 'The fort on the hill', content });
	}
	await field(other, 'title').fill('The fort by the lake');
	await expectTyped(page, { title: 'The fort on the hill' });
	for (const tab of [page, other]) {
		await tab.getByRole('form').getByRole('button', { name: form.submit, exact: true }).click();
		await expect(tab).toHaveURL(at(pathIn('en', '/blogs')));
		if (tab === page) await expectTyped(other, { title: 'The fort by the lake', content });
	}
});
