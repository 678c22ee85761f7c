import { describe, expect, it } from 'vitest';
import { cachedJsonResponse } from './conditional-response';
import { privateJsonReply } from './replies';
import { streamBytes } from './streamed-bytes';

const large = new TextEncoder().encode(JSON.stringify('x'.repeat(200_000)));

async function readParts({ body }: Pick<Response, 'body'>): Promise<Uint8Array[]> {
	const parts: Uint8Array[] = [];
	for await (const part of body ?? []) parts.push(part);
	return parts;
}

describe('streamBytes', () => {
	it('sends all bytes, in parts of the same memory', async () => {
		const parts = await readParts({ body: streamBytes(large) });
		expect(parts.map(({ byteLength }) => byteLength)).toEqual([65_536, 65_536, 65_536, 3394]);
		expect(parts.every(({ buffer }) => buffer === large.buffer)).toBe(true);
		expect(Buffer.concat(parts).equals(large)).toBe(true);
	});

	it.each([
		[
			'a cached response',
			() => cachedJsonResponse(new Request('http://localhost/'), '"a"', async () => large),
		],
		['a private reply', async () => privateJsonReply(large)],
	])('sends the JSON of %s without copying it', async (_case, respond) => {
		const [part] = await readParts(await respond());
		expect(part?.buffer).toBe(large.buffer);
	});
});
