import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getGuard } from '@/lib/platform/auth/guards';
import { guardedPrefixes, isPageForEverybody, isPublicPage, pages, staticPages } from './pages';

const root = path.join(import.meta.dirname, '../../app/[locale]');

/** Folder of each page, by its address as the folders give it. */
const folders = new Map(
	readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((file) => path.basename(file) === 'page.tsx' && !file.includes('[...'))
		.map((file) => [getAddress(path.dirname(file)), path.dirname(file)] as const),
);

const sources = new Map(
	[...folders].map(
		([address, folder]) => [address, readFileSync(path.join(root, folder, 'page.tsx'), 'utf8')] as const,
	),
);

function getAddress(folder: string): string {
	const parts = folder.split(path.sep).filter((part) => part !== '.' && !part.startsWith('('));
	return `/${parts.join('/')}`;
}

/** Source of the modules below `app` from which a page takes its metadata. */
function getImportedSources(address: string, source: string): string {
	const folder = folders.get(address) ?? '';
	return [...source.matchAll(/from '(\.[^']+)'/g)]
		.flatMap(([, name = '']) => [`${name}.ts`, `${name}.tsx`])
		.map((file) => path.join(root, folder, file))
		.filter((file) => existsSync(file))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');
}

describe('the table of pages', () => {
	it('names every page there is, and no other', () => {
		expect(Object.keys(pages).sort()).toEqual([...sources.keys()].sort());
	});

	it.each([...sources])('%s has metadata for its own address', (address, source) => {
		expect(
			source.includes('pageMetadata({') || getImportedSources(address, source).includes('pageMetadata({'),
		).toBe(true);
		expect(source).not.toContain('robots:');
		// Lists with several addresses compute theirs: tests/http/lists.test.ts and found.test.ts read what they say.
		if (!source.includes('pageMetadata({')) return;
		const literal = `path: '${address}'`;
		const template = `path: \`${address.replace(/\[(\w+)\]/g, '$' + '{')}`.split('{')[0] ?? '';
		expect(source.includes(literal) || (address.includes('[') && source.includes(template))).toBe(true);
	});

	it.each([...sources.keys()].filter((address) => address.startsWith('/admin')))(
		'%s has metadata for its own address in the back office',
		(address) => {
			expect(sources.get(address)).toContain(`adminMetadata('${address}'`);
		},
	);

	it('offers no page of a member, of an administrator, or that asks for a secret', () => {
		for (const [address, audience] of Object.entries(pages))
			if (guardedPrefixes.some((prefix) => address.startsWith(prefix))) expect(audience).toBe('private');
		for (const address of [
			'/login',
			'/forgot-password',
			'/not-me/some-token',
			'/profile/4f1c',
			'/maintenance',
		])
			expect(isPublicPage(address)).toBe(false);
	});

	it.each(['/new-page', '/deity/4f1c/edit', '/biodata/a-secret', '/nowhere/at/all', '', '/about/'])(
		'counts %s as private as long as it is not named',
		(address) => {
			expect(isPageForEverybody(address)).toBe(false);
		},
	);

	it.each([...sources])('says of %s whether it is made for each reader', (address, source) => {
		const isOpen = getGuard(address) === 'open';
		const isMadeAtRequest = !isOpen || source.includes("export const dynamic = 'force-dynamic'");
		expect(isPageForEverybody(address)).toBe(!isMadeAtRequest);
	});

	it('offers records, and nothing that it does not know', () => {
		expect(isPublicPage('/deity/4f1c')).toBe(true);
		expect(isPublicPage('/blog/4f1c')).toBe(true);
		for (const address of [
			'/deity/',
			'/deity/4f1c/edit',
			'/nowhere',
			'/matrimonial/wishes',
			'/matrimonial/4f1c',
		])
			expect(isPublicPage(address)).toBe(false);
	});

	it('knows which pages stand by themselves', () => {
		expect(staticPages).toContain('/');
		expect(staticPages).toContain('/devi');
		expect(staticPages).not.toContain('/deity/[id]');
		expect(staticPages).not.toContain('/login');
	});
});
