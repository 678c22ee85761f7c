// A message to the administrators.
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, newAccount, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, hold } from './support/site';

inOneLanguage('hi', (language) => {
	const { inbox, fieldErrors } = messagesIn(language);

	test.describe(`contact in ${language}`, () => {
		test('sends a message once, after what was wrong has been put right', async ({
			page,
			isMobile,
			expectTrouble,
		}) => {
			expectTrouble(/^400 POST \/api\/contact$/);
			await page.goto(pathIn(language, '/contact'));
			const text = (name: 'name' | 'email' | 'subject' | 'message') =>
				page.getByRole('textbox', { name: inbox.fields[name] });
			const send = page.getByRole('button', { name: inbox.contact.send, exact: true });
			const { name, email } = newAccount();
			await text('name').fill(name);
			await text('email').fill('no address');
			await text('message').fill('Khamma Ghani.\n\nHow do I begin?');
			const calls: string[] = [];
			page.on('request', (request) => {
				if (new URL(request.url()).pathname === '/api/contact') calls.push(request.method());
			});
			await send.click();
			const summary = alertWith(page, inbox.fields.problems);
			await expect(summary).toBeFocused();
			expect(calls, 'what the schema of the call refuses is not sent').toEqual([]);
			await expectAccessible(page, isMobile);
			await summary.getByRole('link', { name: fieldErrors.email }).click();
			await expect(text('email')).toBeFocused();
			await expect(text('email')).toHaveAccessibleDescription(new RegExp(fieldErrors.email));
			await expect(text('message')).toHaveValue('Khamma Ghani.\n\nHow do I begin?');
			await text('email').fill(email);
			await text('subject').fill('A question');

			// What the server alone refuses is shown at its field too.
			await page.route(
				'**/api/contact',
				(route) =>
					route.fulfill({
						status: 400,
						json: {
							message: '',
							code: 'input.invalid',
							errors: [{ path: 'subject', message: 'Not this one.' }],
						},
					}),
				{ times: 1 },
			);
			await send.click();
			await expect(summary.getByRole('link', { name: /Not this one\.$/ })).toBeVisible();
			await expect(summary).toBeFocused();
			await text('subject').fill('Another question');
			await expect(summary).toHaveCount(0);

			calls.length = 0;
			const release = await hold(page, '**/api/contact', (route) => route.continue());
			await send.click();
			const busy = page.getByRole('button', { name: inbox.contact.sending });
			await expect(busy).toHaveAttribute('aria-busy', 'true');
			await busy.click({ force: true });
			await text('subject').press('Enter');
			release();
			await expect(page.getByRole('main').getByText(inbox.contact.sent, { exact: true })).toBeVisible();
			expect(calls).toEqual(['POST']);
			await expectAccessible(page, isMobile);
			await page.getByRole('button', { name: inbox.contact.again, exact: true }).click();
			await expect(text('name')).toHaveValue('');
		});
	});
});
