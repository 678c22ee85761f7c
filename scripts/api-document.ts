// The OpenAPI document of all calls, made of what each gives to route().
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import {
	createDocument,
	type oas31,
	type ZodOpenApiObject,
	type ZodOpenApiOperationObject,
} from 'zod-openapi';
import { DomainError, type ErrorCode, errorCodes } from '@/lib/core/errors';
import { findRouteShape, type RouteShape } from '@/lib/platform/http/route';
import { findErrors, findImpliedErrors } from '@/lib/platform/http/route-errors';
import { getMessages } from '@/lib/platform/i18n/translate';

type Responses = ZodOpenApiOperationObject['responses'];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** One method of one route, with what only its source says. */
export interface Operation {
	method: Method;
	/** As OpenAPI writes it: `/api/users/{id}`. */
	path: string;
	/** Null where the call does not use `route()`. */
	shape: RouteShape | null;
	/** Its doc comment; empty where it has none. */
	description: string;
	/** Form fields that are files. */
	files: readonly string[];
	/** Success statuses that the handler chooses itself. */
	chosenStatuses: readonly number[];
}

/** It answers every address that no other route has. */
const unknownCalls = '[[...rest]]';

/** Reads every route below `folder` (app/api), which imports all of them. */
export async function findOperations(folder: string): Promise<Operation[]> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => path.basename(name) === 'route.ts' && path.dirname(name) !== unknownCalls)
		.sort();
	const operations: Operation[] = [];
	for (const file of files) {
		const name = path.join(folder, file);
		const exported: Record<string, unknown> = await import(pathToFileURL(name).href);
		const source = readFileSync(name, 'utf8');
		for (const method of methods) {
			const handler = exported[method];
			if (typeof handler !== 'function') continue;
			operations.push({
				method,
				path: `/api/${path.dirname(file)}`.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}'),
				shape: findRouteShape(handler),
				...readSource(source, method),
			});
		}
	}
	return operations;
}

/** What the source of a handler says and its shape does not. */
function readSource(source: string, method: Method) {
	// A route that answers several methods by one handler has that handler alone.
	const start = Math.max(source.search(new RegExp(`^export (?:const|function) ${method}\\b`, 'm')), 0);
	const own = source.slice(start).split(/\n(?=(?:\/\*\*|export const) )/, 1)[0] ?? '';
	const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(source.slice(0, start))?.[1] ?? '';
	return {
		description: comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
		files: [...own.matchAll(/files\.get\('(\w+)'\)/g)].map(([, field]) => field ?? ''),
		chosenStatuses: [...own.matchAll(/setStatus\((\d+)\)/g)].map(([, status]) => Number(status)),
	};
}

/** Codes that the shapes of calls imply are described once for all calls. */
function isShared({ method, shape }: Operation, codes: readonly ErrorCode[]): boolean {
	const implied = findImpliedErrors(method, shape);
	return codes.every((code) => implied.includes(code));
}

const errorSchema = { $ref: '#/components/schemas/Error' } as const;

/** How a refusal reads, in one language. */
function getSentence(code: ErrorCode, language: 'hi' | 'en'): string {
	let found: unknown = getMessages(language).errors;
	for (const key of code.split('.')) found = z.record(z.string(), z.unknown()).parse(found)[key];
	return z.string().parse(found);
}

const getStatus = (code: ErrorCode) => new DomainError(code).status;

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
	const groups = new Map<number, ErrorCode[]>();
	for (const code of codes) groups.set(getStatus(code), [...(groups.get(getStatus(code)) ?? []), code]);
	return groups;
}

const waitingStatuses = [429, 503];

function refusalResponse(status: number, codes: readonly ErrorCode[]) {
	return {
		description: codes.map((code) => `- \`${code}\`: ${getSentence(code, 'en')}`).join('\n'),
		...(waitingStatuses.includes(status) && {
			headers: { 'Retry-After': { schema: { type: 'integer' as const }, description: 'In seconds.' } },
		}),
		content: {
			'application/json': {
				schema: { ...errorSchema, properties: { code: { type: 'string' as const, enum: [...codes] } } },
			},
		},
	};
}

/** The keys that OpenAPI allows for components hold no space and no comma. */
const responseName = (status: number, codes: readonly ErrorCode[]) => [status, ...codes].join('-');

const audience = {
	everyone: 'For everyone.',
	member: 'For members who are logged in.',
	administrator: 'For administrators.',
} as const satisfies Record<RouteShape['access'], string>;

const credentials = [{ bearer: [] }, { session: [] }];

/** `GET /api/users/{id}/export` is `getUsersIdExport`. */
function getOperationId({ method, path: address }: Operation): string {
	const words = address.split(/[^A-Za-z0-9]+/).slice(2);
	return method.toLowerCase() + words.filter(Boolean).map(capitalize).join('');
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const verbs = { GET: 'Read', POST: 'Send', PUT: 'Change', PATCH: 'Change', DELETE: 'Delete' } as const;

/** `GET /api/users/{id}/export` is "Read users, export, by id". */
function getSummary({ method, path: address }: Operation): string {
	const parts = address.split('/').slice(2);
	const names = parts.filter((part) => !part.startsWith('{')).map((part) => part.replaceAll('-', ' '));
	const parameters = parts.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1));
	const by = parameters.length > 0 ? [`by ${parameters.join(' and ')}`] : [];
	return `${verbs[method]} ${[...names, ...by].join(', ')}`;
}

function getRequestBody({ shape, files }: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
	if (!shape?.body) return {};
	const { bodyKinds = 'json' } = shape;
	// The viewer calls a schema by its title.
	const body = shape.body.meta({ title: 'Request' });
	const names = files.length > 0 ? files : ['file'];
	const form = z
		.intersection(shape.body, z.object(Object.fromEntries(names.map((name) => [name, z.file()]))).partial())
		.meta({ title: 'Request' });
	return {
		requestBody: {
			required: bodyKinds !== 'json or nothing',
			content: {
				...(bodyKinds !== 'multipart' && { 'application/json': { schema: body } }),
				...(bodyKinds.includes('multipart') && { 'multipart/form-data': { schema: form } }),
			},
		},
	};
}

function getSuccesses({ shape, chosenStatuses }: Operation): Responses {
	if (!shape) return { 200: { description: 'Everything that the portal needs is within reach.' } };
	const { reply, status = 200 } = shape;
	if (reply === 'stream')
		return { [status]: { description: 'A file, a page or a redirect.', content: { '*/*': {} } } };
	const success = {
		description: 'Done.',
		content: { 'application/json': { schema: reply.meta({ title: 'Answer' }) } },
	};
	return Object.fromEntries([status, ...chosenStatuses].map((answered) => [answered, success]));
}

function operationObject(operation: Operation): ZodOpenApiOperationObject {
	const { shape, description, path: address } = operation;
	const refusals = [...groupByStatus(findErrors(operation.method, shape))].map(([status, codes]) => [
		status,
		isShared(operation, codes)
			? { $ref: `#/components/responses/${responseName(status, codes)}` }
			: refusalResponse(status, codes),
	]);
	const access = shape?.access ?? 'everyone';
	const otherErrors = shape ? { default: { $ref: '#/components/responses/OtherRefusal' } } : {};
	return {
		operationId: getOperationId(operation),
		tags: [address.split('/')[2] ?? ''],
		summary: getSummary(operation),
		description: [description, audience[access]].filter(Boolean).join('\n\n'),
		security: access === 'everyone' ? [{}, ...credentials] : credentials,
		...((shape?.params || shape?.query) && {
			requestParams: {
				...(shape.params && { path: shape.params as z.ZodObject }),
				...(shape.query && { query: shape.query as z.ZodObject }),
			},
		}),
		...getRequestBody(operation),
		responses: { ...getSuccesses(operation), ...Object.fromEntries(refusals), ...otherErrors },
	};
}

const catalogue = errorCodes.map((code) => ({
	code,
	status: getStatus(code),
	hi: getSentence(code, 'hi'),
	en: getSentence(code, 'en'),
}));

/** The catalogue twice: as a table for readers, as data for programs. */
const errorCodeSchema = {
	type: 'string' as const,
	enum: [...errorCodes],
	description: [
		'What a program decides by. Braces in a sentence hold ICU arguments.\n',
		'| Code | Status | Hindi | English |',
		'| --- | --- | --- | --- |',
		...catalogue.map(({ code, status, hi, en }) => `| \`${code}\` | ${status} | ${hi} | ${en} |`),
	].join('\n'),
	'x-errors': Object.fromEntries(catalogue.map(({ code, ...error }) => [code, error])),
};

const fieldErrorSchema = {
	type: 'object',
	required: ['path', 'message'],
	properties: { path: { type: 'string' }, message: { type: 'string' } },
} satisfies oas31.SchemaObject;

/** The whole document; `operations` by `findOperations`. */
export function createApiDocument(operations: readonly Operation[]) {
	const paths: NonNullable<ZodOpenApiObject['paths']> = {};
	const responses: Record<string, ReturnType<typeof refusalResponse>> = {};
	for (const operation of operations) {
		const { method, path: address } = operation;
		paths[address] = { ...paths[address], [method.toLowerCase()]: operationObject(operation) };
		for (const [status, codes] of groupByStatus(findErrors(method, operation.shape)))
			if (isShared(operation, codes)) responses[responseName(status, codes)] = refusalResponse(status, codes);
	}
	return createDocument(
		{
			openapi: '3.1.1',
			info: {
				title: 'Khamma Ghani',
				version: '1',
				description: introduction,
			},
			tags: [...new Set(Object.keys(paths).map((address) => address.split('/')[2] ?? ''))].map((name) => ({
				name,
			})),
			paths,
			components: {
				securitySchemes: {
					bearer: {
						type: 'http',
						scheme: 'bearer',
						description: 'The `token` that `POST /api/users/login` and `POST /api/users/register` answer.',
					},
					session: {
						type: 'apiKey',
						in: 'cookie',
						name: 'next-auth.session-token',
						description:
							'Set by the same calls; over HTTPS its name begins with `__Secure-`. Calls that change something must come from the portal’s own pages.',
					},
				},
				schemas: {
					Error: {
						type: 'object',
						required: ['message', 'code'],
						properties: {
							message: { type: 'string', description: 'A sentence in the language of the request.' },
							code: { $ref: '#/components/schemas/ErrorCode' },
							errors: { type: 'array', items: fieldErrorSchema, description: 'The fields to be corrected.' },
						},
					},
					ErrorCode: errorCodeSchema,
				},
				responses: {
					...responses,
					OtherRefusal: {
						description:
							'A code of the catalogue that is not listed for this call. Not expected; a program should show `message`.',
						content: { 'application/json': { schema: errorSchema } },
					},
				},
			},
		},
		{
			allowEmptySchema: { custom: true, transform: true },
		},
	);
}

const introduction = `Every call of the portal, made of the schemas that check its input and its answer.

Answers are JSON in UTF-8. A refusal is \`{ message, code, errors? }\`: \`message\` is a sentence in Hindi, or in English where
\`Accept-Language\` or the \`preferredLanguage\` cookie asks for it; \`code\` is one of \`ErrorCode\` below, with its status and both
sentences. Each call lists the codes that it may be refused with: what its access, limits and input decide on, and what its
handler declares. Every answer has an \`x-request-id\` header.`;
