import { findDataUrl } from './data-url';

/** The page's own fonts those that `text` needs, as rules that bring the fonts along. */
export async function fontFaces(text: string): Promise<{ family: string; faces: string }> {
	const { fontFamily: family } = getComputedStyle(document.body);
	const families = new Set(family.split(',').map(unquoted));
	const needed = [...document.styleSheets]
		.flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
		.flatMap(({ rule, base }) => (rule instanceof CSSFontFaceRule ? [{ style: rule.style, base }] : []))
		.filter(({ style }) => families.has(unquoted(style.getPropertyValue('font-family'))))
		// Fallbacks, which alone are adjusted in size, are for the time until a page's fonts have come.
		.filter(({ style }) => style.getPropertyValue('size-adjust') === '')
		.filter(({ style }) => covers(style.getPropertyValue('unicode-range'), text));
	const faces = await Promise.all(needed.map(({ style, base }) => getFace(style, base)));
	return { family, faces: faces.join('') };
}

const kept = ['font-family', 'font-weight', 'ascent-override', 'descent-override', 'unicode-range'];

async function getFace(style: CSSStyleDeclaration, base: string): Promise<string> {
	const address = style.getPropertyValue('src').match(/url\(["']?([^"')]+)/)?.[1];
	const font = address && (await findDataUrl(new URL(address, base).href));
	if (!font) throw new Error('a font could not be loaded');
	const descriptors = kept.flatMap((name) => {
		const value = style.getPropertyValue(name);
		return value ? [`${name}:${value}`] : [];
	});
	return `@font-face{${descriptors.join(';')};src:url(${font}) format("woff2")}`;
}

function unquoted(name: string): string {
	return name.trim().replace(/^["']|["']$/g, '');
}

/** Whether one of the characters is in the ranges, such as `U+900-97F, U+20B9`; no ranges are all characters. */
function covers(ranges: string, text: string): boolean {
	if (ranges === '') return true;
	const spans = [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to = from]) => [
		Number.parseInt(from, 16),
		Number.parseInt(to, 16),
	]);
	return [...new Set(text)].some((character) => {
		const code = character.codePointAt(0) ?? 0;
		return spans.some(([from = 0, to = 0]) => code >= from && code <= to);
	});
}
