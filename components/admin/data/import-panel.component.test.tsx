import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { chooseFile } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import type { ImportPlan } from './import-kinds';
import { ImportPanel } from './import-panel';
import { resetImport } from './import-runs';

const route = 'POST /api/admin/imports/members';
const { data, frame } = getMessages('en').admin;
const words = data.import;
const t = translator('en');
const outcomeOf = (row: number) => (row === 3 ? 'refused' : 'added');
const plan: ImportPlan = {
	_id: 'plan',
	rows: Array.from({ length: 101 }, (_, index) => ({
		row: index + 1,
		name: `Member ${index + 1}`,
		outcome: outcomeOf(index + 1),
		changes: [],
		problems: [],
	})),
	totals: { added: 100, changed: 0, unchanged: 0, refused: 1 },
	ignored: [],
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const see = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
const choose = () =>
	chooseFile(
		page.getByLabelText(words.choose),
		new File(['name,email'], 'members.csv', { type: 'text/csv' }),
	);
/** The names in the table, in their order: the first, the last, and how many there are. */
const shown = () => {
	const names = page
		.getByRole('rowheader')
		.elements()
		.map(({ textContent }) => textContent);
	return [names.at(0), names.at(-1), names.length];
};

beforeEach(async () => {
	await page.viewport(1440, 900);
	resetImport('members');
	await show(<ImportPanel kind="members" columns={['name', 'email']} />, {
		language: 'en',
		session: 'administrator',
		area: 'administration',
		path: '/admin/import?kind=members',
	});
});

describe('ImportPanel', () => {
	it('says that a file could not be looked through or read in, and does it at the next try', async () => {
		refuseWithoutReason(route, 503);
		choose();
		await see(words.failed);
		await respond(route, { message: 'Looked through.', plan });
		choose();
		await see(words.planned);
		refuseWithoutReason(route, 503);
		const readIn = async () => {
			await press(t('admin.data.import.execute', { count: 100 }));
			const dialog = page.getByRole('dialog', { name: words.confirmTitle });
			await userEvent.selectOptions(dialog.getByLabelText(words.mailLanguage), 'en');
			await userEvent.click(dialog.getByRole('button', { name: words.confirm, exact: true }));
		};
		await readIn();
		await see(words.failed);
		await respond(route, { message: 'Looked through.', plan });
		choose();
		await see(words.planned);
		await readIn();
		await see(words.done);
		const look = { dryRun: 'true' };
		const execution = { dryRun: 'false', plan: 'plan', mailLanguage: 'en' };
		expect(callsTo(route).map(({ body }) => body)).toMatchObject([look, look, execution, look, execution]);
	});

	it('shows the rows of a file page by page, and those of one outcome from the first page on', async () => {
		await respond(route, { message: 'Looked through.', plan });
		choose();
		await expect.poll(shown).toEqual(['Member 1', 'Member 50', 50]);
		await press(frame.pager.next);
		await expect.poll(shown).toEqual(['Member 51', 'Member 100', 50]);
		await press(frame.pager.next);
		await expect.poll(shown).toEqual(['Member 101', 'Member 101', 1]);
		await userEvent.click(page.getByRole('button', { name: words.outcomes.refused }));
		await expect.poll(shown).toEqual(['Member 3', 'Member 3', 1]);
	});
});
