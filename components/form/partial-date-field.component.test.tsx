import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '@/tests/support/browser/show';
import { PartialDateField } from './partial-date-field';

function DateForm() {
	const form = useForm({ defaultValues: { dob: { day: '31', month: '2', year: '1990', about: false } } });
	return (
		<FormProvider {...form}>
			<PartialDateField name="dob" id="born" legend="Born" error="There is no such day." />
		</FormProvider>
	);
}

describe('PartialDateField', () => {
	it('says over its three fields what is wrong with the date', async () => {
		await show(<DateForm />, { language: 'en' });
		const sentence = page.getByText('There is no such day.');
		await expect.element(sentence).toBeVisible();
		const { bottom } = sentence.element().getBoundingClientRect();
		const controls = [...document.querySelectorAll('fieldset input:not([type=checkbox]), fieldset select')];
		expect(controls).toHaveLength(3);
		for (const control of controls) {
			expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
			expect(control).toHaveAttribute('aria-invalid', 'true');
		}
		await expect
			.element(page.getByRole('group', { name: 'Born' }))
			.toHaveAccessibleDescription('There is no such day.');
	});
});
