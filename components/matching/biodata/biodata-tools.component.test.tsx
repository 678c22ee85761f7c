import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { BiodataTools } from './biodata-tools';

describe('BiodataTools', () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	it('prints the page that shows the biodata', async () => {
		const print = vi.spyOn(window, 'print').mockReturnValue();
		await show(
			<BiodataTools id="biodata" name="Veer">
				{null}
			</BiodataTools>,
			{ language: 'hi', session: 'member', area: 'member' },
		);
		const { own } = getMessages('hi').biodata;
		await userEvent.click(page.getByRole('button', { name: own.print, exact: true }));
		expect(print).toHaveBeenCalledOnce();
	});
});
