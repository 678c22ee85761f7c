import { beforeEach, expect, it, vi } from 'vitest';
import { refreshWaiting, waiting } from './waiting';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));

const counts = { blogs: 1, pictures: 2, messages: 3, reports: 0 };

beforeEach(async () => {
	callApi.mockResolvedValue({ ok: true, data: counts });
	await refreshWaiting();
});

it('tells whoever listens what was counted', async () => {
	const listener = vi.fn();
	const stop = waiting.subscribe(listener);
	callApi.mockResolvedValue({ ok: true, data: { ...counts, blogs: 0 } });
	await refreshWaiting();
	expect(listener).toHaveBeenCalledOnce();
	expect(waiting.get()).toEqual({ status: 'loaded', counts: { ...counts, blogs: 0 } });
	stop();
	await refreshWaiting();
	expect(listener).toHaveBeenCalledOnce();
});

it('keeps the last count when the next one fails', async () => {
	callApi.mockResolvedValue({ ok: false, status: 503 });
	await refreshWaiting();
	expect(waiting.get()).toEqual({ status: 'failed', counts });
});

it('the last question wins', async () => {
	let answerFirst: (answer: unknown) => void = () => {};
	callApi.mockReturnValueOnce(
		new Promise((resolve) => {
			answerFirst = resolve;
		}),
	);
	const first = refreshWaiting();
	await Promise.resolve();
	callApi.mockResolvedValue({ ok: true, data: { ...counts, reports: 9 } });
	await refreshWaiting();
	answerFirst({ ok: true, data: counts });
	await first;
	expect(waiting.get().counts?.reports).toBe(9);
});

it('counts once for all who ask at the same time', async () => {
	callApi.mockClear();
	await Promise.all([refreshWaiting(), refreshWaiting(), refreshWaiting()]);
	expect(callApi).toHaveBeenCalledOnce();
	await refreshWaiting();
	expect(callApi).toHaveBeenCalledTimes(2);
});
