import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lookOnPaper } from '@/tests/support/browser/paper';
import { show } from '@/tests/support/browser/show';
import { PageBanner } from './page-banner';

it('prints its words dark on white', async () => {
	await show(<PageBanner title="Terms" text="What we keep" />, { language: 'en' });
	const banner = page.getByRole('heading', { name: 'Terms' }).element().closest('.on-maroon');
	const getColor = () => getComputedStyle(page.getByText('What we keep').element()).color;
	const onScreen = getColor();
	await lookOnPaper(async () => {
		await expect.poll(getColor).not.toBe(onScreen);
		expect(banner && getComputedStyle(banner).backgroundImage).toBe('none');
	});
});
