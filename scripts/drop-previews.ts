// npm run db:drop-previews                          lists the schemas of previews in DATABASE_URL
// npm run db:drop-previews -- NAME…                 removes those of these names or branches
// npm run db:drop-previews -- --older-than DAYS     removes those that were not built for so long
import pg from 'pg';
import {
	dropPreviewSchemas,
	findPreviewSchemas,
	type PreviewSchema,
} from '@/lib/platform/db/preview-schemas';
import { requireDatabase } from '@/lib/platform/db/require-database';
import { EnvError } from '@/lib/platform/env/env';
import { print, printError } from './print';
import { readOrRefuse } from './settings';

const dayMs = 24 * 60 * 60 * 1000;
const usage =
	'Say npm run db:drop-previews, and after a -- names of schemas or branches, or --older-than DAYS';

/** @throws EnvError for arguments that mean nothing, and for names that no preview has */
function choose(previews: readonly PreviewSchema[], given: readonly string[], now: Date): PreviewSchema[] {
	const [first, days, ...rest] = given;
	if (first === '--older-than') {
		if (!/^\d{1,5}$/.test(days ?? '') || rest.length > 0) throw new EnvError(usage);
		const before = now.getTime() - Number(days) * dayMs;
		return previews.filter(({ preparedAt }) => preparedAt !== null && preparedAt.getTime() < before);
	}
	return given.map((name) => {
		const preview = previews.find((each) => each.name === name || each.branch === name);
		if (!preview) throw new EnvError(`No preview has the schema or the branch ${JSON.stringify(name)}`);
		return preview;
	});
}

const lineFor = ({ name, branch, preparedAt }: PreviewSchema) =>
	`${name}  ${branch ?? '(no branch)'}  ${preparedAt === null ? 'never built to the end' : `built ${preparedAt.toISOString()}`}`;

async function dropPreviews(given: readonly string[]): Promise<void> {
	readOrRefuse('dev');
	// Of the whole database: the settings lead to one schema.
	const databaseUrl = process.env.DIRECT_DATABASE_URL?.trim() || process.env.DATABASE_URL?.trim();
	if (!databaseUrl) throw new EnvError('DATABASE_URL must be set, in the environment or in .env');
	await requireDatabase(databaseUrl);
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const previews = await findPreviewSchemas(client);
		const chosen = choose(previews, given, new Date());
		await dropPreviewSchemas(client, chosen);
		for (const preview of given.length > 0 ? chosen : previews) print(lineFor(preview));
		print(given.length > 0 ? `Removed: ${chosen.length}` : `Previews in this database: ${previews.length}`);
	} finally {
		await client.end();
	}
}

try {
	await dropPreviews(process.argv.slice(3));
	process.exit(0);
} catch (error) {
	if (!(error instanceof EnvError)) throw error;
	printError(error.message);
	process.exit(1);
}
