// What only the whole site can do to a form: it is typed into before its scripts have come, or open in two tabs.
// components/form/forms.component.test.tsx shows the rest.
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { setAdminLanguage } from '../support/admin-screen';
import { FamilyPage } from '../support/family-page';
import { administrator, expect, newAccount, test } from '../support/fixtures';
import { messagesIn } from '../support/languages';
import { makePicture } from '../support/pictures';
import { hold, script, untilHydrated } from '../support/site';

type Typed = Readonly<Record<string, string>>;

interface EarlyForm {
	name: string;
	path: string;
	reader: 'visitor' | 'member' | 'administrator';
	/** The texts that are typed before the scripts have come, by the names of the fields. */
	typed: Typed;
	/** A radio button that is not chosen at first. */
	chosen?: string;
}

interface DraftForm {
	name: string;
	path: string;
	typed: Typed;
	/** Shows the form, and fills in what is not typed. */
	prepare: (page: Page) => Promise<void>;
	button: (texts: ReturnType<typeof messagesIn>) => string;
	/** The call that takes it. */
	route: string;
}

const { name, email } = newAccount();

/** Forms that the page brings along. */
const earlyForms: readonly EarlyForm[] = [
	{
		name: 'contact',
		path: '/contact',
		reader: 'visitor',
		typed: { name, email, subject: 'A question', message: 'How do I begin?' },
	},
	{
		name: 'feedback',
		path: '/feedback',
		reader: 'visitor',
		typed: { name, email, message: 'The tree is easy to read.' },
	},
	{
		name: 'registration',
		path: '/register',
		reader: 'visitor',
		typed: { name, email },
		chosen: 'input[name="familyTreePrivacy"][value="public"]',
	},
	{
		name: 'wishes',
		path: '/matrimonial/wishes',
		reader: 'member',
		typed: { ageFrom: '25', ageTo: '30' },
		chosen: 'input[name="manglik"][value="notManglik"]',
	},
	{
		name: 'picture',
		path: '/upload-photo',
		reader: 'member',
		typed: { description: 'Seen from the lake.' },
	},
	{
		name: 'deity',
		path: '/kul-devi-devta-form',
		reader: 'administrator',
		typed: { clans: 'Sengar', 'en.name': 'Naga Devi', 'en.description': 'Her temple is by the river.' },
		chosen: 'input[name="deityType"][value="devta"]',
	},
	{
		name: 'settings',
		path: '/admin/settings',
		reader: 'administrator',
		typed: { contactEmail: 'office@example.org', founderEn: 'Devi Singh' },
	},
];

/** Forms of which the browser keeps a draft or a chosen file. */
const draftForms: readonly DraftForm[] = [
	{
		name: 'story',
		path: '/share-story',
		typed: { title: 'The fort on the hill', content: 'Once there was a fort.' },
		prepare: (page) => expect(page.locator('[name="author"]')).not.toHaveValue(''),
		button: ({ stories }) => stories.form.submit,
		route: '/api/blogs',
	},
	{
		name: 'new relative',
		path: '/add-family',
		typed: { name: 'Ranjit' },
		prepare: async (page) => {
			const { wizard } = messagesIn('en').familyTree;
			await page.getByRole('radio', { name: wizard.withoutAccount }).check();
			await new FamilyPage(page, 'en').list(wizard.relation).selectOption('Brother');
		},
		button: ({ familyTree }) => familyTree.wizard.addNow,
		route: '/api/family/add',
	},
	{
		name: 'picture',
		path: '/upload-photo',
		typed: { description: 'Seen from the lake.' },
		prepare: async (page) => {
			const file = page.getByRole('main').locator('input[type="file"]');
			await file.setInputFiles(await makePicture('jpeg'));
			await page.locator('#upload-images-0-title').fill('The lake');
		},
		button: ({ uploadPhoto }) => uploadPhoto.submit,
		route: '/api/gallery',
	},
];

const field = (page: Page, fieldName: string): Locator =>
	page.getByRole('main').locator(`[name="${fieldName}"]`).first();

async function fill(page: Page, typed: Typed): Promise<void> {
	for (const [fieldName, text] of Object.entries(typed)) await field(page, fieldName).fill(text);
}

async function expectTyped(page: Page, typed: Typed): Promise<void> {
	for (const [fieldName, text] of Object.entries(typed))
		await expect(field(page, fieldName)).toHaveValue(text);
}

/** Opens a page whose scripts wait for the returned function. */
async function openEarly(page: Page, language: Language, path: string): Promise<() => Promise<void>> {
	const release = await hold(page, script);
	const isInBackOffice = path.startsWith('/admin');
	if (isInBackOffice) await setAdminLanguage(page, language);
	await page.goto(isInBackOffice ? path : pathIn(language, path), { waitUntil: 'commit' });
	return async () => {
		await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
		release();
		await untilHydrated(page);
		await page.unroute(script);
	};
}

for (const reader of ['visitor', 'member', 'administrator'] as const)
	test(`the ${reader} finds what they typed into a form before its scripts had come`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn }) => {
		test.setTimeout(120_000);
		if (reader !== 'visitor') await logIn(reader === 'member' ? await newMember() : administrator());
		for (const form of earlyForms.filter((row) => row.reader === reader))
			await test.step(form.name, async () => {
				const release = await openEarly(page, 'hi', form.path);
				await fill(page, form.typed);
				if (form.chosen) await page.locator(form.chosen).check();
				await release();
				await expectTyped(page, form.typed);
				if (form.chosen) await expect(page.locator(form.chosen)).toBeChecked();
				const asks = () =>
					page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
				await expect.poll(asks, 'the form knows what was typed').toBe(true);
			});
	});

test('a list offers a member in Hindi what they type before its scripts have come', {
	tag: '@phone',
}, async ({ page, newMember, logIn }) => {
	const texts = messagesIn('hi');
	await logIn(await newMember());
	await page.goto(pathIn('hi', '/feedback'));
	await page.getByRole('checkbox', { name: texts.typingHelp.label, exact: true }).check();
	const release = await openEarly(page, 'hi', '/matrimonial/wishes');
	const district = page.getByRole('combobox', { name: texts.matrimonial.wishes.newDistrict });
	await district.fill('shivank');
	await release();
	await page.getByRole('option', { name: 'शिवांक', exact: true }).click();
	await expect(district).toHaveValue('शिवांक');
});

test('a member fills in and sends the same form in two tabs, each its own', { tag: '@desktop' }, async ({
	page,
	newMember,
	logIn,
}) => {
	test.setTimeout(120_000);
	await logIn(await newMember());
	for (const { name: title, path, typed, prepare, button, route } of draftForms)
		await test.step(title, async () => {
			const other = await page.context().newPage();
			const [first = '', text = ''] = Object.entries(typed)[0] ?? [];
			for (const tab of [page, other]) {
				await tab.goto(pathIn('en', path));
				await untilHydrated(tab);
				await prepare(tab);
				await fill(tab, typed);
			}
			await field(other, first).fill(`${text} Singh`);
			await expectTyped(page, typed);
			for (const tab of [page, other]) {
				const response = tab.waitForResponse(
					(sent) => sent.request().method() === 'POST' && new URL(sent.url()).pathname === route,
				);
				const form = tab.locator('form').filter({ has: tab.locator(`[name="${first}"]`) });
				await form.getByRole('button', { name: button(messagesIn('en')), exact: true }).click();
				expect((await response).ok()).toBe(true);
				if (tab === page) await expect(field(other, first)).toHaveValue(`${text} Singh`);
			}
			await other.close();
		});
});
