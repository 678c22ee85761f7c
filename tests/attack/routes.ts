// What is really built: pages and handlers as Next's own manifests name them, and the files that are sent as they are.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from '../../scripts/children';

const addresses = z.record(z.string(), z.string());
const led = z.object({ redirects: z.array(z.object({ source: z.string() })) });

export interface BuiltRoutes {
	/** Addresses of handlers, with parameters as the folders name them: `/api/users/[id]`. */
	handlers: string[];
	/** Addresses of pages, without the language. */
	pages: string[];
	/** Addresses that lead elsewhere, as Next writes them. */
	redirects: string[];
	/** Below public/. */
	files: string[];
}

function readBuilt<S extends z.ZodType>(file: string, schema: S): z.output<S> {
	return schema.parse(JSON.parse(readFileSync(path.join(root, '.next', file), 'utf8')));
}

export function readBuiltRoutes(): BuiltRoutes {
	const built = Object.entries(readBuilt('app-path-routes-manifest.json', addresses));
	const ending = (end: string) => built.flatMap(([file, address]) => (file.endsWith(end) ? [address] : []));
	const folder = path.join(root, 'public');
	return {
		handlers: ending('/route').sort(),
		pages: ending('/page')
			.map((address) => address.replace(/^\/\[locale\]/, '') || '/')
			.sort(),
		redirects: readBuilt('routes-manifest.json', led).redirects.map(({ source }) => source),
		files: readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((file) => statSync(path.join(folder, file)).isFile())
			.map((file) => `/${file.replaceAll(path.sep, '/')}`)
			.sort(),
	};
}

/** The address with its parameters filled in; what is not given gets a word without a meaning. */
export function fillIn(address: string, params: Readonly<Record<string, string>> = {}): string {
	return address.replace(/\[\[?(?:\.\.\.)?(\w+)\]?\]/g, (_, name: string) =>
		(params[name] ?? 'nothing').split('/').map(encodeURIComponent).join('/'),
	);
}
