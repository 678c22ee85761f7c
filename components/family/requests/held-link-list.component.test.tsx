import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { HeldLinkList } from './held-link-list';

const link = {
	_id: '4b2f0000-0000-4000-8000-000000000000',
	member: { _id: 'karan', name: 'Karan' },
	relation: 'brother',
	isAskedByMe: false,
	createdAt: '2026-07-04T08:00:00.000Z',
};

const open = (language: 'hi' | 'en') =>
	show(<HeldLinkList />, { language, session: 'member', path: '/family-tree/held-links', area: 'member' });

describe('HeldLinks', () => {
	it('keeps a link, and says that no other waits', async () => {
		await respond('GET /api/family/held-links', { links: [link] });
		await respond('POST /api/family/held-links/[id]', { message: 'The link is kept.' });
		const { heldLinks: words } = getMessages('en');
		await open('en');
		await expect
			.element(page.getByText('Asked by Karan on Jul 4, 2026. You are recorded as: brother'))
			.toBeVisible();
		await respond('GET /api/family/held-links', { links: [] });
		await userEvent.click(page.getByRole('button', { name: 'Keep the link with Karan' }));
		await expect.element(page.getByText('The link is kept.')).toBeVisible();
		await expect.element(page.getByText(words.none)).toBeVisible();
		expect(callsTo('POST /api/family/held-links/[id]')).toMatchObject([
			{ params: { id: link._id }, body: { answer: 'keep' } },
		]);
	});

	it('ends a link that was asked from the account', async () => {
		await respond('GET /api/family/held-links', { links: [{ ...link, isAskedByMe: true }] });
		await respond('POST /api/family/held-links/[id]', { message: 'The link has ended.' });
		await open('hi');
		await userEvent.click(page.getByRole('button', { name: 'Karan के साथ जुड़ाव हटाएँ' }));
		await expect
			.poll(() => callsTo('POST /api/family/held-links/[id]').map(({ body }) => body))
			.toEqual([{ answer: 'end' }]);
	});
});
