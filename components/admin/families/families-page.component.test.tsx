import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnderWay } from '@/components/admin/under-way';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { noHistory } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { FamiliesPage } from './families-page';
import type { Family } from './family-dialog';

beforeEach(() => page.viewport(1440, 900));

const ids = ['f1', 'f2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
const decision = '00000000-0000-4000-8000-0000000000dd';

function makeFamily(index: number, fields: Partial<Family> = {}): Family {
	const name = ['Asha Rathore', 'Parivar'][index] ?? '';
	return {
		_id: ids[index] ?? '',
		name,
		title: name,
		createdBy: { name: index === 0 ? 'Asha Rathore' : '' },
		memberCount: 4,
		isPublic: false,
		createdAt: '2026-01-01T06:00:00.000Z',
		version: 1,
		...fields,
	};
}

const respondFamilies = (families: readonly Family[], pagination = { page: 1, pages: 1 }) =>
	respond('GET /api/family/trees', {
		families: [...families],
		totalFamilies: families.length,
		pagination: { limit: 10, total: families.length + 10 * (pagination.pages - 1), ...pagination },
	});

async function showFamilies(language: Language, families: readonly Family[], query = ''): Promise<void> {
	await respondFamilies(families);
	await respond('GET /api/admin/history', noHistory);
	await show(
		<>
			<FamiliesPage />
			<UnderWay />
		</>,
		{ language, session: 'administrator', area: 'administration', path: `/admin/families${query}` },
	);
}

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (title: string) => page.getByRole('dialog', { name: title, exact: true });

describe('FamiliesPage', () => {
	it('shows what is known of each family, and its deletion as the only action [families.title] [families.table] [families.deleteOnly] [families.search] [families.pager]', async () => {
		const texts = getMessages('en').admin.families;
		const t = translator('en');
		await showFamilies('en', [makeFamily(0), makeFamily(1)]);
		await expect.element(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
		for (const name of ['name', 'createdBy', 'members', 'createdAt'] as const)
			await expect.element(page.getByRole('columnheader', { name: texts[name], exact: true })).toBeVisible();
		const [first, second] = [rows().nth(0), rows().nth(1)];
		for (const text of ['Asha Rathore', '4', '2026']) await expect.element(first).toHaveTextContent(text);
		await expect.element(second.getByText(texts.unknown, { exact: true })).toBeVisible();
		const name = 'Asha Rathore';
		for (const action of ['open', 'deleteNamed'] as const)
			await expect.element(button(t(`admin.families.${action}`, { name }))).toBeVisible();
		expect(first.getByRole('button').elements()).toHaveLength(2);

		await respondFamilies([makeFamily(0)], { page: 1, pages: 2 });
		await userEvent.click(page.getByRole('button', { name: texts.createdAt }));
		const { pager } = getMessages('en').admin.frame;
		const number = (wanted: string) =>
			page.getByText(t('admin.frame.pager.page', { page: wanted, pages: '2' }));
		await expect.element(number('1')).toBeVisible();
		await respondFamilies([makeFamily(1)], { page: 2, pages: 2 });
		await userEvent.click(button(pager.next));
		await expect.element(number('2')).toBeVisible();
		expect(callsTo('GET /api/family/trees').at(-1)?.query).toMatchObject({ limit: '10', page: '2' });
		await respondFamilies([makeFamily(0)], { page: 1, pages: 2 });
		await userEvent.click(button(pager.previous));
		await expect.element(number('1')).toBeVisible();

		await userEvent.fill(page.getByRole('searchbox', { name: texts.searchLabel }), 'asha');
		await respondFamilies([makeFamily(0)]);
		await userEvent.keyboard('{Enter}');
		await expect
			.poll(() => callsTo('GET /api/family/trees').at(-1)?.query)
			.toMatchObject({ limit: '10', query: 'asha' });
		await expect.poll(() => rows().elements().length).toBe(1);
	});

	it('changes a family from its details, needs a name, and says that saving failed [families.editModal] [families.nameRequired] [families.updated] [families.updateFailure]', async () => {
		const texts = getMessages('hi').admin.families;
		const t = translator('hi');
		const name = 'Asha Rathore';
		await respond('GET /api/family/trees/[id]', { familyTree: makeFamily(0) });
		await showFamilies('hi', [makeFamily(0)]);
		await userEvent.click(button(t('admin.families.open', { name })));
		await expect.element(inDialog(name)).toBeVisible();
		await userEvent.click(button(texts.details.edit));
		await expect.poll(() => location.search).toBe(`?edit=${ids[0]}`);
		const edit = inDialog(texts.edit.title);
		const field = edit.getByRole('textbox', { name: texts.edit.name });
		const isPublic = edit.getByRole('checkbox', { name: texts.edit.isPublic });
		await expect.element(field).toHaveValue(name);
		await expect.element(isPublic).not.toBeChecked();
		await expect.element(isPublic).toHaveAccessibleDescription(texts.edit.publicHint);
		await userEvent.fill(field, ' ');
		await userEvent.click(button(texts.edit.save));
		await expect.element(field).toHaveAccessibleDescription(texts.edit.nameRequired);
		expect(callsTo('PUT /api/family/trees/[id]')).toHaveLength(0);
		await userEvent.fill(field, 'Parivar of Asha');
		refuseWithoutReason('PUT /api/family/trees/[id]', 500);
		await userEvent.click(button(texts.edit.save));
		await expect.element(edit.getByRole('alert').first()).toHaveTextContent(texts.edit.failed);
		const familyTree = makeFamily(0, { name: 'Parivar of Asha', title: 'Parivar of Asha', isPublic: true });
		await respond('PUT /api/family/trees/[id]', { message: texts.edit.saved, familyTree });
		await userEvent.click(isPublic);
		await respondFamilies([familyTree]);
		await userEvent.click(button(texts.edit.save));
		await expect.element(edit.getByText(texts.edit.saved, { exact: true })).toBeVisible();
		await expect.element(edit).not.toBeInTheDocument();
		await expect.element(button(t('admin.families.open', { name: 'Parivar of Asha' }))).toBeVisible();
		const body = { name: 'Parivar of Asha', isPublic: true, version: 1 };
		expect(callsTo('PUT /api/family/trees/[id]').at(-1)?.body).toEqual(body);
	});

	it('deletes a family once its exact name is typed, says that it failed, and undoes it [families.deleteModal] [families.nameMismatch] [families.deleted] [families.deleteFailure]', async () => {
		const { admin } = getMessages('en');
		const texts = admin.families;
		const t = translator('en');
		const name = 'Asha Rathore';
		await showFamilies('en', [makeFamily(0), makeFamily(1)]);
		const dialog = inDialog(texts.delete.title);
		const typed = dialog.getByRole('textbox', { name: t('admin.families.delete.type', { name }) });
		const open = () => userEvent.click(button(t('admin.families.deleteNamed', { name })));
		const confirm = () => userEvent.click(button(texts.delete.confirm));
		await open();
		await userEvent.fill(typed, 'Asha');
		await confirm();
		await expect.element(typed).toHaveAccessibleDescription(texts.delete.mismatch);
		expect(callsTo('DELETE /api/family/trees/[id]')).toHaveLength(0);
		refuseWithoutReason('DELETE /api/family/trees/[id]', 500);
		await userEvent.fill(typed, ` ${name} `);
		await confirm();
		await expect.element(page.getByRole('alert')).toHaveTextContent(texts.delete.failed);
		const undo = { _id: decision, until: '2026-11-01T06:00:00.000Z' };
		await respond('DELETE /api/family/trees/[id]', { message: texts.delete.done, undo });
		await open();
		await userEvent.fill(typed, name);
		await respondFamilies([makeFamily(1)]);
		await confirm();
		await expect.element(page.getByText(texts.delete.done, { exact: true })).toBeVisible();
		await expect.poll(() => rows().elements().length).toBe(1);
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decision], failed: [] });
		await respondFamilies([makeFamily(0), makeFamily(1)]);
		await userEvent.click(page.getByRole('button', { name: admin.frame.undo.button }));
		await expect.poll(() => rows().elements().length).toBe(2);
	});

	it('deletes many once their number is typed in digits of either script, and names the refused ones', async () => {
		const { admin, errors } = getMessages('hi');
		const texts = admin.families;
		const t = translator('hi');
		const two = { count: 2 };
		await showFamilies('hi', [makeFamily(0), makeFamily(1)]);
		await userEvent.click(page.getByRole('checkbox', { name: admin.frame.table.selectAll }));
		await userEvent.click(button(texts.bulk.delete));
		const typed = inDialog(texts.bulk.title).getByRole('textbox');
		const confirm = button(t('admin.families.bulk.confirm', two));
		await userEvent.click(confirm);
		await expect.element(typed).toHaveAccessibleDescription(texts.bulk.mismatch);
		refuse('DELETE /api/family/trees/[id]', 'service.unavailable');
		await userEvent.fill(typed, '२');
		await userEvent.click(confirm);
		const message = errors.service.unavailable;
		const refusal = page.getByRole('alert').filter({ hasText: t('admin.frame.bulk.failed', two) });
		for (const name of ['Asha Rathore', 'Parivar'])
			await expect.element(refusal).toHaveTextContent(t('admin.frame.bulk.failedOne', { name, message }));
	});
});
