import { expect, it } from 'vitest';
import * as z from 'zod';
import { serializeError } from './serialize-error';

const canary = 'meera@example.org';

const refusedByPostgres = () =>
	Object.assign(new Error(`new row violates a check: (${canary})`), {
		name: 'error',
		code: '23514',
		detail: `Failing row contains (${canary}).`,
		constraint: 'Member_name_check',
		where: canary,
	});

const parserError = () => {
	try {
		return JSON.parse(`{"a": ${canary}}`);
	} catch (error) {
		return error;
	}
};

it.each([
	['of Postgres', refusedByPostgres],
	['of Postgres behind others', () => new Error('later', { cause: refusedByPostgres() })],
	['among several', () => new AggregateError([refusedByPostgres()], 'all of them')],
	[
		'of Prisma',
		() =>
			Object.assign(new Error(`Invalid call: Failing row contains (${canary})`), {
				name: 'PrismaClientKnownRequestError',
				code: 'P2010',
				meta: { driverAdapterError: { cause: { originalCode: '23514', originalMessage: canary } } },
			}),
	],
	['of a store', () => Object.assign(new Error(`no key ${canary}`), { $metadata: { httpStatusCode: 404 } })],
	['of a parser', parserError],
	[
		'of a schema',
		() => z.object({ a: z.enum(['b']) }).safeParse({ a: canary, [canary]: 1 }, { reportInput: true }).error,
	],
	['with what it was given', () => Object.assign(new Error(`no such bucket: '${canary}'`), { body: canary })],
	['of no kind at all', () => canary],
])('tells nothing that an error %s quotes', (_, make) => {
	expect(JSON.stringify(serializeError(make()))).not.toContain(canary);
});

it('tells what refused, and where', () => {
	const logged = JSON.stringify(serializeError(new Error('later', { cause: refusedByPostgres() })));
	for (const known of ['later', '23514', 'Member_name_check', 'serialize-error.test.ts'])
		expect(logged).toContain(known);
});

it('keeps a sentence of our own whole', () => {
	const sentence = "a mail isn't sent: ETIMEDOUT 421";
	expect(serializeError(new Error(sentence))).toMatchObject({ message: sentence });
});
