import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { TermsNotice } from './terms-notice';

it.each(['hi', 'en'] as const)(
	'TermsNotice leads to the terms, and goes once it is answered, in %s',
	async (language) => {
		const { termsNotice } = getMessages(language);
		await show(<TermsNotice version="2027-01" />, { language, session: 'member', area: 'member' });
		const notice = page.getByRole('region', { name: termsNotice.label, exact: true });
		await expect.element(notice).toHaveTextContent('2027-01');
		await expect
			.element(notice.getByRole('link'))
			.toHaveAttribute('href', language === 'hi' ? '/terms-privacy' : '/en/terms-privacy');
		await respond('PUT /api/users/terms', { message: termsNotice.read });
		await userEvent.click(notice.getByRole('button', { name: termsNotice.understood, exact: true }));
		await expect.element(notice).not.toBeInTheDocument();
		expect(callsTo('PUT /api/users/terms').map(({ body }) => body)).toEqual([{ version: '2027-01' }]);
	},
);
