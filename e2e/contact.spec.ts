// Writing to the administrators, and the page that closes the portal.
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { administrator, expect, newAccount, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, hold } from './support/site';

inOneLanguage('hi', (language) => {
	const { inbox, maintenance, fieldErrors } = messagesIn(language);

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

		test('reports an issue, and says when that failed', { tag: ['@phone', '@full'] }, async ({
			page,
			isMobile,
			expectTrouble,
		}) => {
			expectTrouble(/^failed POST \/api\/feedback/);
			await page.goto(pathIn(language, '/contact'));
			await page.getByRole('main').getByRole('link', { name: /./ }).last().click();
			await expect(page).toHaveURL((url) => url.pathname === pathIn(language, '/feedback'));
			await page.getByRole('textbox', { name: inbox.fields.name }).fill('Meera');
			await page.getByRole('textbox', { name: inbox.fields.email }).fill(newAccount().email);
			await page.getByRole('textbox', { name: inbox.fields.message }).fill('The tree does not open.');
			await page
				.getByRole('combobox', { name: inbox.fields.type })
				.selectOption({ label: inbox.types.ReportIssue });
			// Nobody meets the field for programs.
			await expect(page.getByRole('textbox')).toHaveCount(3);
			await page.route('**/api/feedback', (route) => route.abort('connectionfailed'));
			const send = page.getByRole('button', { name: inbox.feedback.send, exact: true });
			await send.click();
			await expect(alertWith(page, inbox.feedback.failed)).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.unrouteAll();
			await send.click();
			await expect(page.getByRole('main').getByText(inbox.feedback.sent, { exact: true })).toBeVisible();
		});

		test('the page for maintenance has a switch for administrators alone', {
			tag: ['@desktop', '@full'],
		}, async ({ page, isMobile, logIn }) => {
			await page.goto(pathIn(language, '/maintenance'));
			await expect(page.getByRole('heading', { level: 1, name: maintenance.title })).toBeVisible();
			await expect(page.getByText(maintenance.switchTitle)).toHaveCount(0);
			await logIn(administrator());
			await page.goto(pathIn(language, '/maintenance'));
			await expect(page.getByRole('button', { name: maintenance.turnOn, exact: true })).toBeVisible();
			await expect(page.getByText(maintenance.isOff)).toBeVisible();
			await expectAccessible(page, isMobile);
		});

		test('maintenance asks before it is turned on, and can be undone', {
			tag: ['@desktop', '@full'],
		}, async ({ page, isMobile, logIn }) => {
			// The calls are made up: other journeys go through the same portal.
			const { undo } = messagesIn(language).admin.frame;
			let isOn = false;
			const state = () => ({ isOn, since: isOn ? new Date().toISOString() : null, isFixed: false });
			await page.route('**/api/maintenance', async (route) => {
				if (route.request().method() !== 'PUT') return route.fulfill({ json: state() });
				isOn = route.request().postDataJSON().isOn;
				const message = isOn ? maintenance.turnedOn : maintenance.turnedOff;
				const until = new Date().toISOString();
				return route.fulfill({ json: { ...state(), message, undo: { _id: `turned-${isOn}`, until } } });
			});
			await page.route('**/api/admin/undo', (route) => {
				const { decisions } = route.request().postDataJSON();
				isOn = decisions[0] === 'turned-false';
				return route.fulfill({ json: { message: 'Undone.', undone: decisions, failed: [] } });
			});
			await logIn(administrator());
			await page.goto(pathIn(language, '/maintenance'));
			const turnOn = page.getByRole('main').getByRole('button', { name: maintenance.turnOn, exact: true });
			const asking = page.getByRole('dialog', { name: maintenance.ask.title, exact: true });
			const undoButton = page.getByRole('button', { name: undo.button });
			await turnOn.click();
			await expect(asking.getByText(maintenance.ask.text)).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');
			await expect(asking).toHaveCount(0);
			await expect(turnOn).toBeFocused();
			expect(isOn).toBe(false);
			await turnOn.click();
			await asking.getByRole('button', { name: maintenance.turnOn, exact: true }).click();
			await expect(page.getByText(maintenance.turnedOn)).toBeVisible();
			await expect(asking).toHaveCount(0);
			await undoButton.click();
			await expect(page.getByText(maintenance.isOff)).toBeVisible();
			await expect(page.getByText('Undone.')).toBeVisible();
			await expect(undoButton).toHaveCount(0);
			await turnOn.click();
			await asking.getByRole('button', { name: maintenance.turnOn, exact: true }).click();
			await page.getByRole('button', { name: maintenance.turnOff, exact: true }).click();
			await expect(page.getByText(maintenance.turnedOff)).toBeVisible();
			await undoButton.click();
			await expect(page.getByText(maintenance.isOn)).toBeVisible();
			await expectAccessible(page, isMobile);
		});
	});
});
