import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { ShortlistButton } from './shortlist-button';

const member = { _id: '4b2f0000-0000-4000-8000-000000000000', name: 'Veer' };
const route = 'PUT /api/family/matches/[id]/mark';

/** A page that shows the change at once, before the server has taken it. */
function Shortlist({ isFirst }: { isFirst: boolean }) {
	const [isShortlisted, setShortlisted] = useState(isFirst);
	return (
		<ShortlistButton member={member} isShortlisted={isShortlisted} isLabelled onChanged={setShortlisted} />
	);
}

const open = (isFirst: boolean, language: Language) =>
	show(<Shortlist isFirst={isFirst} />, {
		language,
		session: 'member',
		path: '/matrimonial',
		area: 'member',
	});

describe('ShortlistButton', () => {
	it.each(['hi', 'en'] as const)(
		'says in %s that the match is on the shortlist, then that it is not',
		async (language) => {
			const t = translator(language);
			await open(false, language);
			const off = page.getByRole('button', { name: t('matching.card.shortlistOf', member), exact: true });
			const on = page.getByRole('button', { name: t('matching.card.shortlistedOf', member), exact: true });
			await respond(route, { message: 'Added.', mark: 'shortlisted' });
			const release = hold(route);
			await userEvent.click(off);
			await expect.element(on).toHaveAttribute('aria-pressed', 'true');
			await expect.element(on).toHaveTextContent(t('matching.card.shortlisted'));
			release();
			await expect.element(page.getByText(t('matching.marks.shortlisted', member))).toBeVisible();
			await respond(route, { message: 'Undone.', mark: null });
			await userEvent.click(on);
			await expect.element(page.getByText(t('matching.marks.unshortlisted', member))).toBeVisible();
			await expect.element(off).toHaveTextContent(t('matching.card.shortlist'));
			expect(callsTo(route).map(({ body }) => body)).toEqual([{ mark: 'shortlisted' }, { mark: null }]);
		},
	);

	it('shows the match as before when the server refuses', async () => {
		const t = translator('en');
		refuseWithoutReason(route, 503);
		await open(true, 'en');
		const on = page.getByRole('button', { name: t('matching.card.shortlistedOf', member), exact: true });
		await userEvent.click(on);
		await expect.element(page.getByText(t('matching.marks.failed'))).toBeVisible();
		await expect.element(on).toHaveAttribute('aria-pressed', 'true');
	});
});
