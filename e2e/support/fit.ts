import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The width that pages have while they are explored. It is measured last, so that nothing has to be set back. */
export const exploredWidth = 1280;

/** From a wide screen to the narrowest phone. */
export const pageWidths = [1440, 768, 390, 320, exploredWidth];

/** For dialogs, which have one layout for wide screens and one for narrow ones, and for a short look at a page. */
export const twoWidths = [320, exploredWidth];

/** Chromium sometimes applies the media queries of a new width some frames after the width itself. */
const restyleMs = 500;

/** CSS pixels between the margins of an A4 sheet. */
const sheetWidth = 718;

/**
 * What does not fit at one of the widths, of the page or the dialog above it: the document scrolls to the side, or a
 * text or a control is outside the window, is cut off, or sticks out of its box. Areas that scroll or are panned may be
 * larger than they look, and a text with an ellipsis may be longer. Empty when everything fits.
 */
export async function getMisfits(page: Page, widths: readonly number[]): Promise<string[]> {
	const before = page.viewportSize();
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		let misfits = await page.evaluate(misfitsAt, width);
		if (misfits.length > 0) {
			await sleep(restyleMs);
			misfits = await page.evaluate(misfitsAt, width);
		}
		found.push(...misfits.map((misfit) => `${width} px: ${misfit}`));
	}
	if (before && before.width !== widths.at(-1)) await page.setViewportSize(before);
	return found;
}

/** As `getMisfits`, of the page on paper. */
export async function misfitsOnPaper(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: 'print' });
	const found = await getMisfits(page, [sheetWidth]);
	await page.emulateMedia({ media: null });
	return found.map((misfit) => `on paper: ${misfit}`);
}

/** Runs in the page. */
async function misfitsAt(width: number): Promise<string[]> {
	for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
	/** A line of text or a border may end between two pixels. */
	const tolerance = 1.5;
	const maxReported = 4;
	const misfits = new Set<string>();
	const getName = (element: Element) => {
		const text = (element.textContent ?? '').trim().slice(0, 30);
		return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 90)}"> ${text}`;
	};
	/** Read once for each element: most texts have the same ancestors. */
	const measure = (element: Element) => {
		const { position, touchAction, overflowX, overflowY, textOverflow, webkitLineClamp } =
			getComputedStyle(element);
		const box = element.getBoundingClientRect();
		const isScrolling = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
		return { box, isScrolling, position, touchAction, overflowX, overflowY, textOverflow, webkitLineClamp };
	};
	const measured = new Map<Element, ReturnType<typeof measure>>();
	const getMeasure = (element: Element) => {
		const found = measured.get(element) ?? measure(element);
		measured.set(element, found);
		return found;
	};
	const leftOut = new Map<Element, boolean>();
	/** For screen readers alone, drawn by SVG, or outside the window by intent: skip links, traps for robots. */
	const isLeftOut = (element: Element | null): boolean => {
		if (!element) return false;
		const known = leftOut.get(element);
		if (known !== undefined) return known;
		const { box, overflowX } = getMeasure(element);
		const isTiny = (box.width <= 1 || box.height <= 1) && overflowX !== 'visible';
		const isOut =
			isTiny || box.right < -1000 || element instanceof SVGElement || isLeftOut(element.parentElement);
		leftOut.set(element, isOut);
		return isOut;
	};
	const isSeen = (element: Element) =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isLeftOut(element);
	/** Why a rectangle inside `element` is not seen whole; null when it is. */
	const whyCut = (rect: DOMRect, element: Element | null): string | null => {
		for (let at = element; at; at = at.parentElement) {
			const { box, isScrolling, ...style } = getMeasure(at);
			if (style.position === 'fixed' && at !== element) break;
			// Panned, at least to the side.
			if (style.touchAction === 'none' || (style.touchAction === 'pan-y' && style.overflowX === 'clip'))
				return null;
			if (isScrolling) {
				// What scrolls downwards scrolls to the side as well, in CSS; only where that is asked for it is meant.
				return /(^|[\s:])overflow(-x)?-auto/.test(at.className)
					? null
					: `scrolls to the side in ${getName(at)}`;
			}
			if (/hidden|clip/.test(style.overflowX)) {
				if (style.textOverflow === 'ellipsis') return null;
				if (rect.right > box.right + tolerance || rect.left < box.left - tolerance)
					return `cut off by ${getName(at)}`;
			}
			if (/hidden|clip/.test(style.overflowY)) {
				if (style.webkitLineClamp !== 'none') return null;
				const middle = (rect.top + rect.bottom) / 2;
				if (middle > box.bottom || middle < box.top) return `cut off below by ${getName(at)}`;
			}
		}
		return rect.right > width + tolerance || rect.left < -tolerance ? 'outside the window' : null;
	};
	const needed = document.documentElement.scrollWidth;
	if (needed > width) misfits.add(`the document is ${needed} px wide`);
	const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node && misfits.size < maxReported; node = texts.nextNode()) {
		const parent = node.parentElement;
		if (!parent || !node.textContent?.trim() || parent.closest('script, style, noscript, select, textarea'))
			continue;
		if (!isSeen(parent)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const lines = [...range.getClientRects()];
		const cut = lines.map((line) => whyCut(line, parent)).find((reason) => reason !== null);
		if (cut) misfits.add(`${getName(parent)}: ${cut}`);
		let block = parent;
		while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
			block = block.parentElement;
		const box = block.getBoundingClientRect();
		// The labels of a drawing have more room than their boxes.
		const mayStickOut =
			getComputedStyle(block).overflowX !== 'visible' || block.closest('[aria-hidden="true"]');
		if (!mayStickOut && lines.some((line) => line.right > box.right + tolerance))
			misfits.add(`${getName(parent)}: sticks out of ${getName(block)}`);
	}
	for (const control of root.querySelectorAll(
		'button, a[href], input, select, textarea, summary, h1, h2, h3',
	)) {
		if (misfits.size >= maxReported) break;
		if (!isSeen(control)) continue;
		const cut = whyCut(control.getBoundingClientRect(), control.parentElement);
		if (cut) misfits.add(`${getName(control)}: ${cut}`);
	}
	return [...misfits];
}
