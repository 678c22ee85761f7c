import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { father, fatherId, meId } from '@/tests/support/browser/family';
import { show } from '@/tests/support/browser/show';
import { SamePeoplePanel } from './same-people-panel';

const restore = 'POST /api/family/restore/[id]';
const merge = 'POST /api/family/merge/[id]';

const makeCard = (_id: string, name: string) => ({
	_id,
	name,
	written: {},
	relationWords: { hi: 'पिता', en: 'Father' },
	village: null,
	born: null,
	died: null,
});
const pair = {
	_id: '00000000-0000-4000-8000-00000000000a',
	one: makeCard(meId, 'Sardar'),
	other: makeCard(fatherId, 'Bapuji'),
	fields: [],
};
const respondDuplicates = (...duplicates: (typeof pair)[]) =>
	respond('GET /api/family/same-people', {
		comparison: { isComparable: false, takesPart: false, isEmailConfirmed: true },
		questions: [],
		duplicates,
	});
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const see = (words: string) => expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();

/** Makes the two cards one, at the second try, and leaves the page with the offer to undo it. */
async function mergeCards(language: Language) {
	const { samePeople, familyTree } = getMessages(language);
	await respondDuplicates(pair);
	await respond('GET /api/family/merge/[id]', {
		kept: { _id: meId, name: 'Sardar' },
		other: { _id: fatherId, name: 'Bapuji' },
		conflicts: [{ field: 'profession', kept: 'Farmer', other: 'Teacher' }],
		version: 7,
	});
	await show(<SamePeoplePanel />, { language, session: 'member', area: 'member' });
	const open = samePeople.duplicates.mergeFor.replace('{name}', 'Sardar').replace('{otherName}', 'Bapuji');
	await press(open);
	await press(familyTree.merge.confirm);
	await see(familyTree.merge.answerMissing);
	expect(callsTo(merge)).toEqual([]);
	await userEvent.click(page.getByRole('radio').last());
	refuseWithoutReason(merge, 503);
	await press(familyTree.merge.confirm);
	await see(familyTree.merge.failed);
	const removed = { _id: fatherId, name: 'Bapuji' };
	const restorableUntil = '2026-12-28T06:00:00.000Z';
	await respond(merge, { message: 'One card.', member: father(), warnings: [], removed, restorableUntil });
	await respondDuplicates();
	await press(familyTree.merge.confirm);
	await see('One card.');
	const sent = {
		params: { id: meId },
		body: { otherId: fatherId, answers: { profession: 'other' }, version: 7 },
	};
	expect(callsTo(merge)).toMatchObject([sent, sent]);
	await expect.element(page.getByRole('button', { name: open })).not.toBeInTheDocument();
	return { open, words: familyTree.remove };
}

describe('SameDuplicates', () => {
	it('makes two cards one with the answers to what they say differently, and two again', async () => {
		const { open, words } = await mergeCards('en');
		await respond(restore, { message: 'Two cards.', member: father(), warnings: [] });
		await respondDuplicates(pair);
		await press(words.undo);
		await see('Two cards.');
		await expect.element(page.getByRole('button', { name: open })).toBeVisible();
		await expect.element(page.getByRole('button', { name: words.undo })).not.toBeInTheDocument();
		expect(callsTo(restore)).toMatchObject([{ params: { id: fatherId } }]);
	});

	it('says when two cards could not be made two again', async () => {
		const { words } = await mergeCards('hi');
		refuseWithoutReason(restore, 503);
		await press(words.undo);
		await see(words.undoFailed);
		expect(callsTo(restore)).toHaveLength(1);
	});
});
