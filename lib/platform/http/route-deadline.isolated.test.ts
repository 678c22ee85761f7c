import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { pauseDeadline } from '@/lib/core/deadline';
import { log } from '@/lib/platform/log/log';
import { storeUnavailable } from '@/lib/platform/media/object-store';
import { call } from '@/tests/support/calls';
import { route } from './route';

// Nobody listens there; no visitor's call asks.
process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:1/nowhere';
process.env.AUTH_SECRET = 'a secret that only tests know, 32+';

const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});

const reply = z.object({ done: z.boolean() });

function slowRoute(handler: () => Promise<void>) {
	return route({
		access: 'everyone',
		reply,
		deadlineSeconds: 0.1,
		handler: async () => {
			await handler();
			return { done: true };
		},
	});
}

it('a call that is kept waiting for too long answers 503, when to come back, and that is logged once', async () => {
	const slow = slowRoute(() => sleep(5_000));
	for (let round = 0; round < 3; round++) {
		const { status, body, headers } = await call(slow, '/api/slow');
		expect(status).toBe(503);
		expect(body).toMatchObject({ code: 'service.unavailable' });
		expect(headers.get('retry-after')).toBe('5');
		expect(headers.get('x-request-id')).toMatch(/./);
	}
	expect(warn).toHaveBeenCalledTimes(1);
});

it('a call that has much to do of its own may take its time', async () => {
	const busy = slowRoute(() => pauseDeadline(() => sleep(200)));
	expect(await call(busy, '/api/busy')).toMatchObject({ status: 200, body: { done: true } });
});

it('a store out of reach is logged once, with its reason', async () => {
	warn.mockClear();
	const cause = new Error('ECONNREFUSED');
	const broken = slowRoute(async () => {
		throw storeUnavailable(cause);
	});
	expect((await call(broken, '/api/broken')).status).toBe(503);
	expect((await call(broken, '/api/broken')).status).toBe(503);
	expect(warn.mock.calls).toEqual([[{ err: cause }, 'storage out of reach']]);
});
