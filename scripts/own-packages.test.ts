import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { root } from './children';

const manifest = z.object({ devDependencies: z.record(z.string(), z.string()) });

function readVersions(folder: string): Record<string, string> {
	const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
	return manifest.parse(JSON.parse(text)).devDependencies;
}

it('the attacks run with the versions of their libraries that the product checks their types with', () => {
	expect(readVersions('.')).toMatchObject(readVersions('tests/attack'));
});
