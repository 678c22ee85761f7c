import pino, { type LoggerOptions } from 'pino';

export const logOptions = {
	base: null,
	timestamp: pino.stdTimeFunctions.isoTime,
	// Where Postgres quotes the row that it has refused.
	redact: { paths: ['err.detail', 'err.meta.driverAdapterError.cause.detail'], remove: true },
} satisfies LoggerOptions;

/** One JSON line an event on standard output. No personal data: ids, codes and numbers only. */
export const log = pino(logOptions);
