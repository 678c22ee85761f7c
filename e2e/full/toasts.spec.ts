// Messages that come and go by themselves: nothing that could be pressed before them is behind them.
import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';

const toastsOn = (page: Page) => page.locator('[data-toast]');

/** Marks each control that can be pressed now: the point in its middle is its own. */
async function markReachable(page: Page): Promise<number> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>(
			'a[href], button, input, select, textarea, summary',
		);
		let marked = 0;
		for (const control of controls) {
			const { x, y, width, height } = control.getBoundingClientRect();
			const hit = document.elementFromPoint(x + width / 2, y + height / 2);
			const isReachable = width > 0 && hit !== null && (control.contains(hit) || hit.contains(control));
			control.toggleAttribute('data-reachable', isReachable);
			if (isReachable) marked += 1;
		}
		return marked;
	});
}

/** Of the marked controls those whose boxes a toast overlaps now. */
function coveredNow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) =>
			toast.getBoundingClientRect(),
		);
		return [...document.querySelectorAll('[data-reachable]')].flatMap((control) => {
			const box = control.getBoundingClientRect();
			const isCovered = toasts.some(
				(toast) =>
					box.left < toast.right &&
					box.right > toast.left &&
					box.top < toast.bottom &&
					box.bottom > toast.top,
			);
			return isCovered && box.width > 0 ? [control.outerHTML.slice(0, 120)] : [];
		});
	});
}

inBothLanguages((language) => {
	const { add } = messagesIn(language).dashboard;

	/** Adds a relative; the toast about it is there when this is done. Nothing scrolls. */
	async function addRelative(page: Page, name: string, relation: string): Promise<void> {
		await page.getByRole('button', { name: add.open }).dispatchEvent('click');
		const form = page.getByRole('dialog');
		await form.getByLabel(add.name).fill(name);
		await form.getByLabel(add.relation).selectOption(relation);
		await form.getByRole('button', { name: add.submit, exact: true }).click();
		await expect(form).toBeHidden();
		await expect(toastsOn(page)).toHaveCount(1);
		await expect(toastsOn(page)).toBeInViewport({ ratio: 1 });
	}

	test.describe(`toasts in ${language}`, () => {
		test('cover no control of the header or the page', async ({ page, newMember, logIn }) => {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/dashboard'));
			await expect(page.locator('main h2')).toHaveCount(4);
			await page.waitForLoadState('networkidle');
			expect(await markReachable(page)).toBeGreaterThan(3);
			await addRelative(page, 'Meera Kanwar', 'Mother');
			expect(await coveredNow(page)).toEqual([]);
			await toastsOn(page).getByRole('button').click();
			await expect(toastsOn(page)).toHaveCount(0);

			await page.evaluate(() => window.scrollTo(0, 250));
			expect(await page.evaluate(() => window.scrollY)).toBe(250);
			expect(await markReachable(page)).toBeGreaterThan(3);
			await addRelative(page, 'Veer Singh', 'Father');
			expect(await coveredNow(page)).toEqual([]);
		});
	});
});
