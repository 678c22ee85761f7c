import type { Page } from '@playwright/test';

const months = {
	short: '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)',
	long: '(?:January|February|March|April|June|July|August|September|October|November|December)',
	hindi: '(?:जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)',
};

/** Ways to write a day. May is as long as it is short. */
const styles = {
	'2026-03-04': /\b\d{4}-\d{2}-\d{2}\b/,
	'04/03/2026': /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b/,
	'Mar 4, 2026': new RegExp(`\\b${months.short}\\.? \\d{1,2}, \\d{4}`),
	'March 4, 2026': new RegExp(`\\b${months.long} \\d{1,2}, \\d{4}`),
	'4 Mar 2026': new RegExp(`\\d{1,2} ${months.short}\\.? \\d{4}`),
	'4 March 2026': new RegExp(`\\d{1,2} ${months.long} \\d{4}`),
	'4 मार्च 2026': new RegExp(`\\d{1,2} ${months.hindi},? \\d{4}`),
	'४ मार्च २०२६': new RegExp(`[०-९]{1,2} ${months.hindi},? [०-९]{4}`),
	'मार्च 4, 2026': new RegExp(`${months.hindi} \\d{1,2}, \\d{4}`),
};

/** The ways in which days are written on the page, or in the dialog above it. */
export async function getDateStyles(page: Page): Promise<string[]> {
	const scenes = page.locator('dialog[open], body:not(:has(dialog[open])) main');
	const text = (await scenes.allInnerTexts()).at(-1) ?? '';
	return Object.entries(styles).flatMap(([name, style]) => (style.test(text) ? [name] : []));
}
