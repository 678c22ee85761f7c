import { expect } from '@playwright/test';
import { mailsTo } from '../../tests/support/outbox-mails';

const portal = { dataDir: process.env.E2E_DATA_DIR ?? '' };

/** What the newest mail to this address offers to confirm it with: the link's path and the code. */
export async function confirmationFor(email: string): Promise<{ path: string; code: string }> {
	let found = { path: '', code: '' };
	await expect(async () => {
		const text = (await mailsTo(portal, email)).at(-1) ?? '';
		const [path = ''] = /(?:\/en)?\/confirm-email\/[0-9a-f]{64}/.exec(text) ?? [];
		const [, code = ''] = /: (\d{6})\r?$/m.exec(text) ?? [];
		expect([path, code]).not.toContain('');
		found = { path, code };
	}).toPass({ intervals: [20, 40, 80, 160, 320] });
	return found;
}

/** Opens nothing: confirms the address as the page behind the mailed link does. */
export async function confirmAddress(email: string): Promise<void> {
	const { path } = await confirmationFor(email);
	const answer = await fetch(`http://localhost:${process.env.E2E_PORT}/api/users/confirm-email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ token: path.split('/').at(-1) }),
	});
	expect(answer.status).toBe(200);
}
