import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pendingUndos } from '@/components/admin/pending-undos';
import { UnderWay } from '@/components/admin/under-way';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { member, type OwnProfile } from '@/tests/support/browser/members';
import { show } from '@/tests/support/browser/show';
import { MembersPage } from './members-page';

beforeEach(() => page.viewport(1440, 900));

const ownId = '00000000-0000-4000-8000-0000000000aa';
const decision = '00000000-0000-4000-8000-0000000000dd';
const ids = ['b1', 'b2', 'b3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
const names = ['Asha Rathore', 'Devi Hada', 'Meera Bhati'];

function makeMember(index: number, fields: Partial<OwnProfile> = {}): OwnProfile {
	const email = `member${index}@example.org`;
	return member({ _id: ids[index] ?? ownId, name: names[index] ?? 'Mohan Chauhan', email, ...fields });
}

async function respondMembers(
	users: readonly OwnProfile[],
	pagination = { page: 1, pages: 1 },
): Promise<void> {
	const total = users.length + (pagination.pages - 1) * 10;
	await respond('GET /api/users', { users: [...users], pagination: { limit: 10, total, ...pagination } });
}

async function showMembers(language: Language, users: readonly OwnProfile[]): Promise<void> {
	await respond('GET /api/users/filters', {
		clans: [{ value: 'Hada', count: 2 }],
		dynasties: [{ value: 'Chauhan of Bundi', count: 1 }],
	});
	await respond('GET /api/admin/history', {
		entries: [],
		actors: [],
		pagination: { page: 1, limit: 1, total: 0, pages: 0 },
		isMore: false,
	});
	await respondMembers(users);
	await show(
		<>
			<MembersPage ownId={ownId} />
			<UnderWay />
		</>,
		{ language, session: 'administrator', area: 'administration', path: '/admin/users' },
	);
}

async function respondOptions(): Promise<void> {
	await respond('GET /api/users/addressoptions', {
		villageAddresses: [],
		tehsils: [],
		districts: [],
		familyGoddesses: [],
		familyGods: [],
		ancestralResidences: [],
		locations: [],
	});
}

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const lastQuery = () => callsTo('GET /api/users').at(-1)?.query;

describe('MembersPage', () => {
	it('shows what is known of each user, a dash for what is not, and marks administrators [users.title] [users.table] [users.emptyCell] [users.viewProfile] [users.adminRows]', async () => {
		const { admin, clans } = getMessages('en');
		const texts = admin.users;
		const t = translator('en');
		await showMembers('en', [
			makeMember(0, { clan: 'Hada', dynasty: 'Chauhan of Bundi', location: 'Kota' }),
			makeMember(1, { isAdmin: true }),
		]);
		await expect.element(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
		const [first, second] = [rows().nth(0), rows().nth(1)];
		for (const text of ['Asha Rathore', 'member0@example.org', clans.Hada, 'Chauhan of Bundi', 'Kota'])
			await expect.element(first).toHaveTextContent(text);
		for (const name of ['name', 'email', 'clan', 'dynasty', 'location', 'role'] as const)
			await expect
				.element(page.getByRole('columnheader', { name: texts.columns[name], exact: true }))
				.toBeVisible();
		await expect
			.element(first.getByRole('link', { name: t('admin.users.actions.view', { name: 'Asha Rathore' }) }))
			.toHaveAttribute('href', `/en/profile/${ids[0]}`);
		await expect.element(first.getByText(texts.roles.member, { exact: true })).toBeVisible();
		await expect.element(second.getByText(texts.roles.admin, { exact: true })).toBeVisible();
		expect(second.getByText(texts.nothing, { exact: true }).elements()).toHaveLength(3);
		expect(getComputedStyle(second.element()).boxShadow).not.toBe(
			getComputedStyle(first.element()).boxShadow,
		);
	});

	it('searches with Enter and with the button, and an empty search brings back the list [users.search] [users.emptySearch]', async () => {
		const { admin } = getMessages('hi');
		await showMembers('hi', [makeMember(0), makeMember(1)]);
		const box = page.getByRole('searchbox', { name: admin.users.searchLabel });
		await userEvent.fill(box, ' asha ');
		await respondMembers([makeMember(0)]);
		await userEvent.keyboard('{Enter}');
		await expect.poll(lastQuery).toMatchObject({ query: 'asha', page: '1' });
		await expect.poll(() => rows().elements().length).toBe(1);
		await userEvent.fill(box, 'devi');
		await userEvent.click(button(admin.frame.search.submit));
		await expect.poll(lastQuery).toMatchObject({ query: 'devi' });
		await respondMembers([makeMember(0), makeMember(1)]);
		await userEvent.fill(box, '');
		await expect.poll(() => rows().elements().length).toBe(2);
		await expect.poll(() => location.search).toBe('');
	});

	it('narrows the list by clan, dynasty and role, and resets search and filters [users.filters] [users.reset]', async () => {
		const { admin } = getMessages('en');
		const words = admin.users.filters;
		await showMembers('en', [makeMember(0)]);
		await userEvent.fill(page.getByRole('searchbox', { name: admin.users.searchLabel }), 'asha');
		await userEvent.keyboard('{Enter}');
		const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
		await expect.poll(lastQuery).toMatchObject({ query: 'asha' });
		for (const name of [words.allClans, words.allDynasties, words.allRoles, words.admins, words.members])
			await expect.element(page.getByRole('option', { name, exact: true })).toBeInTheDocument();
		await userEvent.selectOptions(filter(words.clan), 'Hada');
		await userEvent.selectOptions(filter(words.dynasty), 'Chauhan of Bundi');
		await userEvent.selectOptions(filter(words.role), 'false');
		await expect
			.poll(lastQuery)
			.toMatchObject({ query: 'asha', clan: 'Hada', dynasty: 'Chauhan of Bundi', isAdmin: 'false' });
		await expect.poll(() => location.search).toContain('clan=Hada');
		await userEvent.click(button(words.reset));
		await expect.poll(() => location.search).toBe('');
		await expect.element(filter(words.clan)).toHaveValue('');
		await expect.element(page.getByRole('searchbox', { name: admin.users.searchLabel })).toHaveValue('');
	});

	it('shows a pager only when there is more than one page [users.pager]', async () => {
		const { admin } = getMessages('hi');
		const t = translator('hi');
		await showMembers('hi', [makeMember(0)]);
		await expect.poll(() => rows().elements().length).toBe(1);
		const pager = page.getByRole('navigation', { name: admin.frame.pager.label, exact: true });
		await expect.element(pager).not.toBeInTheDocument();
		await respondMembers([makeMember(0), makeMember(1)], { page: 1, pages: 2 });
		await userEvent.click(button(admin.frame.search.submit));
		const showing = t('admin.frame.pager.showing', { page: '1', pages: '2' });
		await expect.element(pager.getByText(showing, { exact: true })).toBeVisible();
	});

	it('asks before a user is deleted, says why it is refused, and undoes a deletion [users.deleteConfirm] [users.deleteFailure] [users.deleted]', async () => {
		const { admin, administration, errors } = getMessages('en');
		const t = translator('en');
		const name = 'Asha Rathore';
		const words = admin.users.remove;
		const dialog = page.getByRole('dialog', { name: words.title, exact: true });
		const remove = button(t('admin.users.actions.delete', { name }));
		await showMembers('en', [makeMember(0), makeMember(1)]);
		await userEvent.click(remove);
		await expect.element(dialog.getByText(words.question, { exact: true })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(remove).toHaveFocus();
		expect(callsTo('DELETE /api/users/[id]')).toHaveLength(0);

		refuse('DELETE /api/users/[id]', 'administrator.last');
		await userEvent.click(remove);
		await userEvent.click(dialog.getByRole('button', { name: words.confirm, exact: true }));
		const reason = errors.administrator.last;
		await expect
			.element(page.getByRole('alert'))
			.toHaveTextContent(t('admin.users.failures.delete', { reason }));

		const undo = { _id: decision, until: '2026-11-01T06:00:00.000Z' };
		await respond('DELETE /api/users/[id]', { message: administration.deleted, undo });
		await userEvent.click(remove);
		await respondMembers([makeMember(1)]);
		await userEvent.click(dialog.getByRole('button', { name: words.confirm, exact: true }));
		await expect.element(page.getByText(administration.deleted, { exact: true })).toBeVisible();
		await expect.poll(() => rows().elements().length).toBe(1);
		expect(callsTo('DELETE /api/users/[id]').at(-1)?.params).toEqual({ id: ids[0] });

		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decision], failed: [] });
		await respondMembers([makeMember(0), makeMember(1)]);
		await userEvent.click(page.getByRole('button', { name: admin.frame.undo.button }));
		await expect.element(page.getByText('Undone.', { exact: true })).toBeVisible();
		await expect.poll(() => rows().elements().length).toBe(2);
		expect(callsTo('POST /api/admin/undo').at(-1)?.body).toEqual({ decisions: [decision] });
	});

	it('asks before a role changes, says why it was refused, and undoes it [users.makeAdmin] [users.removeAdmin] [users.roleFailure]', async () => {
		const { admin, administration, errors } = getMessages('hi');
		const t = translator('hi');
		const name = 'Asha Rathore';
		const route = 'PATCH /api/users/make-admin/[id]';
		await showMembers('hi', [makeMember(0)]);
		for (const change of ['promote', 'demote'] as const) {
			const words = admin.users.role[change];
			const isAdmin = change === 'promote';
			const dialog = page.getByRole('dialog', { name: words.title, exact: true });
			const action = button(t(`admin.users.actions.${change}`, { name }));
			await userEvent.click(action);
			for (const text of [name, words.question, words.explained, words.undo])
				await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
			await userEvent.keyboard('{Escape}');
			await expect.element(dialog).not.toBeInTheDocument();
			await expect.element(action).toHaveFocus();

			refuse(route, 'administrator.last');
			await userEvent.click(action);
			await userEvent.click(dialog.getByRole('button', { name: words.confirm, exact: true }));
			const reason = errors.administrator.last;
			const refusal = t('admin.users.failures.roleBecause', { reason });
			await expect.element(page.getByRole('alert')).toHaveTextContent(refusal);

			const message = administration[isAdmin ? 'promoted' : 'demoted'];
			const undo = { _id: decision, until: '2026-11-01T06:00:00.000Z' };
			await respond(route, { message, user: makeMember(0, { isAdmin }), undo });
			await userEvent.click(action);
			await respondMembers([makeMember(0, { isAdmin })]);
			await userEvent.click(dialog.getByRole('button', { name: words.confirm, exact: true }));
			await expect.element(page.getByText(message, { exact: true })).toBeVisible();
			const role = admin.users.roles[isAdmin ? 'admin' : 'member'];
			await expect.element(rows().first().getByText(role, { exact: true })).toBeVisible();
			expect(callsTo(route).at(-1)).toMatchObject({ params: { id: ids[0] }, body: { isAdmin } });
			pendingUndos.set(isAdmin ? [] : pendingUndos.get());
		}
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decision], failed: [] });
		await respondMembers([makeMember(0, { isAdmin: true })]);
		await userEvent.click(page.getByRole('button', { name: admin.frame.undo.button }));
		await expect.element(rows().first().getByText(admin.users.roles.admin, { exact: true })).toBeVisible();
	});

	it('says of the own account what giving up the role or deleting it means', async () => {
		const { admin, site } = getMessages('hi');
		const t = translator('hi');
		const own = makeMember(9, { isAdmin: true });
		await showMembers('hi', [own]);
		await userEvent.click(button(t('admin.users.actions.demote', { name: own.name })));
		const demoting = page.getByRole('dialog', { name: admin.users.demote.title, exact: true });
		await expect.element(demoting.getByText(admin.users.demote.text, { exact: true })).toBeVisible();
		await userEvent.click(demoting.getByRole('button', { name: site.cancel, exact: true }));
		await userEvent.click(button(t('admin.users.actions.delete', { name: own.name })));
		await expect.element(page.getByText(admin.users.remove.own, { exact: true })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	});

	it('selects rows, leaves the own account out of a bulk deletion, and names those that are refused', async () => {
		const { admin, errors } = getMessages('en');
		const t = translator('en');
		await showMembers('en', [makeMember(0), makeMember(1), makeMember(9, { isAdmin: true })]);
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		await expect.poll(() => rows().elements().length).toBe(3);
		await expect.element(bar).not.toBeInTheDocument();
		const select = (name: string) =>
			page.getByRole('checkbox', { name: t('admin.frame.table.select', { name }), exact: true });
		await userEvent.click(select('Devi Hada'));
		await expect.element(bar.getByText(t('admin.frame.bulk.selected', { count: 1 }))).toBeVisible();
		await userEvent.click(page.getByRole('checkbox', { name: admin.frame.table.selectAll }));
		await expect.element(bar.getByText(t('admin.frame.bulk.selected', { count: 3 }))).toBeVisible();
		await userEvent.click(bar.getByRole('button', { name: admin.users.bulk.delete, exact: true }));
		const dialog = page.getByRole('dialog', { name: admin.users.bulk.title });
		await expect.element(dialog.getByText(t('admin.users.bulk.question', { count: 2 }))).toBeVisible();
		await expect.element(dialog.getByText(admin.users.bulk.ownLeftOut, { exact: true })).toBeVisible();
		refuse('DELETE /api/users/[id]', 'service.unavailable');
		await userEvent.click(
			dialog.getByRole('button', { name: t('admin.users.bulk.confirm', { count: 2 }), exact: true }),
		);
		await expect
			.element(page.getByRole('alert'))
			.toHaveTextContent(t('admin.frame.bulk.failed', { count: 2 }));
		for (const name of ['Asha Rathore', 'Devi Hada'])
			await expect
				.element(page.getByRole('alert'))
				.toHaveTextContent(t('admin.frame.bulk.failedOne', { name, message: errors.service.unavailable }));
		expect(
			callsTo('DELETE /api/users/[id]')
				.map(({ params }) => params.id)
				.toSorted(),
		).toEqual([ids[0], ids[1]]);
	});

	it('exports the selected users alone, and says when that fails', async () => {
		const { users, data, frame } = getMessages('hi').admin;
		await showMembers('hi', [makeMember(0), makeMember(1)]);
		const select = frame.table.select.replace('{name}', 'Devi Hada');
		await userEvent.click(page.getByRole('checkbox', { name: select, exact: true }));
		refuseWithoutReason('POST /api/admin/exports/users', 503);
		await userEvent.click(button(users.bulk.export));
		await expect.element(page.getByRole('alert')).toHaveTextContent(data.export.failed);
		expect(callsTo('POST /api/admin/exports/users')).toMatchObject([{ body: { ids: [ids[1]] } }]);
	});
});

describe('UserDialog', () => {
	it('refuses a new user without name, email or password at the fields, and an email without @ [users.modal] [users.nameRequired] [users.emailRequired] [users.passwordRequired] [users.emailValid] [users.clearNumber]', async () => {
		const { admin, site } = getMessages('en');
		const { form: words, problems } = admin.users;
		await respondOptions();
		await showMembers('en', [makeMember(0)]);
		await userEvent.click(button(admin.users.add));
		const dialog = page.getByRole('dialog', { name: words.addTitle, exact: true });
		for (const name of [words.name, words.email, words.mobileNumber, words.password])
			await expect.element(textbox(name)).toBeVisible();
		for (const name of [words.clan, words.dynasty, words.location])
			await expect.element(page.getByRole('combobox', { name, exact: true }).last()).toBeVisible();
		await expect.element(dialog.getByRole('checkbox', { name: words.isAdmin })).not.toBeChecked();
		await expect.element(dialog.getByRole('button', { name: site.cancel, exact: true })).toBeVisible();
		await userEvent.click(button(words.create));
		for (const [field, sentence] of [
			[words.name, problems.nameRequired],
			[words.email, problems.emailRequired],
			[words.password, problems.passwordRequired],
		] as const) {
			await expect.element(dialog.getByRole('link', { name: sentence, exact: true })).toBeVisible();
			await expect.element(textbox(field)).toHaveAccessibleDescription(new RegExp(sentence));
		}
		await userEvent.fill(textbox(words.email), 'asha.example.org');
		await userEvent.click(button(words.create));
		await expect
			.element(dialog.getByRole('link', { name: problems.emailInvalid, exact: true }))
			.toBeVisible();
		await userEvent.fill(textbox(words.mobileNumber), '+91 90000');
		await userEvent.click(button(words.clearMobile));
		await expect.element(textbox(words.mobileNumber)).toHaveValue('');
		await expect.element(textbox(words.mobileNumber)).toHaveFocus();
		expect(callsTo('POST /api/users/register')).toHaveLength(0);
	});

	it('counts the digits that a mobile number lacks, until it is cleared', async () => {
		const { admin, mobileCheck } = getMessages('en');
		const { form: words } = admin.users;
		await respondOptions();
		await showMembers('en', [makeMember(0)]);
		await userEvent.click(button(admin.users.add));
		await userEvent.fill(textbox(words.mobileNumber), '98290 123');
		await userEvent.click(textbox(words.name));
		await expect
			.element(page.getByText(translator('en')('mobileCheck.missing', { count: 2 }), { exact: true }))
			.toBeVisible();
		await userEvent.click(button(words.clearMobile));
		await expect.element(button(mobileCheck.keep)).not.toBeInTheDocument();
	});

	it('keeps the password that is left empty, says that it is busy and that it failed, and keeps what is typed [users.passwordKept] [users.saveFailure]', async () => {
		const { admin, site } = getMessages('hi');
		const { form: words, failures } = admin.users;
		const t = translator('hi');
		await respondOptions();
		await showMembers('hi', [makeMember(0)]);
		await userEvent.click(button(t('admin.users.actions.edit', { name: 'Asha Rathore' })));
		const dialog = page.getByRole('dialog', { name: words.editTitle, exact: true });
		await expect.element(textbox(words.password)).toHaveAccessibleDescription(new RegExp(words.passwordKeep));
		await userEvent.fill(textbox(words.name), 'Asha Kanwar');
		await userEvent.click(button(admin.frame.close));
		const question = page.getByRole('dialog', { name: site.unsaved.title, exact: true });
		await userEvent.click(question.getByRole('button', { name: site.unsaved.cancel, exact: true }));
		await expect.element(textbox(words.name)).toHaveValue('Asha Kanwar');

		refuseWithoutReason('PUT /api/users/[id]', 500);
		const release = hold('PUT /api/users/[id]');
		await userEvent.click(button(words.update));
		await expect.element(dialog.getByRole('button', { name: words.updating })).toBeVisible();
		release();
		await expect.element(dialog.getByRole('alert').first()).toHaveTextContent(failures.save);
		await expect.element(textbox(words.name)).toHaveValue('Asha Kanwar');
		expect(callsTo('PUT /api/users/[id]').at(-1)?.body).toEqual({ name: 'Asha Kanwar', __v: 1 });
	});

	it('says that it is busy, that a new user was added and that one was changed, and closes [users.busy] [users.added] [users.updated] [users.modalCloses] [users.successClears]', async () => {
		const { admin, administration } = getMessages('en');
		const { form: words } = admin.users;
		const t = translator('en');
		await respondOptions();
		await showMembers('en', []);
		await userEvent.click(button(admin.users.add));
		const adding = page.getByRole('dialog', { name: words.addTitle, exact: true });
		await userEvent.fill(textbox(words.name), 'Asha Rathore');
		await userEvent.fill(textbox(words.email), 'member0@example.org');
		await userEvent.fill(textbox(words.password), 'short');
		refuse('POST /api/users/register', 'input.invalid', {
			fields: [{ path: 'password', message: 'tooShort', values: { min: 8 } }],
		});
		await userEvent.click(button(words.create));
		await expect
			.element(adding.getByRole('link', { name: t('fieldErrors.tooShort', { min: 8 }) }))
			.toBeVisible();
		await userEvent.fill(textbox(words.password), 'neem leaf at dusk');
		await respond('POST /api/users/register', { message: 'Added.', user: makeMember(0) });
		const release = hold('POST /api/users/register');
		await userEvent.click(button(words.create));
		await expect.element(adding.getByRole('button', { name: words.creating })).toBeVisible();
		// While it is being sent the dialog stays.
		await userEvent.keyboard('{Escape}');
		await expect.element(adding).toBeVisible();
		await respondMembers([makeMember(0)]);
		release();
		await expect.element(adding.getByText(administration.added, { exact: true })).toBeVisible();
		await expect.element(adding).not.toBeInTheDocument();
		await expect.poll(() => rows().elements().length).toBe(1);

		const edit = button(t('admin.users.actions.edit', { name: 'Asha Rathore' }));
		await userEvent.click(edit);
		const editing = page.getByRole('dialog', { name: words.editTitle, exact: true });
		await userEvent.fill(textbox(words.name), 'Asha Kanwar');
		const message = administration.updated;
		await respond('PUT /api/users/[id]', { message, user: makeMember(0, { name: 'Asha Kanwar' }) });
		await userEvent.click(button(words.update));
		await expect.element(editing.getByText(message, { exact: true })).toBeVisible();
		await expect.element(editing).not.toBeInTheDocument();
		await expect.element(edit).toHaveFocus();
		// The page goes on saying it until three seconds have passed.
		await expect.element(page.getByText(message, { exact: true })).toBeVisible();
		await expect.element(page.getByText(message, { exact: true })).not.toBeInTheDocument();
	});

	it('asks before it saves another role, and saves nothing when that is declined', async () => {
		const { admin, administration, site } = getMessages('en');
		const { form: words, role } = admin.users;
		const t = translator('en');
		await respondOptions();
		await showMembers('en', [makeMember(0)]);
		await userEvent.click(button(t('admin.users.actions.edit', { name: 'Asha Rathore' })));
		await userEvent.click(page.getByRole('checkbox', { name: words.isAdmin }));
		await userEvent.click(button(words.update));
		const question = page.getByRole('dialog', { name: role.promote.title, exact: true });
		await expect.element(question.getByText('Asha Rathore')).toBeVisible();
		await userEvent.click(question.getByRole('button', { name: site.cancel, exact: true }));
		await expect.element(question).not.toBeInTheDocument();
		expect(callsTo('PUT /api/users/[id]')).toHaveLength(0);
		const user = makeMember(0, { isAdmin: true });
		const undo = { _id: decision, until: '2026-11-01T06:00:00.000Z' };
		await respond('PUT /api/users/[id]', { message: administration.updated, user, undo });
		await userEvent.click(button(words.update));
		await userEvent.click(question.getByRole('button', { name: role.promote.confirm, exact: true }));
		await expect.element(page.getByText(administration.updated, { exact: true })).toBeVisible();
		await expect
			.element(page.getByText(t('admin.users.role.done.promoted', { name: 'Asha Rathore' })))
			.toBeVisible();
		expect(callsTo('PUT /api/users/[id]').at(-1)?.body).toEqual({ isAdmin: true, __v: 1 });
	});

	it('shows both values of a field that was changed meanwhile, and loses no other change', async () => {
		const { admin, administration } = getMessages('en');
		const { form: words } = admin.users;
		const { stale } = admin.frame;
		const t = translator('en');
		await respondOptions();
		await showMembers('en', [makeMember(0, { location: 'Udaipur' })]);
		await userEvent.click(button(t('admin.users.actions.edit', { name: 'Asha Rathore' })));
		const editing = page.getByRole('dialog', { name: words.editTitle, exact: true });
		await userEvent.fill(editing.getByRole('combobox', { name: words.location, exact: true }), 'Bundi');
		refuse('PUT /api/users/[id]', 'record.stale');
		await respond('GET /api/users/[id]', makeMember(0, { location: 'Kota', dynasty: 'Agnivanshi', __v: 2 }));
		await userEvent.click(button(words.update));
		const choosing = page.getByRole('dialog', { name: stale.title, exact: true });
		const choices = (name: string) => choosing.getByRole('group', { name, exact: true });
		for (const text of ['Kota', 'Bundi'])
			await expect.element(choices(words.location)).toHaveTextContent(text);
		// Only the other administrator has changed it, so that it stays without a question.
		await expect.element(choices(words.dynasty)).not.toBeInTheDocument();
		await expect.element(choosing.getByText(stale.byUnknown, { exact: true })).toBeVisible();
		await respond('PUT /api/users/[id]', { message: administration.updated, user: makeMember(0) });
		await userEvent.click(choosing.getByRole('button', { name: stale.keepMine, exact: true }));
		await expect.element(editing).not.toBeInTheDocument();
		expect(callsTo('PUT /api/users/[id]').at(-1)?.body).toEqual({ location: 'Bundi', __v: 2 });
	});
});
