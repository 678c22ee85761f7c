import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));
const leaveWhenLoggedOut = vi.hoisted(() => vi.fn());
vi.mock('@/components/form/admin-session-end', () => ({ leaveWhenLoggedOut }));
const readToken = vi.hoisted(() => vi.fn<() => string | null>());
vi.mock('@/lib/client/session', () => ({ readToken }));

import { reportUse } from './session-use';

const minuteMs = 60_000;
let page: EventTarget;
let stop: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	callApi.mockResolvedValue({ ok: true, status: 200, data: {} });
	readToken.mockReturnValue('a token');
	page = new EventTarget();
	vi.stubGlobal('window', page);
	stop = reportUse();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

const press = (type = 'keydown') => page.dispatchEvent(new Event(type));

it.each(['keydown', 'pointerdown', 'input'])('calls once in five minutes while there is %s', (type) => {
	for (let minute = 0; minute <= 60; minute++) {
		press(type);
		vi.advanceTimersByTime(minuteMs);
	}
	expect(callApi).toHaveBeenCalledTimes(12);
	expect(new Set(callApi.mock.calls.map(([path]) => path))).toEqual(new Set(['GET /api/users/profile']));
});

it('calls nothing without input, without a token, or once it is stopped', () => {
	vi.advanceTimersByTime(60 * minuteMs);
	readToken.mockReturnValue(null);
	press();
	readToken.mockReturnValue('a token');
	stop();
	press();
	expect(callApi).not.toHaveBeenCalled();
});

it('leaves for the login when the session is already over', async () => {
	const refused = { ok: false, status: 401, code: 'auth.idle', message: '', errors: [] };
	callApi.mockResolvedValue(refused);
	vi.advanceTimersByTime(5 * minuteMs);
	press();
	await vi.advanceTimersByTimeAsync(0);
	expect(leaveWhenLoggedOut.mock.calls).toEqual([[refused]]);
});
