import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { BiodataToolsPanel } from './biodata-tools-panel';

describe('BiodataTools', () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	it('prints the page that shows the biodata', async () => {
		const print = vi.spyOn(window, 'print').mockReturnValue();
		await show(
			<BiodataToolsPanel id="biodata" name="Veer">
				{null}
			</BiodataToolsPanel>,
			{ language: 'hi', session: 'member', area: 'member' },
		);
		const { own } = getMessages('hi').biodata;
		await userEvent.click(page.getByRole('button', { name: own.print, exact: true }));
		expect(print).toHaveBeenCalledOnce();
	});
});
