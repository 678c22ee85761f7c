// The history of a real page with the router. components/form/forms.component.test.tsx shows the rest of the question.
import { pathIn } from '@/lib/core/localized-path';
import { expect, newAccount, test } from '../support/fixtures';
import { RegistrationForm } from '../support/forms';
import { messagesIn } from '../support/languages';
import { at, untilHydrated } from '../support/site';

const language = 'en';
const { unsaved } = messagesIn(language).site;

test('a visitor goes back in the registration, and is asked before it is left', { tag: '@desktop' }, async ({
	page,
}) => {
	const form = new RegistrationForm(page, language);
	const dialog = page.getByRole('dialog', { name: unsaved.title });
	await page.goto(pathIn(language, '/about'));
	await untilHydrated(page);
	const link = page.locator(`a[href="${pathIn(language, '/register')}"]`).first();
	await link.evaluate((element: HTMLElement) => element.click());
	await form.goToLastStep(newAccount());
	for (const step of [2, 1]) {
		await page.goBack();
		await form.expectStep(step);
	}
	await page.goForward();
	await form.expectStep(2);
	await page.reload();
	await form.expectStep(2);
	await page.goBack();
	await form.expectStep(1);
	await form.password().fill('neem leaf at dusk');
	await page.goBack();
	await dialog.getByRole('button', { name: unsaved.cancel, exact: true }).click();
	await expect(page).toHaveURL(at(pathIn(language, '/register')));
	await expect(form.password()).toHaveValue('neem leaf at dusk');
	await page.goBack();
	await dialog.getByRole('button', { name: unsaved.confirm, exact: true }).click();
	await expect(page).toHaveURL(at(pathIn(language, '/about')));
});
