import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { AccountSettingsPanel } from './account-settings-panel';

const moment = '2026-07-04T08:00:00.000Z';
const here = {
	_id: 'a'.repeat(22),
	browser: 'Chrome',
	system: 'Android',
	startedAt: moment,
	lastSeenAt: moment,
	isCurrent: true,
};
const elsewhere = { ...here, _id: 'b'.repeat(22), browser: 'Firefox', system: 'Linux', isCurrent: false };

const addresses = [
	{ _id: 'calendar' as const, kind: 'calendar' as const, name: null, since: moment },
	{
		_id: '4b2f0000-0000-4000-8000-000000000000',
		kind: 'biodataLink' as const,
		name: 'An uncle',
		since: moment,
	},
];

async function open(language: Language) {
	const texts = getMessages(language);
	const words = texts.profile.account;
	await show(<AccountSettingsPanel email="asha@example.org" isEmailConfirmed onEmailChange={() => {}} />, {
		language,
		session: 'member',
		path: '/profile',
		area: 'member',
	});
	await userEvent.click(page.getByRole('button', { name: words.title, exact: true }));
	const list = page.getByRole('list', { name: words.sessions.title });
	return {
		texts,
		words,
		list,
		sessionOn: (device: string) => list.getByRole('listitem').filter({ hasText: device }),
		dialog: (name: string) => page.getByRole('dialog', { name }),
	};
}

describe('AccountSettings', () => {
	beforeEach(async () => {
		await respond('GET /api/users/sessions', { sessions: [here, elsewhere], addresses });
		await respond('GET /api/users/email', { pending: null });
		await respond('GET /api/users/second-factor', { since: null, recoveryCodesLeft: 0, isRequired: false });
	});

	it('ends one login after a question, and leaves the others', async () => {
		await respond('DELETE /api/users/sessions/[id]', { message: 'The login is ended.' });
		const { texts, words, list, sessionOn, dialog } = await open('hi');
		const end = () =>
			userEvent.click(sessionOn('Firefox · Linux').getByRole('button', { name: words.sessions.endOne }));
		const question = dialog(words.sessions.oneTitle);
		await end();
		await userEvent.click(question.getByRole('button', { name: texts.site.cancel, exact: true }));
		await expect.element(question).not.toBeInTheDocument();
		expect(callsTo('DELETE /api/users/sessions/[id]')).toEqual([]);
		await end();
		await userEvent.click(question.getByRole('button', { name: words.sessions.endOne, exact: true }));
		await expect.element(page.getByText('The login is ended.')).toBeVisible();
		await expect.element(sessionOn('Firefox · Linux')).not.toBeInTheDocument();
		await expect.element(list).toHaveFocus();
		expect(callsTo('DELETE /api/users/sessions/[id]')[0]?.params).toEqual({ id: elsewhere._id });
	});

	it('leads to the login when the login of this browser is ended', async () => {
		await respond('DELETE /api/users/sessions/[id]', { message: 'The login is ended.' });
		const { words, sessionOn, dialog } = await open('en');
		await userEvent.click(
			sessionOn(words.sessions.here).getByRole('button', { name: words.sessions.endOne }),
		);
		const question = dialog(words.sessions.oneTitle);
		await expect.element(question.getByText(words.sessions.hereQuestion)).toBeVisible();
		await userEvent.click(question.getByRole('button', { name: words.sessions.endOne, exact: true }));
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/en/login']);
		expect(localStorage.getItem('token')).toBeNull();
	});

	it('ends every login after a question', async () => {
		await respond('DELETE /api/users/sessions', { message: 'You are logged out.' });
		const { texts, words, dialog } = await open('hi');
		const end = page.getByRole('button', { name: words.sessions.end, exact: true });
		const question = dialog(words.sessions.end);
		await userEvent.click(end);
		await userEvent.click(question.getByRole('button', { name: texts.site.cancel, exact: true }));
		await expect.element(question).not.toBeInTheDocument();
		expect(callsTo('DELETE /api/users/sessions')).toEqual([]);
		await userEvent.click(end);
		await userEvent.click(question.getByRole('button', { name: words.sessions.confirm, exact: true }));
		await expect.element(page.getByText('You are logged out.')).toBeVisible();
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/login']);
		expect(localStorage.getItem('token')).toBeNull();
	});

	it('ends the open addresses with every login, but for those that the member unticks', async () => {
		await respond('DELETE /api/users/sessions', { message: 'You are logged out.' });
		const { words, dialog } = await open('en');
		await userEvent.click(page.getByRole('button', { name: words.sessions.end, exact: true }));
		const question = dialog(words.sessions.end);
		const calendar = question.getByRole('checkbox', { name: 'Address for your calendar' });
		await expect.element(calendar).toBeChecked();
		await userEvent.click(question.getByRole('checkbox', { name: 'Biodata link for An uncle' }));
		await userEvent.click(question.getByRole('button', { name: words.sessions.confirm, exact: true }));
		await expect
			.poll(() => callsTo('DELETE /api/users/sessions').at(-1)?.body)
			.toEqual({ keeps: [addresses[1]?._id] });
		await expect.element(page.getByText('You are logged out.')).toBeVisible();
	});

	it('keeps a long name of an open address within the question', async () => {
		const name = 'M'.repeat(100);
		const link = { _id: '4b2f0000-0000-4000-8000-000000000001', kind: 'biodataLink' as const, since: moment };
		await respond('GET /api/users/sessions', { sessions: [here], addresses: [{ ...link, name }] });
		const { words, dialog } = await open('en');
		await userEvent.click(page.getByRole('button', { name: words.sessions.end, exact: true }));
		const question = dialog(words.sessions.end);
		await expect.element(question.getByRole('checkbox', { name: `Biodata link for ${name}` })).toBeChecked();
		const wider = [...question.element().querySelectorAll('*')].filter(
			({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
		);
		expect(wider).toEqual([]);
	});

	it('says why the copy of the records did not come', async () => {
		refuseWithoutReason('GET /api/users/me/export', 503);
		const { words } = await open('en');
		await userEvent.click(page.getByRole('button', { name: words.data.download, exact: true }));
		await expect.element(page.getByRole('alert').filter({ hasText: words.data.failed })).toBeVisible();
	});
});
