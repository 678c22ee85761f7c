import * as z from 'zod';

const text = z.string().optional().catch(undefined);

/** What Prisma, pg and Node put on their errors; each of them leaves most of it out. */
const errorShape = z.object({
	message: text,
	/** A code of Prisma's (P2002), an SQLSTATE (23505) or Node's (ECONNREFUSED). */
	code: text,
	errorCode: text,
	/** pg's own: the constraint or unique index that refused. */
	constraint: text,
	meta: z
		.object({
			driverAdapterError: z.object({
				cause: z.object({
					originalCode: text,
					/** What raw queries have instead of a code: all of them are a P2010. */
					kind: text,
					constraint: z.object({ index: text }).optional().catch(undefined),
				}),
			}),
		})
		.optional()
		.catch(undefined),
});

function read(error: unknown) {
	const { data } = errorShape.safeParse(error);
	const cause = data?.meta?.driverAdapterError.cause;
	return {
		message: data?.message ?? '',
		codes: [data?.code, data?.errorCode, cause?.originalCode, cause?.kind].filter(
			(code) => code !== undefined,
		),
		constraint: cause?.constraint?.index ?? data?.constraint,
	};
}

function hasCode(error: unknown, ...wanted: string[]) {
	return read(error).codes.some((code) => wanted.includes(code));
}

/** Somebody has it already: a row with the same key. With `indexName` (as `map:` says), of that key only. */
export function isUniqueViolation(error: unknown, indexName?: string): boolean {
	if (!hasCode(error, 'P2002', '23505')) return false;
	return indexName === undefined || read(error).constraint === indexName;
}

/** The account would have been the last administrator to be demoted or removed; see the trigger of this name. */
export function isLastAdministrator(error: unknown): boolean {
	return hasCode(error, '23001') && read(error).constraint === 'Member_last_administrator';
}

/** What a row names is not there, or has just gone. */
export function isForeignKeyViolation(error: unknown): boolean {
	return hasCode(error, 'P2003', '23503');
}

/** The row that was to be changed or removed is not there. */
export function isNotFound(error: unknown): boolean {
	return hasCode(error, 'P2025');
}

/** Two transactions were in each other's way, and this one was given up: the same call may succeed when repeated. */
export function isWriteConflict(error: unknown): boolean {
	return hasCode(error, 'P2034', '40001', '40P01');
}

const unreachable = [
	/^P10(00|01|02|03|08|10|11|17)$/,
	// No connection, or no transaction, in time; too many connections.
	/^P20(24|28|37)$/,
	/^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|ENOENT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
	// Connection lost; not let in; no such database.
	/^(08|28)...$|^3D000$/,
	// Out of connections, memory or disk; disk errors.
	/^(53|58)...$/,
	// A limit of time passed: of a statement, a lock, an idle transaction.
	/^(57014|55P03|25P03|25P04)$/,
	// Starting, stopping, crashed.
	/^57P0.$/,
	/^(DatabaseNotReachable|DatabaseDoesNotExist|DatabaseAccessDenied|AuthenticationFailed)$/,
	/^(ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/,
];

/** pg and its pool have no codes for these. */
const silenceMessages =
	/^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** The database is gone, frozen, or too busy to answer in time: nothing the caller did, and later it may work. */
export function isUnavailable(error: unknown): boolean {
	const { codes, message } = read(error);
	return (
		silenceMessages.test(message) || codes.some((code) => unreachable.some((pattern) => pattern.test(code)))
	);
}

/** A limit of time has passed: the database may be slow, or this one statement. */
export function isTimeout(error: unknown): boolean {
	return (
		hasCode(error, '57014', '55P03', '25P03', '25P04', 'P2028') ||
		read(error).message.startsWith('Query read timeout')
	);
}

/** The one line of an error that says why. */
export function getReason(error: unknown): string {
	// Node asked several addresses of one name; each of them has its own reason.
	if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
	const text = error instanceof Error ? error.message || error.name : String(error);
	const line = text.split('\n').find((candidate) => candidate.trim() !== '');
	return line?.trim() ?? 'no reason was given';
}
