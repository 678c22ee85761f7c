// npm run db:new-migration -- NAME
// Writes what prisma/schema.prisma has and prisma/migrations have not into a new migration, to be read,
// completed by hand with what the schema cannot say, and committed.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { findSchemaDrift } from '@/lib/platform/db/migrate';
import { ensureClient } from './build';
import { print, printError } from './print';

const migrationsFolder = path.resolve(import.meta.dirname, '../prisma/migrations');

async function writeMigration(name: string) {
	const sql = await readDrift();
	if (sql === '') return 'The schema and the migrations agree: there is nothing to write.';
	const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
	const folder = path.join(migrationsFolder, `${stamp}_${name}`);
	await mkdir(folder);
	await writeFile(path.join(folder, 'migration.sql'), sql);
	return `Written: ${path.relative(process.cwd(), path.join(folder, 'migration.sql'))}`;
}

async function readDrift() {
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-migration-'));
	try {
		// The server's account must be able to enter, when root runs this.
		await chmod(folder, 0o755);
		const postgres = await startEmbeddedPostgres({
			folder: path.join(folder, 'postgres'),
			durable: false,
			log: printError,
		});
		try {
			return await findSchemaDrift(postgres.url);
		} finally {
			await postgres.stop();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

const name = process.argv[3] ?? '';
if (/^[a-z][a-z0-9_]*$/.test(name)) {
	print(await writeMigration(name));
	if (!(await ensureClient(process.env))) process.exitCode = 1;
} else {
	printError(
		'Give the migration a name in small letters, for example: npm run db:new-migration -- member_nickname',
	);
	process.exitCode = 1;
}
