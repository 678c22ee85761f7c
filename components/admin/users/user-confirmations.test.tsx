import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { RoleDialog } from './user-confirmations';

vi.mock('@/components/admin/confirm-form', () => ({
	ConfirmForm: ({ children }: { children: () => React.ReactNode }) => <div>{children()}</div>,
}));

const texts = messages.admin.users;
const { undo } = messages.admin.users.role.promote;

it.each([
	['a new user', true],
	['a user', false],
])('says of the role of %s whether it can be undone', (_, isNew) => {
	const markup = renderToStaticMarkup(
		<RoleDialog
			user={{ name: 'Asha', email: 'asha@example.org', isAdmin: false }}
			isOwn={false}
			isNew={isNew}
			texts={texts}
			send={async () => null}
			onClose={() => {}}
		/>,
	);
	expect(markup).toContain('Asha');
	expect(markup.includes(undo)).toBe(!isNew);
});
