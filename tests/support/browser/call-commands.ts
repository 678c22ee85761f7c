import path from 'node:path';
import type { BrowserCommand, TestProject } from 'vitest/node';
import type * as z from 'zod';
import type { ErrorCode, ErrorDetails } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';

/**
 * Commands that run in Node for the tests in the browser: the routes themselves say whether a response is one of theirs. The
 * browser cannot load them.
 */

type HttpModule = typeof import('@/lib/platform/http/route');
type RepliesModule = typeof import('@/lib/platform/http/replies');
type ErrorsModule = typeof import('@/lib/core/errors');

/** The parts of a call that a route has a schema for. */
interface SentParts {
	params: Record<string, string>;
	query: Record<string, string>;
	/** Undefined when the call has no body. */
	body: unknown;
}

const load = <Module>(project: TestProject, file: string) =>
	project.import<Module>(path.join(project.config.root, file));

async function getShape(project: TestProject, route: string) {
	const [method = '', address = ''] = route.split(' ');
	const handlers = await load<Record<string, object>>(project, `app${address}/route.ts`).catch((error) => {
		throw new Error(`${route} could not be loaded`, { cause: error });
	});
	const handler = handlers[method];
	const { findRouteShape } = await load<HttpModule>(project, 'lib/platform/http/route.ts');
	const shape = handler && findRouteShape(handler);
	if (!shape) throw new Error(`There is no route ${route}`);
	return shape;
}

/** Makes dates of the texts where the schema wants dates: they are texts on the way from the browser. */
function putDates(reply: unknown, issues: readonly z.core.$ZodIssue[]): void {
	for (const { code, path: place, ...issue } of issues) {
		const name = place.at(-1);
		if (code !== 'invalid_type' || !('expected' in issue) || issue.expected !== 'date' || !name) continue;
		const holder = place
			.slice(0, -1)
			.reduce((held: object, key) => Object(Reflect.get(held, key)), Object(reply));
		Reflect.set(holder, name, new Date(String(Reflect.get(holder, name))));
	}
}

/** The response as the route sends it. @throws Error when the route's own schema does not allow it */
const parseReply: BrowserCommand<[route: string, reply: unknown]> = async ({ project }, route, reply) => {
	const shape = await getShape(project, route);
	if (shape.reply === 'stream') throw new Error(`${route} responds with a file: use respondWithFile()`);
	putDates(reply, shape.reply.safeParse(reply).error?.issues ?? []);
	const parsed = shape.reply.safeParse(reply);
	if (!parsed.success) throw new Error(`${route} never responds with this: ${parsed.error.message}`);
	return { body: parsed.data, status: shape.status ?? 200 };
};

/** Why the route refuses the parts of a call; null when it takes them. */
const findFault: BrowserCommand<[route: string, sent: SentParts]> = async ({ project }, route, sent) => {
	const shape = await getShape(project, route);
	const body = sent.body ?? (shape.bodyKinds === 'json or nothing' ? {} : undefined);
	const parts = { params: sent.params, query: sent.query, body };
	for (const part of ['params', 'query', 'body'] as const) {
		const parsed = shape[part]?.safeParse(parts[part]);
		if (parsed?.success === false) return `${part}: ${parsed.error.message}`;
	}
	return null;
};

/** A refusal as every route sends it. */
const writeRefusal: BrowserCommand<[code: ErrorCode, details: ErrorDetails, language: Language]> = async (
	{ project },
	code,
	details,
	language,
) => {
	const { DomainError } = await load<ErrorsModule>(project, 'lib/core/errors.ts');
	const { errorReply } = await load<RepliesModule>(project, 'lib/platform/http/replies.ts');
	const response = errorReply(new DomainError(code, details), language, new Headers());
	return { body: await response.json(), status: response.status, headers: [...response.headers] };
};

export const callCommands = { parseReply, findFault, writeRefusal };

interface WrittenResponse {
	body: object | string | null;
	status: number;
}

declare module 'vitest/browser' {
	interface BrowserCommands {
		parseReply: (route: string, reply: unknown) => Promise<WrittenResponse>;
		findFault: (route: string, sent: SentParts) => Promise<string | null>;
		writeRefusal: (
			code: ErrorCode,
			details: ErrorDetails,
			language: Language,
		) => Promise<WrittenResponse & { headers: [string, string][] }>;
	}
}
