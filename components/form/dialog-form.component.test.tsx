import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '@/components/ui/dialog';
import type { ApiFailure } from '@/lib/client/api';
import { show } from '@/tests/support/browser/show';
import { DialogForm } from './dialog-form';

const refusal: ApiFailure = {
	ok: false,
	status: 409,
	code: 'refused',
	message: 'Not before tomorrow.',
	errors: [],
};

it('shows why a long form was refused where its button was pressed', async () => {
	await show(
		<Dialog title="Send" onClose={() => {}}>
			<DialogForm
				texts={{ confirm: 'Send', cancel: 'Cancel', failed: 'Not sent.' }}
				defaultValues={{}}
				send={async () => refusal}
				onDone={() => {}}
				onCancel={() => {}}
			>
				{() => <p style={{ height: '300vh' }}>Many questions</p>}
			</DialogForm>
		</Dialog>,
		{ language: 'en', session: 'member', area: 'member' },
	);
	await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
	await expect.element(page.getByRole('alert')).toBeInViewport();
});
