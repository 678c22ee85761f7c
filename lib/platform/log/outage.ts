import { log } from './log';

/** While it lasts, an outage is logged this often. */
const logEveryMs = 60_000;
/** After so long without a failure the next one is another outage. */
const quietMs = 10_000;

const sentences = {
	database: 'database out of reach',
	storage: 'storage out of reach',
	deadline: 'calls are kept waiting for too long',
};

type Part = keyof typeof sentences;

interface Outage {
	loggedAt: number;
	failedAt: number;
	/** Failures since it was logged. */
	unlogged: number;
}

declare global {
	// One for all bundles of the process.
	var outages: Map<Part, Outage> | undefined;
}

/** Tells of a part that is out of reach: once, not for each of the thousand calls that want something of it. */
export function noteOutage(part: Part, error: unknown, facts: Record<string, unknown> = {}): void {
	globalThis.outages ??= new Map();
	const now = performance.now();
	const known = globalThis.outages.get(part);
	const isLogged = known && now - known.loggedAt < logEveryMs && now - known.failedAt < quietMs;
	const unlogged = known && now - known.failedAt < quietMs ? known.unlogged : 0;
	if (!isLogged) log.warn({ err: error, ...facts, ...(unlogged > 0 && { unlogged }) }, sentences[part]);
	globalThis.outages.set(part, {
		loggedAt: isLogged ? known.loggedAt : now,
		failedAt: now,
		unlogged: isLogged ? unlogged + 1 : 0,
	});
}
