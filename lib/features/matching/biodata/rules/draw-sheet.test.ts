import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languagesOf, layouts, type RowField } from '@/lib/features/matching/biodata/constants/fields';
import type { Sheet } from '@/lib/features/matching/biodata/dto/sheet';
import { readFonts } from '@/lib/platform/pdf/fonts';
import { a4, phone } from '@/lib/platform/pdf/paper';
import { readPdf } from '@/tests/support/pdf';
import { drawSheet } from './draw-sheet';
import { renderPage } from './render-page';

/** Words whose glyphs are in another order than their letters, or are joined. */
const hindi = ['विक्रम सिंह', 'ज़िला', 'क्षत्रिय', 'शृंगार', 'कार्यस्थल', 'ट्रिब्यूनल (२०२६), ₹ 5,000', 'पंक्ति १ · क 7'];

function sheetOf(language: keyof typeof languagesOf, values: readonly string[]): Sheet {
	const languages = languagesOf[language];
	const each = (text: string) => languages.map(() => text);
	const fields: RowField[] = ['born', 'age', 'height', 'education', 'location', 'email'];
	const rows = values.map((value, at) => ({
		...{ field: fields[at % fields.length] ?? 'born', label: each('खान-पान'), value: each(value) },
	}));
	return {
		languages,
		...{ title: each('बायोडाटा'), invocation: each('॥ श्री गणेशाय नमः ॥') },
		...{ name: each('कुँवर विक्रम सिंह'), lines: [each('राठौड़ · चाँपावत')], hasPhoto: false },
		parts: [{ part: 'personal', title: each('व्यक्तिगत परिचय'), rows }],
	};
}

describe.each(layouts)('the PDF in the %s layout', (layout) => {
	it.each(['hi', 'both'] as const)('is searched in Devanagari as it was typed, in %s', async (language) => {
		const drawing = { sheet: sheetOf(language, hindi), layout, photo: null, paper: a4 };
		const [page, ...others] = await readPdf(await drawSheet(await readFonts(), drawing));
		for (const words of [...hindi, 'कुँवर विक्रम सिंह', 'राठौड़ · चाँपावत', 'व्यक्तिगत परिचय', 'खान-पान'])
			expect(page?.text).toContain(words);
		expect(others).toEqual([]);
		expect([page?.originalWidth, page?.originalHeight].map((side) => Math.round(side ?? 0))).toEqual([
			595, 842,
		]);
	});

	it('goes on to a second page with what one has no room for, and loses nothing', async () => {
		const values = Array.from({ length: 240 }, (_, at) => `पंक्ति ${at + 1} क्षत्रिय`);
		const drawing = { sheet: sheetOf('hi', values), layout, photo: null, paper: a4 };
		const pages = await readPdf(await drawSheet(await readFonts(), drawing));
		expect(pages.length).toBeGreaterThan(1);
		const text = pages.map((page) => page.text).join(' ');
		for (const value of values) expect(text).toContain(value);
		expect(pages[0]?.text).toContain(`1 / ${pages.length}`);
	});

	it('finds room for words without an end', async () => {
		const drawing = { sheet: sheetOf('both', ['W'.repeat(120), 'क्षत्रि'.repeat(40)]), layout, photo: null };
		for (const paper of [a4, phone])
			expect((await drawSheet(await readFonts(), { ...drawing, paper })).length).toBeGreaterThan(1000);
	});
});

describe('the PDF', () => {
	it('says its language and its title', async () => {
		const drawing = { sheet: sheetOf('hi', hindi), layout: 'modern' as const, photo: null, paper: a4 };
		const source = (await drawSheet(await readFonts(), drawing)).toString('latin1');
		expect(source).toContain('/Lang (hi)');
		expect(source).toContain('/DisplayDocTitle true');
	});
});

describe('the picture', () => {
	it('is a JPEG for a phone, as high as it has to be, with the photo', async () => {
		const bytes = await sharp({ create: { width: 480, height: 600, channels: 3, background: '#00ff00' } })
			.jpeg()
			.toBuffer();
		const sheet = { ...sheetOf('hi', hindi), hasPhoto: true };
		const drawing = { sheet, layout: 'modern' as const, paper: phone };
		const [plain, shown] = await Promise.all(
			[null, { bytes }].map(async (photo) =>
				renderPage(await drawSheet(await readFonts(), { ...drawing, photo })),
			),
		);
		const metadata = await sharp(shown).metadata();
		expect(metadata).toMatchObject({ format: 'jpeg', width: 1080 });
		expect(metadata.height).toBeLessThan(1600);
		const green = async (picture: Buffer | undefined) =>
			(await sharp(picture).stats()).channels[1]?.mean ?? 0;
		expect(await green(shown)).not.toBeCloseTo(await green(plain), 0);
	});
});
