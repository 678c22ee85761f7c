import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getAttributes, getPage, send } from './site';

const kib = 1024;
/** The scripts that a page names, compressed; React and Next are 140 KiB of it. */
const maxScriptBytes = 175 * kib;
/** The longest form brings its steps and its help with typing along. */
const maxRegistrationScriptBytes = 190 * kib;
/** The markup and data of the home page, not compressed; a Hindi letter has three bytes. */
const maxHomeBytes: Readonly<Record<Language, number>> = { hi: 92 * kib, en: 80 * kib };
const maxHomeBytesCompressed = 22 * kib;
/** The longest is the page with the table of all clans. */
const maxPageBytesCompressed = 48 * kib;

const paths = [
	...['/', '/devi', '/deity', '/blogs', '/gallery', '/about', '/help', '/terms-privacy', '/contact'],
	...['/feedback', '/matrimonial', '/register', '/clan', '/kul-devi-devta'],
];

/** Sizes of scripts, compressed, by their address. */
const sizes = new Map<string, number>();

async function getScriptBytes(address: string): Promise<number> {
	const known = sizes.get(address);
	if (known !== undefined) return known;
	const response = await send(address);
	expect(response.status, address).toBe(200);
	const bytes = gzipSync(await response.bytes()).byteLength;
	sizes.set(address, bytes);
	return bytes;
}

describe.each(languages)('the bytes of a first load in %s', (language) => {
	it.each(paths)('%s names little script', async (path) => {
		const { document } = await getPage(pathIn(language, path));
		const addresses = new Set(getAttributes(document, 'script[src]:not([nomodule])', 'src'));
		const bytes = await Promise.all([...addresses].map(getScriptBytes));
		const sum = bytes.reduce((total, size) => total + size, 0);
		expect(sum).toBeGreaterThan(50 * kib);
		expect(sum).toBeLessThanOrEqual(path === '/register' ? maxRegistrationScriptBytes : maxScriptBytes);
	});

	it.each(paths)('%s is a small document', async (path) => {
		const { html } = await getPage(pathIn(language, path));
		expect(gzipSync(html).byteLength).toBeLessThanOrEqual(maxPageBytesCompressed);
	});

	it('the home page is a small document before it is compressed, too', async () => {
		const { html } = await getPage(pathIn(language, '/'));
		expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxHomeBytes[language]);
		expect(gzipSync(html).byteLength).toBeLessThanOrEqual(maxHomeBytesCompressed);
	});

	it('the home page arrives compressed', async () => {
		const response = await send(pathIn(language, '/'), { headers: { 'accept-encoding': 'gzip' } });
		expect(response.headers.get('content-encoding')).toBe('gzip');
		await response.body?.cancel();
	});
});
