import * as z from 'zod';
import type { Figure } from './figures';
import { compareRates } from './load';
import { createDatabase, inFolder, registerMember, startBaseline, startPortal, startServer } from './servers';

const listOfIds = z.array(z.object({ _id: z.string() }));

/** The portal with its demo, and the baseline on the same database. */
export function measureAnswers(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'answers');
		const portal = await startPortal(folder, { DATABASE_URL: databaseUrl });
		const baseline = await startBaseline(databaseUrl);
		const headers = { 'accept-encoding': 'gzip, deflate, br' };
		const authorization = `Bearer ${(await registerMember(portal)).token}`;
		const [deity] = listOfIds.parse(await (await fetch(`${portal}/api/deities`)).json());
		const page = async (
			name: string,
			address: string,
			sent: Record<string, string> = headers,
		): Promise<Figure> => ({
			name,
			ratio: await compareRates(
				{ url: `${portal}${address}`, headers: sent },
				{ url: `${baseline}/`, headers: sent },
			),
			goal: { atLeast: 0.8 },
		});
		const list = async (name: 'deities' | 'blogs' | 'gallery'): Promise<Figure> => ({
			name: `GET /api/${name} ÷ a route with one raw SQL read of the same rows, answers per second`,
			ratio: await compareRates({ url: `${portal}/api/${name}` }, { url: `${baseline}/api/raw/${name}` }),
			goal: { atLeast: 0.6 },
		});
		return [
			await page(
				'home page from the cache ÷ an empty static Next page, answers per second, packed as for a browser',
				'/',
			),
			await page('the same, not packed', '/', {}),
			await page(
				'page of a deity from the cache ÷ an empty static Next page, packed',
				`/deity/${deity?._id}`,
			),
			await page('list of stories from the cache ÷ an empty static Next page, packed', '/blogs'),
			await list('deities'),
			await list('blogs'),
			await list('gallery'),
			{
				name: 'GET /api/users/profile ÷ a bare route handler, answers per second',
				ratio: await compareRates(
					{ url: `${portal}/api/users/profile`, headers: { authorization } },
					{ url: `${baseline}/api/bare` },
				),
				goal: { atLeast: 0.25 },
			},
		];
	});
}
