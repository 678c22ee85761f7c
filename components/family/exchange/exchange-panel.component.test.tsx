import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CardAnswer } from '@/lib/client/family/cards/family';
import type { FilePerson } from '@/lib/client/family/exchange/import-choices';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { chooseFile } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import ExchangePanel from './exchange-panel';

const route = 'POST /api/family/import';
const cardId = '00000000-0000-4000-8000-000000000002';
const apart = { count: 0, families: [] };

function makePerson(xref: string, name: string, match: FilePerson['match'] = null): FilePerson {
	const unknown = { sex: null, birth: null, death: null, isDeceased: false, parents: [], spouses: [] };
	return { xref, name, match, ...unknown };
}

/** A file of 43 people: the member, an uncle who may have a card, and others. */
const people = [
	makePerson('I1', 'Asha'),
	makePerson('I2', 'Takht', { id: cardId, name: 'Takht', birth: null, isSure: false }),
	...Array.from({ length: 41 }, (_, index) => makePerson(`I${index + 3}`, `Person ${index + 1}`)),
];

const respondPreview = (me: string | null) =>
	respond(route, {
		message: 'This is in the file.',
		preview: {
			version: '5.5.1',
			counts: { people: 43, added: 41, matched: 2, connectors: 0, unions: 1, parentLinks: 2 },
			people,
			me,
			apart,
			unread: [],
		},
	});

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const see = (words: string) => expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();

async function open(language: Language) {
	const { familyExchange: words, familyTree, errors } = getMessages(language);
	const onImported = vi.fn<(answer: CardAnswer) => void>();
	await show(<ExchangePanel members={[]} onImported={onImported} onClose={() => {}} />, {
		language,
		session: 'member',
		area: 'member',
	});
	const file = new File(['0 HEAD'], 'family.ged', { type: 'text/plain' });
	return {
		words,
		familyTree,
		errors,
		onImported,
		step: (name: 'choose' | 'preview' | 'confirm' | 'done') =>
			expect.element(page.getByRole('heading', { level: 3, name: words[name].title })).toBeVisible(),
		choose: (chosen = file) => chooseFile(page.getByLabelText(words.choose.choose), chosen),
	};
}

/** The choices that each call carries beside the file. */
const sent = () =>
	callsTo(route).map(({ body }) => {
		const { dryRun, choices } = Object(body);
		return [dryRun, JSON.parse(choices)];
	});

describe('Exchange', () => {
	it('says why a file could not be read, counted or added, and goes on at the next try', async () => {
		const { words, familyTree, errors, onImported, step, choose } = await open('en');
		choose(new File(['0 HEAD'], 'family.txt'));
		await see(words.choose.problem.notGedcom);
		expect(callsTo(route)).toEqual([]);
		refuse(route, 'gedcom.notGedcom');
		choose();
		await see(errors.gedcom.notGedcom);
		refuseWithoutReason(route, 503);
		choose();
		await see(words.choose.failed);
		await respondPreview('I1');
		choose();
		await step('preview');
		await expect.element(page.getByText(words.choose.failed)).not.toBeInTheDocument();

		refuseWithoutReason(route, 503);
		const same = page.getByRole('radio', { name: words.preview.sameAs.replace('{name}', 'Takht') });
		await userEvent.click(same);
		await see(words.choose.failed);
		const next = page.getByRole('button', { name: familyTree.wizard.next, exact: true });
		await expect.element(next).toBeDisabled();
		await respondPreview('I1');
		await press(familyTree.tryAgain);
		await expect.element(next).toBeEnabled();
		await userEvent.click(next);
		await step('confirm');

		await respond('GET /api/family/import', { share: null });
		refuseWithoutReason(route, 503);
		await press(words.confirm.start);
		await see(words.choose.failed);
		await press(familyTree.wizard.back);
		await step('preview');
		await expect.element(same).toBeChecked();
		await userEvent.click(next);
		await respond(route, {
			message: 'They are in the tree.',
			imported: { added: 41, matched: 2, unions: 1, parentLinks: 2, apart },
		});
		await press(words.confirm.start);
		await step('done');
		expect(onImported.mock.calls).toEqual([[{ message: 'They are in the tree.' }]]);
		const chosen = { me: 'I1', same: { I2: cardId } };
		expect(sent()).toEqual([
			['true', {}],
			['true', {}],
			['true', {}],
			['true', { me: 'I1', same: {} }],
			['true', chosen],
			['true', chosen],
			['false', chosen],
			['false', chosen],
		]);
	});

	it('begins with another file when the reading of one is given up', async () => {
		const { words, familyTree, step, choose } = await open('hi');
		await respondPreview(null);
		const release = hold(route);
		choose();
		await see(words.choose.reading);
		await press(familyTree.cancel);
		await expect.element(page.getByText(words.choose.reading)).not.toBeInTheDocument();
		release();
		choose();
		await step('preview');
		await press(words.preview.other);
		await step('choose');
	});

	it('shows the people of a file page by page, and the results of a search from the first page on', async () => {
		const { words, step, choose } = await open('en');
		const t = translator('en');
		await respondPreview('I1');
		choose();
		await step('preview');
		const range = (from: number, to: number, count: number) =>
			see(t('familyExchange.preview.range', { from: `${from}`, to: `${to}`, count: `${count}` }));
		// The uncle is asked about above the list.
		await range(1, 20, 42);
		await press(words.preview.later);
		await range(21, 40, 42);
		await see('Person 20');
		await expect.element(page.getByText('Person 40', { exact: true })).not.toBeInTheDocument();
		await press(words.preview.later);
		await range(41, 42, 42);
		await see('Person 41');
		await expect.element(page.getByRole('button', { name: words.preview.later })).toBeDisabled();
		await press(words.preview.earlier);
		await range(21, 40, 42);
		await userEvent.fill(page.getByRole('searchbox'), 'Person 4');
		await range(1, 3, 3);
		for (const name of ['Person 4', 'Person 40', 'Person 41']) await see(name);
	});
});
