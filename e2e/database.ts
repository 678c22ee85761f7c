import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');

/** Joins two accounts by a link that both have confirmed. There is no call yet that does. */
export async function linkFamily(fromMemberId: string, toMemberId: string): Promise<void> {
	const [password, server] = await Promise.all([
		readFile(`${folder}.password`, 'utf8'),
		readFile(path.join(folder, 'postmaster.pid'), 'utf8'),
	]);
	const account = 'khamma_ghani';
	const client = new pg.Client({
		host: '127.0.0.1',
		port: Number(server.split('\n')[3]),
		user: account,
		password,
		database: account,
	});
	await client.connect();
	try {
		await client.query(
			`INSERT INTO "FamilyRequest" ("fromMemberId", "toMemberId", "relation", "status", "answeredAt")
			VALUES ($1, $2, 'brother', 'accepted', now())`,
			[fromMemberId, toMemberId],
		);
	} finally {
		await client.end();
	}
}
