import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { getExit, startNode } from './children';

const nowhere = {
	DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:1/nowhere',
	AUTH_SECRET: 'a secret that only tests know, 32+',
	ADMIN_EMAIL: 'veer.singh@example.org',
};

/** What it says as it ends, refused. */
async function getRefusal(ADMIN_PASSWORD: string): Promise<string> {
	const env = { ...process.env, NODE_ENV: 'production' as const, ...nowhere, ADMIN_PASSWORD };
	const child = startNode(['--import', 'tsx', 'scripts/prepare-database.ts'], env, 'pipe');
	const said = child.stderr ? text(child.stderr) : '';
	expect(await getExit(child)).toBe(1);
	return said;
}

it('refuses an administrator’s password that is guessed first in a line that names it, before it looks for a database', async () => {
	for (const password of ['Password123', 'Veer.Singh']) {
		const said = await getRefusal(password);
		expect(said).toMatch(/^ADMIN_PASSWORD must be hard to guess, [^\n]+\n$/);
		expect(said).not.toContain(password);
	}
	expect(await getRefusal('a banyan by the old step-well')).toMatch(/^DATABASE_URL must be /);
});
