import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, downloadFile, subscribeToChanges } from './api';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	fetched.mockReset();
	vi.stubGlobal('fetch', fetched);
	vi.stubGlobal('document', {
		documentElement: { lang: 'en', dataset: { unreachable: 'Not reached.', tooLarge: 'Too much.' } },
	});
	vi.stubGlobal('localStorage', { getItem: () => null });
});

function sent(): { headers: Headers; body: unknown } {
	const options = fetched.mock.calls[0]?.[1];
	return { headers: new Headers(options?.headers), body: options?.body };
}

describe('callApi', () => {
	it('asks in the language of the page and sends JSON', async () => {
		fetched.mockResolvedValue(Response.json({ token: 't' }));
		expect(await callApi('POST /api/users/login', { body: { email: 'a', password: 'b' } })).toEqual({
			ok: true,
			data: { token: 't' },
		});
		expect(sent().headers.get('accept-language')).toBe('en');
		expect(sent().headers.get('content-type')).toBe('application/json');
		expect(sent().headers.has('authorization')).toBe(false);
		expect(sent().body).toBe('{"email":"a","password":"b"}');
	});

	it('puts encoded parameters into the path, and asks for what has a value', async () => {
		fetched.mockResolvedValue(Response.json({}));
		await callApi('DELETE /api/users/sessions/[id]', { params: { id: 'a/b' } });
		await callApi('GET /api/blogs/search', { query: { query: 'fort & lake' } });
		await callApi('GET /api/users', { query: { page: 2, query: undefined } });
		expect(fetched.mock.calls.map(([address, options]) => [options?.method, address])).toEqual([
			['DELETE', '/api/users/sessions/a%2Fb'],
			['GET', '/api/blogs/search?query=fort+%26+lake'],
			['GET', '/api/users?page=2'],
		]);
	});

	it('says that something changed after a call that changes, and not after one that reads or is refused', async () => {
		const listener = vi.fn();
		const stop = subscribeToChanges(listener);
		fetched.mockResolvedValueOnce(Response.json({}));
		await callApi('GET /api/blogs');
		fetched.mockResolvedValueOnce(Response.json({ message: 'No.' }, { status: 409 }));
		await callApi('DELETE /api/users/sessions');
		expect(listener).not.toHaveBeenCalled();
		fetched.mockResolvedValueOnce(Response.json({}));
		await callApi('DELETE /api/users/sessions');
		expect(listener).toHaveBeenCalledTimes(1);
		stop();
		fetched.mockResolvedValueOnce(Response.json({}));
		await callApi('DELETE /api/users/sessions');
		expect(listener).toHaveBeenCalledTimes(1);
	});

	it('takes what is no JSON for a failure, with any status', async () => {
		fetched.mockResolvedValue(new Response('<p>Log in to this network</p>'));
		expect(await callApi('GET /api/blogs')).toMatchObject({ ok: false, code: 'unknown', message: '' });
	});

	it('leaves the type of a form to the browser, which knows its boundary', async () => {
		fetched.mockResolvedValue(Response.json({}));
		const form = new FormData();
		await callApi('PUT /api/users/profile', { body: form });
		expect(sent().headers.has('content-type')).toBe(false);
		expect(sent().body).toBe(form);
	});

	it('hands back a refusal with the errors of its fields', async () => {
		const errors = [{ path: 'email', message: 'Taken.' }, { path: 3 }];
		fetched.mockResolvedValue(
			Response.json({ message: 'No.', code: 'email.taken', errors }, { status: 409 }),
		);
		expect(await callApi('GET /api/blogs')).toEqual({
			ok: false,
			status: 409,
			code: 'email.taken',
			message: 'No.',
			errors: [{ path: 'email', message: 'Taken.' }],
		});
	});

	it('says in the page’s words that the server was not reached', async () => {
		fetched.mockRejectedValue(new TypeError('fetch failed'));
		expect(await callApi('GET /api/blogs')).toEqual({
			ok: false,
			status: 0,
			code: 'network',
			message: 'Not reached.',
			errors: [],
		});
	});

	it('leaves it to the page to speak for an answer that says nothing', async () => {
		fetched.mockResolvedValue(new Response('<p>', { status: 502 }));
		expect(await callApi('GET /api/blogs')).toEqual({
			ok: false,
			status: 502,
			code: 'unknown',
			message: '',
			errors: [],
		});
	});
});

describe('callApi with an upload', () => {
	/** What an upload needs of one; `send` is what comes of it. */
	function stubXhr(outcome: { status: number; text: string } | 'no answer') {
		const sent: { method?: string; path?: string; headers: Map<string, string>; body?: unknown } = {
			headers: new Map(),
		};
		class Xhr {
			status = 0;
			responseText = '';
			upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
			onload: (() => void) | null = null;
			onerror: (() => void) | null = null;
			open(method: string, path: string) {
				Object.assign(sent, { method, path });
			}
			getResponseHeader() {
				return null;
			}
			setRequestHeader(name: string, value: string) {
				sent.headers.set(name, value);
			}
			send(body: unknown) {
				sent.body = body;
				this.upload.onprogress?.({ loaded: 1, total: 4 });
				this.upload.onprogress?.({ loaded: 4, total: 4 });
				if (outcome === 'no answer') return this.onerror?.();
				this.status = outcome.status;
				this.responseText = outcome.text;
				this.onload?.();
			}
		}
		vi.stubGlobal('XMLHttpRequest', Xhr);
		return sent;
	}
	const body = new FormData();

	it('tells how far it has come, and answers as without', async () => {
		const sent = stubXhr({ status: 201, text: '{"token":"t"}' });
		const shares: number[] = [];
		const answer = await callApi('POST /api/users/register', {
			body,
			onUpload: (share) => shares.push(share),
		});
		expect(answer).toEqual({ ok: true, data: { token: 't' } });
		expect(shares).toEqual([0, 0.25, 1]);
		expect(sent).toMatchObject({ method: 'POST', path: '/api/users/register', body });
		expect(sent.headers.get('accept-language')).toBe('en');
		expect(fetched).not.toHaveBeenCalled();
	});

	it('hands back a refusal, and what did not come through', async () => {
		stubXhr({ status: 413, text: '{"message":"Too large.","code":"picture.tooLarge"}' });
		const upload = { body, onUpload: () => {} };
		expect(await callApi('POST /api/users/register', upload)).toMatchObject({
			status: 413,
			message: 'Too large.',
		});
		stubXhr({ status: 413, text: 'Request Entity Too Large FUNCTION_PAYLOAD_TOO_LARGE' });
		expect(await callApi('POST /api/users/register', upload)).toMatchObject({
			status: 413,
			message: 'Too much.',
		});
		stubXhr('no answer');
		expect(await callApi('POST /api/users/register', upload)).toMatchObject({ status: 0, code: 'network' });
	});
});

describe('a newer build', () => {
	async function answerFrom(build: string | null) {
		vi.resetModules();
		const { callApi: call } = await import('./api');
		const { newerBuild } = await import('./newer-build');
		fetched.mockResolvedValue(Response.json({}, build === null ? {} : { headers: { 'x-build-id': build } }));
		await call('GET /api/blogs');
		return newerBuild.get();
	}

	it('is noticed by the header of an answer', async () => {
		expect(await answerFrom('mi8x3k2p')).toBe(true);
		expect(await answerFrom('0')).toBe(false);
		expect(await answerFrom(null)).toBe(false);
	});
});

describe('downloadFile', () => {
	const { signal } = new AbortController();

	it('hands over the file with the name that the server gives it', async () => {
		const headers = { 'content-disposition': 'attachment; filename="family.ged"' };
		fetched.mockResolvedValue(new Response('0 HEAD', { headers }));
		const file = await downloadFile('GET /api/family/export', { query: { format: 'gedcom-7.0' }, signal });
		expect(file).toMatchObject({ ok: true, name: 'family.ged' });
		expect(file.ok && (await file.content.text())).toBe('0 HEAD');
	});

	it('hands back a refusal, and a connection that broke', async () => {
		fetched.mockResolvedValueOnce(
			Response.json({ message: 'Later.', code: 'limit.exceeded' }, { status: 429 }),
		);
		const refusal = { ok: false, status: 429, code: 'limit.exceeded', message: 'Later.' };
		expect(
			await downloadFile('GET /api/family/export', { query: { format: 'gedcom-7.0' }, signal }),
		).toMatchObject(refusal);
		fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
		const broken = { ok: false, code: 'network', message: 'Not reached.' };
		expect(
			await downloadFile('GET /api/family/export', { query: { format: 'gedcom-7.0' }, signal }),
		).toMatchObject(broken);
	});
});
