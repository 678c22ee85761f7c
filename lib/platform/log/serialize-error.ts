import * as z from 'zod';

const maxFrames = 12;
const maxCauses = 4;
const longestMessage = 300;

const word = z
	.union([z.string(), z.number()])
	.transform((value) => String(value).slice(0, 100))
	.optional()
	.catch(undefined);

/** What on an error says which rule or which part of the machine refused, and never what was refused. */
const facts = z
	.object({
		code: word,
		errorCode: word,
		constraint: word,
		table: word,
		routine: word,
		syscall: word,
		$metadata: z.object({ httpStatusCode: word }).optional().catch(undefined),
		meta: z
			.object({
				modelName: word,
				driverAdapterError: z
					.object({
						cause: z.object({
							originalCode: word,
							kind: word,
							constraint: z.object({ index: word }).optional().catch(undefined),
						}),
					})
					.optional()
					.catch(undefined),
			})
			.optional()
			.catch(undefined),
	})
	.catch({});

/** Postgres has an SQLSTATE for each of its errors, Prisma a number of its own. */
const ofDatabase = /^(?:[0-9A-Z]{5}|P\d{4})$/;

/**
 * An error as a log may hold it: its kind, its codes, the constraint that refused, where in the code it came from, and
 * the same of its causes. Databases, parsers and stores quote what they were given: of their sentences nothing is kept,
 * of others nothing that is in quotes.
 */
export function serializeError(error: unknown, causesLeft = maxCauses): object {
	if (!(error instanceof Error)) return { type: typeof error };
	const { meta, $metadata, ...rest } = facts.parse(error);
	const cause = meta?.driverAdapterError?.cause;
	const isQuoting =
		error.name.startsWith('Prisma') || ofDatabase.test(rest.code ?? '') || $metadata !== undefined;
	return {
		type: error.name,
		...(!isQuoting && { message: withoutQuotations(error.message) }),
		...rest,
		...(meta?.modelName && { model: meta.modelName }),
		...(cause && {
			database: { code: cause.originalCode, kind: cause.kind, index: cause.constraint?.index },
		}),
		...($metadata && { status: $metadata.httpStatusCode }),
		stack: getFrames(error),
		...(error.cause !== undefined &&
			causesLeft > 0 && { cause: serializeError(error.cause, causesLeft - 1) }),
		...(error instanceof AggregateError &&
			causesLeft > 0 && {
				errors: error.errors.slice(0, maxCauses).map((each) => serializeError(each, causesLeft - 1)),
			}),
	};
}

/** A sentence without what it quotes, up to the first line that ends. */
export function withoutQuotations(sentence: string): string {
	return (sentence.split('\n').find((line) => line.trim() !== '') ?? '')
		.replace(/"[^"]*"?|`[^`]*`?|“[^”]*”?|(?<![\p{L}\p{N}])'[^']*'?/gu, '…')
		.slice(0, longestMessage);
}

/** Without the first lines, which repeat the message. */
function getFrames({ stack = '' }: Error): string[] {
	return stack
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, maxFrames)
		.map((line) => line.trim());
}
