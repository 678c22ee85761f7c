import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnderWay } from '@/components/admin/under-way';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { pictureUrl } from '@/tests/support/browser/pictures';
import { deity } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { DeitiesPage } from './deities-page';

beforeEach(() => page.viewport(1440, 900));

const bhadrakali = deity();
const eklingji = deity({
	_id: '00000000-0000-4000-8000-0000000000e2',
	name: 'Eklingji',
	deityType: 'devta',
	type: 'Devta',
	image: pictureUrl,
});
const decision = '00000000-0000-4000-8000-0000000000dd';
const undo = { _id: decision, until: '2026-11-01T06:00:00.000Z' };

const both = [bhadrakali, eklingji];

async function showDeities(language: Language, query = ''): Promise<void> {
	await respond('GET /api/deities', both);
	await show(
		<>
			<DeitiesPage clans={['Hada', 'Rathore']} />
			<UnderWay />
		</>,
		{ language, session: 'administrator', area: 'administration', path: `/admin/deities${query}` },
	);
	await expect.poll(() => rows().elements().length).toBe(2);
}

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const lastQuery = () => callsTo('GET /api/deities').at(-1)?.query;

describe('DeitiesPage', () => {
	it('shows what is known of each deity, at most three clans, and where its actions lead [deities.table] [deities.clans] [deities.actions] [deities.add]', async () => {
		const { admin, clans } = getMessages('en');
		const texts = admin.deities;
		const t = translator('en');
		await showDeities('en');
		for (const name of ['name', 'type', 'clans', 'image'] as const)
			await expect.element(page.getByRole('columnheader', { name: texts[name], exact: true })).toBeVisible();
		const [first, second] = [rows().nth(0), rows().nth(1)];
		await expect.element(first.getByText(texts.types.devi, { exact: true })).toBeVisible();
		await expect.element(first.getByText(texts.noImage)).toBeVisible();
		await expect.element(first).toHaveTextContent(`${clans.Rathore}, ${clans.Bhati}, ${clans.Chauhan}`);
		await expect
			.element(first.getByText(t('admin.deities.more', { count: 2 }), { exact: true }))
			.toBeVisible();
		expect(second.element().querySelector('img')?.getAttribute('src')).toBe(pictureUrl);
		const named = { name: 'Bhadrakali' };
		for (const [name, href] of [
			[t('admin.deities.view', named), `/en/deity/${bhadrakali._id}`],
			[t('admin.deities.edit', named), `/en/kul-devi-devta-form?id=${bhadrakali._id}`],
			[texts.add, '/en/kul-devi-devta-form'],
		] as const)
			await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
		await expect.element(button(t('admin.deities.deleteNamed', named))).toBeVisible();
	});

	it('reads a type from the address, narrows by clan and by a search, and resets all [deities.typeQuery] [deities.reset]', async () => {
		const texts = getMessages('hi').admin.deities;
		const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
		await showDeities('hi', '?type=devta');
		await expect.element(filter(texts.type)).toHaveValue('devta');
		expect(lastQuery()).toMatchObject({ type: 'devta' });
		await userEvent.selectOptions(filter(texts.clans), 'Hada');
		await userEvent.fill(page.getByRole('searchbox', { name: texts.searchLabel }), 'kali');
		await userEvent.keyboard('{Enter}');
		await expect.poll(lastQuery).toMatchObject({ type: 'devta', clan: 'Hada', search: 'kali' });
		await expect.poll(() => location.search).toBe('?clan=Hada&search=kali&type=devta');
		await userEvent.click(button(texts.reset));
		await expect.poll(() => location.search).toBe('');
		await expect.element(page.getByRole('searchbox')).toHaveValue('');
		await expect.element(filter(texts.type)).toHaveValue('');
	});

	it('asks before a deity is deleted, says that it failed, and undoes it [deities.deleteConfirm] [deities.deleteFailure] [deities.deleted]', async () => {
		const { admin, deityForm } = getMessages('en');
		const texts = admin.deities;
		const t = translator('en');
		await showDeities('en');
		const dialog = page.getByRole('dialog', { name: texts.delete.title, exact: true });
		const remove = () => userEvent.click(button(t('admin.deities.deleteNamed', { name: 'Bhadrakali' })));
		const confirm = () =>
			userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm, exact: true }));
		refuseWithoutReason('DELETE /api/deities/[id]', 500);
		await remove();
		await expect.element(dialog.getByText(texts.delete.question, { exact: true })).toBeVisible();
		await confirm();
		await expect.element(page.getByRole('alert')).toHaveTextContent(texts.delete.failed);
		await respond('DELETE /api/deities/[id]', { message: deityForm.deleted, undo });
		await remove();
		await respond('GET /api/deities', [eklingji]);
		await confirm();
		await expect.element(page.getByText(deityForm.deleted, { exact: true })).toBeVisible();
		await expect.poll(() => rows().elements().length).toBe(1);
		await expect.element(page.getByText(deityForm.deleted, { exact: true })).not.toBeInTheDocument();
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decision], failed: [] });
		await respond('GET /api/deities', both);
		await userEvent.click(page.getByRole('button', { name: admin.frame.undo.button }));
		await expect.poll(() => rows().elements().length).toBe(2);
	});

	it('deletes all selected ones at once, and undoes them together', async () => {
		const { admin } = getMessages('hi');
		const texts = admin.deities;
		const t = translator('hi');
		const two = { count: 2 };
		await showDeities('hi');
		await userEvent.click(page.getByRole('checkbox', { name: admin.frame.table.selectAll }));
		await userEvent.click(button(texts.bulk.delete));
		const dialog = page.getByRole('dialog', { name: texts.bulk.title, exact: true });
		await expect.element(dialog.getByText(t('admin.deities.bulk.question', two))).toBeVisible();
		await respond('DELETE /api/deities/[id]', { message: 'Deleted.', undo });
		await userEvent.click(
			dialog.getByRole('button', { name: t('admin.deities.bulk.confirm', two), exact: true }),
		);
		await expect.element(page.getByText(t('admin.deities.bulk.undo', two))).toBeVisible();
		const calls = callsTo('DELETE /api/deities/[id]');
		expect(calls.map(({ params }) => params.id)).toEqual(both.map(({ _id }) => _id));
		expect(new Set(calls.map(({ body }) => Object(body).batch)).size).toBe(1);
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decision], failed: [] });
		await userEvent.click(page.getByRole('button', { name: admin.frame.undo.button }));
		await expect.poll(() => callsTo('POST /api/admin/undo').length).toBe(1);
	});

	it('exports the deities that the filters leave [deities.export]', async () => {
		const texts = getMessages('en').admin.deities;
		await showDeities('en', '?clan=Hada');
		const create = vi.spyOn(URL, 'createObjectURL');
		const names: string[] = [];
		const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
			this: HTMLAnchorElement,
		) {
			names.push(this.download);
		});
		await respond('GET /api/deities', [bhadrakali]);
		await userEvent.click(button(texts.export));
		await expect.poll(() => names).toEqual(['deities-export.json']);
		const [content] = create.mock.calls[0] ?? [];
		if (!(content instanceof Blob)) throw new Error('Nothing was downloaded');
		expect(JSON.parse(await content.text())).toEqual([bhadrakali]);
		expect(lastQuery()).toMatchObject({ clan: 'Hada' });
		click.mockRestore();
		create.mockRestore();
	});
});
