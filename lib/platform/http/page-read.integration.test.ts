import { headers } from 'next/headers';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { makeLogin } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import { readForPage } from './page-read';
import { route } from './route';
import { socketAddressHeader } from './socket-address';

vi.mock('next/headers', () => ({ headers: vi.fn() }));

provideDatabase();

const limit = { name: 'pageReadOfTest', points: 2, seconds: 60 };

const own = route({
	access: 'member',
	limit,
	params: z.object({ id: z.string() }),
	query: z.object({ age: z.coerce.number().optional() }),
	reply: z.object({ memberId: z.string(), id: z.string(), age: z.number().optional(), language: z.string() }),
	handler: async ({ actor, params, query, language }) => ({
		...{ memberId: actor.memberId, ...params, ...query, language, secret: 'never leaves' },
	}),
});

/** What the browser asks the page with. */
function askedWith(sent: Record<string, string>) {
	vi.mocked(headers).mockResolvedValue(
		new Headers({ [socketAddressHeader]: '10.9.8.7', 'accept-language': 'en', ...sent }),
	);
}

const read = (query = {}) =>
	readForPage(own, { path: '/api/own/[id]', language: 'hi', params: { id: 'a b' }, query });

beforeEach(() => {
	askedWith({});
});

it('answers the reader of the page what the call answers, in the language of the page', async () => {
	const { id: memberId, token } = await makeLogin();
	askedWith({ cookie: `next-auth.session-token=${token}`, 'if-none-match': '"page"' });
	expect(await read({ age: 30, place: undefined })).toEqual({ memberId, id: 'a b', age: 30, language: 'hi' });
});

it('answers nothing where the call refuses: a visitor, what cannot be asked, and too often', async () => {
	expect(await read()).toBeNull();
	const { token } = await makeLogin();
	askedWith({ cookie: `next-auth.session-token=${token}`, [socketAddressHeader]: '10.9.8.6' });
	expect(await read({ age: 'old' })).toBeNull();
	expect(await read()).not.toBeNull();
	expect(await read()).toBeNull();
});
