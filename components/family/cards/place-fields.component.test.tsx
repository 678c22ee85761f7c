import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FamilyLinks } from '@/lib/client/family/cards/family';
import { type PlaceValues, placeBeside } from '@/lib/client/family/cards/place-questions';
import { show } from '@/tests/support/browser/show';
import { familyWith } from '@/tests/support/read-family';
import { PlaceFields } from './place-fields';

const members =
	familyWith({
		familyTree: { currentUserId: 'x' },
		familyMembers: ['me', 'Rukmini', 'Sushila'].map((_id) => ({
			...{ _id, name: _id, gender: _id === 'me' ? 'Male' : 'Female' },
		})),
	})?.members ?? [];

function NewSon({ links }: { links: FamilyLinks }) {
	const form = useForm<PlaceValues>({
		defaultValues: { ...placeBeside(members), relation: 'Son', relatedToMemberId: 'me' },
	});
	return (
		<FormProvider {...form}>
			<PlaceFields {...{ members, links }} errorAt={() => undefined} />
		</FormProvider>
	);
}

const open = (...wives: string[]) =>
	show(<NewSon links={{ parents: [], unions: wives.map((wife) => ['me', wife]) }} />, { language: 'hi' });

const question = page.getByRole('group', { name: 'संतान की माता कौन हैं?' });
const choice = (name: string) => question.getByRole('radio', { name, exact: true });
const names = () => question.getByRole('radio').elements().length;

it('offers the mother of a new son and chooses the only wife, who can be changed', async () => {
	await open('Rukmini');
	await expect.element(choice('Rukmini')).toBeChecked();
	expect(names()).toBe(3);
	await userEvent.click(choice('पता नहीं'));
	await expect.element(choice('पता नहीं')).toBeChecked();
	await expect.element(choice('Rukmini')).not.toBeChecked();
});

it('chooses nobody between two wives', async () => {
	await open('Rukmini', 'Sushila');
	await expect.element(choice('Sushila')).toBeVisible();
	expect(names()).toBe(4);
	for (const name of ['Rukmini', 'Sushila', 'पता नहीं']) await expect.element(choice(name)).not.toBeChecked();
	await userEvent.click(choice('Sushila'));
	await expect.element(choice('Sushila')).toBeChecked();
});

it('asks for no mother where no wife is known', async () => {
	await open();
	await expect.element(page.getByRole('group')).toBeVisible();
	expect(question.elements()).toEqual([]);
});
