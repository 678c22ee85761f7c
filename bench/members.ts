import pg from 'pg';
import { searchKey } from '@/lib/core/text-folding';
import { nameOf } from './names';

const membersAtOnce = 10_000;

/** Writes claimed, listed members with the first `count` names, and lets Postgres learn what it holds. */
export async function writeMembers(databaseUrl: string, count: number): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		for (let from = 0; from < count; from += membersAtOnce) {
			const length = Math.min(membersAtOnce, count - from);
			const names = Array.from({ length }, (_, at) => nameOf(from + at));
			const emails = names.map((_, at) => `member-${from + at}@bench.example`);
			await client.query(
				`INSERT INTO "Member" ("name", "nameKey", "email", "emailKey", "claimedAt", "updatedAt")
				SELECT name, key, email, email, now(), now()
				FROM unnest($1::text[], $2::text[], $3::text[]) AS written(name, key, email)`,
				[names, names.map(searchKey), emails],
			);
		}
		await client.query('VACUUM ANALYZE "Member"');
	} finally {
		await client.end();
	}
}
