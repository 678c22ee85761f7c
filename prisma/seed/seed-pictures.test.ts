import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { devis, devtas, furtherDevis } from './deities/deity-content';
import { demoBlogs } from './demo/blogs';
import { demoPictures } from './demo/gallery';
import { demoMembers } from './demo/members';
import { picturesFolder } from './seed-pictures';

const maxBytes = 60 * 1024;

const named = new Set([
	...[...devis, ...furtherDevis, ...devtas].map(({ picture }) => picture),
	...demoMembers.flatMap(({ photo }) => photo ?? []),
	...demoBlogs.map(({ cover }) => cover),
	...demoPictures.map(({ picture }) => picture),
]);

describe('prisma/seed/pictures', () => {
	it('holds exactly the pictures that the seed names, each of at most 60 KB', async () => {
		const entries = await readdir(picturesFolder, { recursive: true, withFileTypes: true });
		const files = entries
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name));
		expect(files.map((file) => path.relative(picturesFolder, file)).sort()).toEqual(
			[...named].map((name) => path.normalize(`${name}.webp`)).sort(),
		);
		const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
		expect(sizes.filter(({ bytes }) => bytes > maxBytes)).toEqual([]);
	});
});
