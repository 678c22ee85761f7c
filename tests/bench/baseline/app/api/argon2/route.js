import { hash, verify } from '@node-rs/argon2';

export const dynamic = 'force-dynamic';

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const hashed = hash('a password', cost);

/** One password compared with its hash, of the portal's cost. */
export async function POST(request) {
	await request.text();
	return Response.json({ fits: await verify(await hashed, 'a password') });
}
