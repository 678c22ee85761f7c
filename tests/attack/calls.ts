import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { root } from '../../scripts/children';

const schema = z.instanceof(z.ZodType);

/** What a handler is given to be made of, of its input and response. */
const spec = z.object({
	access: z.enum(['everyone', 'member', 'administrator']),
	params: schema.optional(),
	query: schema.optional(),
	body: schema.optional(),
	bodyKinds: z.enum(['json', 'json or nothing', 'json or multipart', 'multipart']).default('json'),
	reply: z.union([schema, z.literal('stream')]),
});

/** One method of one address. */
export interface ApiCall {
	method: string;
	/** With names in brackets, as the folder is called. */
	path: string;
	/** Null where it does not use `route()`. */
	spec: z.output<typeof spec> | null;
}

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

const made = z.object({ spec }).transform((handler) => handler.spec);

async function filesCalled(name: string): Promise<string[]> {
	const files = await readdir(path.join(root, 'app'), { recursive: true });
	return files.filter((file) => path.basename(file) === name).sort();
}

/** The address of a file below app/. */
function getAddress(file: string): string {
	const parts = file.split(path.sep).slice(0, -1);
	return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`;
}

/**
 * Every method of every route handler below app/, with what it says of its input. The test that asks has to put
 * `recordingRoute` in the place of `lib/platform/http/route`.
 */
export async function findCalls(): Promise<ApiCall[]> {
	const calls: ApiCall[] = [];
	for (const file of await filesCalled('route.ts')) {
		const handlers = z.record(z.string(), z.unknown()).parse(await import(path.join(root, 'app', file)));
		for (const method of methods.filter((name) => name in handlers))
			calls.push({ method, path: getAddress(file), spec: made.safeParse(handlers[method]).data ?? null });
	}
	return calls;
}

/** The addresses of all pages, without a language in front. */
export async function findPages(): Promise<string[]> {
	const files = await filesCalled('page.tsx');
	return files.map((file) => getAddress(file).replace('/[locale]', '') || '/');
}

/** Replaces `route()`: no handler, but what one would be made of. */
export function recordingRoute(given: unknown): object {
	return { spec: given };
}
