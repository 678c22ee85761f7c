import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colours = ['color-contrast', 'link-in-text-block'];

interface Look {
	width: number;
	theme: 'light' | 'dark';
	ask: (axe: AxeBuilder) => AxeBuilder;
}

const askAll = (axe: AxeBuilder) => axe.withTags(wcag22aa);
/** All that the dark theme changes. */
const askColours = (axe: AxeBuilder) => axe.withRules(colours);
/** All that the width changes. */
const askWithoutColours = (axe: AxeBuilder) => askAll(axe).disableRules(colours);

const looks = {
	phone: [
		{ width: 390, theme: 'light', ask: askAll },
		{ width: 390, theme: 'dark', ask: askColours },
	],
	desktop: [
		{ width: 768, theme: 'light', ask: askWithoutColours },
		{ width: 1440, theme: 'light', ask: askAll },
		{ width: 1440, theme: 'dark', ask: askColours },
	],
} satisfies Record<string, Look[]>;

/** The narrowest phone that no page may overflow. */
const narrowest = 360;

/** The full run looks at every state of the portal's own server; `npm test` looks at the pages of accessibility.spec.ts. */
const isFullRun = process.env.JOURNEYS === 'full';

/** Checks the current state in the full run: axe finds nothing in either theme, and nothing is wider than the screen. */
export async function expectAccessible(page: Page, isMobile: boolean): Promise<void> {
	if (isFullRun) await expectAccessibleNow(page, isMobile);
}

/** Checks the current state: axe finds nothing in either theme, and nothing is wider than the screen. */
export async function expectAccessibleNow(page: Page, isMobile: boolean): Promise<void> {
	await expectNoFindings(page, isMobile ? looks.phone : looks.desktop);
	if (isMobile) await expectToFitAt(page, narrowest);
}

/** Checks the current state on both kinds of screen in the full run, for a journey that runs on one. */
export async function expectAccessibleOnAllScreens(page: Page): Promise<void> {
	if (!isFullRun) return;
	const { width = narrowest } = page.viewportSize() ?? {};
	await expectNoFindings(page, [...looks.desktop, ...looks.phone]);
	await expectToFitAt(page, narrowest);
	await resize(page, width);
}

async function expectNoFindings(page: Page, all: readonly Look[]): Promise<void> {
	// Not for ever: on a busy machine a font that nobody needs any more can stay on its way.
	await page.evaluate(
		(ms) => Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, ms))]),
		10_000,
	);
	// A list is dimmed while it is read again.
	await expect(page.locator('div[aria-busy="true"]')).toHaveCount(0);
	// What a header that stays covers of a target makes it too small.
	await page.evaluate(() => window.scrollTo(0, 0));
	// A card that is not drawn yet (content-visibility) would change its colours when it is looked at, or never.
	const still = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
	for (const { width, theme, ask } of all) {
		await page.evaluate((chosen) => {
			document.documentElement.dataset.theme = chosen;
		}, theme);
		await resize(page, width);
		if (theme === 'light') await expectToFitNow(page, width);
		expect.soft(await findingsOn(page, ask), `${theme}, ${width} px`).toEqual([]);
	}
	await still.evaluate((style) => style.parentNode?.removeChild(style));
}

/** Nothing is wider than the screen. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
	for (const width of widths) await expectToFitAt(page, width);
}

async function expectToFitAt(page: Page, width: number): Promise<void> {
	await resize(page, width);
	await expectToFitNow(page, width);
}

async function expectToFitNow(page: Page, width: number): Promise<void> {
	// Against the width that was asked for: a phone that is overflowed zooms out and widens its own.
	const needed = await page.evaluate(() => document.documentElement.scrollWidth);
	expect.soft(needed, `no scrolling to the side at ${width} px`).toBeLessThanOrEqual(width);
}

/** What axe finds, one line for each element, so that the report says what to mend. */
async function findingsOn(page: Page, ask: Look['ask']): Promise<string[]> {
	// Half a megabyte of script, which is in the page already when it has been asked before.
	const isInside = await page.evaluate(() => 'axe' in window);
	const axe = new AxeBuilder({ page, ...(isInside && { axeSource: 'void 0' }) })
		// Of what axe finds right or cannot tell, nothing is read.
		.options({ resultTypes: ['violations'] })
		// No page has frames, which are what axe would open a page of its own for.
		.setLegacyMode();
	const { violations } = await ask(axe).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
	);
}

async function resize(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
	await settle(page);
}

/** A colour that is inherited changes one level of the page after the other, each in a transition of its own. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		for (let quietFrames = 0; quietFrames < 3; ) {
			await nextFrame();
			quietFrames = document.getAnimations().length === 0 ? quietFrames + 1 : 0;
		}
	});
}
