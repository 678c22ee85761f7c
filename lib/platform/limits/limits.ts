import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '@/lib/core/errors';
import { pool } from '@/lib/platform/db/pool';
import { getEnv } from '@/lib/platform/env/env';

/** At most `points` calls in `seconds`, counted for all processes together. */
export interface Limit {
	/** Names the counter; unique among limits. */
	name: string;
	points: number;
	seconds: number;
	/**
	 * Counted in memory and written down in batches of a hundredth of the points: for reads, which a written row a call would
	 * make dearer than they are. Each process beyond the first lets less than two batches more through.
	 */
	isBatched?: true;
	/** Counted by each process for itself, in memory: for what only costs the process its time. */
	isPerProcess?: true;
	/** A text names the number, so that RATE_LIMIT_FACTOR leaves it as it is. */
	isPromised?: true;
}

/**
 * Calls that look through many rows, from one address. A visitor who types fast into the home page's search, which asks
 * six calls at once with each letter, uses up a third.
 */
export const searchLimit: Limit = { name: 'search', points: 6_000, seconds: 60, isBatched: true };

const firstDelaySeconds = 30;
const batchesInLimit = 100;

const limiters = new Map<string, RateLimiterPostgres>();
const limitersInMemory = new Map<string, RateLimiterMemory>();

function getLimiter(limit: Limit): RateLimiterPostgres {
	const { name, seconds } = limit;
	return limiters.get(name) ?? createLimiter(name, getPoints(limit), seconds);
}

function getPoints({ points, isPromised }: Limit): number {
	return isPromised ? points : Math.round(Math.max(1, points * getEnv().rateLimitFactor));
}

function getLimiterInMemory(limit: Limit): RateLimiterMemory {
	const { name, seconds } = limit;
	const known = limitersInMemory.get(name);
	if (known) return known;
	const limiter = new RateLimiterMemory({ keyPrefix: name, points: getPoints(limit), duration: seconds });
	limitersInMemory.set(name, limiter);
	return limiter;
}

/** One try at a time: taken while the caller has to wait. */
function getGate({ name }: Limit): RateLimiterPostgres {
	const gate = `${name}Delay`;
	return limiters.get(gate) ?? createLimiter(gate, 1, firstDelaySeconds);
}

const isInMemory = ({ isPerProcess, isBatched }: Limit) => isPerProcess || isBatched;

function getCounter(limit: Limit): RateLimiterPostgres | RateLimiterMemory {
	return isInMemory(limit) ? getLimiterInMemory(limit) : getLimiter(limit);
}

function createLimiter(name: string, points: number, seconds: number): RateLimiterPostgres {
	const limiter = new RateLimiterPostgres({
		storeClient: pool,
		tableName: 'RateLimit',
		tableCreated: true,
		clearExpiredByTimeout: false,
		keyPrefix: name,
		points,
		duration: seconds,
	});
	limiters.set(name, limiter);
	return limiter;
}

/**
 * Uses up one point of `key`.
 *
 * @throws DomainError `limit.exceeded` with the seconds until the next point
 */
export async function consume(limit: Limit, key: string): Promise<void> {
	if (isInMemory(limit)) {
		const { consumedPoints } = await getLimiterInMemory(limit).consume(key).catch(refuse);
		if (limit.isBatched) await writeBatch(limit, key, consumedPoints);
		return;
	}
	const limiter = getLimiter(limit);
	const batch = getBatch(limiter, key);
	batch.size += 1;
	const refusal = await findExceeded(limiter, batch);
	if (refusal !== null) refuse(refusal);
}

/**
 * Writes down a batch with its last call; those that come meanwhile wait for it. Where all processes together have counted more
 * than the points, this one refuses from now on, from memory.
 *
 * @param consumedPoints by this process
 */
async function writeBatch(limit: Limit, key: string, consumedPoints: number): Promise<void> {
	const limiter = getLimiter(limit);
	const size = Math.max(1, Math.floor(limiter.points / batchesInLimit));
	const isLast = consumedPoints % size === 0;
	const batch = isLast ? getBatch(limiter, key) : batches.get(limiter.getKey(key));
	if (!batch) return;
	if (isLast) batch.size += size;
	const refusal = await findExceeded(limiter, batch);
	if (refusal === null) return;
	await getLimiterInMemory(limit).block(key, Math.ceil(refusal.msBeforeNext / 1000));
	refuse(refusal);
}

/** Null for the caller who has joined the batch last while its points are within the limit. */
async function findExceeded(limiter: RateLimiterPostgres, batch: Batch): Promise<RateLimiterRes | null> {
	const place = batch.size;
	const { consumedPoints, msBeforeNext } = await batch.counted;
	return consumedPoints - batch.size + place > limiter.points ? new RateLimiterRes(0, msBeforeNext) : null;
}

/** Calls of one key that are counted by one statement. */
interface Batch {
	size: number;
	counted: Promise<RateLimiterRes>;
}

/** By the key of the row: the calls that wait to be counted, and the statement that counts the ones before them. */
const batches = new Map<string, Batch>();
const countings = new Map<string, Promise<RateLimiterRes>>();

/** A row is written by one statement at a time, so that a caller who hammers takes one connection and not the whole pool. */
function getBatch(limiter: RateLimiterPostgres, key: string): Batch {
	const rowKey = limiter.getKey(key);
	const open = batches.get(rowKey);
	if (open) return open;
	const count = async () => {
		await countings.get(rowKey)?.catch(() => {});
		batches.delete(rowKey);
		const counting = limiter.penalty(key, batch.size);
		countings.set(rowKey, counting);
		try {
			return await counting;
		} finally {
			if (countings.get(rowKey) === counting) countings.delete(rowKey);
		}
	};
	// Starts once the caller has joined its batch.
	const batch: Batch = { size: 0, counted: Promise.resolve().then(count) };
	batches.set(rowKey, batch);
	return batch;
}

/**
 * Refuses a `key` that has no point left, and uses up none.
 *
 * @throws DomainError `limit.exceeded` with the seconds until the next point
 */
export async function checkIsLeft(limit: Limit, key: string): Promise<void> {
	const count = await getCounter(limit).get(key);
	if (count?.remainingPoints === 0) refuse(count);
}

/**
 * Refunds one point of `key`, where one has been used that still counts. Does so at most as often, in the limit's time,
 * as the limit has points.
 */
export async function refund(limit: Limit, key: string): Promise<void> {
	if (!(await isWithin({ ...limit, name: `${limit.name}Refund` }, key))) return;
	if (isInMemory(limit)) {
		const limiter = getLimiterInMemory(limit);
		const count = await limiter.get(key);
		if (count && count.consumedPoints > 0 && count.msBeforeNext > 0) await limiter.reward(key);
		return;
	}
	// The limiter's own `reward` would start another window with a point too many where this one has ended.
	await pool.query(
		'UPDATE "RateLimit" SET "points" = "points" - 1 WHERE "key" = $1 AND "expire" > $2 AND "points" > 0',
		[getLimiter(limit).getKey(key), Date.now()],
	);
}

/** Uses up one point of `key`; false when there is none left. */
export async function isWithin(limit: Limit, key: string): Promise<boolean> {
	try {
		await consume(limit, key);
		return true;
	} catch (error) {
		if (error instanceof DomainError && error.code === 'limit.exceeded') return false;
		throw error;
	}
}

/**
 * Uses up one point under each limit, of the key beside it. The first that has none left refuses, and those after it stay
 * as they are.
 *
 * @throws DomainError `limit.exceeded` with the seconds until every one of them has a point
 */
export async function consumeInTurn(counted: readonly (readonly [Limit, string])[]): Promise<void> {
	for (const [limit, key] of counted) {
		if (await isWithin(limit, key)) continue;
		const counts = await Promise.all(counted.map(([each, itsKey]) => getCounter(each).get(itsKey)));
		const waitsMs = counts.map((count) => (count?.remainingPoints === 0 ? count.msBeforeNext : 0));
		refuse(new RateLimiterRes(0, Math.max(...waitsMs)));
	}
}

/**
 * Counts a try of `key` before its outcome is known. Once the limit's points are used up each further try has to
 * wait, twice as long as the one before, at most as long as the limit counts. What succeeds is forgiven.
 *
 * @throws DomainError `limit.exceeded` with the seconds until the next try
 */
export async function consumeTry(limit: Limit, key: string): Promise<void> {
	const gate = getGate(limit);
	const waiting = await gate.get(key);
	if (waiting && waiting.consumedPoints > 0) refuse(waiting);
	const limiter = getLimiter(limit);
	// A try refused by the gate is not counted, so that a hammering stranger does not lengthen the owner's wait.
	const { consumedPoints } = await limiter.penalty(key);
	const tooMany = consumedPoints - limiter.points;
	if (tooMany < 0) return;
	const seconds = Math.min(firstDelaySeconds * 2 ** tooMany, limit.seconds);
	await gate.consume(key, 1, { customDuration: seconds }).catch(refuse);
}

/** Forgets the tries of `key`. */
export async function forgiveTries(limit: Limit, key: string): Promise<void> {
	await Promise.all([getLimiter(limit).delete(key), getGate(limit).delete(key)]);
}

function refuse(refusal: unknown): never {
	if (refusal instanceof RateLimiterRes) {
		const retryAfterSeconds = Math.max(1, refusal.msBeforeNext / 1000);
		throw new DomainError('limit.exceeded', { retryAfterSeconds });
	}
	throw refusal;
}
