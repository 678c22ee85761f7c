import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/messages/en';
import { RoleDialog } from './member-confirmations';

vi.mock('@/components/admin/confirm-form', () => ({
	ConfirmForm: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));

const { undo } = messages.admin.users.role.promote;

it.each([
	['a new user', true],
	['a user', false],
])('says of the role of %s whether it can be undone', (_, isNew) => {
	const markup = renderToStaticMarkup(
		<NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
			<RoleDialog
				user={{ name: 'Asha', email: 'asha@example.org', isAdmin: false }}
				isOwn={false}
				isNew={isNew}
				send={async () => null}
				onClose={() => {}}
			/>
		</NextIntlClientProvider>,
	);
	expect(markup).toContain('Asha');
	expect(markup.includes(undo)).toBe(!isNew);
});
