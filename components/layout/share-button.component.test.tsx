import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { ShareButton } from './share-button';

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
const take = () => Promise.resolve();
const names = ['share', 'clipboard'] as const;

afterEach(() => {
	for (const name of names) Reflect.deleteProperty(navigator, name);
	vi.restoreAllMocks();
});

describe('ShareButton', () => {
	it.each([
		['failed', { share: refuse }, false],
		['copied', { clipboard: { writeText: take } }, false],
		['copied', { clipboard: { writeText: refuse } }, true],
		['copied', {}, true],
		['unsupported', {}, false],
	] as const)(
		'says %s for a moment when the browser has no more',
		async (outcome, device, copiesSelection) => {
			vi.spyOn(document, 'execCommand').mockReturnValue(copiesSelection);
			const { article } = getMessages('en').blogs;
			for (const name of names)
				Object.defineProperty(navigator, name, { value: Reflect.get(device, name), configurable: true });
			await show(<ShareButton title="The fort" />, { language: 'en', path: '/blog/fort' });
			await userEvent.click(page.getByRole('button', { name: article.share, exact: true }));
			const status = page.getByRole('status').filter({ hasText: article[outcome] });
			await expect.element(status).toBeVisible();
			await expect.element(status).not.toBeInTheDocument();
		},
	);
});
