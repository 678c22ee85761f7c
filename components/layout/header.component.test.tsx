import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BellButton } from '@/components/messaging/notifications/bell-button';
import { respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { Header } from './chrome';

describe.each(['hi', 'en'] as const)('the header in %s', (language) => {
	it.each(['visitor', 'member', 'administrator'] as const)('keeps one row at 1280 px: %s', async (reader) => {
		await page.viewport(1280, 800);
		await respond('GET /api/users/notifications', { notifications: [], unread: 0 });
		await show(await Header({ language, isForMember: false, bell: <BellButton /> }), {
			language,
			// The name of the open page is bold, and so wider than the others are.
			path: '/contact',
			...(reader !== 'visitor' && { session: reader }),
		});
		await document.fonts.ready;
		const controls = () =>
			[...document.querySelectorAll('header a, header button, header select')]
				.map((control) => control.getBoundingClientRect())
				.filter(({ height }) => height > 0);
		const bell = () => document.querySelectorAll('header [aria-controls="notifications"]').length;
		await expect.poll(bell).toBe(reader === 'visitor' ? 0 : 1);
		await expect.poll(() => controls().length).toBeGreaterThan(12);
		await expect
			.poll(() => new Set(controls().map(({ top, height }) => Math.round((top + height / 2) / 8))).size)
			.toBe(1);
		expect(Math.max(...controls().map(({ right }) => right))).toBeLessThanOrEqual(1280);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
	});
});
