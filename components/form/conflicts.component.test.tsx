// Two people change one record at once. A form whose record others may change has a row in the table.
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProfilePage } from '@/components/account/profile-page';
import { SettingsForm } from '@/components/admin/settings/settings-form';
import { SubmitBlogPage } from '@/components/content/blog/submit-blog-page';
import { FamilyTreePanel } from '@/components/family/tree/family-tree-panel';
import { EditClanButton } from '@/components/heritage/clan/edit-clan-button';
import { DetailsPage } from '@/components/matching/biodata/details-page';
import { OwnBiodataPage } from '@/components/matching/biodata/own-biodata-page';
import { WishesPage } from '@/components/matching/wishes-page';
import type { ApiRoute, Reply } from '@/lib/client/api';
import { noAddressOptions } from '@/lib/client/member/address-options';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, respond } from '@/tests/support/browser/calls';
import { father, respondWithTree, unfoldGenerations } from '@/tests/support/browser/family';
import { member } from '@/tests/support/browser/members';
import { clan, makeBlog, noDetails, noHistory, noSettings, noWishes } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';

type Texts = ReturnType<typeof getMessages>;

interface SharedForm {
	name: string;
	route: ApiRoute;
	/** The call that reads the record. */
	reads: ApiRoute;
	component: (language: Language) => ReactNode;
	reader?: 'administrator';
	path?: string;
	area?: 'public' | 'administration';
	open?: (texts: Texts) => Promise<void>;
	/** Has the record read as it was opened, or as it is once another tab has changed one of its two fields. */
	read: (change?: 'same field' | 'other field') => Promise<void>;
	/** Has the change taken. */
	take: () => Promise<void>;
	/** The field that is changed, what it says then, and what another tab has made of it. */
	field: string;
	mine: string;
	theirs: string;
	label: (texts: Texts) => string;
	button: (texts: Texts) => string;
	/** The fields that the second save sends, on top of the newer version. */
	sent: object;
	/** Waits for the reads that follow a change some time later. */
	settle?: () => Promise<void>;
	/** The question is the one of the back office, after which the form shows what is kept. */
	isRecord?: true;
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).first());

const biodata: Reply<'GET /api/family/biodatas/[id]'>['biodata'] = {
	_id: '00000000-0000-4000-8000-00000000b10d',
	title: 'For Jodhpur',
	layout: 'modern',
	language: 'en',
	fields: ['clan'],
	version: 1,
	createdAt: '2026-03-04T08:00:00.000Z',
	updatedAt: '2026-03-04T08:00:00.000Z',
};
const known = {
	name: { hi: 'आशा', en: 'Asha' },
	photo: null,
	title: { hi: '', en: '' },
	invocation: { hi: '', en: '' },
	parts: [],
};

const forms: readonly SharedForm[] = [
	{
		name: 'Profile',
		route: 'PUT /api/users/profile',
		reads: 'GET /api/users/profile',
		component: () => <ProfilePage />,
		path: '/profile',
		open: ({ profile }) => press(profile.edit),
		read: async (change) => {
			await respond('GET /api/users/addressoptions', noAddressOptions);
			await respond('GET /api/family/former-marriage', { formerMarriage: null });
			await respond(
				'GET /api/users/profile',
				member({
					profession: change === 'same field' ? 'Potter' : 'Farmer',
					...(change && { __v: 2 }),
					...(change === 'other field' && { education: 'Painting' }),
				}),
			);
		},
		take: () =>
			respond('PUT /api/users/profile', {
				message: 'Saved.',
				user: member({ profession: 'Weaver', education: 'Painting', __v: 3 }),
			}),
		field: 'profession',
		mine: 'Weaver',
		theirs: 'Potter',
		label: ({ memberFields }) => memberFields.profession,
		button: ({ profile }) => profile.save,
		sent: { profession: 'Weaver', version: '2' },
	},
	{
		name: 'EditDialog of a card',
		route: 'PUT /api/family/update/[id]',
		reads: 'GET /api/family/tree',
		component: () => <FamilyTreePanel opening={{ kind: 'nothing' }} />,
		path: '/family-tree',
		open: async ({ familyTree: { card, details } }) => {
			await unfoldGenerations();
			await press(card.open.replace('{name}', 'Ranjit'));
			await press(details.edit);
		},
		read: (change) =>
			respondWithTree([
				father({
					profession: change === 'same field' ? 'Potter' : 'Farmer',
					...(change && { __v: 2 }),
					...(change === 'other field' && { location: 'Osian' }),
				}),
			]),
		take: () =>
			respond('PUT /api/family/update/[id]', {
				message: 'Saved.',
				member: father({ profession: 'Weaver', location: 'Osian', __v: 3 }),
				warnings: [],
			}),
		field: 'profession',
		mine: 'Weaver',
		theirs: 'Potter',
		label: ({ memberFields }) => memberFields.profession,
		button: ({ familyTree }) => familyTree.edit.save,
		sent: { profession: 'Weaver', __v: 2 },
		settle: () => expect.poll(() => callsTo('GET /api/family/named-in')).toHaveLength(2),
	},
	{
		name: 'WishesForm',
		route: 'PUT /api/family/matches/wishes',
		reads: 'GET /api/family/matches/wishes',
		component: () => <WishesPage />,
		read: async (change) => {
			await respond('GET /api/users/addressoptions', noAddressOptions);
			await respond('GET /api/family/matches/wishes', {
				...noWishes,
				wishes: {
					...noWishes.wishes,
					...(change === 'same field' && { ageTo: 35 }),
					...(change === 'other field' && { education: 'graduate' }),
				},
				version: change ? 1 : 0,
			});
		},
		take: () =>
			respond('PUT /api/family/matches/wishes', {
				...noWishes,
				wishes: { ...noWishes.wishes, ageTo: 30, education: 'graduate' },
				message: 'Saved.',
				version: 2,
			}),
		field: 'ageTo',
		mine: '30',
		theirs: '35',
		label: ({ matching }) => matching.wishes.age,
		button: ({ matching }) => matching.wishes.save,
		sent: { ageTo: 30, version: 1 },
	},
	{
		name: 'DetailsForm',
		route: 'PUT /api/family/details',
		reads: 'GET /api/family/details',
		component: () => <DetailsPage />,
		read: (change) =>
			respond('GET /api/family/details', {
				...noDetails,
				details: {
					...noDetails.details,
					...(change === 'same field' && { heightCm: 170 }),
					...(change === 'other field' && { about: 'I paint.' }),
				},
				version: change ? 1 : 0,
			}),
		take: () =>
			respond('PUT /api/family/details', {
				details: { ...noDetails.details, heightCm: 168, about: 'I paint.' },
				message: 'Saved.',
				version: 2,
			}),
		field: 'heightCm',
		mine: '168',
		theirs: '170',
		label: ({ matchDetails }) => matchDetails.heightCm,
		button: ({ matchDetails }) => matchDetails.save,
		sent: { version: 1 },
	},
	{
		name: 'OwnBiodataPage',
		route: 'PUT /api/family/biodatas/[id]',
		reads: 'GET /api/family/biodatas/[id]',
		component: () => <OwnBiodataPage id={biodata._id} />,
		open: ({ biodata: { own } }) => press(own.change),
		read: (change) =>
			respond('GET /api/family/biodatas/[id]', {
				biodata: {
					...biodata,
					...(change === 'same field' && { title: 'For Udaipur' }),
					...(change === 'other field' && { layout: 'compact' as const }),
					version: change ? 2 : 1,
				},
				known,
				links: [],
			}),
		take: () =>
			respond('PUT /api/family/biodatas/[id]', {
				message: 'Saved.',
				biodata: { ...biodata, title: 'For Jaipur', version: 3 },
			}),
		field: 'title',
		mine: 'For Jaipur',
		theirs: 'For Udaipur',
		label: ({ biodata: { form } }) => form.name,
		button: ({ biodata: { form } }) => form.save,
		sent: { title: 'For Jaipur', version: 2 },
	},
	{
		name: 'StoryForm',
		route: 'PUT /api/blogs/[id]',
		reads: 'GET /api/blogs/[id]',
		component: (language) => <SubmitBlogPage blogId={makeBlog()._id} language={language} />,
		read: (change) =>
			respond(
				'GET /api/blogs/[id]',
				makeBlog({
					...(change && { version: 2 }),
					...(change === 'same field' && { content: 'Four forts.' }),
					...(change === 'other field' && { author: 'Meera Kanwar' }),
				}),
			),
		take: () => respond('PUT /api/blogs/[id]', { message: 'Saved.', blog: makeBlog({ version: 3 }) }),
		field: 'content',
		mine: 'Three forts.',
		theirs: 'Four forts.',
		label: ({ blogs }) => blogs.form.content,
		button: ({ blogs }) => blogs.form.save,
		sent: { content: 'Three forts.', version: '2' },
	},
	{
		name: 'ClanForm',
		route: 'PUT /api/clans/[slug]',
		reads: 'GET /api/clans/[slug]',
		component: (language) => <EditClanButton slug="sengar" name="Sengar" language={language} />,
		reader: 'administrator',
		area: 'public',
		open: ({ clanPage }) => press(clanPage.form.edit),
		read: async (change) => {
			await respond('GET /api/admin/history', noHistory);
			const about = change === 'same field' ? 'By the lake.' : null;
			const gotra = change === 'other field' ? 'Gautam' : null;
			await respond('GET /api/clans/[slug]', clan({ about, gotra }, change ? 2 : 1));
		},
		take: () => respond('PUT /api/clans/[slug]', { message: 'Saved.', clan: clan({}, 3) }),
		field: 'en_about',
		mine: 'By the river.',
		theirs: 'By the lake.',
		label: ({ clanPage: { form } }) => `${form.about} (${form.en})`,
		button: ({ clanPage }) => clanPage.form.save,
		sent: { version: 2 },
		isRecord: true,
	},
	{
		name: 'SettingsForm',
		route: 'PUT /api/admin/settings',
		reads: 'GET /api/admin/settings',
		component: () => <SettingsForm loaded={noSettings} />,
		reader: 'administrator',
		area: 'administration',
		path: '/admin/settings',
		read: async (change) => {
			await respond('GET /api/admin/history', noHistory);
			await respond('GET /api/admin/settings', {
				...noSettings,
				settings: {
					...noSettings.settings,
					...(change === 'same field' && { founderEn: 'Umed Singh' }),
					...(change === 'other field' && { coFounderEn: 'Meera Kanwar' }),
				},
				version: change ? 2 : 1,
			});
		},
		take: () => respond('PUT /api/admin/settings', { ...noSettings, message: 'Saved.', version: 3 }),
		field: 'founderEn',
		mine: 'Devi Singh',
		theirs: 'Umed Singh',
		label: ({ admin }) => admin.settings.fields.founderEn,
		button: ({ admin }) => admin.settings.save,
		sent: { founderEn: 'Devi Singh', version: 2 },
		isRecord: true,
	},
];

function controlNamed(name: string): HTMLInputElement | HTMLTextAreaElement | null {
	return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main [name="${name}"]`);
}

async function start(form: SharedForm, language: Language) {
	const texts = getMessages(language);
	await form.read();
	const shown = await show(form.component(language), {
		language,
		session: form.reader ?? 'member',
		area: form.area ?? 'member',
		...(form.path && { path: form.path }),
	});
	await form.open?.(texts);
	await expect.poll(() => controlNamed(form.field)).not.toBeNull();
	const control = controlNamed(form.field);
	if (control) await userEvent.fill(control, form.mine);
	const words = form.isRecord ? texts.admin.frame.stale : texts.conflict;
	const question = page.getByRole('dialog', { name: words.title });
	const group = question.getByRole('group', { name: form.label(texts), exact: true });
	return {
		shown,
		texts,
		question,
		save: () => press(form.button(texts)),
		choose: (choice: 'keepMine' | 'takeTheirs') =>
			userEvent.click(question.getByRole('button', { name: words[choice], exact: true })),
		mine: group.getByRole('radio', { name: new RegExp(`^${words.mine}`) }),
		theirs: group.getByRole('radio', { name: new RegExp(`^${words.theirs}`) }),
	};
}

const languageOf = (index: number): Language => (index % 2 === 0 ? 'hi' : 'en');

describe.each(forms.map((form, index) => ({ ...form, index })))('$name', (form) => {
	it('asks which value to keep of a field that another tab has changed too', async () => {
		const { question, save, choose, mine, theirs } = await start(form, languageOf(form.index));
		refuse(form.route, 'record.stale');
		await form.read('same field');
		await save();
		await expect.element(mine).toBeChecked();
		await expect.element(theirs).not.toBeChecked();
		await expect.element(question).toHaveTextContent(form.mine);
		await expect.element(question).toHaveTextContent(form.theirs);
		expect(callsTo(form.route)).toHaveLength(1);

		// Nothing is decided: what was typed stays.
		await userEvent.keyboard('{Escape}');
		await expect.element(question).not.toBeInTheDocument();
		expect(controlNamed(form.field)?.value).toBe(form.mine);

		await save();
		await expect.element(mine).toBeChecked();
		await form.take();
		await choose('keepMine');
		await expect.element(question).not.toBeInTheDocument();
		await expect.poll(() => callsTo(form.route)).toHaveLength(3);
		expect(callsTo(form.route)[2]?.body).toMatchObject(form.sent);
		await form.settle?.();
	});

	it('sends nothing more when what another tab has saved is kept', async () => {
		const { question, save, choose } = await start(form, languageOf(form.index + 1));
		refuse(form.route, 'record.stale');
		await form.read('same field');
		await save();
		await choose('takeTheirs');
		await expect.element(question).not.toBeInTheDocument();
		if (form.isRecord) await expect.poll(() => controlNamed(form.field)?.value).toBe(form.theirs);
		expect(callsTo(form.route)).toHaveLength(1);
		await form.settle?.();
	});
});

describe.each(forms.map((form, index) => ({ ...form, index })))('$name', (form) => {
	it('saves both changes without a question where they are of different fields', async () => {
		const { question, save } = await start(form, languageOf(form.index + 1));
		refuse(form.route, 'record.stale');
		const release = hold(form.reads);
		await form.read('other field');
		await save();
		await expect.poll(() => callsTo(form.route)).toHaveLength(1);
		await form.take();
		release();
		await expect.poll(() => callsTo(form.route)).toHaveLength(2);
		expect(callsTo(form.route)[1]?.body).toMatchObject(form.sent);
		await expect.element(question).not.toBeInTheDocument();
		await form.settle?.();
	});
});

const findForm = (name: string): SharedForm => {
	const form = forms.find((row) => row.name === name);
	if (!form) throw new Error(`There is no row ${name}`);
	return form;
};

describe('the question', () => {
	it('saves of several fields those of which the own value is kept', async () => {
		const form = findForm('Profile');
		const { texts, question, save, theirs } = await start(form, 'en');
		await userEvent.fill(page.getByRole('textbox', { name: texts.memberFields.fatherName }), 'Umed Singh');
		refuse(form.route, 'record.stale');
		await form.read('same field');
		await save();
		await userEvent.click(theirs);
		await form.take();
		await userEvent.click(question.getByRole('button', { name: texts.conflict.saveChosen, exact: true }));
		await expect.poll(() => callsTo(form.route)).toHaveLength(2);
		expect(callsTo(form.route)[1]?.body).toEqual({ fatherName: 'Umed Singh', version: '2' });
	});

	it('appears for a draft that was begun before another tab has saved', async () => {
		const form = findForm('StoryForm');
		const { shown } = await start(form, 'hi');
		await shown.unmount();
		await form.read('same field');
		const texts = getMessages('hi');
		await show(form.component('hi'), { language: 'hi', session: 'member', area: 'member' });
		await expect.element(page.getByText(texts.blogs.form.draftFound)).toBeVisible();
		await expect.poll(() => controlNamed(form.field)?.value).toBe(form.mine);
		refuse(form.route, 'record.stale');
		await press(form.button(texts));
		const question = page.getByRole('dialog', { name: texts.conflict.title });
		await expect.element(question).toHaveTextContent(form.theirs);
		expect(callsTo(form.route)[0]?.body).toMatchObject({ content: form.mine, version: '1' });
	});
});
