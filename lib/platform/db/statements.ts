import { AsyncResource } from 'node:async_hooks';
import * as z from 'zod';
import { getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { counter, histogram } from '@/lib/platform/metrics/registry';

const longestSql = 2_000;

const durations = histogram(
	'khamma_ghani_database_statement_duration_seconds',
	'Time until a statement was answered.',
);
const slow = counter(
	'khamma_ghani_database_slow_statements_total',
	'Statements that took SLOW_QUERY_MS or longer.',
);

/** As pg takes it: as text, or with its parameters apart. */
const statement = z
	.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])
	.catch('');

/**
 * To be called when a statement is sent; what it answers is to be called with the error, if any, when that is over. One
 * that was slow is logged under the request that has sent it, with its placeholders and without their values; one
 * that was never answered is not: then the database is away, and that is logged elsewhere.
 */
export function beginStatement(sent: unknown): (error?: unknown) => void {
	const begun = performance.now();
	return AsyncResource.bind((error?: unknown) => {
		const ms = performance.now() - begun;
		durations.observe(ms / 1000);
		const isAnswered = !(error instanceof Error) || 'severity' in error;
		if (!isAnswered || ms < getEnv().slowQueryMs) return;
		slow.inc();
		const sql = statement.parse(sent).replace(/\s+/g, ' ').trim().slice(0, longestSql);
		log.warn({ ms: Math.round(ms), sql }, 'slow statement');
	});
}
