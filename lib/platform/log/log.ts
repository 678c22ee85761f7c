import pino, { type LoggerOptions } from 'pino';
import { logLevel } from '@/lib/platform/env/env';
import { requestScope } from './request-scope.mjs';
import { serializeError } from './serialize-error';

export const logOptions = {
	base: null,
	level: logLevel(process.env),
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { level: (label) => ({ level: label }) },
	serializers: { err: (error: unknown) => serializeError(error) },
	mixin: () => {
		const requestId = requestScope.getStore()?.requestId;
		return requestId === undefined ? {} : { requestId };
	},
} satisfies LoggerOptions;

/**
 * One JSON line an event on standard output, with the id of the request that it belongs to. No personal data: codes and
 * numbers only, no id of a person, no address, nothing that anybody has typed. An account at which a login failed is named
 * by a keyed hash.
 */
export const log = pino(logOptions);
