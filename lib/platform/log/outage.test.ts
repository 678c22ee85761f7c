import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from './log';
import { noteOutage } from './outage';

const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] });
	globalThis.outages?.clear();
	warn.mockClear();
});
afterEach(() => vi.useRealTimers());

const error = new Error('gone');

it('tells of an outage once, and after a minute for how many calls it has lasted', () => {
	for (let call = 0; call < 61; call++) {
		noteOutage('database', error, { requestId: `call ${call}` });
		vi.advanceTimersByTime(1_000);
	}
	expect(warn.mock.calls).toEqual([
		[{ err: error, requestId: 'call 0' }, 'database out of reach'],
		[{ err: error, requestId: 'call 60', unlogged: 59 }, 'database out of reach'],
	]);
});

it('tells of each part, and of the next outage', () => {
	noteOutage('database', error);
	noteOutage('storage', error);
	expect(warn).toHaveBeenCalledTimes(2);
	vi.advanceTimersByTime(11_000);
	noteOutage('database', error);
	expect(warn).toHaveBeenCalledTimes(3);
	expect(warn).toHaveBeenLastCalledWith({ err: error }, 'database out of reach');
});
