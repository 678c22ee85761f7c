import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { type BodyKinds, type RawBody, readBody } from './body';
import { bufferedBytes } from './body-budget';

const address = '203.0.113.7';
const mebibyte = 1024 * 1024;

const post = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
	new Request('http://localhost/', {
		method: 'POST',
		body,
		headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
		...(body instanceof ReadableStream && { duplex: 'half' }),
	});

const getCode = async (request: Request, kinds: BodyKinds = 'json or multipart') =>
	read(request, kinds).then(
		() => 'read',
		(error: unknown) => (error instanceof DomainError ? error.code : error),
	);

async function read(request: Request, kinds: BodyKinds): Promise<RawBody> {
	const body = await readBody(request, kinds, address);
	body.release();
	return body;
}

/** A body of so many bytes that comes in parts, its length unsaid. */
function stream(bytes: number, onPull = () => {}): ReadableStream<Uint8Array> {
	let left = bytes;
	return new ReadableStream({
		pull(controller) {
			onPull();
			const size = Math.min(left, 64 * 1024);
			if (size === 0) return controller.close();
			left -= size;
			controller.enqueue(new Uint8Array(size).fill(32));
		},
	});
}

const part = (disposition: string, content: string) =>
	`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('a JSON body', () => {
	it('is read', async () => {
		const { fields, files } = await read(post('{"a":[1,"खम्मा"]}', 'application/json; charset=utf-8'), 'json');
		expect(fields).toEqual({ a: [1, 'खम्मा'] });
		expect(files.size).toBe(0);
	});

	it.each([
		['nothing', ''],
		['half of it', '{"a":'],
		['a word', 'undefined'],
		['two', '{}{}'],
		['form fields', 'a=1&b=2'],
		['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
		['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00])],
		['a zipped body', new Uint8Array([0x1f, 0x8b, 0x08, 0x00])],
	])('is refused when it holds %s', async (_name, body) => {
		expect(await getCode(post(body, 'application/json'))).toBe('input.malformed');
	});

	it('is refused when there is none at all', async () => {
		expect(await getCode(post(null, 'application/json'))).toBe('input.malformed');
	});

	it('may be left out where a call says so, and is read where it comes', async () => {
		const getFields = async (request: Request) => (await read(request, 'json or nothing')).fields;
		for (const nothing of [post(null), post(null, 'application/json'), post('', 'application/json')])
			expect(await getFields(nothing)).toEqual({});
		expect(await getFields(post('{"a":1}', 'application/json'))).toEqual({ a: 1 });
		expect(await getCode(post('{', 'application/json'), 'json or nothing')).toBe('input.malformed');
		expect(await getCode(post('a=1', 'text/plain'), 'json or nothing')).toBe('body.unsupportedType');
		expect(await getCode(post('x', 'multipart/form-data; boundary=b'), 'json or nothing')).toBe(
			'body.unsupportedType',
		);
	});

	it('may be nested as deep as its size allows', async () => {
		const depth = 100_000;
		expect(await getCode(post('['.repeat(depth) + ']'.repeat(depth), 'application/json'))).toBe('read');
	});

	it('sets no prototype', async () => {
		const { fields } = await read(post('{"__proto__":{"isAdmin":true}}', 'application/json'), 'json');
		expect(Object(fields).isAdmin).toBeUndefined();
	});

	it('takes 256 KiB and no byte more', async () => {
		const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
		expect(await getCode(post(text(256 * 1024), 'application/json'))).toBe('read');
		expect(await getCode(post(text(256 * 1024 + 1), 'application/json'))).toBe('body.tooLarge');
	});

	it('is cut off when it grows without end', async () => {
		let pulls = 0;
		const endless = stream(Number.POSITIVE_INFINITY, () => pulls++);
		expect(await getCode(post(endless, 'application/json'))).toBe('body.tooLarge');
		expect(pulls).toBeLessThan(10);
	});

	it('is not read when its length is said to be too much', async () => {
		const request = post(stream(10), 'application/json', { 'content-length': '9999999' });
		expect(await getCode(request)).toBe('body.tooLarge');
		expect(request.bodyUsed).toBe(false);
	});

	it('is counted, with any stated length', async () => {
		const request = post(stream(300 * 1024), 'application/json', { 'content-length': '5' });
		expect(await getCode(request)).toBe('body.tooLarge');
	});

	it('is refused when it comes in thousands of pieces of a byte', async () => {
		let pulls = 0;
		const pieces = new ReadableStream({
			pull(controller) {
				pulls += 1;
				controller.enqueue(new Uint8Array([0x5b]));
			},
		});
		expect(await getCode(post(pieces, 'application/json'))).toBe('input.malformed');
		expect(pulls).toBeLessThan(1_100);
	});

	it('is refused when the caller hangs up half-way', async () => {
		const broken = new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('{"a":'));
			},
			pull(controller) {
				controller.error(new Error('aborted'));
			},
		});
		expect(await getCode(post(broken, 'application/json'))).toBe('input.malformed');
	});
});

describe('a multipart body', () => {
	it('is read, its files as bytes', async () => {
		const form = new FormData();
		form.set('name', 'अन्या');
		form.set('photo', new File(['abc'], 'photo.jpg'));
		const { fields, files } = await read(post(form), 'json or multipart');
		expect({ ...Object(fields) }).toEqual({ name: 'अन्या' });
		expect(files.get('photo')).toEqual(new TextEncoder().encode('abc'));
	});

	it('lets the last of two fields with one name count, and keeps any name harmless', async () => {
		const form = new FormData();
		form.append('name', 'first');
		form.append('name', 'last');
		form.append('__proto__', 'x');
		form.append('constructor', 'y');
		const { fields } = await read(post(form), 'json or multipart');
		expect(Object.entries(Object(fields))).toEqual([
			['name', 'last'],
			['__proto__', 'x'],
			['constructor', 'y'],
		]);
	});

	it('leaves out a file that was not chosen, as browsers send it, and keeps an empty one that was', async () => {
		const form = new FormData();
		form.set('none', new File([], ''));
		form.set('empty', new File([], 'empty.jpg'));
		const { files } = await read(post(form), 'json or multipart');
		expect([...files.keys()]).toEqual(['empty']);
	});

	it.each([
		['no boundary', 'multipart/form-data', `${part('name="a"', 'x')}--b--\r\n`],
		['another boundary', 'multipart/form-data; boundary=c', `${part('name="a"', 'x')}--b--\r\n`],
		['an empty boundary', 'multipart/form-data; boundary=', 'x'],
		['no end', 'multipart/form-data; boundary=b', part('name="a"', 'x')],
		['a part without a name', 'multipart/form-data; boundary=b', `--b\r\n\r\nx\r\n--b--\r\n`],
		['JSON', 'multipart/form-data; boundary=b', '{"a":1}'],
		['nothing', 'multipart/form-data; boundary=b', ''],
		['a part cut off in its header', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form'],
		[
			'more than 5,000 parts',
			'multipart/form-data; boundary=b',
			`${part('name="a"', 'x').repeat(5_001)}--b--\r\n`,
		],
		[
			'a long header',
			'multipart/form-data; boundary=b',
			`${part(`name="${'a'.repeat(9_000)}"`, 'x')}--b--\r\n`,
		],
	])('is refused with %s', async (_name, type, body) => {
		expect(await getCode(post(body, type))).toBe('input.malformed');
	});

	it('is refused past 6 MiB, as a picture that is too large', async () => {
		expect(await getCode(post(stream(6 * 1024 * 1024 + 1), 'multipart/form-data; boundary=b'))).toBe(
			'picture.tooLarge',
		);
	});

	it('is refused past what the host takes', async () => {
		vi.stubEnv('VERCEL', '1');
		vi.stubEnv('VERCEL_ENV', 'preview');
		const form = (bytes: number) => {
			const start = `--b\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\n`;
			const end = '\r\n--b--\r\n';
			const body = `${start}${' '.repeat(bytes - start.length - end.length)}${end}`;
			return post(body, 'multipart/form-data; boundary=b');
		};
		try {
			expect(await getCode(form(4_500_000))).toBe('read');
			expect(await getCode(form(4_500_001))).toBe('picture.tooLarge');
			expect(await getCode(form(4_500_001), 'multipart')).toBe('body.tooLarge');
		} finally {
			vi.unstubAllEnvs();
		}
		expect(await getCode(form(4_500_001))).toBe('read');
	});

	it('is refused by calls that take no form', async () => {
		expect(await getCode(post(new FormData()), 'json')).toBe('body.unsupportedType');
	});
});

it.each([
	undefined,
	'',
	'text/plain',
	'application/x-www-form-urlencoded',
	'application/xml',
	'application/jsonp',
	'multipart/mixed; boundary=b',
	'application',
	';',
])('a body of type %s is refused', async (type) => {
	expect(await getCode(post(new TextEncoder().encode('{}'), type))).toBe('body.unsupportedType');
});

async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await nextTurn();
}

/** A body that sends what it is given, and ends when the test says so. */
function openBody(type = 'multipart/form-data; boundary=b') {
	let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
	const body = new ReadableStream<Uint8Array>({
		start(given) {
			controller = given;
		},
	});
	const settled: { value?: RawBody; code?: unknown; retryAfterSeconds?: number; isBodyUnfinished?: true } =
		{};
	return {
		settled,
		async read(from: string, headers: Record<string, string> = {}) {
			await readBody(post(body, type, headers), 'json or multipart', from).then(
				(value) => {
					settled.value = value;
				},
				(error) => {
					settled.code = error instanceof DomainError ? error.code : error;
					Object.assign(settled, error.details);
				},
			);
		},
		async send(chunk: string | Uint8Array) {
			controller?.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
			await nextTurn();
		},
		async end() {
			controller?.close();
			await until(() => settled.value !== undefined || settled.code !== undefined);
		},
	};
}

describe('a body that is on its way', () => {
	it('leaves the turn of its request to others, and waits for another one before it is read', async () => {
		const turns: string[] = [];
		let begin = () => {};
		const scope = {
			requestId: 'one',
			isCounted: false,
			leaveTurn: () => turns.push('left') > 0,
			takeTurn: () =>
				new Promise<void>((resolve) => {
					turns.push('asked for');
					begin = resolve;
				}),
		};
		const body = openBody('application/json');
		void requestScope.run(scope, () => body.read(address));
		await body.send('{"a":');
		expect(turns).toEqual(['left']);
		await body.send('1}');
		const ended = body.end();
		await until(() => turns.length === 2);
		expect([turns, body.settled]).toEqual([['left', 'asked for'], {}]);
		begin();
		await ended;
		expect(body.settled.value?.fields).toEqual({ a: 1 });
		body.settled.value?.release();
	});

	it('keeps the turn when the host gives none, or the body is there', async () => {
		const takeTurn = vi.fn(async () => {});
		const scope = { requestId: 'one', isCounted: false, leaveTurn: () => false, takeTurn };
		await requestScope.run(scope, () => read(post('{}', 'application/json'), 'json'));
		expect(takeTurn).not.toHaveBeenCalled();
	});
});

describe('a body that stalls', () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it('is ended after 15 seconds, and its memory is released', async () => {
		const body = openBody();
		void body.read(address);
		await body.send(new Uint8Array(5 * mebibyte));
		expect(bufferedBytes()).toBeGreaterThanOrEqual(5 * mebibyte);
		await vi.advanceTimersByTimeAsync(14_900);
		expect(body.settled).toEqual({});
		await vi.advanceTimersByTimeAsync(200);
		expect(body.settled.code).toBe('body.stalled');
		expect(bufferedBytes()).toBe(0);
	});

	it('is ended when it comes a byte at a time, though it is small', async () => {
		const body = openBody('application/json');
		void body.read(address);
		for (let second = 0; second < 16; second++) {
			await body.send('[');
			await vi.advanceTimersByTimeAsync(1_000);
		}
		expect(body.settled.code).toBe('body.stalled');
		expect(bufferedBytes()).toBe(0);
	});

	it('is not one that comes slowly', async () => {
		const body = openBody();
		void body.read(address);
		await body.send('--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n');
		for (let part = 0; part < 6; part++) {
			await vi.advanceTimersByTimeAsync(10_000);
			const held = bufferedBytes();
			await body.send(new Uint8Array(16 * 1024));
			await until(() => bufferedBytes() > held);
		}
		await body.send('\r\n--b--\r\n');
		await body.end();
		expect(body.settled.value?.files.get('photo')).toHaveLength(6 * 16 * 1024);
		body.settled.value?.release();
		expect(bufferedBytes()).toBe(0);
	});
});

describe('all bodies together', () => {
	const full = new Uint8Array(6 * mebibyte - 100);
	let bodies: ReturnType<typeof openBody>[] = [];

	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	});
	afterEach(async () => {
		await endAll();
		for (const { settled } of bodies) settled.value?.release();
		bodies = [];
		expect(bufferedBytes()).toBe(0);
		vi.useRealTimers();
	});

	async function upload(from: string, bytes = full) {
		const body = openBody();
		bodies.push(body);
		void body.read(from);
		await body.send(bytes);
		return body;
	}

	async function endAll() {
		await vi.advanceTimersByTimeAsync(15_100);
		// What they have written into temporary files is freed first.
		await until(() =>
			bodies.every(({ settled }) => settled.value !== undefined || settled.code !== undefined),
		);
	}
	const endedBy = (code: string) => bodies.filter(({ settled }) => settled.code === code).length;

	it('hold at most 128 MiB; beyond, the caller is asked to come back', async () => {
		for (let count = 0; count < 40; count++) await upload(address);
		expect(bufferedBytes()).toBeGreaterThan(120 * mebibyte);
		expect(bufferedBytes()).toBeLessThanOrEqual(128 * mebibyte);
		await endAll();
		expect(endedBy('service.busy')).toBe(19);
		expect(bodies.at(-1)?.settled).toMatchObject({ retryAfterSeconds: 5, isBodyUnfinished: true });
	});

	it('keep nobody out who calls from elsewhere', async () => {
		for (let count = 0; count < 40; count++) await upload(address);
		const others = [await upload('198.51.100.1'), await upload('198.51.100.2'), await upload('198.51.100.3')];
		expect(bufferedBytes()).toBeLessThanOrEqual(128 * mebibyte);
		await endAll();
		expect(others.map(({ settled }) => settled.code)).toEqual(Array(3).fill('body.stalled'));
	});

	it('make room from the same address once one makes no progress', async () => {
		for (let count = 0; count < 21; count++) await upload(address);
		const tooEarly = await upload(address);
		await vi.advanceTimersByTimeAsync(3_000);
		const later = await upload(address);
		await endAll();
		expect([tooEarly, later, bodies[0]].map((body) => body?.settled.code)).toEqual([
			'service.busy',
			'body.stalled',
			'service.busy',
		]);
		expect(endedBy('service.busy')).toBe(2);
	});

	it('make no room by ending a small one', async () => {
		const small = await upload(address, new Uint8Array(10));
		await vi.advanceTimersByTimeAsync(1_000);
		for (let count = 0; count < 21; count++) await upload(address);
		await vi.advanceTimersByTimeAsync(3_000);
		await upload(address);
		await endAll();
		expect([small, bodies[1]].map((body) => body?.settled.code)).toEqual(['body.stalled', 'service.busy']);
	});

	it('let a caller send the rest before they are refused, so that they can read why', async () => {
		for (let count = 0; count < 21; count++) await upload(address);
		const refused = await upload(address, new Uint8Array(2 * mebibyte));
		await refused.send(new Uint8Array(mebibyte / 2));
		expect(refused.settled).toEqual({});
		await refused.end();
		expect(refused.settled).toEqual({ code: 'service.busy', retryAfterSeconds: 5 });
	});

	it('read no more than a little of what a refused caller goes on sending', async () => {
		for (let count = 0; count < 21; count++) await upload(address);
		const refused = await upload(address);
		await refused.send(new Uint8Array(2 * mebibyte));
		await until(() => refused.settled.code !== undefined);
		expect(refused.settled).toMatchObject({ code: 'service.busy', isBodyUnfinished: true });
	});

	it('read nothing more of a refused caller who has announced more than a little', async () => {
		for (let count = 0; count < 21; count++) await upload(address);
		await upload(address, new Uint8Array(2 * mebibyte));
		const refused = openBody();
		bodies.push(refused);
		void refused.read(address, { 'content-length': String(3 * mebibyte) });
		await refused.send(new Uint8Array(mebibyte / 2));
		await until(() => refused.settled.code !== undefined);
		expect(refused.settled).toMatchObject({ code: 'service.busy', isBodyUnfinished: true });
	});

	it('hold nothing for what has only been announced', async () => {
		for (let count = 0; count < 100; count++) {
			const body = openBody();
			bodies.push(body);
			void body.read(address);
		}
		await nextTurn();
		expect(bufferedBytes()).toBe(0);
	});

	it('hold what they are, however small the parts that they arrive in', async () => {
		const body = await upload(address, new Uint8Array(1));
		for (let count = 0; count < 20_000; count++) void body.send(new Uint8Array(40));
		await until(() => bufferedBytes() >= 800_001);
		expect(bufferedBytes()).toBe(800_001);
	});

	it('are read in turns with what else there is to do', async () => {
		const uploads = await Promise.all(Array.from({ length: 20 }, () => upload(address, new Uint8Array(0))));
		for (const body of uploads) for (let part = 0; part < 10; part++) void body.send(new Uint8Array(1_000));
		let turns = 0;
		for (; bufferedBytes() < 200_000; turns++) await nextTurn();
		expect(turns).toBeGreaterThan(40);
	});

	it('hold their memory until what they brought has been used', async () => {
		const body = await upload(
			address,
			new TextEncoder().encode(`${part('name="photo"; filename="a.jpg"', 'x'.repeat(100_000))}--b--\r\n`),
		);
		await body.end();
		expect(body.settled.value?.files.get('photo')).toHaveLength(100_000);
		expect(bufferedBytes()).toBeGreaterThan(100_000);
		body.settled.value?.release();
		expect(bufferedBytes()).toBe(0);
	});

	it('that are complete are not ended to make room', async () => {
		const complete = await upload(
			address,
			new TextEncoder().encode(
				`${part('name="photo"; filename="a.jpg"', 'x'.repeat(5 * mebibyte))}--b--\r\n`,
			),
		);
		await complete.end();
		await vi.advanceTimersByTimeAsync(3_000);
		for (let count = 0; count < 21; count++) await upload(address);
		expect(complete.settled.value?.files.get('photo')?.at(-1)).toBe(0x78);
		expect(bufferedBytes()).toBeLessThanOrEqual(128 * mebibyte);
	});
});
