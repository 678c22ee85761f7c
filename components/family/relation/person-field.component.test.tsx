import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Choices } from '@/lib/client/family/relation/kin-options';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, respond } from '@/tests/support/browser/calls';
import { meId } from '@/tests/support/browser/family';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { KinPairField } from './kin-pair-field';
import { PersonChoiceForm } from './person-choice-form';

const find = 'GET /api/family/find';
const cousinId = '00000000-0000-4000-8000-000000000009';

const me = { id: meId, label: 'Owner', spellings: [], detail: 'Me' };
const aunt = { id: '00000000-0000-4000-8000-000000000008', label: 'Aunt', spellings: [], detail: 'Aunt' };
const known: Choices = { options: [me, aunt], isWhole: false };

const found = (id: string, name: string) => ({
	_id: id,
	name,
	relation: 'Cousin' as const,
	relationWords: { hi: 'चचेरे भाई', en: 'cousin' },
	dob: '1950',
	dod: null,
	isDeceased: false,
});

function expectLedTo(path: string): void {
	expect(router.replace).toHaveBeenLastCalledWith(path, { scroll: false });
}

beforeEach(() => respond(find, [found(cousinId, 'Distant Cousin'), found(meId, 'Distant Owner')]));

describe('the picker of a page that does not bring all of a large tree', () => {
	const words = getMessages('en').kinRelation;

	it('finds people by name among everyone with a card, and leads to the one who is picked', async () => {
		await show(<KinPairField choices={known} meId={meId} fromId={meId} toId={aunt.id} summary={null} />, {
			language: 'en',
			session: 'member',
			area: 'member',
			path: '/family-tree/relation',
		});
		const first = page.getByRole('combobox', { name: words.from });
		const second = page.getByRole('combobox', { name: words.to });
		await expect.element(second).toHaveValue('Aunt');
		await userEvent.fill(second, 'Distant');
		await expect.element(page.getByRole('option', { name: 'Distant Owner' })).toBeVisible();
		expect(callsTo(find)[0]).toMatchObject({ query: { name: 'Distant', everyone: 'true' } });
		await page.getByRole('option', { name: 'Distant Cousin Cousin · 1950–' }).click();
		expectLedTo(`/en/family-tree/relation?to=${cousinId}`);
		// The viewer is the option of no other person.
		await userEvent.fill(first, 'Distant');
		await expect.element(page.getByRole('option', { name: 'Distant Cousin' })).toBeVisible();
		expect(page.getByRole('option', { name: 'Distant Owner' }).elements()).toEqual([]);
	});

	it('offers with whom a page about descent begins by itself, and whom it begins with, without a search', async () => {
		const texts = { label: 'Beginning with', none: 'Owner', toggle: 'Toggle', found: 'Found:', loading: '' };
		await show(
			<PersonChoiceForm way="book" choices={known} defaultId={meId} pickedId={aunt.id} texts={texts} />,
			{ language: 'en', session: 'member', area: 'member', path: '/family-tree/book' },
		);
		await page.getByRole('button', { name: 'Toggle' }).click();
		await expect.element(page.getByRole('option', { name: 'Aunt' })).toBeVisible();
		expect(page.getByRole('option').elements()).toHaveLength(2);
		await page.getByRole('option', { name: 'Owner' }).click();
		expectLedTo('/en/family-tree/book');
		expect(callsTo(find)).toEqual([]);
	});

	it('searches nothing where the page brings everybody', async () => {
		await show(
			<KinPairField
				choices={{ options: [me, aunt], isWhole: true }}
				meId={meId}
				fromId={meId}
				toId={null}
				summary={null}
			/>,
			{ language: 'en', session: 'member', area: 'member', path: '/family-tree/relation' },
		);
		await userEvent.fill(page.getByRole('combobox', { name: words.to }), 'Aun');
		await page.getByRole('option', { name: 'Aunt' }).click();
		expectLedTo(`/en/family-tree/relation?to=${aunt.id}`);
		expect(callsTo(find)).toEqual([]);
	});
});
