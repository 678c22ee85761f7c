import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noAddressOptions } from '@/lib/client/member/address-options';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { ProfileField } from './profile-field';

function MobileForm({ stored }: { stored: string }) {
	return (
		<FormProvider {...useForm({ defaultValues: { mobileNumber: stored } })}>
			<ProfileField name="mobileNumber" options={noAddressOptions} />
			<button type="button">away</button>
		</FormProvider>
	);
}

async function open(language: Language, stored = '') {
	await show(<MobileForm stored={stored} />, { language });
	const { mobileCheck, memberFields } = getMessages(language);
	const input = page.getByRole('textbox', { name: memberFields.mobileNumber });
	const type = async (number: string) => {
		await userEvent.fill(input, number);
		await userEvent.click(page.getByRole('button', { name: 'away' }));
	};
	const getWarning = (kind: 'missing' | 'over', count: number) =>
		page.getByText(translator(language)(`mobileCheck.${kind}`, { count }));
	return { words: mobileCheck, input, type, getWarning };
}

describe('the field of a mobile number', () => {
	it('says how many digits are missing or too many, until the number is whole', async () => {
		const { input, type, getWarning } = await open('hi');
		await type('98290 1234');
		await expect.element(getWarning('missing', 1)).toBeVisible();
		await userEvent.fill(input, '९८२९० १२३४५६');
		await expect.element(getWarning('over', 1)).toBeVisible();
		await userEvent.fill(input, '९८२९० १२३४५');
		await expect.element(getWarning('over', 1)).not.toBeInTheDocument();
	});

	it('keeps an odd number all the same, and asks again for another one', async () => {
		const { words, input, type, getWarning } = await open('en');
		await type('12345');
		await userEvent.click(page.getByRole('button', { name: words.keep }));
		await expect.element(getWarning('missing', 5)).not.toBeInTheDocument();
		await expect.element(input).toHaveValue('12345');
		await type('12346');
		await expect.element(getWarning('missing', 5)).toBeVisible();
	});

	it('says nothing about the stored number, nor about a landline', async () => {
		const { words, input, type, getWarning } = await open('en', '98290');
		await userEvent.click(input);
		await userEvent.click(page.getByRole('button', { name: 'away' }));
		await expect.element(page.getByRole('button', { name: words.keep })).not.toBeInTheDocument();
		await type('9829');
		await expect.element(getWarning('missing', 6)).toBeVisible();
		await type('0141-2345678');
		await expect.element(page.getByRole('button', { name: words.keep })).not.toBeInTheDocument();
	});
});
