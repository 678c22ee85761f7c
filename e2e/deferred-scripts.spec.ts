import { gzipSync } from 'node:zlib';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './fixtures';
import { inBothLanguages, textsIn } from './languages';

const mostScript = 120 * 1024;
const mostShift = 0.025;
/** So that the first paint is done in fallbacks: what then moves is counted. */
const fontDelayMs = 700;

const paths = [
	...[
		'/',
		'/devi',
		'/deity',
		'/blogs',
		'/gallery',
		'/about',
		'/help',
		'/terms-privacy',
		'/contact',
		'/feedback',
	],
	...['/matrimonial', '/register', '/clan', '/kul-devi-devta'],
];

inBothLanguages((language) => {
	const texts = textsIn(language);

	test(`public pages send little script and stand still in ${language}`, { tag: '@phone' }, async ({
		page,
	}) => {
		let scriptBytes = 0;
		page.on('response', async (response) => {
			if (response.request().resourceType() !== 'script') return;
			scriptBytes += gzipSync(await response.body()).byteLength;
		});
		await page.route(/\.woff2$/, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
			await route.continue();
		});
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const shift of list.getEntries()) if ('value' in shift) shifts.push(Number(shift.value));
			}).observe({ type: 'layout-shift', buffered: true });
		});
		for (const path of paths) {
			scriptBytes = 0;
			await page.goto(pathIn(language, path));
			await page.evaluate(() => document.fonts.ready);
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
			const shift = await page.evaluate<number>('shifts.reduce((sum, shift) => sum + shift, 0)');
			expect.soft(shift, `${path} moves while it is read`).toBeLessThanOrEqual(mostShift);
			expect.soft(scriptBytes, `${path}, bytes of script`).toBeLessThanOrEqual(mostScript);
		}
	});

	test(`what was touched before the scripts came is done when they have come in ${language}`, async ({
		page,
	}) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/_next/') && request.resourceType() === 'script')
				scripts.push(request.url());
		});
		await page.goto(pathIn(language, '/'));
		expect(scripts).toEqual([]);
		await page.getByRole('button', { name: texts.home.stats.clans.title }).first().click();
		await expect(page.getByRole('dialog', { name: texts.home.stats.clans.title })).toBeVisible();
		expect(scripts.length).toBeGreaterThan(0);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});
