import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import { EnvError, readSettings, type Settings } from '@/lib/platform/env/env';
import { isPreview } from '@/lib/platform/env/vercel.mjs';
import { isUnavailable } from './errors';

const connectTimeoutMs = 1_800;
const answerTimeoutMs = 2_400;
const retryMs = 1_000;

type Place = Pick<Settings, 'databaseUrl' | 'databaseSchema' | 'isPreview'>;

interface Mark {
	kind: 'production' | 'preview';
	secret: string;
}

/**
 * Refuses the schema of a production portal to a preview, whose build would migrate it and whose administrators would read
 * its mails. A schema without a mark counts as production's when it has accounts that are not the demo's.
 *
 * @throws EnvError
 */
export async function refuseProduction(place: Place): Promise<void> {
	if (place.isPreview && (await onDatabase(place, isProductions))) throw productionError(place);
}

function productionError({ databaseSchema }: Place): EnvError {
	return new EnvError(
		`DATABASE_SCHEMA must be auto, or DATABASE_URL another database's: a preview must not use the schema "${databaseSchema}", which holds a production portal`,
	);
}

async function isProductions(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query<{ hasMark: boolean; hasMembers: boolean }>(
		`SELECT to_regclass('"Deployment"') IS NOT NULL AS "hasMark", to_regclass('"Member"') IS NOT NULL AS "hasMembers"`,
	);
	const mark = rows[0]?.hasMark ? await readMark(client) : null;
	if (mark) return mark.kind === 'production';
	if (!rows[0]?.hasMembers) return false;
	// Nobody can own an address below .example, which those of the demo are.
	const { rowCount } = await client.query(
		`SELECT FROM "Member" WHERE "claimedAt" IS NOT NULL AND "emailKey" NOT LIKE '%.example' LIMIT 1`,
	);
	return rowCount !== 0;
}

async function readMark(client: pg.ClientBase): Promise<Mark | null> {
	const { rows } = await client.query<Mark>('SELECT "kind", "secret" FROM "Deployment"');
	return rows[0] ?? null;
}

/**
 * Writes down that production, or the preview of a branch, has prepared the schema. What production has prepared stays
 * production's.
 */
export async function markDeployment(place: Place, now: Date): Promise<void> {
	const kind = place.isPreview ? 'preview' : 'production';
	const branch = place.isPreview ? process.env.VERCEL_GIT_COMMIT_REF?.trim() || null : null;
	await onDatabase(place, (client) =>
		client.query(
			`INSERT INTO "Deployment" AS old ("kind", "branch", "secret", "preparedAt") VALUES ($1, $2, $3, $4)
			ON CONFLICT ("id") DO UPDATE
				SET "kind" = excluded."kind", "branch" = excluded."branch", "preparedAt" = excluded."preparedAt"
				WHERE old."kind" = 'preview' OR excluded."kind" = 'production'`,
			[kind, branch, randomBytes(32).toString('base64url'), now],
		),
	);
}

/**
 * Refuses a new connection of a preview to a production portal's schema.
 *
 * @throws EnvError
 */
export async function checkConnection(client: pg.ClientBase, place: Place): Promise<void> {
	if (place.isPreview && (await readMark(client))?.kind === 'production') throw productionError(place);
}

let preparation: Promise<void> | undefined;

/**
 * To be awaited before a preview answers anything; nothing happens elsewhere. Ends this process with one line when the schema
 * is a production portal's. Sets AUTH_SECRET, where nobody has, to what the secret in the database gives. While the
 * database is away it is asked again in the background. Returns false while the process has no AUTH_SECRET for that reason.
 */
export async function prepareProcess(): Promise<boolean> {
	if (!isPreview(process.env)) return true;
	preparation ??= tryToPrepare()
		.catch((error: unknown) => {
			preparation = undefined;
			throw error;
		})
		.then((isPrepared) => {
			if (isPrepared) return;
			setTimeout(() => {
				preparation = undefined;
				void prepareProcess();
			}, retryMs).unref();
		});
	await preparation;
	return readSettings(process.env).authSecret !== null;
}

/** Returns false when the database is away. */
async function tryToPrepare(): Promise<boolean> {
	try {
		const place = readSettings(process.env);
		await refuseProduction(place);
		if (place.authSecret === null) await provideAuthSecret(place);
		return true;
	} catch (error) {
		if (isUnavailable(error)) return false;
		if (!(error instanceof EnvError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}

/**
 * Gives this process, and those it starts, the secret that signs sessions where a preview has none: what the secret in the
 * database gives.
 *
 * @throws EnvError when no build has prepared the schema
 */
async function provideAuthSecret(place: Place): Promise<void> {
	const mark = await onDatabase(place, readMark);
	if (mark === null)
		throw new EnvError(
			`DATABASE_SCHEMA must be one that a build has prepared, not "${place.databaseSchema}"`,
		);
	const secret = createHmac('sha256', mark.secret).update('sessions').digest('base64url');
	Object.assign(process.env, { AUTH_SECRET: secret, NEXTAUTH_SECRET: secret });
}

async function onDatabase<T>({ databaseUrl }: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({
		...(databaseUrl !== null && { connectionString: databaseUrl }),
		connectionTimeoutMillis: connectTimeoutMs,
		query_timeout: answerTimeoutMs,
	});
	// A connection that breaks is noticed by the query too.
	client.on('error', () => {});
	try {
		await client.connect();
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}
