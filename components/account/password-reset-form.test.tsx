import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/messages/hi';
import { PasswordResetForm } from './password-reset-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('renders both titles on the server, where the fragment of the address decides which is visible', () => {
	const { title, claim } = messages.passwordReset;
	const markup = renderToStaticMarkup(
		<NextIntlClientProvider locale="hi" timeZone="Asia/Kolkata" messages={messages}>
			<PasswordResetForm />
		</NextIntlClientProvider>,
	);
	expect(markup).toContain('<div id="claim"');
	expect(markup).toContain(`<span data-reset="">${title}</span><span data-claim="">${claim.title}</span>`);
});
