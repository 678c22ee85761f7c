import localFont from 'next/font/local';

// One font a subset: `unicode-range` lets the browser fetch only the scripts a page has. The line heights are
// unitless and no fallback is adjusted, or the page jumps when a font arrives. The files have more room below the
// line than above it; the overrides bring words into the middle of buttons and bars.

const sansLatin = localFont({
	src: '../node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2',
	variable: '--font-sans-latin',
	weight: '100 900',
	display: 'swap',
	adjustFontFallback: false,
	declarations: [
		{ prop: 'ascent-override', value: '98%' },
		{ prop: 'descent-override', value: '33%' },
		{
			prop: 'unicode-range',
			value:
				'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
		},
	],
});

const sansDevanagari = localFont({
	src: '../node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
	variable: '--font-sans-devanagari',
	weight: '100 900',
	display: 'swap',
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{ prop: 'ascent-override', value: '98%' },
		{ prop: 'descent-override', value: '33%' },
		{
			prop: 'unicode-range',
			value:
				'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
		},
	],
});

const serifLatin = localFont({
	src: '../node_modules/@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-latin-wght-normal.woff2',
	variable: '--font-serif-latin',
	weight: '100 900',
	display: 'swap',
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{ prop: 'ascent-override', value: '105%' },
		{ prop: 'descent-override', value: '35%' },
		{
			prop: 'unicode-range',
			value:
				'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
		},
	],
});

const serifDevanagari = localFont({
	src: '../node_modules/@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
	variable: '--font-serif-devanagari',
	weight: '100 900',
	display: 'swap',
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{ prop: 'ascent-override', value: '105%' },
		{ prop: 'descent-override', value: '35%' },
		{
			prop: 'unicode-range',
			value:
				'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
		},
	],
});

/** Class names that define the font variables the style sheet builds its stacks from. */
export const fontVariables = [sansLatin, sansDevanagari, serifLatin, serifDevanagari]
	.map((font) => font.variable)
	.join(' ');
