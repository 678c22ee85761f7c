import type { Page } from '@playwright/test';
import { toLatinDigits } from '@/lib/core/digits';
import { expect } from './fixtures';

/** Every way in which a field says that it takes digits. What is hidden from everybody belongs to another control. */
const ways = [
	...['type="number"', 'type="tel"', 'type="date"', 'type="month"', 'autocomplete="one-time-code"'],
	...['inputmode="numeric"', 'inputmode="decimal"', 'inputmode="tel"'],
].map((way) => `input[${way}]:not([aria-hidden="true"])`);
const numericFields = ways.map((way) => `${way}:visible`).join(', ');

const typed = { devanagari: '१२३४५६७८९०', gujarati: '૧૨૩૪૫૬૭૮૯૦' };

/** Types the digits of both scripts into every numeric field of the page, or of the dialog above it, that `typedInto` lacks. */
export async function typeIntoAll(page: Page, typedInto: Set<string>): Promise<void> {
	// Most pages have none, and to look for dialogs by their role takes long on a large one.
	const hasAny = await page.evaluate((all) => document.querySelector(all) !== null, ways.join(', '));
	if (!hasAny) return;
	const dialog = page.getByRole('dialog');
	const within = (await dialog.count()) > 0 ? dialog.last() : page;
	for (const field of await within.locator(numericFields).all()) {
		const { name, id, maxLength, isFixed } = await field.evaluate((input: HTMLInputElement) => ({
			name: input.name,
			id: input.id,
			maxLength: input.maxLength,
			isFixed: input.disabled || input.readOnly,
		}));
		const key = `${name} ${id}`;
		if (isFixed || typedInto.has(key)) continue;
		typedInto.add(key);
		for (const digits of Object.values(typed)) {
			const fitting = maxLength > 0 ? digits.slice(0, maxLength) : digits;
			await field.clear();
			await field.pressSequentially(fitting);
			const value = await field.inputValue();
			expect([name || id, toLatinDigits(value)]).toEqual([name || id, toLatinDigits(fitting)]);
		}
	}
}
