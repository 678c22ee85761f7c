import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import type { ApiRoute, Reply } from '@/lib/client/api';

const folder = import.meta.dirname;

function declaration(): string {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => name.split(path.sep).join('/'))
		// A page calls neither what is no call nor a catch-all for several.
		.filter((name) => name.endsWith('/route.ts') && !name.includes('[...'))
		.sort();
	const lines = files.flatMap((name) => {
		const module = name.slice(0, -'.ts'.length);
		const address = `/api/${module.slice(0, -'/route'.length)}`;
		const methods = readFileSync(path.join(folder, name), 'utf8').matchAll(
			/^export const ([A-Z]+) = route\(/gm,
		);
		return Array.from(methods, ([, method]) => [
			`\t\t'${method} ${address}': typeof import('./${module}').${method};`,
		]);
	});
	return [
		'/** What lib/client/api.ts knows of the routes. Written by contract.test.ts: run it with `-u` after adding a route. */',
		'declare global {',
		'\tinterface ApiRoutes {',
		...lines.flat(),
		'\t}',
		'}',
		'',
		'export {};',
		'',
	].join('\n');
}

it('names every route', async () => {
	await expect(declaration()).toMatchFileSnapshot('contract.ts');
});

type HasDate<T> = T extends Date
	? true
	: T extends readonly (infer Item)[]
		? HasDate<Item>
		: T extends object
			? { [Key in keyof T]: HasDate<T[Key]> }[keyof T]
			: never;

type RepliesWithDates = { [Route in ApiRoute]: true extends HasDate<Reply<Route>> ? Route : never }[ApiRoute];

it('types replies as they arrive: JSON has no dates', () => {
	expectTypeOf<RepliesWithDates>().toBeNever();
	expectTypeOf<Reply<'GET /api/users/count'>>().toEqualTypeOf<{ count: number }>();
});
