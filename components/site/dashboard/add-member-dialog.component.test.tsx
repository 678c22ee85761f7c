import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFamily } from '@/lib/client/family/cards/family';
import { inputId } from '@/lib/client/member/input-id';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo } from '@/tests/support/browser/calls';
import { card, father, meId } from '@/tests/support/browser/family';
import { show } from '@/tests/support/browser/show';
import { AddMemberDialog } from './add-member-dialog';

const family = readFamily({
	familyTree: { _id: 't', name: 'T', currentUserId: 'm', isCreator: true, isPublic: false },
	familyMembers: [card({ _id: meId, name: 'Asha', relation: 'Me', relatedTo: null }), father()],
	hiddenMembers: [],
	links: { parentLinks: [], unions: [] },
});

describe('AddMemberDialog', () => {
	it('asks first whether somebody of the same name is the same person, and adds nobody then', async () => {
		const { dashboard, familyTree } = getMessages('hi');
		const onClose = vi.fn();
		await show(<AddMemberDialog {...family} onAdded={() => {}} onClose={onClose} />, { language: 'hi' });
		await userEvent.fill(page.getByRole('textbox', { name: dashboard.add.name }), 'रणजीत सिंह');
		const relation = page.elementLocator(document.getElementById(inputId('relation')) ?? document.body);
		await userEvent.selectOptions(relation, 'Father');
		await userEvent.click(page.getByRole('button', { name: dashboard.add.submit, exact: true }));
		await expect.element(page.getByText(familyTree.namesake.question)).toBeVisible();
		await userEvent.click(page.getByText(familyTree.namesake.same, { exact: true }));
		await expect.poll(() => onClose.mock.calls.length).toBe(1);
		expect(callsTo('POST /api/family/add')).toEqual([]);
	});
});
