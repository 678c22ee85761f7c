import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { ZoomNotice } from './zoom-notice';

function Canvas() {
	const canvas = useRef<HTMLElement>(null);
	return (
		<section ref={canvas} aria-label="Canvas" className="relative h-40">
			<ZoomNotice canvas={canvas} isEntered={false} />
		</section>
	);
}

describe('ZoomHint', () => {
	it('names no keys on a touch screen, and nothing before the reader tries to move the picture', async () => {
		const { diagram } = getMessages('hi').familyTree;
		await show(<Canvas />, { language: 'hi' });
		const canvas = page.getByRole('region', { name: 'Canvas' }).element();
		expect(canvas.textContent).toBe('');
		canvas.dispatchEvent(new Event('touchmove', { bubbles: true }));
		await expect.element(page.getByText(diagram.touchHint)).toBeInTheDocument();
		expect(canvas.textContent).not.toContain('Ctrl');
	});
});
