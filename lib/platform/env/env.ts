import path from 'node:path';
import * as z from 'zod';
import { newPassword } from '@/lib/core/password-rule';
import { findDatabaseUrl, getSchema, urlInSchema } from './database-schema.mjs';
import { findOrigin, isOnVercel, isPreview } from './vercel.mjs';

/** A variable that is missing or cannot be used. The message is one line: its name and what it should look like. */
export class EnvError extends Error {
	override readonly name = 'EnvError';
}

const wholeNumber = (min: number, max: number) =>
	z
		.string()
		.regex(/^\d{1,10}$/)
		.transform(Number)
		.pipe(z.number().int().min(min).max(max));

function parseUrl(text: string): URL | null {
	return URL.canParse(text) ? new URL(text) : null;
}

const urlWith = (...protocols: string[]) =>
	z.string().refine((text) => {
		const url = parseUrl(text);
		return url !== null && protocols.includes(`${url.protocol}//`);
	});

const webAddress = urlWith('http://', 'https://').transform((text) => text.replace(/\/+$/, ''));

const origin = urlWith('http://', 'https://').transform((text, context) => {
	const url = new URL(text);
	if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
		context.addIssue({ code: 'custom' });
		return z.NEVER;
	}
	return url.origin;
});

const mailServer = urlWith('smtp://', 'smtps://').refine((text) => Boolean(parseUrl(text)?.hostname));

const email = z.string().max(254).pipe(z.email());

/** A mail server in the house may have a name without a dot. */
const mailbox = z.email({ pattern: z.regexes.html5Email });

const sender = z.string().refine((text) => {
	const named = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text);
	return mailbox.safeParse(named?.[1] ?? text).success;
});

type Source = Readonly<Record<string, string | undefined>>;

interface Variable<T> {
	schema: z.ZodType<T, string>;
	/** Completes "NAME must be …". */
	expected: string;
	/** A value that must not appear in a log or on a screen. */
	secret?: true;
}

const variable = <T>(schema: z.ZodType<T, string>, expected: string): Variable<T> => ({ schema, expected });
const secret = <T>(schema: z.ZodType<T, string>, expected: string): Variable<T> => ({
	schema,
	expected,
	secret: true,
});

const variables = {
	PORT: variable(wholeNumber(1, 65535), 'a whole number from 1 to 65535, for example 3000'),
	HOST: variable(
		z.string().regex(/^[A-Za-z0-9.:_-]+$/),
		'an address or a host name to listen on, for example 127.0.0.1',
	),
	DATA_DIR: variable(
		z.string().refine((text) => !text.includes('\0')),
		'the path of a folder, for example .data',
	),
	DATABASE_URL: secret(
		urlWith('postgres://', 'postgresql://'),
		'the address of a PostgreSQL database, for example postgresql://user:password@localhost:5432/khamma_ghani',
	),
	DIRECT_DATABASE_URL: secret(
		urlWith('postgres://', 'postgresql://'),
		'the address of the same database past its pooler, for example postgresql://user:password@db.example.org:5432/khamma_ghani',
	),
	DATABASE_SCHEMA: variable(
		z.string().regex(/^(?!pg_|information_schema$)[a-z_][a-z0-9_]{0,62}$/),
		'auto, public or another name of a schema in lower-case letters, digits and _, for example community',
	),
	AUTH_SECRET: secret(
		z.string().min(16),
		'a random text of 16 characters or more, for example from `openssl rand -base64 32`',
	),
	APP_URL: variable(origin, 'an address without a path, for example https://example.org'),
	S3_BUCKET: variable(
		z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,253}[A-Za-z0-9]$/),
		'the name of a bucket, for example khamma-ghani-media',
	),
	S3_REGION: variable(z.string().regex(/^[A-Za-z0-9-]+$/), 'the name of a region, for example ap-south-1'),
	S3_ENDPOINT: variable(webAddress, 'the address of an S3 server, for example https://s3.example.org'),
	S3_PUBLIC_URL: variable(
		webAddress,
		'the address that pictures are read from, for example https://cdn.example.org',
	),
	PICTURES_IN_DATABASE: variable(
		z.enum(['0', '1']).transform((flag) => flag === '1'),
		'1 or 0',
	),
	SMTP_URL: secret(
		mailServer,
		'the address of a mail server, for example smtps://user:password@mail.example.org:465',
	),
	MAIL_FROM: variable(sender, 'a sender, for example Khamma Ghani <no-reply@example.org>'),
	ADMIN_EMAIL: variable(email, 'an e-mail address, for example admin@example.org'),
	ADMIN_PASSWORD: secret(newPassword, 'a password of 8 to 128 characters'),
	ADMIN_SECOND_FACTOR: variable(z.enum(['optional', 'required']), 'optional or required'),
	SEED_DEMO: variable(
		z.enum(['0', '1']).transform((flag) => flag === '1'),
		'1 or 0',
	),
	CRON_SECRET: secret(
		z.string().min(16),
		'a random text of 16 characters or more, for example from `openssl rand -base64 32`',
	),
	RATE_LIMIT_FACTOR: variable(
		z
			.string()
			.regex(/^\d+(\.\d+)?$/)
			.transform(Number)
			.pipe(z.number().positive()),
		'a number above 0, for example 1',
	),
	TRUSTED_PROXY_HOPS: variable(wholeNumber(0, 32), 'a whole number from 0 to 32, for example 1'),
	MAINTENANCE: variable(
		z.enum(['0', '1']).transform((flag) => flag === '1'),
		'1 or 0',
	),
	PAGES_FROM_MEMORY: variable(
		z.enum(['0', '1']).transform((flag) => flag === '1'),
		'1 or 0',
	),
	METRICS_TOKEN: secret(
		z.string().regex(/^[\w.~+/=-]{16,}$/),
		'a random word of 16 characters or more, for example from `openssl rand -hex 32`',
	),
	LOG_LEVEL: variable(z.enum(['error', 'warn', 'info']), 'error, warn or info'),
	SLOW_QUERY_MS: variable(wholeNumber(0, 60_000), 'a whole number of milliseconds, for example 500'),
} satisfies Record<string, Variable<unknown>>;

/** All that this reads of its own. */
export const variableNames: readonly string[] = Object.keys(variables);

type Variables = typeof variables;
type ValueOf<Name extends keyof Variables> = Variables[Name] extends Variable<infer T> ? T : never;

/** An empty variable counts as one that is not set, as in a copied `.env` file with lines left blank. */
function read<Name extends keyof Variables>(source: Source, name: Name, from?: string): ValueOf<Name> | null;
function read(source: Source, name: keyof Variables, from: string = name): unknown {
	const text = source[from]?.trim();
	if (!text) return null;
	const { schema, expected, ...rest }: Variable<unknown> = variables[name];
	const result = schema.safeParse(text);
	if (result.success) return result.data;
	const given = rest.secret ? '' : `, not ${JSON.stringify(text.slice(0, 80))}`;
	throw new EnvError(`${from} must be ${expected}${given}`);
}

function missing(name: keyof Variables, why: string): EnvError {
	return new EnvError(`${name} must be set${why}: ${variables[name].expected}`);
}

export interface S3Settings {
	bucket: string;
	region: string;
	/** Null: Amazon's own for the region. */
	endpoint: string | null;
	/** Null: pictures are read through this application. */
	publicUrl: string | null;
}

/** What a person may set, checked, with the defaults that need no database and no file. */
export interface Settings {
	port: number;
	/** Null listens on all interfaces. */
	host: string | null;
	/** Absolute. */
	dataDir: string;
	/** Null: the embedded database in `dataDir`. */
	databaseUrl: string | null;
	/** Null: `databaseUrl` leads to the database itself, not to a pooler in front of it. */
	directDatabaseUrl: string | null;
	/** The schema that everything lives in; both addresses lead to it. */
	databaseSchema: string;
	/** Null: to be generated into `dataDir`, on a preview derived from what its database holds. */
	authSecret: string | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
	/** False: `appUrl` is Vercel's or the default, and nobody has said that this is the portal of an address. */
	isAppUrlSet: boolean;
	s3: S3Settings | null;
	/** False without `s3`: pictures are in `dataDir`/media. */
	picturesInDatabase: boolean;
	/** Null: mails are written into `dataDir`/outbox, on a preview into the database. */
	smtpUrl: string | null;
	mailFrom: string;
	adminEmail: string | null;
	adminPassword: string | null;
	/** Administrators have no rights until they have turned on a second factor. */
	requiresAdminSecondFactor: boolean;
	seedDemo: boolean;
	/** The token of a caller that starts the tidying from outside; null: nobody may. */
	cronSecret: string | null;
	/** Multiplies every rate limit. */
	rateLimitFactor: number;
	/** How many `X-Forwarded-For` hops, counted from the right, are believed; Vercel ignores it. */
	trustedProxyHops: number;
	/** Closed for maintenance, no matter what administrators have set. */
	isUnderMaintenance: boolean;
	/** The bearer token for reading the metrics; null: nobody may read them. */
	metricsToken: string | null;
	/** Statements that take as long, or longer, are logged. */
	slowQueryMs: number;
	isProduction: boolean;
	isOnVercel: boolean;
	/** A preview of a branch on Vercel, which no search engine should list. */
	isPreview: boolean;
}

/** The settings of a running server: the launcher, or the deployment, has set what had no default. */
export interface Env extends Settings {
	databaseUrl: string;
	authSecret: string;
}

function readS3(source: Source): S3Settings | null {
	const bucket = read(source, 'S3_BUCKET');
	const endpoint = read(source, 'S3_ENDPOINT');
	const publicUrl = read(source, 'S3_PUBLIC_URL');
	const named =
		read(source, 'S3_REGION') ??
		read(source, 'S3_REGION', 'AWS_REGION') ??
		read(source, 'S3_REGION', 'AWS_DEFAULT_REGION');
	if (bucket === null) {
		if (endpoint !== null) throw missing('S3_BUCKET', ' when S3_ENDPOINT is set');
		if (publicUrl !== null) throw missing('S3_BUCKET', ' when S3_PUBLIC_URL is set');
		return null;
	}
	// Servers other than Amazon's mostly ignore the region, yet a signature needs one.
	const region = named ?? (endpoint === null ? null : 'us-east-1');
	if (region === null) throw missing('S3_REGION', ' when S3_BUCKET is set');
	return { bucket, region, endpoint, publicUrl };
}

/** @throws EnvError when pictures would have two places, or none that lasts */
function readPicturesInDatabase(source: Source, hasBucket: boolean): boolean {
	const wanted = read(source, 'PICTURES_IN_DATABASE');
	if (hasBucket) {
		if (wanted) throw new EnvError('PICTURES_IN_DATABASE must not be 1 when S3_BUCKET is set');
		return false;
	}
	const isInDatabase = wanted ?? isPreview(source);
	if (isOnVercel(source) && !isInDatabase)
		throw missing('S3_BUCKET', ' on Vercel when PICTURES_IN_DATABASE is not 1');
	return isInDatabase;
}

/** The demo in the embedded database is tried out from one machine, so from one address. */
const demoRateLimitFactor = 10;

/**
 * Reads what a person has set; the launcher completes it.
 * @throws EnvError for the first value that cannot be used
 */
export function readSettings(source: Source): Settings {
	const port = read(source, 'PORT') ?? 3000;
	const hasDatabase = read(source, 'DATABASE_URL') !== null;
	const directDatabaseUrl = read(source, 'DIRECT_DATABASE_URL');
	read(source, 'DATABASE_SCHEMA');
	const databaseSchema = getSchema(source);
	const databaseUrl = hasDatabase ? (findDatabaseUrl(source) ?? null) : null;
	const ownUrl = read(source, 'APP_URL');
	const appUrl = ownUrl ?? findOrigin(source) ?? `http://localhost:${port}`;
	const seedDemo = read(source, 'SEED_DEMO') ?? (databaseUrl === null || isPreview(source));
	const adminEmail = read(source, 'ADMIN_EMAIL');
	const adminPassword = read(source, 'ADMIN_PASSWORD');
	if (adminEmail !== null && adminPassword === null)
		throw missing('ADMIN_PASSWORD', ' when ADMIN_EMAIL is set');
	if (adminEmail === null && adminPassword !== null)
		throw missing('ADMIN_EMAIL', ' when ADMIN_PASSWORD is set');
	// Read by the log itself, which begins before anything else, and by the web server; here they are only checked.
	read(source, 'LOG_LEVEL');
	read(source, 'PAGES_FROM_MEMORY');
	const isProduction = source.NODE_ENV === 'production';
	const authSecret = read(source, 'AUTH_SECRET') ?? read(source, 'AUTH_SECRET', 'NEXTAUTH_SECRET');
	// A generated secret would be lost with the machine while the accounts live on elsewhere.
	if (authSecret === null && databaseUrl !== null && !isPreview(source)) {
		if (isOnVercel(source)) throw missing('AUTH_SECRET', ' on Vercel');
		if (isProduction) throw missing('AUTH_SECRET', ' when DATABASE_URL is set');
	}
	const s3 = readS3(source);
	const smtpUrl = read(source, 'SMTP_URL');
	// A function's disk is gone when it ends.
	const picturesInDatabase = readPicturesInDatabase(source, s3 !== null);
	// Reviewers of a preview read mails in the back office.
	if (isOnVercel(source) && smtpUrl === null && !isPreview(source)) throw missing('SMTP_URL', ' on Vercel');
	return {
		port,
		host: read(source, 'HOST'),
		dataDir: path.resolve(/* turbopackIgnore: true */ read(source, 'DATA_DIR') ?? '.data'),
		databaseUrl,
		directDatabaseUrl: directDatabaseUrl === null ? null : urlInSchema(directDatabaseUrl, databaseSchema),
		databaseSchema,
		authSecret,
		appUrl,
		isAppUrlSet: ownUrl !== null,
		s3,
		picturesInDatabase,
		smtpUrl,
		mailFrom: read(source, 'MAIL_FROM') ?? `Khamma Ghani <no-reply@${new URL(appUrl).hostname}>`,
		adminEmail,
		adminPassword,
		requiresAdminSecondFactor: read(source, 'ADMIN_SECOND_FACTOR') === 'required',
		seedDemo,
		cronSecret: read(source, 'CRON_SECRET'),
		rateLimitFactor:
			read(source, 'RATE_LIMIT_FACTOR') ?? (databaseUrl === null && seedDemo ? demoRateLimitFactor : 1),
		trustedProxyHops: read(source, 'TRUSTED_PROXY_HOPS') ?? 0,
		isUnderMaintenance: read(source, 'MAINTENANCE') ?? false,
		metricsToken: read(source, 'METRICS_TOKEN'),
		slowQueryMs: read(source, 'SLOW_QUERY_MS') ?? 500,
		isProduction,
		isOnVercel: isOnVercel(source),
		isPreview: isPreview(source),
	};
}

/** Whether anything is kept in `dataDir` while the portal runs. */
export function keepsFiles(settings: Settings): boolean {
	const { databaseUrl, authSecret, s3, picturesInDatabase, smtpUrl, isPreview } = settings;
	const arePicturesFiles = s3 === null && !picturesInDatabase;
	const areMailsFiles = smtpUrl === null && !isPreview;
	const isSecretFile = authSecret === null && !isPreview;
	return databaseUrl === null || isSecretFile || arePicturesFiles || areMailsFiles;
}

/**
 * Reads the complete set that a server needs.
 * @throws EnvError for the first value that is missing or cannot be used
 */
export function readEnv(source: Source): Env {
	const settings = readSettings(source);
	const { databaseUrl, authSecret } = settings;
	if (databaseUrl === null) throw missing('DATABASE_URL', '');
	if (authSecret === null) throw missing('AUTH_SECRET', '');
	return { ...settings, databaseUrl, authSecret };
}

/** The least of what is logged. A word that cannot be used stops the start; a log must not. */
export function logLevel(source: Source): 'error' | 'warn' | 'info' {
	return variables.LOG_LEVEL.schema.safeParse(source.LOG_LEVEL?.trim()).data ?? 'info';
}

let parsed: Env | undefined;

/**
 * The environment of this process, read on the first call: a build that only imports this file needs no variables.
 * @throws EnvError
 */
export function getEnv(): Env {
	parsed ??= readEnv(process.env);
	return parsed;
}
