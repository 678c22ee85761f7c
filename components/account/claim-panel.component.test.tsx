import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findResetDraft, forgetResetDraft } from '@/lib/client/account/password-reset-draft';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { ClaimPanel } from './claim-panel';

const token = '5'.repeat(96);
const texts = {
	heading: 'Asha has made an account for you',
	added: 'Asha has added Meera to her tree.',
	steps: 'We send a code.',
};

async function open(language: Language) {
	const words = getMessages(language).claim;
	forgetResetDraft();
	await show(<ClaimPanel token={token} {...texts} orNotMe="Not me" hasCode="I have it" />, {
		language,
		path: `/claim/${token}`,
	});
	const heading = (name: string) => page.getByRole('heading', { level: 1, name });
	return { words, heading, send: page.getByRole('button', { name: words.send, exact: true }) };
}

describe('ClaimStart', () => {
	it.each(['hi', 'en'] as const)(
		'has a code mailed at a click, and opens its form, in %s',
		async (language) => {
			await respond('POST /api/users/claim-code', { message: '', email: 'meera@example.org' });
			const { send } = await open(language);
			for (const text of Object.values(texts)) await expect.element(page.getByText(text)).toBeVisible();
			expect(callsTo('POST /api/users/claim-code')).toEqual([]);
			await userEvent.click(send);
			await expect
				.poll(() => router.push.mock.lastCall)
				.toEqual([pathIn(language, '/forgot-password#claim')]);
			expect(callsTo('POST /api/users/claim-code')[0]?.body).toEqual({ token });
			expect(findResetDraft()).toEqual({ email: 'meera@example.org', otp: null, codeClaims: true });
		},
	);

	it('can be tried again after a failure, and says when there is nothing to claim any more', async () => {
		refuseWithoutReason('POST /api/users/claim-code');
		const { words, heading, send } = await open('hi');
		await userEvent.click(send);
		await expect.element(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
		refuse('POST /api/users/claim-code', 'notFound');
		await userEvent.click(send);
		await expect.element(heading(words.goneTitle)).toHaveFocus();
		await expect.element(page.getByRole('link', { name: words.logIn })).toHaveAttribute('href', '/login');
		expect(findResetDraft()).toBeNull();
	});
});
