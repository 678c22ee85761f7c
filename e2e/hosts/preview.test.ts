import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAsVercel, previewOf, type Site, startAsVercel, startDatabase } from '../../scripts/vercel-site';

const branch = 'feature/Deep-Links';

let site: Site;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
	const database = await startDatabase();
	stops.push(database.stop);
	const variables = {
		...previewOf(branch),
		DATABASE_URL: database.url,
		AUTH_SECRET: 'a secret that only tests know, 32+',
		SEED_DEMO: '1',
	};
	const { code, output } = await buildAsVercel(variables);
	expect([code, code === 0 ? '' : output]).toEqual([0, '']);
	site = await startAsVercel(variables);
	stops.push(site.stop);
});

afterAll(async () => {
	for (const stop of stops.reverse()) await stop();
});

it('answers with database and pictures in reach, and asks search engines to stay away', async () => {
	const answer = await fetch(`${site.origin}/api/health`);
	expect([answer.status, await answer.json()]).toEqual([
		200,
		{ status: 'ok', database: 'ok', storage: 'ok' },
	]);
	const home = await fetch(site.origin);
	expect(home.status).toBe(200);
	expect(home.headers.get('x-robots-tag')).toContain('noindex');
});
