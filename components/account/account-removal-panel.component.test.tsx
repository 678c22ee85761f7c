import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textLink } from '@/components/layout/text-link';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { AccountRemovalPanel } from './account-removal-panel';

const token = '5'.repeat(96);
const sentences = { added: 'Asha has made an account for you.', removal: 'It goes, and so does your name.' };

async function open(language: Language) {
	const words = getMessages(language).notMe;
	const orClaim = translator(language).rich('notMe.orClaim', {
		claim: textLink(language, '/forgot-password#claim'),
	});
	await show(
		<AccountRemovalPanel
			token={token}
			sentences={sentences}
			homeHref={pathIn(language, '/')}
			orClaim={orClaim}
		/>,
		{ language, path: `/not-me/${token}` },
	);
	const heading = (name: string) => page.getByRole('heading', { level: 1, name });
	return { words, heading, remove: page.getByRole('button', { name: words.remove, exact: true }) };
}

describe('AccountRemoval', () => {
	it('removes the account at a click', async () => {
		await respond('POST /api/users/not-me', { message: '' });
		const { words, heading, remove } = await open('hi');
		await expect.element(page.getByText(sentences.added)).toBeVisible();
		expect(callsTo('POST /api/users/not-me')).toEqual([]);
		const release = hold('POST /api/users/not-me');
		await userEvent.click(remove);
		await expect.element(page.getByRole('button', { name: words.removing })).toBeVisible();
		release();
		await expect.element(heading(words.doneHeading)).toHaveFocus();
		expect(callsTo('POST /api/users/not-me')[0]?.body).toEqual({ token });
	});

	it('can be tried again after a failure, and says when the account is gone already', async () => {
		refuseWithoutReason('POST /api/users/not-me');
		const { words, heading, remove } = await open('en');
		await userEvent.click(remove);
		await expect.element(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
		refuse('POST /api/users/not-me', 'notFound');
		await userEvent.click(remove);
		await expect.element(heading(words.goneTitle)).toHaveFocus();
	});

	it('leads to the claim of the account', async () => {
		const { words } = await open('hi');
		const [, claim = ''] = /<claim>(.*)<\/claim>/.exec(words.orClaim) ?? [];
		await userEvent.click(page.getByRole('link', { name: claim, exact: true }));
		expect(router.push.mock.lastCall).toEqual(['/forgot-password#claim']);
	});
});
