import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { BellButton } from './bell-button';

type Notifications = Reply<'GET /api/users/notifications'>;

const waiting: Notifications = {
	notifications: [
		{
			_id: 'request',
			kind: 'relation.asked',
			subject: 'Asha Rathore',
			by: null,
			candidateId: null,
			candidate: null,
			at: '2026-11-02T06:00:00.000Z',
			isWaiting: true,
			isUnread: true,
		},
		{
			_id: 'story',
			kind: 'story.approved',
			subject: 'Forts of Mewar',
			by: null,
			candidateId: null,
			candidate: null,
			at: '2026-11-01T06:00:00.000Z',
			isWaiting: false,
			isUnread: false,
		},
	],
	unread: 1,
};
const nothing: Notifications = { notifications: [], unread: 0 };

const showBell = (language: Language) =>
	show(
		<>
			<header className="on-maroon relative flex justify-end bg-maroon-950">
				<BellButton />
			</header>
			<h1>About</h1>
		</>,
		{ language, session: 'member', path: '/about' },
	);

const bell = () => page.getByRole('button', { expanded: false }).first();
const panel = (name: string) => page.getByRole('region', { name });

describe('Bell', () => {
	it('counts what is new, lists it with what waits, and marks it as read', async () => {
		const texts = getMessages('hi').notifications;
		const t = translator('hi');
		await respond('GET /api/users/notifications', waiting);
		await respond('PUT /api/users/notifications', { message: 'Read.' });
		await showBell('hi');
		const count = t('notifications.unread', { count: '1' });
		await expect.element(bell()).toHaveAccessibleName(`${texts.title}: ${count}`);
		bell().element().focus();
		await userEvent.keyboard('{Enter}');
		const rows = panel(texts.title).getByRole('listitem');
		await expect
			.element(rows.nth(0))
			.toHaveTextContent(t('notifications.kinds.relation.asked', { subject: 'Asha Rathore' }));
		await expect.element(rows.nth(0)).toHaveTextContent(texts.waiting);
		await expect.element(rows.nth(0)).toHaveTextContent(texts.new);
		await expect.element(rows.nth(1)).not.toHaveTextContent(texts.new);
		await expect.element(rows.nth(1)).not.toHaveTextContent(texts.waiting);
		await expect.element(page.getByRole('button', { name: texts.title, exact: true })).toBeVisible();
		expect(callsTo('PUT /api/users/notifications').at(-1)?.body).toEqual({
			readUntil: '2026-11-02T06:00:00.000Z',
		});
		await userEvent.keyboard('{Tab}');
		await expect.element(rows.nth(0).getByRole('link')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.element(panel(texts.title)).not.toBeInTheDocument();
		await expect.element(bell()).toHaveFocus();
	});

	it('says that it is loading, that nothing is there, and leads to the dashboard', async () => {
		const texts = getMessages('en').notifications;
		await respond('GET /api/users/notifications', nothing);
		const release = hold('GET /api/users/notifications');
		await showBell('en');
		await userEvent.click(page.getByRole('button', { name: texts.title, exact: true }));
		await expect.element(panel(texts.title).getByText(texts.loading, { exact: true })).toBeVisible();
		release();
		await expect.element(panel(texts.title).getByText(texts.empty, { exact: true })).toBeVisible();
		await expect
			.element(panel(texts.title).getByRole('link', { name: texts.dashboard }))
			.toHaveAttribute('href', '/en/dashboard');
		await userEvent.click(page.getByRole('heading', { level: 1 }), { position: { x: 5, y: 5 } });
		await expect.element(panel(texts.title)).not.toBeInTheDocument();
	});

	it('says that the list cannot be loaded, and asks again', async () => {
		const texts = getMessages('hi').notifications;
		refuseWithoutReason('GET /api/users/notifications', 503);
		await showBell('hi');
		await userEvent.click(page.getByRole('button', { name: texts.title, exact: true }));
		await expect.element(panel(texts.title).getByRole('alert')).toHaveTextContent(texts.failed);
		await respond('GET /api/users/notifications', nothing);
		await userEvent.click(panel(texts.title).getByRole('button', { name: texts.retry, exact: true }));
		await expect.element(panel(texts.title).getByText(texts.empty, { exact: true })).toBeVisible();
	});

	it('stays away for a visitor, and asks nothing', async () => {
		await show(<BellButton />, { language: 'en' });
		await expect.element(page.getByRole('button')).not.toBeInTheDocument();
		expect(callsTo('GET /api/users/notifications')).toHaveLength(0);
	});

	it.each([
		[320, 640],
		[390, 844],
		[768, 900],
		[1280, 720],
	])('keeps its panel on a screen of %i by %i pixels', async (width, height) => {
		const texts = getMessages('en').notifications;
		await page.viewport(width, height);
		await respond('GET /api/users/notifications', nothing);
		await showBell('en');
		await userEvent.click(page.getByRole('button', { name: texts.title, exact: true }));
		await expect.element(panel(texts.title).getByText(texts.empty, { exact: true })).toBeVisible();
		const box = panel(texts.title).element().getBoundingClientRect();
		expect(box.left).toBeGreaterThanOrEqual(0);
		expect(box.right).toBeLessThanOrEqual(width);
		expect(box.bottom).toBeLessThanOrEqual(height);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	});
});
