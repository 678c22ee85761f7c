import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import requirements from './requirements.json';

const root = path.resolve(import.meta.dirname, '../..');
const tests = ['app', 'components', 'e2e', 'lib', 'tests'].flatMap((folder) =>
	readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(spec|test)\.tsx?$/.test(file) && file !== path.basename(import.meta.filename))
		.map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);

/** A step of a journey names the requirement, or a test carries its id in brackets in its title. */
const isCarried = (id: string) =>
	tests.some((source) => source.includes(`requirement('${id}'`) || source.includes(`[${id}]`));

it.each(Object.entries(requirements))('%s has a test that shows: %s', (id) => {
	expect(isCarried(id)).toBe(true);
});
