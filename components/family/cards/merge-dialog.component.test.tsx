import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFamily } from '@/lib/client/family/cards/family';
import { getMessages } from '@/lib/platform/i18n/translate';
import { card, meId } from '@/tests/support/browser/family';
import { show } from '@/tests/support/browser/show';
import { MergeDialog } from './merge-dialog';

const relatives = ['Asha', 'Rani', 'Veer', 'रानी चौहान'].map((name, at) =>
	card({ _id: `00000000-0000-4000-8000-00000000002${at}`, name, relation: 'Sister', relatedTo: meId }),
);

const { members } = readFamily({
	familyTree: { _id: 't', name: 'T', currentUserId: 'm', isCreator: true, isPublic: false },
	familyMembers: relatives,
	hiddenMembers: [],
	links: { parentLinks: [], unions: [] },
});

describe('MergeDialog', () => {
	it('offers the cards of the same name first, in either script', async () => {
		const { merge } = getMessages('en').familyTree;
		const rani = members.find(({ name }) => name === 'Rani');
		if (!rani) throw new Error('There is no such card');
		const nothing = () => {};
		await show(
			<MergeDialog member={rani} otherId={null} members={members} onDone={nothing} onClose={nothing} />,
			{ language: 'en', session: 'member', area: 'member' },
		);
		await userEvent.click(page.getByRole('button', { name: merge.picker.toggle }));
		const getNames = () =>
			page
				.getByRole('option')
				.elements()
				.map(({ textContent }) => textContent ?? '');
		// The first is no person.
		await expect.poll(getNames).toHaveLength(4);
		await expect.poll(() => getNames()[1]).toContain('रानी चौहान');
	});
});
