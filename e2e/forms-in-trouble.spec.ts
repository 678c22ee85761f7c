// What may happen to any form: typed into before its scripts have come, loaded again, sent twice, without a connection, open
// in two tabs. A form is added to the table. Who is asked before a form is left is in unsaved.spec.ts, and what becomes of two
// changes of one record in conflicts.spec.ts.
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { FamilyPage } from './family-page';
import { expect, newAccount, test } from './fixtures';
import { inBothLanguages, textsIn } from './languages';
import { alertWith, hold, untilHydrated } from './site';

type Texts = ReturnType<typeof textsIn>;

interface TroubledForm {
	name: string;
	path: string;
	/** The form is for members. */
	isOfMember?: true;
	/** Shows the form; without it the page brings the form along, before its scripts. */
	open?: (page: Page, language: Language) => Promise<void>;
	/** What is typed, by the names of the fields. */
	typed: Readonly<Record<string, string>>;
	/** A radio button that is not chosen at first. */
	chosen?: string;
	/** What sends the form, and the call that takes it; not given where it has several steps. */
	sent?: { button: (texts: Texts) => string; method: 'POST' | 'PUT'; path: string };
	/** What is typed is kept until the form is sent. */
	isKept?: true;
	/** It changes a record: a second tab that sends its own is asked. */
	isOfRecord?: true;
}

const { name, email } = newAccount();

const forms: readonly TroubledForm[] = [
	{
		name: 'contact',
		path: '/contact',
		typed: { name, email, subject: 'A question', message: 'How do I begin?' },
		sent: { button: ({ inbox }) => inbox.contact.send, method: 'POST', path: '/api/contact' },
	},
	{
		name: 'feedback',
		path: '/feedback',
		typed: { name, email, message: 'The tree is easy to read.' },
		sent: { button: ({ inbox }) => inbox.feedback.send, method: 'POST', path: '/api/feedback' },
	},
	{
		name: 'registration',
		path: '/register',
		typed: { name, email },
		chosen: 'input[name="familyTreePrivacy"][value="public"]',
		isKept: true,
	},
	{
		name: 'wishes',
		path: '/matrimonial/wishes',
		isOfMember: true,
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
		isOfMember: true,
		open: async (page, language) => {
			const { edit } = textsIn(language).profile;
			await page.getByRole('button', { name: edit, exact: true }).click();
		},
		typed: { profession: 'Weaver', fatherName: 'Umed Singh' },
		sent: { button: ({ profile }) => profile.save, method: 'PUT', path: '/api/users/profile' },
		isKept: true,
		isOfRecord: true,
	},
	{
		name: 'story',
		path: '/share-story',
		isOfMember: true,
		open: (page) => expect(page.locator('[name="author"]')).not.toHaveValue(''),
		typed: { title: 'The fort on the hill', content: 'Once there was a fort.' },
		sent: { button: ({ stories }) => stories.form.submit, method: 'POST', path: '/api/blogs' },
		isKept: true,
	},
	{
		name: 'new relative',
		path: '/add-family',
		isOfMember: true,
		open: async (page, language) => {
			const { wizard } = textsIn(language).familyTree;
			await page.getByRole('radio', { name: wizard.withoutAccount }).check();
			await new FamilyPage(page, language).list(wizard.relation).selectOption('Brother');
		},
		typed: { name: 'Ranjit' },
		sent: { button: ({ familyTree }) => familyTree.wizard.addNow, method: 'POST', path: '/api/family/add' },
		isKept: true,
	},
];

const script = /\/_next\/static\/.*\.js/;

const field = (page: Page, fieldName: string): Locator =>
	page.getByRole('main').locator(`[name="${fieldName}"]`).first();

async function open(page: Page, language: Language, form: TroubledForm): Promise<void> {
	await page.goto(pathIn(language, form.path));
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
	const texts = textsIn(language);
	const visitorForms = forms.filter(({ isOfMember }) => !isOfMember);

	/** Each form of the table that `isMeant`, the members' ones by a new member. */
	const inEach = (
		title: string,
		isMeant: (form: TroubledForm) => boolean,
		work: (page: Page, form: TroubledForm) => Promise<void>,
		{ trouble }: { trouble?: RegExp } = {},
	) => {
		for (const [who, listed] of [
			['visitor', visitorForms],
			['member', forms.filter(({ isOfMember }) => isOfMember)],
		] as const)
			test(`${title}, of a ${who}, in ${language}`, async ({ page, newMember, logIn, expectTrouble }) => {
				test.setTimeout(120_000);
				if (trouble) expectTrouble(trouble);
				if (who === 'member') await logIn(await newMember());
				for (const form of listed.filter(isMeant)) await test.step(form.name, () => work(page, form));
			});
	};

	inEach(
		'keeps what is typed before the scripts have come',
		(form) => !form.open,
		async (page, form) => {
			const release = await hold(page, script);
			await page.goto(pathIn(language, form.path), { waitUntil: 'commit' });
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
		'keeps what is typed over a reload, and until one comes back',
		({ isKept }) => isKept === true,
		async (page, form) => {
			await open(page, language, form);
			await fill(page, form);
			await page.reload();
			await untilHydrated(page);
			await form.open?.(page, language);
			await expectTyped(page, form);
			await page.goto(pathIn(language, '/help'));
			await open(page, language, form);
			await expectTyped(page, form);
		},
	);

	inEach(
		'sends once what is sent twice',
		({ sent }) => sent !== undefined,
		async (page, form) => {
			const { sent } = form;
			if (!sent) return;
			await open(page, language, form);
			await fill(page, form);
			const calls: string[] = [];
			page.on('request', (request) => {
				const { pathname } = new URL(request.url());
				if (request.method() === sent.method && pathname === sent.path) calls.push(pathname);
			});
			const release = await hold(page, `**${sent.path}`);
			const answer = page.waitForResponse(
				(response) =>
					response.request().method() === sent.method && new URL(response.url()).pathname === sent.path,
			);
			await page.getByRole('button', { name: sent.button(texts), exact: true }).dblclick();
			await field(page, Object.keys(form.typed)[0] ?? '').press('Enter');
			release();
			expect((await answer).ok()).toBe(true);
			await page.unroute(`**${sent.path}`);
			expect(calls).toHaveLength(1);
		},
	);

	inEach(
		'loses nothing without a connection, and is sent once there is one',
		({ sent }) => sent !== undefined,
		async (page, form) => {
			const { sent } = form;
			if (!sent) return;
			await open(page, language, form);
			await fill(page, form);
			const send = page.getByRole('button', { name: sent.button(texts), exact: true });
			await page.context().setOffline(true);
			await send.click();
			await expect(alertWith(page, texts.site.unreachable)).toBeVisible();
			await expectTyped(page, form);
			await page.context().setOffline(false);
			const answer = page.waitForResponse(
				(response) =>
					response.request().method() === sent.method && new URL(response.url()).pathname === sent.path,
			);
			await send.click();
			expect((await answer).ok()).toBe(true);
		},
		{ trouble: /^failed / },
	);

	inEach(
		'is filled in and sent in two tabs, each its own',
		({ sent, isOfRecord }) => sent !== undefined && !isOfRecord,
		async (page, form) => {
			const { sent } = form;
			if (!sent) return;
			const other = await page.context().newPage();
			const [first = '', typed = ''] = Object.entries(form.typed)[0] ?? [];
			for (const tab of [page, other]) {
				await open(tab, language, form);
				await fill(tab, form);
			}
			await field(other, first).fill(`${typed} Singh`);
			await expectTyped(page, form);
			for (const tab of [page, other]) {
				const answer = tab.waitForResponse(
					(response) =>
						response.request().method() === sent.method && new URL(response.url()).pathname === sent.path,
				);
				await tab.getByRole('button', { name: sent.button(texts), exact: true }).click();
				expect((await answer).ok()).toBe(true);
				if (tab === page) await expect(field(other, first)).toHaveValue(`${typed} Singh`);
			}
			await other.close();
		},
	);
});
