import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getPreviewSchema, urlInSchema } from './database-schema.mjs';
import { EnvError, keepsFiles, readEnv, readSettings } from './env';

const complete = {
	DATABASE_URL: 'postgresql://app:secret@db.example.org:5432/portal',
	AUTH_SECRET: 'a text of at least sixteen characters',
};

function refusal(source: Record<string, string>): string {
	try {
		readEnv({ ...complete, ...source });
	} catch (error) {
		if (error instanceof EnvError) return error.message;
		throw error;
	}
	return 'accepted';
}

describe('the environment', () => {
	it('has a default for all but the database and the secret', () => {
		expect(readEnv({ ...complete })).toEqual({
			port: 3000,
			host: null,
			dataDir: path.resolve('.data'),
			databaseUrl: complete.DATABASE_URL,
			directDatabaseUrl: null,
			databaseSchema: 'public',
			authSecret: complete.AUTH_SECRET,
			appUrl: 'http://localhost:3000',
			isAppUrlSet: false,
			s3: null,
			smtpUrl: null,
			mailFrom: 'Khamma Ghani <no-reply@localhost>',
			adminEmail: null,
			adminPassword: null,
			requiresAdminSecondFactor: false,
			seedDemo: false,
			cronSecret: null,
			rateLimitFactor: 1,
			trustedProxyHops: 0,
			isUnderMaintenance: false,
			metricsToken: null,
			slowQueryMs: 500,
			picturesInDatabase: false,
			isProduction: false,
			isOnVercel: false,
			isPreview: false,
		});
	});

	it('takes every variable that is set', () => {
		const env = readEnv({
			...complete,
			PORT: '8080',
			HOST: '127.0.0.1',
			DATA_DIR: '/srv/with space',
			APP_URL: 'https://portal.example.org/',
			S3_BUCKET: 'media',
			S3_REGION: 'ap-south-1',
			S3_ENDPOINT: 'http://127.0.0.1:9000/',
			S3_PUBLIC_URL: 'https://cdn.example.org/media/',
			SMTP_URL: 'smtps://user:pass@mail.example.org',
			MAIL_FROM: 'खम्मा घणी <namaste@example.org>',
			ADMIN_EMAIL: 'admin@example.org',
			ADMIN_PASSWORD: 'long enough',
			ADMIN_SECOND_FACTOR: 'required',
			SEED_DEMO: '1',
			RATE_LIMIT_FACTOR: '0.5',
			TRUSTED_PROXY_HOPS: '2',
			MAINTENANCE: '1',
			DIRECT_DATABASE_URL: 'postgres://app@db.example.org/portal',
			DATABASE_SCHEMA: 'public',
			CRON_SECRET: 'a clock that ticks far away',
			METRICS_TOKEN: 'of-sixteen-or-more',
			SLOW_QUERY_MS: '0',
			NODE_ENV: 'production',
		});
		expect(env).toMatchObject({
			port: 8080,
			host: '127.0.0.1',
			dataDir: '/srv/with space',
			appUrl: 'https://portal.example.org',
			isAppUrlSet: true,
			s3: {
				bucket: 'media',
				region: 'ap-south-1',
				endpoint: 'http://127.0.0.1:9000',
				publicUrl: 'https://cdn.example.org/media',
			},
			smtpUrl: 'smtps://user:pass@mail.example.org',
			mailFrom: 'खम्मा घणी <namaste@example.org>',
			adminEmail: 'admin@example.org',
			adminPassword: 'long enough',
			requiresAdminSecondFactor: true,
			seedDemo: true,
			rateLimitFactor: 0.5,
			trustedProxyHops: 2,
			isUnderMaintenance: true,
			directDatabaseUrl: 'postgres://app@db.example.org/portal',
			cronSecret: 'a clock that ticks far away',
			metricsToken: 'of-sixteen-or-more',
			slowQueryMs: 0,
			isProduction: true,
		});
	});

	it.each([
		['the demo in its own database, which is tried out from one machine', {}, 10],
		['its own database without the demo', { SEED_DEMO: '0' }, 1],
		['a demo in a database of somebody’s', { DATABASE_URL: complete.DATABASE_URL, SEED_DEMO: '1' }, 1],
		['a database of somebody’s', { DATABASE_URL: complete.DATABASE_URL }, 1],
		['what is set', { RATE_LIMIT_FACTOR: '2' }, 2],
	])('multiplies the limits for %s', (_, source, factor) => {
		expect(readSettings(source).rateLimitFactor).toBe(factor);
	});

	it('accepts its own default sender when it is passed on', () => {
		const { mailFrom } = readEnv({ ...complete });
		expect(readEnv({ ...complete, MAIL_FROM: mailFrom }).mailFrom).toBe(mailFrom);
	});

	it('takes an empty variable for one that is not set', () => {
		expect(readEnv({ ...complete, PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
	});

	it('accepts NEXTAUTH_SECRET, and prefers AUTH_SECRET', () => {
		const other = 'another text of sixteen or more';
		expect(readEnv({ DATABASE_URL: complete.DATABASE_URL, NEXTAUTH_SECRET: other }).authSecret).toBe(other);
		expect(readEnv({ ...complete, NEXTAUTH_SECRET: other }).authSecret).toBe(complete.AUTH_SECRET);
	});

	it('puts the port into the default address', () => {
		expect(readEnv({ ...complete, PORT: '4100' }).appUrl).toBe('http://localhost:4100');
	});

	it('seeds the demo with the embedded database only, unless it is set', () => {
		expect(readSettings({}).seedDemo).toBe(true);
		expect(readSettings({ SEED_DEMO: '0' }).seedDemo).toBe(false);
		expect(readSettings({ ...complete }).seedDemo).toBe(false);
	});

	it('needs a mail server on Vercel, where no disk lasts', () => {
		const smtp = { SMTP_URL: 'smtps://mail.example.org' };
		const s3 = { S3_BUCKET: 'media', S3_REGION: 'ap-south-1' };
		expect(refusal({ VERCEL: '1', ...s3 })).toMatch(/^SMTP_URL must be set on Vercel: /);
		expect(refusal({ VERCEL: '1', ...smtp, ...s3 })).toBe('accepted');
	});

	it.each([
		['on the disk', {}, false],
		['on the disk when it is set to 0', { PICTURES_IN_DATABASE: '0' }, false],
		['in the database when it is set to 1', { PICTURES_IN_DATABASE: '1' }, true],
		['in the database on previews without a bucket', { VERCEL: '1', VERCEL_ENV: 'preview' }, true],
		[
			'in the database in production on Vercel when it is set to 1',
			{ VERCEL: '1', VERCEL_ENV: 'production', PICTURES_IN_DATABASE: '1' },
			true,
		],
		[
			'in the bucket on Vercel',
			{ VERCEL: '1', VERCEL_ENV: 'production', S3_BUCKET: 'media', S3_REGION: 'ap-south-1' },
			false,
		],
	])('keeps pictures %s', (_, source, picturesInDatabase) => {
		const mail = { SMTP_URL: 'smtps://mail.example.org' };
		expect(readSettings({ ...complete, ...mail, ...source }).picturesInDatabase).toBe(picturesInDatabase);
	});

	it('refuses two places for pictures, and none', () => {
		const smtp = { SMTP_URL: 'smtps://mail.example.org' };
		const s3 = { S3_BUCKET: 'media', S3_REGION: 'ap-south-1' };
		expect(refusal({ ...s3, PICTURES_IN_DATABASE: '1' })).toBe(
			'PICTURES_IN_DATABASE must not be 1 when S3_BUCKET is set',
		);
		for (const source of [{ VERCEL_ENV: 'production' }, { VERCEL_ENV: 'preview', PICTURES_IN_DATABASE: '0' }])
			expect(refusal({ VERCEL: '1', ...smtp, ...source })).toMatch(
				/^S3_BUCKET must be set on Vercel when PICTURES_IN_DATABASE is not 1: /,
			);
	});

	it('needs a mail server on Vercel for production, not for previews', () => {
		const s3 = { S3_BUCKET: 'media', S3_REGION: 'ap-south-1' };
		const refused = /^SMTP_URL must be set on Vercel: /;
		expect(refusal({ VERCEL: '1', VERCEL_ENV: 'preview', ...s3 })).toBe('accepted');
		expect(refusal({ VERCEL: '1', VERCEL_ENV: 'production', ...s3 })).toMatch(refused);
	});

	const onVercel = {
		...complete,
		VERCEL: '1',
		VERCEL_URL: 'portal-abc123.vercel.app',
		VERCEL_BRANCH_URL: 'portal-git-branch.vercel.app',
		VERCEL_PROJECT_PRODUCTION_URL: 'portal.example.org',
		...{ S3_BUCKET: 'media', S3_REGION: 'ap-south-1', SMTP_URL: 'smtps://mail.example.org' },
	};

	it.each([
		['production', {}, 'https://portal.example.org'],
		['production', { VERCEL_PROJECT_PRODUCTION_URL: '' }, 'https://portal-abc123.vercel.app'],
		['production', { APP_URL: 'https://other.example.org' }, 'https://other.example.org'],
		['preview', {}, 'https://portal-git-branch.vercel.app'],
		['preview', { VERCEL_BRANCH_URL: '' }, 'https://portal-abc123.vercel.app'],
		['preview', { APP_URL: 'https://other.example.org' }, 'https://other.example.org'],
		['development', {}, 'http://localhost:3000'],
		['preview', { VERCEL: '' }, 'http://localhost:3000'],
	])(
		'takes its address in %s with %j from Vercel, unless APP_URL is set: %s',
		(VERCEL_ENV, source, appUrl) => {
			const env = readEnv({ ...onVercel, VERCEL_ENV, ...source });
			expect(env.appUrl).toBe(appUrl);
			expect(env.mailFrom).toContain(`@${new URL(appUrl).hostname}>`);
		},
	);

	it('knows a preview', () => {
		expect(readEnv({ ...onVercel, VERCEL_ENV: 'preview' }).isPreview).toBe(true);
		expect(readEnv({ ...onVercel, VERCEL_ENV: 'production' }).isPreview).toBe(false);
	});

	it('keeps files as long as database, secret, pictures or mails have no other place', () => {
		const elsewhere = {
			...{ ...complete, SMTP_URL: 'smtps://mail.example.org' },
			...{ S3_BUCKET: 'media', S3_REGION: 'ap-south-1' },
		};
		expect(keepsFiles(readSettings(elsewhere))).toBe(false);
		for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'S3_BUCKET'])
			expect(keepsFiles(readSettings({ ...elsewhere, [name]: '' }))).toBe(true);
		const inDatabase = { ...elsewhere, S3_BUCKET: '', PICTURES_IN_DATABASE: '1' };
		expect(keepsFiles(readSettings(inDatabase))).toBe(false);
		const preview = { ...elsewhere, VERCEL: '1', VERCEL_ENV: 'preview', SMTP_URL: '' };
		expect(keepsFiles(readSettings(preview))).toBe(false);
	});

	it('leaves the database and the secret to the launcher', () => {
		expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ databaseUrl: null, authSecret: null });
	});

	it.each([
		['PORT', ['abc', '0', '65536', '-1', '80.5', '3000 4000']],
		['HOST', ['not a host', 'http://localhost']],
		['DATA_DIR', ['nul\0byte']],
		['DATABASE_URL', ['mysql://root@localhost/x', 'localhost:5432']],
		['DIRECT_DATABASE_URL', ['mysql://root@localhost/x', 'localhost:5432']],
		['DATABASE_SCHEMA', ['Portal', '1st', 'a-b', 'a"b', 'pg_toast', 'information_schema', 'x'.repeat(64)]],
		['AUTH_SECRET', ['short']],
		['PICTURES_IN_DATABASE', ['yes', '2']],
		['CRON_SECRET', ['short']],
		[
			'APP_URL',
			['example.org', 'ftp://example.org', 'https://example.org/portal', 'https://a:b@example.org'],
		],
		['S3_BUCKET', ['a', 'with space', '/slash/']],
		['S3_REGION', ['ap south']],
		['S3_ENDPOINT', ['s3.example.org', 's3://bucket']],
		['S3_PUBLIC_URL', ['cdn.example.org']],
		['SMTP_URL', ['mail.example.org', 'http://mail.example.org', 'smtp://']],
		['MAIL_FROM', ['nobody', 'Name <nobody>', 'A <a@example.org>\nBcc: b@example.org']],
		['ADMIN_EMAIL', ['admin', 'admin@']],
		['ADMIN_PASSWORD', ['short', 'x'.repeat(129)]],
		['ADMIN_SECOND_FACTOR', ['1', 'true', 'Required']],
		['SEED_DEMO', ['yes', '2', 'true']],
		['RATE_LIMIT_FACTOR', ['0', '-1', 'many', 'Infinity', '1e3']],
		['TRUSTED_PROXY_HOPS', ['-1', '1.5', 'all', '33']],
		['MAINTENANCE', ['on', '2', 'true']],
		['PAGES_FROM_MEMORY', ['on', '2', 'true']],
		['METRICS_TOKEN', ['short', 'two words of a token']],
		['LOG_LEVEL', ['debug', 'all', '30']],
		['SLOW_QUERY_MS', ['-1', '0.5', 'never']],
	])('refuses an unusable %s in one line that names it', (name, values) => {
		for (const value of values) {
			const message = refusal({ S3_BUCKET: 'media', S3_REGION: 'ap-south-1', [name]: value });
			expect(message).toMatch(new RegExp(`^${name} must be [^\n]+$`));
		}
	});

	it.each([
		['DATABASE_URL', 'mysql://root:hunter2@localhost/x'],
		['AUTH_SECRET', 'hunter2'],
		['SMTP_URL', 'http://root:hunter2@mail.example.org'],
		['ADMIN_PASSWORD', 'hunter2'],
		['METRICS_TOKEN', 'hunter2'],
	])('keeps the value of %s out of the refusal', (name, value) => {
		expect(refusal({ [name]: value })).not.toContain('hunter2');
	});

	it('counts the characters of a password as where members choose one, however they are composed', () => {
		const refused = (count: number) =>
			refusal({ ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'e\u0301'.repeat(count) });
		expect(refused(7)).toBe('ADMIN_PASSWORD must be a password of 8 to 128 characters');
		for (const count of [8, 128]) expect(refused(count)).toBe('accepted');
	});

	it('asks for the other half of a pair', () => {
		expect(refusal({ ADMIN_EMAIL: 'admin@example.org' })).toMatch(/^ADMIN_PASSWORD must be set/);
		expect(refusal({ ADMIN_PASSWORD: 'long enough' })).toMatch(/^ADMIN_EMAIL must be set/);
		expect(refusal({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toMatch(/^S3_BUCKET must be set/);
		expect(refusal({ S3_BUCKET: 'media' })).toMatch(/^S3_REGION must be set/);
	});

	it('takes the region from where the AWS tools look for it', () => {
		expect(readEnv({ ...complete, S3_BUCKET: 'media', AWS_REGION: 'eu-west-1' }).s3?.region).toBe(
			'eu-west-1',
		);
	});

	it('refuses a database without a secret in production, and a server without either', () => {
		const { DATABASE_URL } = complete;
		expect(() => readSettings({ DATABASE_URL, NODE_ENV: 'production' })).toThrow(/^AUTH_SECRET must be set/);
		expect(() => readSettings({ DATABASE_URL })).not.toThrow();
		expect(() => readEnv({ DATABASE_URL })).toThrow(/^AUTH_SECRET must be set/);
		expect(() => readEnv({ AUTH_SECRET: complete.AUTH_SECRET })).toThrow(/^DATABASE_URL must be set/);
	});

	it('asks production on Vercel for a secret, and lets a preview take it from its database', () => {
		const vercel = { DATABASE_URL: complete.DATABASE_URL, VERCEL: '1', PICTURES_IN_DATABASE: '1' };
		const production = { ...vercel, VERCEL_ENV: 'production', SMTP_URL: 'smtps://mail.example.org' };
		expect(() => readSettings(production)).toThrow(/^AUTH_SECRET must be set on Vercel/);
		const preview = { ...vercel, VERCEL_ENV: 'preview', NODE_ENV: 'production' };
		expect(readSettings(preview).authSecret).toBeNull();
		expect(keepsFiles(readSettings(preview))).toBe(false);
		expect(() => readEnv(preview)).toThrow(/^AUTH_SECRET must be set/);
	});

	it('gives a preview a schema of its branch and the demo, with nothing set but the database', () => {
		const { DATABASE_URL } = complete;
		const preview = { DATABASE_URL, VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: 'feature/x' };
		const settings = readSettings(preview);
		expect(settings.databaseSchema).toBe(getPreviewSchema('feature/x'));
		expect(settings.databaseUrl).toBe(urlInSchema(DATABASE_URL, settings.databaseSchema));
		expect(settings.seedDemo).toBe(true);
		expect(readSettings({ ...preview, SEED_DEMO: '0' }).seedDemo).toBe(false);
		const DIRECT_DATABASE_URL = 'postgres://app@direct.example.org/portal';
		const direct = readSettings({ ...preview, DIRECT_DATABASE_URL });
		expect(direct.databaseUrl).toBe(urlInSchema(DIRECT_DATABASE_URL, settings.databaseSchema));
		expect(direct.directDatabaseUrl).toBe(direct.databaseUrl);
	});
});
