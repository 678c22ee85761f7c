import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@/lib/client/api';
import { translator } from '@/lib/platform/i18n/translate';
import { respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { InterestsPage } from './interests-page';

type Interests = Reply<'GET /api/family/interests'>;
type Interest = NonNullable<Interests['sent'][number]['interest']>;

const id = (end: string) => `4b2f0000-0000-4000-8000-0000000000${end}`;

const interest = (fields: Partial<Interest>): Interest => ({
	_id: id('01'),
	direction: 'sent',
	state: 'sent',
	answers: null,
	message: null,
	kindWords: null,
	createdAt: '2026-11-20T08:00:00.000Z',
	ownActor: null,
	otherActor: null,
	awaits: null,
	saidYes: false,
	isSenderAwaited: false,
	ownContact: null,
	otherContact: null,
	...fields,
});

const interests: Interests = {
	left: 5,
	received: [],
	sent: [
		{ member: { _id: id('11'), name: 'Bhim' }, interest: interest({ _id: id('01') }) },
		{
			member: { _id: id('12'), name: 'Veer' },
			interest: interest({ _id: id('02'), awaits: 'own', saidYes: true }),
		},
	],
	agreed: [],
	shortlisted: [],
	hidden: [],
	blocked: [],
};

const open = (address: string) =>
	show(<InterestsPage />, {
		language: 'en',
		session: 'member',
		path: `/matrimonial/interests${address}`,
		area: 'member',
	});

describe('InterestsPage', () => {
	it('opens the interest that a mail names, in the list where it is now', async () => {
		const t = translator('en');
		await respond('GET /api/family/interests', interests);
		await open(`?open=${id('02')}`);
		await expect
			.element(page.getByRole('heading', { level: 2, name: t('matching.interests.lists.sent') }))
			.toBeVisible();
		const row = page.getByRole('listitem').filter({ hasText: 'Veer' });
		await expect.element(row).toHaveFocus();
		const received = t('matching.interests.count', {
			list: t('matching.interests.lists.received'),
			count: '0',
		});
		await userEvent.click(page.getByRole('link', { name: received }));
		await expect.element(page.getByText(t('matching.interests.empty.received'))).toBeVisible();
	});

	it('opens what has been received when the interest is in no list any more', async () => {
		const t = translator('en');
		await respond('GET /api/family/interests', interests);
		await open(`?open=${id('03')}`);
		await expect.element(page.getByText(t('matching.interests.empty.received'))).toBeVisible();
	});
});
