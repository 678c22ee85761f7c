import autocannon from 'autocannon';
import sharp from 'sharp';
import type { Figure } from './figures';
import {
	administrator,
	createDatabase,
	inFolder,
	logIn,
	startBaseline,
	startPortal,
	startServer,
} from './servers';

const connections = 4;
const roundSeconds = 5;
const rounds = 3;

interface Posted {
	url: string;
	headers: Record<string, string>;
	body: string | Buffer;
}

async function rate({ url, headers, body }: Posted): Promise<number> {
	const result = await autocannon({
		url,
		headers,
		body,
		method: 'POST',
		connections,
		duration: roundSeconds,
	});
	if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
		throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
	return result['2xx'] / result.duration;
}

async function compare(subject: Posted, baseline: Posted): Promise<number> {
	const ratios: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const base = await rate(baseline);
		const ratio = (await rate(subject)) / base;
		// The first round warms both up.
		if (round > 0) ratios.push(ratio);
	}
	return ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** Noise of a photograph's weight, which packs as badly. */
function makePhotograph(): Promise<Buffer> {
	const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
	return sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
		.jpeg({ quality: 80 })
		.toBuffer();
}

async function getForm(fields: Record<string, string>, photograph: Buffer): Promise<Omit<Posted, 'url'>> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	form.set('image', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'photograph.jpg');
	const encoded = new Response(form);
	const type = encoded.headers.get('content-type') ?? '';
	return { headers: { 'content-type': type }, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** The work that costs a processor most: passwords and pictures, against the bare library behind the same HTTP server. */
export function measureWork(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'work');
		const portal = await startPortal(folder, { DATABASE_URL: databaseUrl });
		const baseline = await startBaseline(databaseUrl);
		const json = { 'content-type': 'application/json' };
		const { token } = await logIn(portal);
		const photograph = await makePhotograph();
		const upload = await getForm(
			{ title: 'Bench', description: 'Noise', category: 'Historical' },
			photograph,
		);
		return [
			{
				name: 'POST /api/users/login ÷ one argon2 comparison of the same cost, answers per second',
				ratio: await compare(
					{ url: `${portal}/api/users/login`, headers: json, body: JSON.stringify(administrator) },
					{ url: `${baseline}/api/argon2`, headers: json, body: '{}' },
				),
				goal: { atLeast: 0.8 },
			},
			{
				name: 'POST /api/gallery ÷ sharp decoding and writing the same widths, answers per second',
				ratio: await compare(
					{
						url: `${portal}/api/gallery`,
						headers: { ...upload.headers, authorization: `Bearer ${token}` },
						body: upload.body,
					},
					{ url: `${baseline}/api/sharp`, headers: { 'content-type': 'image/jpeg' }, body: photograph },
				),
				goal: { atLeast: 0.8 },
			},
		];
	});
}
