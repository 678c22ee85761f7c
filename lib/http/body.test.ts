import { describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { type BodyKinds, readBody } from './body';

const post = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
	new Request('http://localhost/', {
		method: 'POST',
		body,
		headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
		...(body instanceof ReadableStream && { duplex: 'half' }),
	});

const codeOf = async (request: Request, kinds: BodyKinds = 'json or multipart') =>
	readBody(request, kinds).then(
		() => 'read',
		(error: unknown) => (error instanceof DomainError ? error.code : error),
	);

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
		const { fields, files } = await readBody(
			post('{"a":[1,"खम्मा"]}', 'application/json; charset=utf-8'),
			'json',
		);
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
		expect(await codeOf(post(body, 'application/json'))).toBe('input.malformed');
	});

	it('is refused when there is none at all', async () => {
		expect(await codeOf(post(null, 'application/json'))).toBe('input.malformed');
	});

	it('may be left out where a call says so, and is read where it comes', async () => {
		const fieldsOf = async (request: Request) => (await readBody(request, 'json or nothing')).fields;
		for (const nothing of [post(null), post(null, 'application/json'), post('', 'application/json')])
			expect(await fieldsOf(nothing)).toEqual({});
		expect(await fieldsOf(post('{"a":1}', 'application/json'))).toEqual({ a: 1 });
		expect(await codeOf(post('{', 'application/json'), 'json or nothing')).toBe('input.malformed');
		expect(await codeOf(post('a=1', 'text/plain'), 'json or nothing')).toBe('body.unsupportedType');
		expect(await codeOf(post('x', 'multipart/form-data; boundary=b'), 'json or nothing')).toBe(
			'body.unsupportedType',
		);
	});

	it('may be nested as deep as its size allows', async () => {
		const depth = 100_000;
		expect(await codeOf(post('['.repeat(depth) + ']'.repeat(depth), 'application/json'))).toBe('read');
	});

	it('sets no prototype', async () => {
		const { fields } = await readBody(post('{"__proto__":{"isAdmin":true}}', 'application/json'), 'json');
		expect(Object(fields).isAdmin).toBeUndefined();
	});

	it('takes 256 KiB and no byte more', async () => {
		const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
		expect(await codeOf(post(text(256 * 1024), 'application/json'))).toBe('read');
		expect(await codeOf(post(text(256 * 1024 + 1), 'application/json'))).toBe('body.tooLarge');
	});

	it('is cut off when it grows without end', async () => {
		let pulls = 0;
		const endless = stream(Number.POSITIVE_INFINITY, () => pulls++);
		expect(await codeOf(post(endless, 'application/json'))).toBe('body.tooLarge');
		expect(pulls).toBeLessThan(10);
	});

	it('is not read when its length is said to be too much', async () => {
		const request = post(stream(10), 'application/json', { 'content-length': '9999999' });
		expect(await codeOf(request)).toBe('body.tooLarge');
		expect(request.bodyUsed).toBe(false);
	});

	it('is counted, whatever its length is said to be', async () => {
		const request = post(stream(300 * 1024), 'application/json', { 'content-length': '5' });
		expect(await codeOf(request)).toBe('body.tooLarge');
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
		expect(await codeOf(post(broken, 'application/json'))).toBe('input.malformed');
	});
});

describe('a multipart body', () => {
	it('is read, its files as bytes', async () => {
		const form = new FormData();
		form.set('name', 'अन्या');
		form.set('photo', new File(['abc'], 'photo.jpg'));
		const { fields, files } = await readBody(post(form), 'json or multipart');
		expect({ ...Object(fields) }).toEqual({ name: 'अन्या' });
		expect(files.get('photo')).toEqual(new TextEncoder().encode('abc'));
	});

	it('lets the last of two fields with one name count, and keeps any name harmless', async () => {
		const form = new FormData();
		form.append('name', 'first');
		form.append('name', 'last');
		form.append('__proto__', 'x');
		form.append('constructor', 'y');
		const { fields } = await readBody(post(form), 'json or multipart');
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
		const { files } = await readBody(post(form), 'json or multipart');
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
	])('is refused with %s', async (_name, type, body) => {
		expect(await codeOf(post(body, type))).toBe('input.malformed');
	});

	it('is refused past 6 MiB, as a picture that is too large', async () => {
		expect(await codeOf(post(stream(6 * 1024 * 1024 + 1), 'multipart/form-data; boundary=b'))).toBe(
			'picture.tooLarge',
		);
	});

	it('is refused by calls that take no form', async () => {
		expect(await codeOf(post(new FormData()), 'json')).toBe('body.unsupportedType');
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
	expect(await codeOf(post(new TextEncoder().encode('{}'), type))).toBe('body.unsupportedType');
});
