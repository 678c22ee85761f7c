import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './api';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	fetched.mockReset();
	vi.stubGlobal('fetch', fetched);
	vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { unreachable: 'Not reached.' } } });
	vi.stubGlobal('localStorage', { getItem: () => null });
});

function sent(): { headers: Headers; body: unknown } {
	const options = fetched.mock.calls[0]?.[1];
	return { headers: new Headers(options?.headers), body: options?.body };
}

describe('callApi', () => {
	it('asks in the language of the page and sends JSON', async () => {
		fetched.mockResolvedValue(Response.json({ token: 't' }));
		expect(await callApi('/api/users/login', { method: 'POST', body: { email: 'a' } })).toEqual({
			ok: true,
			data: { token: 't' },
		});
		expect(sent().headers.get('accept-language')).toBe('en');
		expect(sent().headers.get('content-type')).toBe('application/json');
		expect(sent().headers.has('authorization')).toBe(false);
		expect(sent().body).toBe('{"email":"a"}');
	});

	it('leaves the type of a form to the browser, which knows its boundary', async () => {
		fetched.mockResolvedValue(new Response(null, { status: 204 }));
		const form = new FormData();
		expect(await callApi('/api/users/profile', { method: 'PUT', body: form })).toEqual({
			ok: true,
			data: null,
		});
		expect(sent().headers.has('content-type')).toBe(false);
		expect(sent().body).toBe(form);
	});

	it('hands back a refusal with the errors of its fields', async () => {
		const errors = [{ path: 'email', message: 'Taken.' }, { path: 3 }];
		fetched.mockResolvedValue(
			Response.json({ message: 'No.', code: 'email.taken', errors }, { status: 409 }),
		);
		expect(await callApi('/api/users/register')).toEqual({
			ok: false,
			status: 409,
			code: 'email.taken',
			message: 'No.',
			errors: [{ path: 'email', message: 'Taken.' }],
		});
	});

	it('says in the page’s words that the server was not reached', async () => {
		fetched.mockRejectedValue(new TypeError('fetch failed'));
		expect(await callApi('/api/blogs')).toEqual({
			ok: false,
			status: 0,
			code: 'network',
			message: 'Not reached.',
			errors: [],
		});
	});

	it('leaves it to the page to speak for an answer that says nothing', async () => {
		fetched.mockResolvedValue(new Response('<p>', { status: 502 }));
		expect(await callApi('/api/blogs')).toEqual({
			ok: false,
			status: 502,
			code: 'unknown',
			message: '',
			errors: [],
		});
	});
});
