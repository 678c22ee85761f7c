import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '@/tests/support/browser/show';
import { EntrancePage } from './entrance-page';

describe('Entrance', () => {
	it.each([
		['first step', undefined, 390, true],
		['later step', '', 390, false],
		['later step beside it', '', 1280, true],
	])('shows its welcome by the step and the width: %s', async (_, laterStep, width, isVisible) => {
		await page.viewport(width, 844);
		await show(
			<EntrancePage heading="Join" intro="Welcome to the portal" aside={<p>What you get</p>} width="page">
				<form data-later-step={laterStep}>Fields</form>
			</EntrancePage>,
			{ language: 'en' },
		);
		await expect.element(page.getByRole('heading', { name: 'Join' })).toBeVisible();
		for (const text of ['Welcome to the portal', 'What you get'])
			if (isVisible) await expect.element(page.getByText(text)).toBeVisible();
			else await expect.element(page.getByText(text)).not.toBeVisible();
	});
});
