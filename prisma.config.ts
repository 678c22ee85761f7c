import nextEnv from '@next/env';
import { defineConfig } from 'prisma/config';

// The same .env files as the portal, for `prisma studio` and `prisma migrate`.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
	info: () => {},
	error: (text: unknown) => process.stderr.write(`${text}\n`),
});

// `prisma generate` looks for an engine that it does not run; any existing file satisfies it.
if (process.argv.includes('generate')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
	schema: 'prisma/schema.prisma',
	migrations: { path: 'prisma/migrations' },
	datasource: { url: process.env.DATABASE_URL ?? '' },
});
