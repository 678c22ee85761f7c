// What only the whole site can do to a form: it is typed into before its scripts have come, or open in two tabs.
// components/form/forms.component.test.tsx shows the rest.
import type { Locator, Page, Response } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { setAdminLanguage } from '../support/admin-screen';
import { FamilyPage } from '../support/family-page';
import { administrator, expect, newAccount, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';
import { makePicture } from '../support/pictures';
import { hold, script, untilHydrated } from '../support/site';

type Texts = ReturnType<typeof messagesIn>;

interface SentCall {
	button: (texts: Texts) => string;
	method: 'POST' | 'PUT';
	path: string;
	/** What the test answers instead of the server: other journeys read what the form would change. */
	answer?: (page: Page) => Promise<object>;
}

interface TroubledForm {
	name: string;
	path: string;
	reader: 'visitor' | 'member' | 'administrator';
	/** Shows the form; without it the page brings the form along, before its scripts. */
	open?: (page: Page, language: Language) => Promise<void>;
	/** What is typed, by the names of the fields. */
	typed: Readonly<Record<string, string>>;
	/** A radio button that is not chosen at first. */
	chosen?: string;
	/** What the form has to be given besides, before it is sent. */
	complete?: (page: Page) => Promise<void>;
	/** What sends the form, and the call that takes it; not given where it has several steps. */
	sent?: SentCall;
	/** It changes a record: a second tab that sends its own is asked. */
	isOfRecord?: true;
}

const { name, email } = newAccount();

const forms: readonly TroubledForm[] = [
	{
		name: 'contact',
		path: '/contact',
		reader: 'visitor',
		typed: { name, email, subject: 'A question', message: 'How do I begin?' },
		sent: { button: ({ inbox }) => inbox.contact.send, method: 'POST', path: '/api/contact' },
	},
	{
		name: 'feedback',
		path: '/feedback',
		reader: 'visitor',
		typed: { name, email, message: 'The tree is easy to read.' },
		sent: { button: ({ inbox }) => inbox.feedback.send, method: 'POST', path: '/api/feedback' },
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
		sent: {
			button: ({ matrimonial }) => matrimonial.wishes.save,
			method: 'PUT',
			path: '/api/family/matches/wishes',
		},
		isOfRecord: true,
	},
	{
		name: 'profile',
		path: '/profile',
		reader: 'member',
		open: async (page, language) => {
			const { edit } = messagesIn(language).profile;
			await page.getByRole('button', { name: edit, exact: true }).click();
		},
		typed: { profession: 'Weaver', fatherName: 'Umed Singh' },
		sent: { button: ({ profile }) => profile.save, method: 'PUT', path: '/api/users/profile' },
		isOfRecord: true,
	},
	{
		name: 'story',
		path: '/share-story',
		reader: 'member',
		open: (page) => expect(page.locator('[name="author"]')).not.toHaveValue(''),
		typed: { title: 'The fort on the hill', content: 'Once there was a fort.' },
		sent: { button: ({ stories }) => stories.form.submit, method: 'POST', path: '/api/blogs' },
	},
	{
		name: 'new relative',
		path: '/add-family',
		reader: 'member',
		open: async (page, language) => {
			const { wizard } = messagesIn(language).familyTree;
			await page.getByRole('radio', { name: wizard.withoutAccount }).check();
			await new FamilyPage(page, language).list(wizard.relation).selectOption('Brother');
		},
		typed: { name: 'Ranjit' },
		sent: { button: ({ familyTree }) => familyTree.wizard.addNow, method: 'POST', path: '/api/family/add' },
	},
	{
		name: 'picture',
		path: '/upload-photo',
		reader: 'member',
		typed: { description: 'Seen from the lake.' },
		complete: async (page) => {
			await page
				.getByRole('main')
				.locator('input[type="file"]')
				.setInputFiles(await makePicture('jpeg'));
			await page.locator('#upload-images-0-title').fill('The lake');
		},
		sent: { button: ({ uploadPhoto }) => uploadPhoto.submit, method: 'POST', path: '/api/gallery' },
	},
	{
		name: 'deity',
		path: '/kul-devi-devta-form',
		reader: 'administrator',
		typed: { clans: 'Sengar', 'en.name': 'Naga Devi', 'en.description': 'Her temple is by the river.' },
		chosen: 'input[name="deityType"][value="devta"]',
		sent: {
			...{ button: ({ deityForm }) => deityForm.form.save, method: 'POST', path: '/api/deities' },
			answer: async () => ({ deity: { _id: 'naga-devi', version: 0, images: [] }, message: 'Saved.' }),
		},
	},
	{
		name: 'clan',
		path: '/clan/sengar',
		reader: 'administrator',
		open: async (page, language) => {
			const { edit } = messagesIn(language).clanPage.form;
			await page.getByRole('button', { name: edit, exact: true }).click();
		},
		typed: { en_about: 'They came from the river.', hi_about: 'वे नदी से आए।' },
		sent: {
			...{ button: ({ clanPage }) => clanPage.form.save, method: 'PUT', path: '/api/clans/sengar' },
			answer: async () => ({ message: 'Saved.' }),
		},
		isOfRecord: true,
	},
	{
		name: 'settings',
		path: '/admin/settings',
		reader: 'administrator',
		typed: { contactEmail: 'office@example.org', founderEn: 'Devi Singh' },
		sent: {
			...{ button: ({ admin }) => admin.settings.save, method: 'PUT', path: '/api/admin/settings' },
			answer: async (page) => ({
				...(await (await page.request.get('/api/admin/settings')).json()),
				message: 'Saved.',
			}),
		},
		isOfRecord: true,
	},
];

const field = (page: Page, fieldName: string): Locator =>
	page.getByRole('main').locator(`[name="${fieldName}"]`).first();

const firstField = ({ typed }: TroubledForm): string => Object.keys(typed)[0] ?? '';

async function visit(
	page: Page,
	language: Language,
	{ path }: TroubledForm,
	waitUntil: 'commit' | 'load' = 'load',
): Promise<void> {
	const isInBackOffice = path.startsWith('/admin');
	if (isInBackOffice) await setAdminLanguage(page, language);
	await page.goto(isInBackOffice ? path : pathIn(language, path), { waitUntil });
}

/** Answers the form's call where its row says with what. */
async function answerCall(page: Page, { method, path, answer }: SentCall): Promise<void> {
	if (!answer) return;
	const json = await answer(page);
	await page.route(`**${path}`, (route) =>
		route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
	);
}

function answerTo(page: Page, { method, path }: SentCall): Promise<Response> {
	return page.waitForResponse(
		(response) => response.request().method() === method && new URL(response.url()).pathname === path,
	);
}

async function open(page: Page, language: Language, form: TroubledForm): Promise<void> {
	await visit(page, language, form);
	await untilHydrated(page);
	await form.open?.(page, language);
}

async function fill(page: Page, { typed }: TroubledForm): Promise<void> {
	for (const [fieldName, text] of Object.entries(typed)) await field(page, fieldName).fill(text);
}

async function expectTyped(page: Page, { typed }: TroubledForm): Promise<void> {
	for (const [fieldName, text] of Object.entries(typed))
		await expect(field(page, fieldName)).toHaveValue(text);
}

inBothLanguages((language) => {
	const texts = messagesIn(language);
	const sendButton = (page: Page, form: TroubledForm, { button }: SentCall) =>
		page
			.locator('form')
			.filter({ has: page.locator(`[name="${firstField(form)}"]`) })
			.getByRole('button', { name: button(texts), exact: true });

	/**
	 * Each form of the table that `isMeant`, by its reader; a member is a new one. None of it is about words or width, so
	 * that it runs in one of the two.
	 */
	const inEach = (
		title: string,
		tag: '@phone' | '@desktop',
		isMeant: (form: TroubledForm) => boolean,
		work: (page: Page, form: TroubledForm) => Promise<void>,
	) => {
		for (const who of ['visitor', 'member', 'administrator'] as const) {
			const listed = forms.filter((form) => form.reader === who && isMeant(form));
			if (listed.length === 0) continue;
			test(`${title}, of a ${who}, in ${language}`, { tag }, async ({ page, newMember, logIn }) => {
				test.setTimeout(120_000);
				if (who !== 'visitor') await logIn(who === 'member' ? await newMember() : administrator());
				for (const form of listed) await test.step(form.name, () => work(page, form));
			});
		}
	};

	inEach(
		'keeps what is typed before the scripts have come',
		'@phone',
		(form) => !form.open,
		async (page, form) => {
			const release = await hold(page, script);
			await visit(page, language, form, 'commit');
			await fill(page, form);
			if (form.chosen) await page.locator(form.chosen).check();
			await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
			release();
			await untilHydrated(page);
			await expectTyped(page, form);
			if (form.chosen) await expect(page.locator(form.chosen)).toBeChecked();
			const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
			await expect.poll(asks, 'the form knows what was typed').toBe(true);
			await page.unroute(script);
		},
	);

	inEach(
		'is filled in and sent in two tabs, each its own',
		'@desktop',
		({ sent, isOfRecord }) => sent !== undefined && !isOfRecord,
		async (page, form) => {
			const { sent } = form;
			if (!sent) return;
			const other = await page.context().newPage();
			const [first = '', typed = ''] = Object.entries(form.typed)[0] ?? [];
			for (const tab of [page, other]) {
				await open(tab, language, form);
				await fill(tab, form);
				await form.complete?.(tab);
				await answerCall(tab, sent);
			}
			await field(other, first).fill(`${typed} Singh`);
			await expectTyped(page, form);
			for (const tab of [page, other]) {
				const answer = answerTo(tab, sent);
				await sendButton(tab, form, sent).click();
				expect((await answer).ok()).toBe(true);
				if (tab === page) await expect(field(other, first)).toHaveValue(`${typed} Singh`);
			}
			await other.close();
			await page.unroute(`**${sent.path}`);
		},
	);
});
