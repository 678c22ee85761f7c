import { describe, expect, it } from 'vitest';
import { readFonts } from '@/lib/platform/pdf/fonts';
import { growFamily } from '@/tests/support/family-growth';
import { readPdf } from '@/tests/support/pdf';
import { deriveFamily } from '@/tests/support/stored-family';
import { type BookItem, type BookTexts, writeBookTexts } from './book-texts';
import { drawBook, joinSections } from './draw-book';

function writeAll(size: number): BookTexts[] {
	const tree = deriveFamily(growFamily('lineage', size, 1));
	const first = writeBookTexts(tree, { personId: null, page: 1 });
	const others = Array.from({ length: first.pages - 1 }, (_, at) =>
		writeBookTexts(tree, { personId: null, page: at + 2 }),
	);
	return [first, ...others];
}

const cover = {
	invocation: '॥ श्री ॥',
	ofFamily: 'परिवार की पुस्तक',
	family: 'चाँपावत परिवार',
	descendants: 'स्व. हेम सिंह का वंश',
	count: '3 पीढ़ियाँ, 12 लोग',
};

const bookOf = (items: readonly BookItem[], columns: 1 | 2 = 1): BookTexts => ({
	title: 'पारिवारिक पुस्तक',
	language: 'hi',
	cover,
	sections: [{ title: 'पीढ़ी १', columns, items }],
});

async function readBook(pages: readonly BookTexts[]) {
	return readPdf(await drawBook(await readFonts(), { pages, day: '1 जून 2026' }));
}

/** Spaces and line breaks are where the paper has them. */
const joined = (texts: readonly { text: string }[]) =>
	texts.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');

describe('the book of a family in words', () => {
	it('names each section once, and everyone of the tree, over all of its pages', () => {
		const pages = writeAll(400);
		expect(pages.length).toBeGreaterThan(1);
		const sections = joinSections(pages);
		const titles = sections.map(({ title }) => title);
		expect(new Set(titles).size).toBe(titles.length);
		const texts = sections.flatMap(({ items }) => items.flatMap(({ heading, lines }) => [heading, ...lines]));
		for (let at = 0; at < 400; at++)
			expect(texts.some((text) => new RegExp(`Name p${at}\\b`).test(text ?? ''))).toBe(true);
	});
});

describe('the PDF of a book', () => {
	it('begins with a cover, and numbers the pages after it', async () => {
		const [first, second] = await readBook([bookOf([{ heading: '१ हेम सिंह', lines: ['1902–1970'] }])]);
		for (const text of [...Object.values(cover), '1 जून 2026']) expect(first?.text).toContain(text);
		for (const text of ['पीढ़ी १', '१ हेम सिंह', '1902–1970']) expect(second?.text).toContain(text);
		expect(second?.text).toMatch(/^1\s/);
		expect([second?.originalWidth, second?.originalHeight].map((side) => Math.round(side ?? 0))).toEqual([
			595, 842,
		]);
	});

	it.each([1, 2] as const)(
		'loses nothing in %s columns, neither of many items nor of one that no page holds',
		async (columns) => {
			const many = Array.from({ length: 150 }, (_, at) => ({
				heading: `क्रम ${at + 1}।`,
				lines: [`पंक्ति ${at + 1}।`],
			}));
			const long = { heading: 'लंबा', lines: Array.from({ length: 120 }, (_, at) => `संतान ${at + 1}।`) };
			const pages = await readBook([bookOf([...many, long], columns)]);
			expect(pages.length).toBeGreaterThan(4);
			const text = joined(pages);
			for (const { heading, lines } of [...many, long])
				for (const line of [heading, ...lines]) expect(text).toContain(line);
		},
	);

	it('keeps an item on one page where a page has room for it', async () => {
		const items = Array.from({ length: 12 }, (_, at) => ({
			heading: `क्रम ${at + 1}।`,
			lines: Array.from({ length: 11 }, (_, line) => `${at + 1}/${line + 1}।`),
		}));
		const pages = (await readBook([bookOf(items)])).map((page) => joined([page]));
		for (const { heading, lines } of items) {
			const page = pages.find((text) => text.includes(heading));
			for (const line of lines) expect(page).toContain(line);
		}
	});
});
