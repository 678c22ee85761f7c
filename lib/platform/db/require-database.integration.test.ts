import { createServer } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { EnvError } from '@/lib/platform/env/env';
import { requireDatabase } from './require-database';

const beginning = 'DATABASE_URL must be the address of a PostgreSQL 15 or newer that can be used: ';

function changed(change: (url: URL) => void): string {
	const url = new URL(inject('postgresUrl'));
	change(url);
	return url.href;
}

async function refusal(databaseUrl: string): Promise<string> {
	const error = await requireDatabase(databaseUrl).catch((reason: unknown) => reason);
	return error instanceof EnvError ? error.message : `no refusal, but ${error}`;
}

/** A port that nobody listens on any more. */
async function closedPort(): Promise<string> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	return address !== null && typeof address === 'object' ? String(address.port) : '';
}

describe('the database that DATABASE_URL names', () => {
	it('is accepted when it answers', async () => {
		await expect(requireDatabase(inject('postgresUrl'))).resolves.toBeUndefined();
	});

	it.each<[string, (url: URL) => void, RegExp]>([
		['without such a database', (url) => (url.pathname = '/nowhere'), /database "nowhere" does not exist$/],
		['with a wrong password', (url) => (url.password = 'guess'), /password authentication failed/],
		['with a name that cannot be read', (url) => (url.pathname = '/%E0%A4'), /\S$/],
	])('is refused in one line %s, without its password', async (_, change, reason) => {
		const message = await refusal(changed(change));
		expect(message.startsWith(beginning)).toBe(true);
		expect(message).toMatch(reason);
		expect(message).not.toMatch(/\n|guess/);
		expect(message).not.toContain(new URL(inject('postgresUrl')).password);
	});

	it.each(['127.0.0.1', 'localhost'])(
		'is refused with the reason when nobody answers at %s',
		async (host) => {
			const port = await closedPort();
			const message = await refusal(
				changed((url) => {
					url.hostname = host;
					url.port = port;
				}),
			);
			expect(message).toMatch(new RegExp(`^${beginning}connect ECONNREFUSED \\S+:${port}$`));
		},
	);
});
