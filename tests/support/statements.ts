import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import * as z from 'zod';
import type { call } from './calls';

export type Handler = Parameters<typeof call>[0];

/** Of every connection, also within transactions: watched before the first is opened. */
const query = vi.spyOn(pg.Client.prototype, 'query');

/** What a connection is sent when it is opened, for whichever call that happens to be. */
const ownSettings = /^SET statement_timeout/;

/**
 * How many statements are sent while `work` is done. BEGIN, COMMIT and ROLLBACK count too: each is as long a way to the
 * database and back as any other. A connection's own settings do not.
 */
export async function getStatements(work: () => Promise<unknown>): Promise<number> {
	query.mockClear();
	await work();
	return query.mock.calls.filter(([sent]) => !ownSettings.test(String(sent))).length;
}

const routeFile = z.record(z.string(), z.unknown());
const handler = z.custom<Handler>((value) => typeof value === 'function');

/** The handlers of every route below a folder that answer one of these methods, by names such as `PUT blogs/[id]`. */
export async function findHandlers(
	folder: string,
	methods: readonly string[],
): Promise<Map<string, Handler>> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(name) => path.basename(name) === 'route.ts',
	);
	const found = new Map<string, Handler>();
	for (const file of files.sort()) {
		const exported = routeFile.parse({ ...(await import(/* @vite-ignore */ path.join(folder, file))) });
		for (const method of methods) {
			if (method in exported) found.set(`${method} ${path.dirname(file)}`, handler.parse(exported[method]));
		}
	}
	return found;
}
