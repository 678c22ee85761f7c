import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { AskRelativeForm } from './ask-relative-form';

const kiran = { _id: 'a1', name: 'Kiran', words: { hi: 'बेटी', en: 'daughter' } };

describe('AskRelative', () => {
	it.each([
		['hi', '/family-tree?invite=a1'],
		['en', '/en/family-tree?invite=a1'],
	] as const)(
		'leads to the invitation of each relative without an account, in %s',
		async (language, href) => {
			const words = getMessages(language).matching.guardians.ask;
			const relatives = { relatives: [], invitable: [kiran] };
			await show(<AskRelativeForm {...relatives} isEmailConfirmed onChanged={() => {}} />, { language });
			await expect.element(page.getByText(words.invitableText)).toBeVisible();
			const link = page.getByRole('link', { name: words.inviteNamed.replace('{name}', 'Kiran') });
			await expect.element(link).toHaveAttribute('href', href);
		},
	);
});
