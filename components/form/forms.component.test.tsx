// The promises that every form of the portal keeps. A form is added to the table.
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { AccountSettingsPanel } from '@/components/account/account-settings-panel';
import { ProfilePage } from '@/components/account/profile-page';
import { RegisterForm } from '@/components/account/register-form';
import { BlogDialog } from '@/components/admin/blogs/blog-dialog';
import { ImageDialog } from '@/components/admin/gallery/image-dialog';
import { HistoryPage } from '@/components/admin/history/history-page';
import { SettingsForm } from '@/components/admin/settings/settings-form';
import { SiteTexts } from '@/components/admin/settings/site-texts';
import { MemberDialog } from '@/components/admin/users/member-dialog';
import { BlogPanel } from '@/components/content/blog/blog-panel';
import { SubmitBlogPage } from '@/components/content/blog/submit-blog-page';
import { UploadPage } from '@/components/content/gallery/upload-page';
import { FamilyTreePanel } from '@/components/family/tree/family-tree-panel';
import { EditClanButton } from '@/components/heritage/clan/edit-clan-button';
import { DeityForm } from '@/components/heritage/deity/deity-form';
import { FilterForm } from '@/components/matching/filter-form';
import { WishesPage } from '@/components/matching/wishes-page';
import { MessageForm } from '@/components/messaging/inbox/message-form';
import type { ApiRoute } from '@/lib/client/api';
import { askToSwitchLanguage, hasUnsavedEdits } from '@/lib/client/leave-guard';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { readToken } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, loseConnection, refuse, respond } from '@/tests/support/browser/calls';
import { card, father, respondWithTree, unfoldGenerations } from '@/tests/support/browser/family';
import { member } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { chooseFile, makePicture } from '@/tests/support/browser/pictures';
import { clan, deity, makeBlog, noHistory, noSettings, noWishes } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';

type Texts = ReturnType<typeof getMessages>;

interface ShownForm {
	name: string;
	component: (language: Language) => ReactNode;
	reader?: 'member' | 'administrator';
	area?: 'public' | 'member' | 'administration';
	path?: string;
	/** Sets what the form reads. */
	prepare?: () => Promise<void>;
	/** Opens the form on its page. */
	open?: (texts: Texts, language: Language) => Promise<void>;
	/** The names, or the ids, of the fields for numbers and dates that it shows then. */
	numeric?: readonly string[];
}

interface TriedForm extends ShownForm {
	/** The call that takes it, and the button that sends it; not given where it has several steps, or its own tests. */
	sent?: {
		route: ApiRoute;
		button: (texts: Texts) => string;
		take: () => Promise<void>;
		/** Waits for the reads that follow a change. */
		settle?: (texts: Texts) => Promise<void>;
	};
	/** What is typed, by the names of the fields. */
	typed: Readonly<Record<string, string>>;
	/** What the form has to be given besides, before it is sent. */
	complete?: (texts: Texts) => Promise<void>;
	/** The tab keeps what is typed until the form is sent. */
	isKept?: true;
	/** The end of a session that keeps it too; without it only that of one that was not used. */
	keptAfter?: 'auth.required';
	/** Escape closes it. */
	isDialog?: true;
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).first());

const text = {
	kind: 'about',
	number: 0,
	version: '0',
	publishedAt: null,
} as const;

function Closable({ children }: { children: (close: () => void) => ReactNode }) {
	const [isOpen, setOpen] = useState(true);
	return isOpen && children(() => setOpen(false));
}

const newMember = (close: () => void) => (
	<MemberDialog
		user={null}
		isOwn={false}
		known={{ clans: [], dynasties: [], locations: [] }}
		onSaved={() => {}}
		onClose={close}
	/>
);

const forms: readonly TriedForm[] = [
	{
		name: 'MessageForm of the contact page',
		component: () => <MessageForm kind="contact" privacy="" />,
		typed: { name: 'Asha', email: 'asha@example.org', subject: 'A question', message: 'How do I begin?' },
		sent: {
			route: 'POST /api/contact',
			button: ({ inbox }) => inbox.contact.send,
			take: () => respond('POST /api/contact', { message: 'Sent.' }),
		},
	},
	{
		name: 'MessageForm of the feedback page',
		component: () => <MessageForm kind="feedback" privacy="" />,
		typed: { name: 'Asha', email: 'asha@example.org', message: 'The tree is easy to read.' },
		sent: {
			route: 'POST /api/feedback',
			button: ({ inbox }) => inbox.feedback.send,
			take: () => respond('POST /api/feedback', { message: 'Sent.' }),
		},
	},
	{
		name: 'RegisterWizard',
		component: () => <RegisterForm />,
		prepare: () => respond('GET /api/users/addressoptions', noAddressOptions),
		typed: { name: 'Asha Rathore', email: 'asha@example.org' },
		isKept: true,
	},
	{
		name: 'WishesForm',
		component: () => <WishesPage />,
		reader: 'member',
		area: 'member',
		prepare: async () => {
			await respond('GET /api/family/matches/wishes', noWishes);
			await respond('GET /api/users/addressoptions', noAddressOptions);
		},
		typed: { ageFrom: '25', ageTo: '30' },
		numeric: ['ageFrom', 'ageTo'],
		sent: {
			route: 'PUT /api/family/matches/wishes',
			button: ({ matching }) => matching.wishes.save,
			take: () =>
				respond('PUT /api/family/matches/wishes', {
					...noWishes,
					wishes: { ...noWishes.wishes, ageFrom: 25, ageTo: 30 },
					message: 'Saved.',
					version: 1,
				}),
		},
	},
	{
		name: 'Profile',
		component: () => <ProfilePage />,
		reader: 'member',
		area: 'member',
		path: '/profile',
		prepare: async () => {
			await respond('GET /api/users/profile', member());
			await respond('GET /api/users/addressoptions', noAddressOptions);
			await respond('GET /api/family/former-marriage', { formerMarriage: null });
		},
		open: ({ profile }) => press(profile.edit),
		typed: { profession: 'Weaver', fatherName: 'Umed Singh' },
		numeric: ['age', 'mobileNumber', 'dob.day', 'dob.year'],
		isKept: true,
		sent: {
			route: 'PUT /api/users/profile',
			button: ({ profile }) => profile.save,
			take: () =>
				respond('PUT /api/users/profile', {
					message: 'Saved.',
					user: member({ profession: 'Weaver', fatherName: 'Umed Singh', __v: 2 }),
				}),
		},
	},
	{
		name: 'StoryForm',
		component: (language) => <SubmitBlogPage blogId={null} language={language} />,
		reader: 'member',
		typed: { title: 'The fort on the hill', content: 'Once there was a fort.' },
		isKept: true,
		keptAfter: 'auth.required',
		sent: {
			route: 'POST /api/blogs',
			button: ({ blogs }) => blogs.form.submit,
			take: () => respond('POST /api/blogs', { message: 'Sent.', blog: makeBlog() }),
		},
	},
	{
		name: 'Wizard for a relative',
		component: () => <FamilyTreePanel opening={{ kind: 'add' }} />,
		reader: 'member',
		area: 'member',
		path: '/add-family',
		prepare: () => respondWithTree(),
		complete: async ({ familyTree: { wizard } }) => {
			await userEvent.click(page.getByRole('radio', { name: wizard.withoutAccount }));
			await userEvent.selectOptions(
				page.getByRole('combobox', { name: wizard.relation, exact: true }),
				'Brother',
			);
		},
		typed: { name: 'Ranjit' },
		numeric: ['dob.day', 'dob.year'],
		isKept: true,
		sent: {
			route: 'POST /api/family/add',
			button: ({ familyTree }) => familyTree.wizard.addNow,
			settle: async ({ familyTree: { list } }) => {
				await expect.element(page.getByRole('heading', { level: 2, name: list.title })).toBeVisible();
			},
			take: () =>
				respond('POST /api/family/add', {
					message: 'Added.',
					member: card({ _id: '00000000-0000-4000-8000-000000000003', name: 'Ranjit', relation: 'Brother' }),
					warnings: [],
				}),
		},
	},
	{
		name: 'UploadForm',
		component: (language) => <UploadPage language={language} isAdmin={false} categories={[]} />,
		reader: 'member',
		area: 'member',
		prepare: () => respond('GET /api/gallery/mine', []),
		typed: { description: 'Seen from the lake.' },
		complete: async ({ galleryUpload }) => {
			const input = document.querySelector<HTMLInputElement>('main input[type="file"]');
			if (input) chooseFile(page.elementLocator(input), await makePicture());
			await userEvent.fill(page.getByRole('textbox', { name: galleryUpload.fields.title }), 'The lake');
		},
		sent: {
			route: 'POST /api/gallery',
			button: ({ galleryUpload }) => galleryUpload.submit,
			take: () =>
				respond('POST /api/gallery', {
					message: 'Sent.',
					image: {
						_id: 'image',
						title: 'The lake',
						description: 'Seen from the lake.',
						category: 'General',
						featured: false,
						imageUrl: '/image',
						thumbnailUrl: '/image?small',
						language: 'en',
						status: 'pending',
						createdAt: makeBlog().createdAt,
						approvedAt: null,
					},
				}),
		},
	},
	{
		name: 'DeityForm',
		component: (language) => <DeityForm deity={null} listHref="/kul-devi-devta" language={language} />,
		reader: 'administrator',
		typed: {
			clans: 'Sengar',
			'en.name': 'Naga Devi',
			'en.description': 'Her temple is by the river.',
			'hi.name': 'नाग देवी',
			'hi.description': 'उनका मंदिर नदी के किनारे है।',
		},
		sent: {
			route: 'POST /api/deities',
			button: ({ deityForm }) => deityForm.form.save,
			take: () => respond('POST /api/deities', { message: 'Saved.', deity: deity() }),
		},
	},
	{
		name: 'ClanForm',
		component: (language) => <EditClanButton slug="sengar" name="Sengar" language={language} />,
		reader: 'administrator',
		prepare: async () => {
			await respond('GET /api/clans/[slug]', clan());
			await respond('GET /api/admin/history', noHistory);
		},
		open: ({ clanPage }) => press(clanPage.form.edit),
		typed: { en_about: 'They came from the river.', hi_vansh: 'ऋषिवंश' },
		isDialog: true,
		sent: {
			route: 'PUT /api/clans/[slug]',
			button: ({ clanPage }) => clanPage.form.save,
			take: () => respond('PUT /api/clans/[slug]', { message: 'Saved.', clan: clan() }),
		},
	},
	{
		name: 'SettingsForm',
		component: () => <SettingsForm loaded={noSettings} />,
		reader: 'administrator',
		area: 'administration',
		path: '/admin/settings',
		prepare: async () => {
			await respond('GET /api/admin/history', noHistory);
		},
		typed: { contactEmail: 'office@example.org', founderEn: 'Devi Singh' },
		sent: {
			route: 'PUT /api/admin/settings',
			button: ({ admin }) => admin.settings.save,
			take: () => respond('PUT /api/admin/settings', { ...noSettings, message: 'Saved.' }),
		},
	},
];

const guardedForms: readonly TriedForm[] = [
	...forms,
	{
		name: 'AccountSettings with a new password',
		component: () => (
			<AccountSettingsPanel email="asha@example.org" isEmailConfirmed onEmailChange={() => {}} />
		),
		reader: 'member',
		area: 'member',
		path: '/profile',
		prepare: async () => {
			await respond('GET /api/users/sessions', { sessions: [], addresses: [] });
			await respond('GET /api/users/email', { pending: null });
			await respond('GET /api/users/second-factor', {
				since: null,
				recoveryCodesLeft: 0,
				isRequired: false,
			});
		},
		open: async ({ profile: { account } }) => {
			await press(account.title);
			await press(account.password.change);
		},
		typed: { currentPassword: 'neem leaf' },
		isDialog: true,
	},
	{
		name: 'LinkForm',
		component: () => <FamilyTreePanel opening={{ kind: 'nothing' }} />,
		reader: 'member',
		area: 'member',
		path: '/family-tree',
		prepare: () => respondWithTree(),
		open: ({ familyTree }) => press(familyTree.toolbar.link),
		typed: { requestMessage: 'Khamma Ghani' },
	},
	{
		name: 'EditDialog of a card',
		component: () => <FamilyTreePanel opening={{ kind: 'nothing' }} />,
		reader: 'member',
		area: 'member',
		path: '/family-tree',
		prepare: () => respondWithTree([father()]),
		open: async ({ familyTree: { card: words, details } }) => {
			await unfoldGenerations();
			await press(words.open.replace('{name}', 'Ranjit'));
			await press(details.edit);
		},
		typed: { name: 'Ranjit Singh' },
		numeric: ['dob.day', 'dob.year', 'mobileNumber'],
		isDialog: true,
	},
	{
		name: 'StoryPanel above the list of stories',
		component: (language) => <BlogPanel language={language} />,
		reader: 'member',
		path: '/blogs?create=true',
		typed: { title: 'The fort on the hill' },
	},
	{
		name: 'UserDialog',
		component: () => <Closable>{newMember}</Closable>,
		reader: 'administrator',
		area: 'administration',
		path: '/admin/users',
		typed: { name: 'Asha' },
		isDialog: true,
	},
	{
		name: 'BlogDialog',
		component: () => (
			<Closable>{(close) => <BlogDialog submission={null} onSaved={() => {}} onClose={close} />}</Closable>
		),
		reader: 'administrator',
		area: 'administration',
		path: '/admin/blogs',
		typed: { title: 'The fort on the hill' },
		isDialog: true,
	},
	{
		name: 'ImageDialog',
		component: () => (
			<Closable>
				{(close) => (
					<ImageDialog
						submission={null}
						categories={[]}
						categoryNames={{}}
						onSaved={() => {}}
						onClose={close}
					/>
				)}
			</Closable>
		),
		reader: 'administrator',
		area: 'administration',
		path: '/admin/gallery',
		typed: { title: 'The lake' },
		isDialog: true,
	},
	{
		name: 'VersionDialog of a text of the portal',
		component: () => <SiteTexts />,
		reader: 'administrator',
		area: 'administration',
		path: '/admin/settings',
		prepare: async () => {
			await respond('GET /api/admin/texts', { versions: [text] });
			await respond('GET /api/admin/texts/[kind]/[number]', { ...text, hi: 'हमारे बारे में', en: 'About us' });
		},
		open: ({ admin }) => press(admin.settings.texts.edit),
		typed: { en: 'About our portal' },
		isDialog: true,
	},
];

const numericForms: readonly ShownForm[] = [
	...guardedForms,
	{
		name: 'UserDialog of a deceased user',
		component: () => newMember(() => {}),
		reader: 'administrator',
		area: 'administration',
		open: async ({ admin: { users } }) => {
			const death = page.getByRole('group', { name: users.form.dod, exact: true });
			await expect.element(death).not.toBeInTheDocument();
			await userEvent.click(page.getByRole('checkbox', { name: users.form.isDeceased }));
		},
		numeric: ['mobileNumber', 'dob.day', 'dob.year', 'dod.day', 'dod.year'],
	},
	{
		name: 'FilterForm of the matches',
		component: () => (
			<FilterForm
				filters={{ ageFrom: '', ageTo: '', place: '', education: '', clan: '' }}
				places={[]}
				onShow={() => {}}
			/>
		),
		numeric: ['ageFrom', 'ageTo'],
	},
	{
		name: 'Filters of the history',
		component: () => <HistoryPage />,
		reader: 'administrator',
		area: 'administration',
		path: '/admin/history',
		prepare: () => respond('GET /api/admin/history', noHistory),
		numeric: ['history-from', 'history-to'],
	},
];

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlNamed(name: string): Control | null {
	return document.querySelector<Control>(`main [name="${name}"], main [id="${name}"]`);
}

async function findField(name: string): Promise<Control> {
	await expect.poll(() => controlNamed(name)).not.toBeNull();
	const control = controlNamed(name);
	if (!control) throw new Error(`There is no field ${name}`);
	return control;
}

async function start(form: ShownForm, language: Language): Promise<{ shown: RenderResult; texts: Texts }> {
	const texts = getMessages(language);
	const { prepare, component, reader, area, path, open } = form;
	await prepare?.();
	const shown = await show(
		<>
			<a href={pathIn(language, '/help')}>away</a>
			{component(language)}
		</>,
		{ language, ...(reader && { session: reader }), ...(area && { area }), ...(path && { path }) },
	);
	await open?.(texts, language);
	return { shown, texts };
}

async function type({ typed }: TriedForm): Promise<void> {
	for (const [name, value] of Object.entries(typed)) await userEvent.fill(await findField(name), value);
}

async function expectTyped({ typed }: TriedForm): Promise<void> {
	const values = () =>
		Object.fromEntries(Object.keys(typed).map((name) => [name, controlNamed(name)?.value ?? null]));
	await expect.poll(values).toEqual(typed);
}

const languageOf = (index: number): Language => (index % 2 === 0 ? 'hi' : 'en');

describe.each(forms.flatMap((form, index) => (form.sent ? [{ ...form, sent: form.sent, index }] : [])))(
	'$name',
	(form) => {
		it('keeps what is typed while the server fails or is out of reach, and sends all of it once when it is sent twice', async () => {
			const { route, button, take, settle } = form.sent;
			const { texts } = await start(form, languageOf(form.index));
			await type(form);
			await form.complete?.(texts);
			const name = button(texts);
			const send = page.getByRole('button', { name, exact: true });
			refuse(route, 'server.unexpected');
			await userEvent.click(send);
			await expect.element(page.getByText(texts.errors.server.unexpected).first()).toBeVisible();
			await expectTyped(form);
			loseConnection(route);
			await userEvent.click(send);
			await expect.element(page.getByText(texts.site.unreachable).first()).toBeVisible();
			await expectTyped(form);

			await take();
			const release = hold(route);
			const [first = ''] = Object.keys(form.typed);
			await userEvent.dblClick(send);
			await expect.poll(() => callsTo(route)).toHaveLength(3);
			controlNamed(first)?.form?.requestSubmit();
			release();
			await expect.element(page.getByText(texts.site.unreachable)).not.toBeInTheDocument();
			await settle?.(texts);
			expect(callsTo(route)).toHaveLength(3);
			for (const { body } of callsTo(route))
				for (const value of Object.values(form.typed)) expect(JSON.stringify(body)).toContain(value);
		});
	},
);

describe.each(forms.flatMap((form, index) => (form.isKept ? [{ ...form, index }] : [])))('$name', (form) => {
	it('shows what was typed when it is opened again', async () => {
		const language = languageOf(form.index + 1);
		const { shown } = await start(form, language);
		await type(form);
		await shown.unmount();
		await start(form, language);
		await expectTyped(form);
	});
});

const keptAndSent = forms.flatMap((form, index) =>
	form.isKept && form.sent ? [{ ...form, sent: form.sent, index }] : [],
);

describe.each(keptAndSent)('$name', (form) => {
	it('lets the language change without a question, because what is typed is kept', async () => {
		await start(form, languageOf(form.index));
		await type(form);
		await expect.poll(() => hasUnsavedEdits()).toBe(true);
		const leave = vi.fn();
		askToSwitchLanguage(leave);
		expect(leave.mock.calls).toEqual([[true]]);
	});

	it('leads to the login when the session has ended, and shows then what was typed', async () => {
		const language = languageOf(form.index);
		const { shown, texts } = await start(form, language);
		await type(form);
		await form.complete?.(texts);
		refuse(form.sent.route, form.keptAfter ?? 'auth.idle');
		await respond('POST /api/users/logout', { message: '' });
		await press(form.sent.button(texts));
		await expect.poll(() => location.pathname).toBe(pathIn(language, '/login'));
		expect(readToken()).toBeNull();
		await shown.unmount();
		await start(form, language);
		await expectTyped(form);
	});
});

describe.each(numericForms.flatMap((form, index) => (form.numeric ? [{ ...form, index }] : [])))(
	'$name',
	(form) => {
		it('takes the digits of Devanagari and Gujarati in its fields for numbers and dates', async () => {
			await start(form, languageOf(form.index));
			for (const name of form.numeric ?? []) {
				const field = await findField(name);
				await userEvent.type(field, '१૨');
				expect([name, field.value]).toEqual([name, '१૨']);
			}
		});
	},
);

describe.each(guardedForms.map((form, index) => ({ ...form, index })))('$name', (form) => {
	it('asks before what is typed would be lost', async () => {
		const language = languageOf(form.index + 1);
		const { texts } = await start(form, language);
		const { unsaved } = texts.site;
		const question = page.getByRole('dialog', { name: unsaved.title });
		const stay = question.getByRole('button', { name: unsaved.cancel, exact: true });
		const leave = question.getByRole('button', { name: unsaved.confirm, exact: true });
		const [name = ''] = Object.keys(form.typed);
		const field = await findField(name);
		expect(hasUnsavedEdits()).toBe(false);
		await userEvent.fill(field, form.typed[name] ?? '');
		await expect.poll(() => hasUnsavedEdits()).toBe(true);
		const tryToLeave = () =>
			form.isDialog
				? userEvent.keyboard('{Escape}')
				: userEvent.click(page.getByRole('link', { name: 'away', exact: true }));
		await tryToLeave();
		await userEvent.click(stay);
		await expect.element(question).not.toBeInTheDocument();
		expect(field.value).toBe(form.typed[name]);
		expect(router.push).not.toHaveBeenCalled();
		await tryToLeave();
		await userEvent.click(leave);
		if (form.isDialog) await expect.poll(() => controlNamed(name)).toBeNull();
		else await expect.poll(() => router.push.mock.lastCall?.[0]).toBe(pathIn(language, '/help'));
	});
});
