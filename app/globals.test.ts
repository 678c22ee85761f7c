import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styles = readFileSync(new URL('./globals.css', import.meta.url), 'utf8');

/** The colour a token has in a theme, as red, green and blue from 0 to 255. */
function colour(token: string, theme: 'light' | 'dark'): number[] {
	const value = new RegExp(`--color-${token}: (.+);`).exec(styles)?.[1] ?? '';
	const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
	const hex = both ? both[theme === 'light' ? 1 : 2] : value;
	if (!hex || !/^#\w{6}$/.test(hex)) throw new Error(`no colour for ${token}`);
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(a: number[], b: number[]): number {
	const [lighter = 0, darker = 0] = [a, b].map(luminance).sort((a, b) => b - a);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: number[]): number {
	const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
		const value = channel / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const sheets = ['page', 'surface', 'raised'];
const inks = [
	'text',
	'text-soft',
	'text-muted',
	'heading',
	'primary',
	'primary-strong',
	'gold',
	'error',
	'ok',
];

const texts: [ink: string, ground: string][] = [
	...inks.flatMap((ink) => sheets.map((sheet): [string, string] => [ink, sheet])),
	['on-primary', 'primary'],
	['on-primary', 'primary-strong'],
	['page', 'error'],
	['on-badge', 'badge'],
	['on-chip', 'chip'],
	['ok', 'ok-wash'],
	['error', 'error-wash'],
	['warning', 'warning-wash'],
	['info', 'info-wash'],
	['ivory', 'maroon-800'],
	['ivory', 'maroon-900'],
	['ivory', 'maroon-950'],
	['gold-300', 'maroon-800'],
	['gold-300', 'maroon-900'],
	['sand-100', 'maroon-900'],
	['sand-300', 'maroon-900'],
	['maroon-900', 'gold-400'],
	['maroon-900', 'gold-300'],
	['maroon-950', 'gold-300'],
];

const marks: [mark: string, ground: string][] = [
	...sheets.flatMap((sheet): [string, string][] => [
		['control', sheet],
		['ring', sheet],
	]),
	['gold-300', 'maroon-800'],
	['gold-400', 'maroon-800'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
	it.each(texts)('%s can be read on %s (WCAG AA: 4.5)', (ink, ground) => {
		expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
	});

	it.each(marks)('%s can be seen on %s (WCAG AA: 3)', (mark, ground) => {
		expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
	});
});
