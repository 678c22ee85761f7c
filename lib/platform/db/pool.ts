import { AsyncResource } from 'node:async_hooks';
import { attachDatabasePool } from '@vercel/functions/db-connections';
import pg from 'pg';
import { getEnv } from '@/lib/platform/env/env';
import { isOnVercel } from '@/lib/platform/env/vercel.mjs';
import { gauge } from '@/lib/platform/metrics/registry';
import { checkConnection } from './deployment';
import { beginStatement } from './statements';

// pg waits for ever by default. A call waits for a connection and then for its answer, one after the other:
// together they stay below the 5 seconds inside which a call on a frozen database has to fail.
const connectionWaitMs = 1_800;
const answerWaitMs = 2_700;
/** The server gives up first, so that an answer that never comes means a server that is gone. */
const statementLimitMs = 2_400;
const idleInTransactionLimitMs = 5_000;
const maxConnections = 10;
/** There each of many instances has a pool of its own, and together they must leave room in the database. */
const maxConnectionsOnVercel = 4;

class LimitedClient extends pg.Client {
	constructor(config?: pg.ClientConfig) {
		// Read per connection: importing this file, as a build does, needs no database.
		super({ ...config, connectionString: getEnv().databaseUrl });
		this.query = new Proxy(this.query, {
			apply: (query, self, parameters) => {
				const [sent, ...rest] = parameters;
				const end = beginStatement(sent);
				const answer: unknown = Reflect.apply(query, self, withCallback([nameless(sent), ...rest], end));
				if (answer instanceof Promise) {
					answer.then(
						() => end(),
						(error: unknown) => {
							end(error);
							this.leaveIfSilent(error);
						},
					);
				}
				return answer;
			},
		});
	}

	/** Else what comes next on this connection, a ROLLBACK above all, would wait for the same answer again. */
	private leaveIfSilent(error: unknown) {
		if (!isAnswerTimeout(error)) return;
		void this.end();
		discardIdleConnections();
	}
}

/** A statement's name is known to the session that has heard it, and behind a pooler the next one may be another. */
function nameless(sent: unknown): unknown {
	const isNamed = typeof sent === 'object' && sent !== null && 'name' in sent;
	return isNamed && getEnv().directDatabaseUrl !== null ? { ...sent, name: undefined } : sent;
}

/** The pool itself asks with a callback, and gets no promise. */
function withCallback(parameters: unknown[], before: (error: unknown) => void): unknown[] {
	return parameters.map((parameter) =>
		typeof parameter === 'function'
			? (...answer: unknown[]) => {
					before(answer[0]);
					return Reflect.apply(parameter, undefined, answer);
				}
			: parameter,
	);
}

/** pg's only name for it is its message. */
function isAnswerTimeout(error: unknown) {
	return error instanceof Error && error.message === 'Query read timeout';
}

function createPool() {
	const created = new pg.Pool({
		Client: LimitedClient,
		max: isOnVercel(process.env) ? maxConnectionsOnVercel : maxConnections,
		connectionTimeoutMillis: connectionWaitMs,
		query_timeout: answerWaitMs,
		keepAlive: true,
		// Not as start-up parameters, which poolers in front of a hosted Postgres refuse.
		onConnect: async (client) => {
			await client.query(
				`SET statement_timeout = ${statementLimitMs};
				SET idle_in_transaction_session_timeout = ${idleInTransactionLimitMs}`,
			);
			await checkConnection(client, getEnv());
		},
	});
	// An instance that is put to sleep closes no connection: this keeps it awake until those that lie idle are closed.
	if (isOnVercel(process.env)) attachDatabasePool(created);
	// Without a listener, a connection that breaks while nobody uses it would end the process. The pool has
	// already let go of it, and the next call opens another.
	created.on('error', () => {});
	created.on('release', (error) => {
		if (isAnswerTimeout(error)) discardIdleConnections();
	});
	// Else a caller who waits for a connection goes on in the name of the request that has returned it.
	created.connect = new Proxy(created.connect, {
		apply: (connect, self, parameters: unknown[]) =>
			Reflect.apply(
				connect,
				self,
				parameters.map((callback) =>
					typeof callback === 'function'
						? AsyncResource.bind((...given: unknown[]) => Reflect.apply(callback, undefined, given))
						: callback,
				),
			),
	});
	const name = 'khamma_ghani_database_connections';
	const help = 'Connections of this process, and calls that wait for one.';
	gauge(name, help, () => created.totalCount - created.idleCount, { state: 'busy' });
	gauge(name, help, () => created.idleCount, { state: 'idle' });
	gauge(name, help, () => created.waitingCount, { state: 'awaited' });
	return created;
}

/** When one connection has gone silent, those that lie idle have too; each would cost a call its answer. */
function discardIdleConnections() {
	for (let left = pool.idleCount; left > 0; left--) {
		pool.connect().then(
			(client) => client.release(true),
			() => {},
		);
	}
}

declare global {
	var databasePool: pg.Pool | undefined;
}

globalThis.databasePool ??= createPool();

/** The connections of this process: Prisma's, the rate limiter's and those of raw reads. */
export const pool = globalThis.databasePool;
