import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { setAfterWriteTask } from './after-response';
import { bufferedBytes, holdBody } from './body-budget';
import { type Call, route } from './route';

provideDatabase();

const greet = route({
	access: 'everyone',
	params: z.object({ id: z.guid() }),
	query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
	body: z.object({ name: z.string().min(1), ids: z.array(z.object({ a: z.string() })).optional() }),
	reply: z.object({ name: z.string(), page: z.number() }),
	handler: async ({ body, query }) => ({ name: body.name, page: query.page, secret: 'never leaves' }),
});
const params = { id: '5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d' };
const greetWith = (json: unknown, path = '/greet') => call(greet, path, { json, params });

afterEach(() => {
	vi.restoreAllMocks();
});

function getForm(name: string): FormData {
	const form = new FormData();
	form.set('name', name);
	return form;
}

const anAnswer = z.object({ ok: z.boolean() });
const answering = (handler: () => Promise<{ ok: boolean }>) =>
	route({
		access: 'everyone',
		reply: anAnswer,
		errors: ['notFound', 'record.stale', 'administrator.last', 'limit.exceeded'],
		handler,
	});

describe('route', () => {
	it('answers what the reply names and nothing else, for nobody to keep', async () => {
		const { status, body, headers } = await greetWith({ name: 'Aanya' });
		expect(status).toBe(200);
		expect(body).toEqual({ name: 'Aanya', page: 1 });
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
	});

	it.each([
		[{}, 'name', 'This is required.'],
		[{ name: '' }, 'name', 'This is required.'],
		[{ name: [] }, 'name', 'This is not valid.'],
		[{ name: 'a', ids: {} }, 'ids', 'This is not valid.'],
		[{ name: 'a', ids: [{ a: 'x' }, { a: 1 }] }, 'ids.1.a', 'This is not valid.'],
		[{ name: 'a\u0000' }, 'name', 'This contains characters that are not allowed here.'],
		[{ name: 'a', ids: [{ a: '\ud83d' }] }, 'ids.0.a', 'This contains characters that are not allowed here.'],
		[[], '', 'This is not valid.'],
		[null, '', 'This is required.'],
		[{ 'a\u0000': 1, name: 'a' }, '', 'This contains characters that are not allowed here.'],
	])('refuses %j at its field', async (json, path, message) => {
		const { status, body } = await greetWith(json);
		expect(status).toBe(400);
		expect(body.code).toBe('input.invalid');
		expect(body.errors).toContainEqual({ path, message });
	});

	describe('a text that takes quadratic time to normalize', () => {
		const heap = '\u0315\u0300\u0316'.repeat(1000);
		const greeted = vi.fn();
		const listening = route({
			access: 'everyone',
			params: z.object({ id: z.string().transform((id) => id.normalize('NFC')) }),
			query: z.object({ q: z.string().transform((q) => q.normalize('NFC')) }),
			body: z.object({ name: z.string().transform((name) => name.normalize('NFC')) }),
			bodyKinds: 'json or multipart',
			reply: anAnswer,
			handler: async () => {
				greeted();
				return { ok: true };
			},
		});
		const tooManyMarks = 'One letter has more than 8 accents or vowel signs. Type that word again.';

		it.each<[string, { id?: string; q?: string }, CallOptions, number, string | null]>([
			['in JSON', {}, { json: { name: heap } }, 400, 'name'],
			['in the name of a field', {}, { json: { [heap]: 1 } }, 400, ''],
			['in a form', {}, { form: getForm(heap) }, 400, 'name'],
			['in the query', { q: heap }, { json: { name: 'a' } }, 400, 'q'],
			['in the path', { id: heap }, { json: { name: 'a' } }, 404, null],
		])('%s is refused and never normalized', async (_, { id = 'a', q = 'b' }, options, status, path) => {
			const normalize = vi.spyOn(String.prototype, 'normalize');
			const target = `/listening?q=${encodeURIComponent(q)}`;
			const answer = await call(listening, target, { method: 'POST', ...options, params: { id } });
			expect(answer.status).toBe(status);
			if (path !== null) expect(answer.body.errors).toContainEqual({ path, message: tooManyMarks });
			expect(normalize.mock.contexts.map(String)).not.toContain(heap);
			expect(greeted).not.toHaveBeenCalled();
		});

		it('is worded in Hindi too', async () => {
			const { body } = await call(listening, '/listening?q=a', {
				...{ json: { name: heap }, params: { id: 'a' }, language: 'hi' },
			});
			expect(body.errors).toEqual([
				{
					path: 'name',
					message: 'किसी एक अक्षर पर 8 से अधिक मात्राएँ या चिह्न लगे हैं। वह शब्द फिर से लिखें।',
				},
			]);
		});
	});

	it('names a hundred wrong fields at most', async () => {
		const ids = Array.from({ length: 20_000 }, () => ({ a: 1 }));
		const { status, body } = await greetWith({ name: 'a', ids });
		expect(status).toBe(400);
		expect(body.errors).toHaveLength(100);
	});

	it('starts no session with a refusal', async () => {
		const failing = route({
			access: 'everyone',
			reply: anAnswer,
			handler: async ({ setSession }) => {
				setSession({ token: 'just started', expiresAt: new Date(), isKept: true });
				throw new DomainError('service.unavailable');
			},
		});
		const { status, headers } = await call(failing, '/failing', { method: 'POST' });
		expect(status).toBe(503);
		expect(headers.get('set-cookie')).toBeNull();
		expect(headers.get('x-request-id')).not.toBeNull();
	});

	it('survives nesting as deep as a body can hold', async () => {
		const raw = `{"name":"a","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
		const headers = { 'content-type': 'application/json' };
		expect((await call(greet, '/greet', { raw, headers, params })).status).toBe(200);
		const nested = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
		expect((await call(greet, '/greet', { raw: nested, headers, params })).status).toBe(400);
	});

	it.each([
		[
			'broken JSON',
			{ raw: '{"name"', headers: { 'content-type': 'application/json' } },
			400,
			'input.malformed',
		],
		['no body', { method: 'POST', headers: { 'content-type': 'application/json' } }, 400, 'input.malformed'],
		['no content type', { method: 'POST' }, 415, 'body.unsupportedType'],
		['a form', { form: new FormData() }, 415, 'body.unsupportedType'],
		['300 KiB', { json: { name: 'x'.repeat(300 * 1024) } }, 413, 'body.tooLarge'],
	])('refuses %s in the asked language', async (_name, options, status, code) => {
		for (const [language, script] of [
			['en', /^[\p{ASCII}]+$/u],
			['hi', /\p{Script=Devanagari}/u],
		] as const) {
			const answer = await call(greet, '/greet', { ...options, params, language });
			expect(answer.status).toBe(status);
			expect(answer.body).toEqual({ code, message: expect.stringMatching(script) });
		}
	});

	it('refuses a wrong query, and one that cannot be stored', async () => {
		for (const query of ['page=0', 'page=x', 'page=1&page=-1', 'q=%00', 'page=%ff']) {
			const { status, body } = await greetWith({ name: 'a' }, `/greet?${query}`);
			expect([query, status, body.code]).toEqual([query, 400, 'input.invalid']);
		}
		expect((await greetWith({ name: 'a' }, '/greet?page=2&__proto__=1&other=1')).body).toMatchObject({
			page: 2,
		});
	});

	it('knows nothing at an address of the wrong form', async () => {
		for (const id of ['1', '', "' OR 1=1", '\u0000', ['a']]) {
			const { status, body } = await call(greet, '/greet', { json: { name: 'a' }, params: { id } });
			expect(status).toBe(404);
			expect(body.code).toBe('notFound');
		}
	});

	it('lets members and administrators in where they may go', async () => {
		const open = (access: 'member' | 'administrator') =>
			route({ access, reply: anAnswer, handler: async () => ({ ok: true }) });
		const member = await makeLogin();
		const administrator = await makeLogin({ isAdmin: true });
		const getStatus = async (access: 'member' | 'administrator', token?: string) =>
			(await call(open(access), '/x', token ? { token } : {})).status;
		expect(await getStatus('member')).toBe(401);
		expect(await getStatus('member', member.token)).toBe(200);
		expect(await getStatus('administrator')).toBe(401);
		expect(await getStatus('administrator', member.token)).toBe(403);
		expect(await getStatus('administrator', administrator.token)).toBe(200);
	});

	it('decides who may before it looks at what was sent', async () => {
		const closed = route({
			access: 'member',
			body: z.object({}),
			reply: anAnswer,
			handler: async () => ({ ok: true }),
		});
		expect((await call(closed, '/x', { raw: 'broken', headers: { 'content-type': 'text/x' } })).status).toBe(
			401,
		);
	});

	it('counts calls by address, before the body is read', async () => {
		const limited = route({
			access: 'everyone',
			limit: { name: 'testing', points: 2, seconds: 60 },
			body: z.object({}),
			reply: anAnswer,
			handler: async () => ({ ok: true }),
		});
		const tryFrom = async (address: string) => (await call(limited, '/x', { json: {}, address })).status;
		expect([
			await tryFrom('10.1.0.1'),
			await tryFrom('10.1.0.1'),
			await tryFrom('10.1.0.1'),
			await tryFrom('10.1.0.2'),
		]).toEqual([200, 200, 429, 200]);
		const refused = await call(limited, '/x', { raw: 'broken', address: '10.1.0.1' });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(refused.body.message).toMatch(/^Too many attempts/);
	});

	it('asks to come back while other bodies hold all the memory there is for them', async () => {
		const others = holdBody('198.51.100.9', () => {});
		others.growTo(128 * 1024 * 1024);
		others.noteArrival();
		for (const [language, script] of [
			['en', /^[\p{ASCII}]+$/u],
			['hi', /\p{Script=Devanagari}/u],
		] as const) {
			const { status, headers, body } = await call(greet, '/greet', {
				json: { name: 'a' },
				params,
				language,
			});
			expect([status, headers.get('retry-after')]).toEqual([503, '5']);
			expect(body).toEqual({ code: 'service.busy', message: expect.stringMatching(script) });
		}
		others.release();
		expect((await greetWith({ name: 'a' })).status).toBe(200);
		expect(bufferedBytes()).toBe(0);
	});

	it('holds the memory of a body until the handler has ended, not only until it is given up', async () => {
		let end = () => {};
		const ended = new Promise<void>((resolve) => {
			end = resolve;
		});
		const lasting = route({
			access: 'everyone',
			body: z.object({}),
			reply: anAnswer,
			deadlineSeconds: 0.3,
			handler: async () => {
				await ended;
				return { ok: true };
			},
		});
		expect((await call(lasting, '/x', { json: {} })).status).toBe(503);
		expect(bufferedBytes()).toBeGreaterThan(0);
		end();
		await expect.poll(bufferedBytes).toBe(0);
	});

	it('ends a body that stalls, and the connection with it', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		try {
			const raw = new ReadableStream({
				start(controller) {
					controller.enqueue(new TextEncoder().encode('{"name":'));
				},
			});
			const headers = { 'content-type': 'application/json' };
			const answer = call(greet, '/greet', { raw, headers, params });
			await vi.waitFor(() => expect(bufferedBytes()).toBeGreaterThan(0));
			await vi.advanceTimersByTimeAsync(15_000);
			const { status, body, headers: sent } = await answer;
			expect([status, body.code, sent.get('connection')]).toEqual([400, 'body.stalled', 'close']);
			expect(bufferedBytes()).toBe(0);
		} finally {
			vi.useRealTimers();
		}
	});

	it('tells nobody about an error that nobody expected', async () => {
		const { status, body, text, headers } = await call(
			answering(async () => {
				throw new Error('SELECT secret FROM table');
			}),
			'/x',
		);
		expect(status).toBe(500);
		expect(body).toEqual({ code: 'server.unexpected', message: expect.any(String) });
		expect(text).not.toContain('SELECT');
		expect(headers.get('x-request-id')).not.toBeNull();
	});

	it('says to come back when the database is out of reach', async () => {
		const { status, headers } = await call(
			answering(async () => {
				throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
			}),
			'/x',
		);
		expect(status).toBe(503);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	});

	it('says to try again when two writers were in each other’s way', async () => {
		const { status, body } = await call(
			answering(async () => {
				throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
			}),
			'/x',
		);
		expect(status).toBe(409);
		expect(body.code).toBe('record.stale');
	});

	it('fills in what a sentence needs', async () => {
		const refused = answering(async () => {
			throw new DomainError('limit.exceeded', { retryAfterSeconds: 0.4 });
		});
		const { body, headers } = await call(refused, '/x');
		expect(body.message).toBe('Too many attempts. Please try again in 1 second.');
		expect(headers.get('retry-after')).toBe('1');
	});

	it('runs the tasks for after the answer, and hides its failure', async () => {
		const held = holdAfterResponse();
		const done: string[] = [];
		const busy = route({
			access: 'everyone',
			reply: anAnswer,
			handler: async ({
				afterResponse,
			}: Pick<Call<'everyone', undefined, undefined, undefined>, 'afterResponse'>) => {
				afterResponse(async () => {
					throw new Error('no mail today');
				});
				afterResponse(async () => {
					done.push('mail');
				});
				return { ok: true };
			},
		});
		expect((await call(busy, '/x')).status).toBe(200);
		expect(done).toEqual([]);
		await held.run();
		expect(done).toEqual(['mail']);
	});

	it('runs the task for after a write after each call that may have written, and after no other', async () => {
		const task = vi.fn(async () => {});
		const held = holdAfterResponse();
		setAfterWriteTask(task);
		try {
			const done = answering(async () => ({ ok: true }));
			for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'GET']) await call(done, '/done', { method });
			const failing = answering(async () => {
				throw new DomainError('notFound');
			});
			await call(failing, '/failing', { method: 'POST' });
			expect(task).not.toHaveBeenCalled();
			await held.run();
			expect(task).toHaveBeenCalledTimes(4);
		} finally {
			globalThis.afterWriteTask = undefined;
		}
	});

	it('answers HEAD as it answers GET', async () => {
		expect(
			(
				await call(
					answering(async () => ({ ok: true })),
					'/x',
					{ method: 'HEAD' },
				)
			).status,
		).toBe(200);
	});
});
