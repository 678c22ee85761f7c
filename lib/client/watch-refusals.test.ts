import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { isTokenRefused } from '@/components/ui/shown-failure';
import type { ApiFailure } from './api';
import { toasts } from './toast';
import { watchRefusals } from './watch-refusals';

const refusal = (status: number, message = ''): ApiFailure => ({
	...{ ok: false, status, code: 'refused', message, errors: [] },
});
const meta = { failed: 'Not done.' };

const shownToasts = () => toasts.get().map(({ text }) => text);

beforeEach(() => toasts.set([]));

function watched() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const leave = vi.fn(isTokenRefused);
	const stop = watchRefusals(client, leave);
	const mutate = (failure: ApiFailure, options: { meta?: typeof meta; onError?: () => void } = { meta }) =>
		client
			.getMutationCache()
			.build(client, { ...options, mutationFn: () => Promise.reject(failure) })
			.execute(undefined)
			.catch(() => {});
	const ask = (key: string, failure: ApiFailure) =>
		client.query({ queryKey: [key], queryFn: () => Promise.reject(failure) }).catch(() => {});
	return { leave, stop, mutate, ask };
}

it('leaves the page for a mutation that is refused with 401, without a toast', async () => {
	const { leave, mutate } = watched();
	await mutate(refusal(401, 'Please log in.'));
	expect(leave.mock.results).toEqual([{ type: 'return', value: true }]);
	expect(shownToasts()).toEqual([]);
});

it('says what else refuses a mutation, once: in the words of the server, or else in its own', async () => {
	const { mutate } = watched();
	const onError = vi.fn();
	await mutate(refusal(409, 'Somebody was faster.'), { meta, onError });
	expect(shownToasts()).toEqual(['Somebody was faster.']);
	await mutate(refusal(500));
	expect(shownToasts()).toEqual(['Not done.']);
	expect(onError).toHaveBeenCalledOnce();
});

it('leaves the page once for several refusals', async () => {
	const { leave, mutate, ask } = watched();
	await Promise.all([ask('tree', refusal(401)), ask('profile', refusal(401)), mutate(refusal(401))]);
	expect(leave).toHaveBeenCalledOnce();
	expect(shownToasts()).toEqual([]);
});

it('shows nothing for a query, or for a mutation that says itself why it was refused', async () => {
	const { mutate, ask } = watched();
	await ask('tree', refusal(500, 'Not now.'));
	await mutate(refusal(500, 'Not now.'), {});
	expect(shownToasts()).toEqual([]);
});

it('does nothing any more once it was ended', async () => {
	const { leave, stop, mutate, ask } = watched();
	stop();
	await ask('tree', refusal(401));
	await mutate(refusal(401));
	expect(leave).not.toHaveBeenCalled();
});
