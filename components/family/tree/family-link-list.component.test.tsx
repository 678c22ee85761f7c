import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '@/tests/support/browser/show';
import { FamilyLinkList } from './family-link-list';

describe('FamilyWays', () => {
	it.each(['hi', 'en'] as const)('keeps one row at 1280 px: %s', async (language) => {
		await page.viewport(1280, 800);
		await show(<div className="container-page">{await FamilyLinkList({ current: 'tree', language })}</div>, {
			language,
		});
		await document.fonts.ready;
		const links = [...document.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect());
		expect(links.length).toBeGreaterThan(5);
		// The page of the tree itself switches between the tree and the list.
		const addresses = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map(
			({ pathname }) => pathname,
		);
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(new Set(links.map(({ top }) => top)).size).toBe(1);
		expect(Math.max(...links.map(({ right }) => right))).toBeLessThanOrEqual(1280);
	});
});
