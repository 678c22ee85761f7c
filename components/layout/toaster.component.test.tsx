import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '@/components/ui/button';
import { showToast } from '@/lib/client/toast';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';

const toast = (text: string) => page.getByText(text, { exact: true });
const getBox = (text: string) => toast(text).element().closest('[data-toast]')?.getBoundingClientRect();

describe.each([
	['a phone', 390, 844],
	['a wide screen', 1440, 900],
] as const)('toasts on %s', (_, width, height) => {
	beforeEach(() => page.viewport(width, height));

	it('lie at the top right and do not move the page', async () => {
		await show(
			<>
				<h1>Heading</h1>
				<Button>Press</Button>
			</>,
			{ language: 'hi' },
		);
		await Promise.allSettled([...document.fonts].map((face) => face.load()));
		const button = page.getByRole('button', { name: 'Press', exact: true }).element();
		const before = button.getBoundingClientRect().toJSON();
		showToast('Saved', 'success');
		await expect.element(toast('Saved')).toBeInViewport({ ratio: 1 });
		expect(button.getBoundingClientRect().toJSON()).toEqual(before);
		const box = getBox('Saved');
		expect(box?.top).toBeLessThan(40);
		expect(width - (box?.right ?? 0)).toBeLessThan(20);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	});

	it('leave the control visible that has the focus, or gets it', async () => {
		await show(
			<>
				<div style={{ position: 'absolute', top: 20, right: 30 }}>
					<Button>First</Button>
				</div>
				<div style={{ position: 'absolute', top: 160, right: 30 }}>
					<Button>Second</Button>
				</div>
			</>,
			{ language: 'en' },
		);
		const button = (name: string) => page.getByRole('button', { name, exact: true });
		const isFree = (name: string) => {
			const { top, bottom } = button(name).element().getBoundingClientRect();
			const box = getBox('Saved');
			return box !== undefined && (box.top >= bottom || box.bottom <= top);
		};
		button('First').element().focus();
		showToast('Saved', 'success');
		await expect.element(toast('Saved')).toBeInViewport({ ratio: 1 });
		expect(isFree('First')).toBe(true);
		button('Second').element().focus();
		await expect.poll(() => isFree('Second')).toBe(true);
		expect(document.activeElement).toBe(button('Second').element());
	});
});

describe('showToast', () => {
	it('replaces what was said before, so that no two results contradict each other', async () => {
		await show(<h1>Heading</h1>, { language: 'en' });
		showToast('Removed', 'success');
		showToast('A date is odd', 'info');
		await expect.element(toast('A date is odd')).toBeVisible();
		await expect.element(toast('Removed')).toBeVisible();
		showToast('Brought back', 'success');
		await expect.element(toast('Brought back')).toBeVisible();
		await expect.element(toast('Removed')).not.toBeInTheDocument();
		await expect.element(toast('A date is odd')).not.toBeInTheDocument();
		showToast('Not saved', 'error');
		await expect.element(toast('Not saved')).toBeVisible();
		await expect.element(toast('Brought back')).not.toBeInTheDocument();
	});

	it('shows a toast that its button closes', async () => {
		await show(<h1>Heading</h1>, { language: 'hi' });
		showToast('Saved', 'success');
		await userEvent.click(page.getByRole('button', { name: getMessages('hi').site.close }));
		await expect.element(toast('Saved')).not.toBeInTheDocument();
	});
});
