import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSources, hashFiles, hashPreparation, hashSources } from './build-stamp';
import { root } from './children';

const dataDir = path.join(root, '.data');
let sources: string[];

beforeAll(async () => {
	sources = await findSources(dataDir);
});

describe('the sources of a build', () => {
	it.each([
		'app/api/health/route.ts',
		'lib/core/errors.ts',
		'messages/hi/site.json',
		'middleware.ts',
		'next.config.ts',
		'package-lock.json',
		'prisma/schema.prisma',
		'public/hero/film.js',
		'scripts/api-document.ts',
		'tsconfig.json',
	])('hold %s', (name) => {
		expect(sources).toContain(name);
	});

	it.each([
		'lib/core/digits.test.ts',
		'node_modules/next/package.json',
		'README.md',
		'docs/calls.md',
		'e2e/journey.spec.ts',
		'lib/platform/backup/make-backup.ts',
		'prisma/seed/seed-part.ts',
		'public/api/openapi.json',
		'scripts/build.ts',
		'tests/support/calls.ts',
		'vitest.config.ts',
		'.env',
	])('leave out %s', (name) => {
		expect(sources).not.toContain(name);
	});

	it('leave out the data, wherever in the project they are', async () => {
		expect(sources.some((name) => name.startsWith('messages/'))).toBe(true);
		const others = await findSources(path.join(root, 'messages'));
		expect(others).toEqual(sources.filter((name) => !name.startsWith('messages/')));
	});
});

describe('the hash of files', () => {
	it.each([
		['content', { first: 'b', second: 'c' }, 'salt'],
		['salt', { first: 'a', second: 'b' }, 'other salt'],
		['name', { first: 'a', third: 'b' }, 'salt'],
		['place of a text', { first: 'ab', second: '' }, 'salt'],
		['number of files', { first: 'a' }, 'salt'],
	])('changes with the %s', async (_name, others, salt) => {
		const getHash = async (files: Record<string, string>, ownSalt: string) => {
			const folder = await mkdtemp(path.join(tmpdir(), 'hash-'));
			try {
				for (const [name, content] of Object.entries(files))
					await writeFile(path.join(folder, name), content);
				return await hashFiles(folder, Object.keys(files), ownSalt);
			} finally {
				await rm(folder, { recursive: true });
			}
		};
		const hash = await getHash({ first: 'a', second: 'b' }, 'salt');
		expect(await getHash({ first: 'a', second: 'b' }, 'salt')).toBe(hash);
		expect(await getHash(others, salt)).not.toBe(hash);
	});
});

it('the stamp of a build changes with the sources', async () => {
	const stamp = await hashSources(dataDir);
	expect(await hashSources(dataDir)).toBe(stamp);
	expect(await hashSources(path.join(root, 'messages'))).not.toBe(stamp);
});

it('the stamp of a preparation changes with the settings', async () => {
	const withDemo = await hashPreparation('SEED_DEMO=1');
	expect(await hashPreparation('SEED_DEMO=1')).toBe(withDemo);
	expect(await hashPreparation('SEED_DEMO=0')).not.toBe(withDemo);
});
