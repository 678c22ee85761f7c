import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DomainError, type ErrorCode, errorCodes } from '@/lib/core/errors';
import { findErrors } from '@/lib/platform/http/route-errors';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { findHandlers } from '@/tests/support/statements';
import { createApiDocument, findOperations, type Operation } from './api-document';
import { root } from './children';

const folder = path.join(root, 'app', 'api');

const response = z.object({
	content: z.object({
		'application/json': z.object({
			schema: z.object({
				properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }).optional(),
			}),
		}),
	}),
});
const operationObject = z.object({
	operationId: z.string(),
	summary: z.string().min(1),
	description: z.string().min(1),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
	responses: z.record(z.string(), z.unknown()),
});
const document = z.object({
	paths: z.record(z.string(), z.record(z.string(), operationObject)),
	components: z.object({
		responses: z.record(z.string(), z.unknown()),
		schemas: z.object({
			ErrorCode: z.object({
				enum: z.array(z.string()),
				'x-errors': z.record(
					z.string(),
					z.object({ status: z.number(), hi: z.string().min(1), en: z.string().min(1) }),
				),
			}),
		}),
	}),
});

let operations: Operation[];
let written: Record<string, unknown>;
let parsed: z.output<typeof document>;

// Every route is imported.
beforeAll(async () => {
	operations = await findOperations(folder);
	written = JSON.parse(JSON.stringify(createApiDocument(operations)));
	parsed = document.parse(written);
}, getTimeLimit(120_000));

const getObject = ({ path: address, method }: Pick<Operation, 'path' | 'method'>) => {
	const found = parsed.paths[address]?.[method.toLowerCase()];
	if (!found) throw new Error(`${method} ${address} is not in the document`);
	return found;
};

/** The codes that the document lists for a call, by status. */
function documentedCodes(operation: Pick<Operation, 'path' | 'method'>): Record<string, string[]> {
	const listed = Object.entries(getObject(operation).responses).map(([status, answer]) => {
		const reference = z.object({ $ref: z.string() }).safeParse(answer);
		const name = reference.data?.$ref.replace('#/components/responses/', '') ?? '';
		const described = response.safeParse(reference.success ? parsed.components.responses[name] : answer);
		return [status, described.data?.content['application/json'].schema.properties?.code.enum ?? []] as const;
	});
	return Object.fromEntries(listed.filter(([, codes]) => codes.length > 0));
}

const byStatus = (codes: readonly ErrorCode[]) => {
	const groups: Record<string, string[]> = {};
	for (const code of codes) {
		const { status } = new DomainError(code);
		groups[status] = [...(groups[status] ?? []), code];
	}
	return groups;
};

it('is a valid OpenAPI document', async () => {
	expect(written.openapi).toMatch(/^3\.1\./);
	expect(await new Validator().validate(written)).toEqual({ valid: true });
});

it('has every method of every route but the answer to calls that do not exist', async () => {
	const handlers = await findHandlers(folder, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
	const built = [...handlers.keys()]
		.filter((name) => !name.endsWith('[[...rest]]'))
		.map((name) => name.replace(' ', ' /api/').replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}'));
	const listed = Object.entries(parsed.paths).flatMap(([address, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
	);
	expect(built.length).toBeGreaterThan(100);
	expect(listed.sort()).toEqual(built.sort());
});

it('names each call by an id of its own', () => {
	const ids = Object.values(parsed.paths).flatMap((methods) =>
		Object.values(methods).map(({ operationId }) => operationId),
	);
	expect(new Set(ids).size).toBe(ids.length);
});

it('lists the refusals of each call under their statuses', () => {
	for (const operation of operations) {
		const name = `${operation.method} ${operation.path}`;
		expect(documentedCodes(operation), name).toEqual(byStatus(findErrors(operation.method, operation.shape)));
		// Beside these and a success, a call has no status but the one for all others.
		expect(
			Object.keys(getObject(operation).responses).some((status) => /^[23]/.test(status)),
			name,
		).toBe(true);
	}
});

it('says who may make a call', () => {
	for (const operation of operations) {
		const name = `${operation.method} ${operation.path}`;
		const isOpen = (operation.shape?.access ?? 'everyone') === 'everyone';
		expect(
			getObject(operation).security.some((needed) => Object.keys(needed).length === 0),
			name,
		).toBe(isOpen);
		const refused = documentedCodes(operation);
		if (!isOpen) expect(refused['401'], name).toContain(operation.shape?.loginRefusal ?? 'auth.required');
		if (operation.shape?.access === 'administrator')
			expect(refused['403'], name).toContain('auth.notAllowed');
	}
});

describe('the refusals of a handler', () => {
	it.each([
		['POST', '/api/users/login', '401', ['auth.invalidCredentials', 'auth.secondFactorRequired']],
		['POST', '/api/users/login', '400', ['login.emptyFields']],
		['POST', '/api/users/login', '429', ['limit.exceeded']],
		['POST', '/api/users/register', '409', ['email.taken']],
		['POST', '/api/users/reset-password', '400', ['reset.email', 'reset.wrongOtp']],
		['POST', '/api/family/add', '409', ['family.secondFather', 'family.ownAncestor']],
		['PATCH', '/api/blogs/{id}/approve', '409', ['review.notPending']],
		['POST', '/api/gallery', '415', ['body.unsupportedType', 'picture.heic']],
		['PUT', '/api/users/{id}', '409', ['administrator.last', 'email.taken']],
		['GET', '/api/users/{id}', '404', ['notFound']],
		['GET', '/api/health', '503', ['service.unavailable']],
	] as const)('%s %s answers %s', (method, address, status, codes) => {
		expect(documentedCodes({ method, path: address })[status]).toEqual(expect.arrayContaining([...codes]));
	});

	it('are not those of other calls', () => {
		const login = documentedCodes({ method: 'POST', path: '/api/users/login' });
		expect(Object.values(login).flat()).not.toContain('gedcom.notGedcom');
		expect(documentedCodes({ method: 'GET', path: '/api/users/count' })).toEqual(
			byStatus(['server.unexpected', 'service.unavailable']),
		);
	});
});

it('has the whole catalogue in both languages', () => {
	const { enum: codes, 'x-errors': errors } = parsed.components.schemas.ErrorCode;
	expect(codes).toEqual(errorCodes);
	expect(Object.keys(errors)).toEqual(errorCodes);
	for (const code of errorCodes) {
		expect(errors[code]?.status, code).toBe(new DomainError(code).status);
		expect(errors[code]?.hi, code).toMatch(/\p{Script=Devanagari}/u);
		expect(errors[code]?.en, code).toMatch(/^\P{Script=Devanagari}+$/u);
	}
});

it('names the files of each form that takes some', () => {
	const forms = operations.filter(({ shape }) => shape?.bodyKinds?.includes('multipart'));
	expect(forms.length).toBeGreaterThan(10);
	for (const form of forms) {
		const body = getObject(form).requestBody?.content['multipart/form-data'];
		expect(JSON.stringify(body), `${form.method} ${form.path}`).toContain('"format":"binary"');
	}
});
