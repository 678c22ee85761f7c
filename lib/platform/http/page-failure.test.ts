import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { storeUnavailable } from '@/lib/platform/media/object-store';
import { notePageFailure } from './page-failure';

const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
const error = vi.spyOn(log, 'error').mockImplementation(() => {});

beforeEach(() => {
	vi.clearAllMocks();
	globalThis.outages?.clear();
});

const route = '/[locale]/profile/[id]';

it('a page that fails for want of the database or the store is logged as an outage, once', () => {
	const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
	for (let page = 0; page < 3; page++) notePageFailure(gone, route);
	notePageFailure(storeUnavailable(gone), route);
	expect(warn.mock.calls).toEqual([
		[{ err: gone, route }, 'database out of reach'],
		[{ err: gone, route }, 'storage out of reach'],
	]);
	expect(error).not.toHaveBeenCalled();
});

it('a fault of the page itself is logged as what it is', () => {
	const fault = new TypeError('undefined is not a function');
	notePageFailure(fault, route);
	expect(error.mock.calls).toEqual([[{ err: fault, route }, 'unexpected']]);
});
